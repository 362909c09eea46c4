#pragma once
#include <stddef.h>
#include <vips/vips.h>

// libvips takes its options as varargs, which Swift cannot call. No logic here: one call each.

int vitrine_vips_start(void);

/// Header only; `buffer` may be NULL for a file.
VipsImage *vitrine_vips_open(const char *path, const void *buffer, size_t length, int page);

/// Shrinks while loading; upright, sRGB.
VipsImage *vitrine_vips_thumbnail(const char *path, const void *buffer, size_t length, int page,
                                  int width, int height);

/// 8-bit sRGB with alpha, premultiplied, in the order BGRA. The result is lazy.
VipsImage *vitrine_vips_to_bgra(VipsImage *image);

VipsImage *vitrine_vips_from_bgra(const void *pixels, size_t length, int width, int height);

int vitrine_vips_png(VipsImage *image, void **buffer, size_t *length);
int vitrine_vips_jpeg(VipsImage *image, int quality, void **buffer, size_t *length);
/// Frames stacked in one tall image, each `page_height` high; delays in milliseconds.
int vitrine_vips_webp(VipsImage *image, int quality, int page_height, const int *delays, int count,
                      void **buffer, size_t *length);
