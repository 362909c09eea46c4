#pragma once
#include <stddef.h>
#include <stdint.h>
#include <vips/vips.h>

/// Writes the pixels of an image of 8 bits RGBA, turned upright: premultiplied BGRA without gaps.
/// `orientation` is EXIF's, of how the image lies. 0 when it failed, or `is_cancelled` said so: it is
/// asked between strips, on another thread than the caller's, which waits.
int vitrine_vips_bgra(VipsImage *image, int orientation, int (*is_cancelled)(void *context),
                      void *context, uint8_t *pixels, int *is_opaque);

/// Pixels as above, in another size; to be freed with g_free.
uint8_t *vitrine_vips_resized(const uint8_t *bgra, int width, int height, int new_width,
                              int new_height);

// One pass over the pixels each, in C because a debug build of Swift takes seconds for them.

/// In place: premultiplies and turns RGBA into BGRA.
void vitrine_bgra_from_rgba(uint8_t *pixels, size_t count);

/// RGB to opaque BGRA.
void vitrine_bgra_from_rgb(const uint8_t *pixels, size_t count, uint8_t *target);

/// Puts rows of premultiplied BGRA over others, or in their place. Without a source, clears them.
void vitrine_draw_bgra(const uint8_t *source, size_t bytes_per_row, uint8_t *target,
                       size_t target_bytes_per_row, int width, int height, int is_blended);

/// Rows of premultiplied BGRA to rows without padding: RGBA, or RGB on white.
void vitrine_rgba_from_bgra(const uint8_t *pixels, size_t bytes_per_row, int width, int height,
                            uint8_t *target);
void vitrine_rgb_from_bgra(const uint8_t *pixels, size_t bytes_per_row, int width, int height,
                           uint8_t *target);
