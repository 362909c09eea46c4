#pragma once

/// Loads libvips, once, on any thread; no function of it may be called before.
///
/// - Returns: What `dlsym` takes; NULL if there is no libvips, or an older one.
void *vitrine_vips_load_library(void);
