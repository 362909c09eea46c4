#pragma once
#include <stdint.h>
#include <vips/vips.h>

/// As `read`: how many bytes, 0 at the end, less than 0 when nobody wants them any more.
typedef int64_t (*vitrine_read)(void *context, void *buffer, int64_t length);
/// As `lseek`.
typedef int64_t (*vitrine_seek)(void *context, int64_t offset, int whence);

/// A source whose bytes come from functions, on the thread that decodes. `release` is called with the
/// context once nothing reads from the source any more.
VipsSource *vitrine_vips_source(vitrine_read read, vitrine_seek seek, void (*release)(void *context),
                                void *context);
