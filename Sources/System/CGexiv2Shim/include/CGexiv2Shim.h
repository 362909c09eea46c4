#pragma once

/// Loads gexiv2, once, on any thread; no function of it may be called before.
///
/// - Returns: Whether it is there.
int vitrine_gexiv2_load(void);
