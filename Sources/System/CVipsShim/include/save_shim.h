#pragma once
#include <stddef.h>
#include <vips/vips.h>

// Encoding. 0 when it could be done; the buffer is to be freed with `g_free`.

int vitrine_vips_png(VipsImage *image, void **buffer, size_t *length);
int vitrine_vips_jpeg(VipsImage *image, int quality, void **buffer, size_t *length);
typedef enum {
  VITRINE_SAVE_JPEG,
  VITRINE_SAVE_PNG,
  VITRINE_SAVE_WEBP,
  VITRINE_SAVE_TIFF,
  VITRINE_SAVE_AVIF,
  VITRINE_SAVE_HEIC,
  VITRINE_SAVE_JPEG_XL,
} VitrineSaver;
/// Metadata is left out where its length is 0.
int vitrine_vips_save(VipsImage *image, VitrineSaver saver, int quality, const void *exif,
                      size_t exif_length, const void *xmp, size_t xmp_length, void **buffer,
                      size_t *length);
/// Frames stacked in one tall image, each `page_height` high; delays in milliseconds.
int vitrine_vips_webp(VipsImage *image, int quality, int page_height, const int *delays, int count,
                      void **buffer, size_t *length);
