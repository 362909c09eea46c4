#include "save_shim.h"

int vitrine_vips_png(VipsImage *image, void **buffer, size_t *length) {
  return vips_pngsave_buffer(image, buffer, length, "compression", 6, NULL);
}

int vitrine_vips_jpeg(VipsImage *image, int quality, void **buffer, size_t *length) {
  return vips_jpegsave_buffer(image, buffer, length, "Q", quality, NULL);
}

static int save(VipsImage *image, VitrineSaver saver, int quality, void **buffer, size_t *length) {
  switch (saver) {
  case VITRINE_SAVE_JPEG:
    return vips_jpegsave_buffer(image, buffer, length, "Q", quality, "optimize_coding", TRUE, NULL);
  case VITRINE_SAVE_PNG:
    return vips_pngsave_buffer(image, buffer, length, "compression", 6, NULL);
  case VITRINE_SAVE_WEBP:
    return vips_webpsave_buffer(image, buffer, length, "Q", quality, NULL);
  case VITRINE_SAVE_TIFF:
    return vips_tiffsave_buffer(image, buffer, length, "compression",
                                VIPS_FOREIGN_TIFF_COMPRESSION_DEFLATE, "predictor",
                                VIPS_FOREIGN_TIFF_PREDICTOR_HORIZONTAL, NULL);
  case VITRINE_SAVE_AVIF:
    return vips_heifsave_buffer(image, buffer, length, "Q", quality, "compression",
                                VIPS_FOREIGN_HEIF_COMPRESSION_AV1, NULL);
  case VITRINE_SAVE_HEIC:
    return vips_heifsave_buffer(image, buffer, length, "Q", quality, "compression",
                                VIPS_FOREIGN_HEIF_COMPRESSION_HEVC, NULL);
  case VITRINE_SAVE_JPEG_XL:
    vips_operation_block_set("VipsForeignSaveJxl", FALSE);
    return vips_jxlsave_buffer(image, buffer, length, "Q", quality, "effort", 5, NULL);
  }
  return -1;
}

int vitrine_vips_save(VipsImage *image, VitrineSaver saver, int quality, const void *exif,
                      size_t exif_length, const void *xmp, size_t xmp_length, void **buffer,
                      size_t *length) {
  VipsImage *copy = NULL;
  if (vips_copy(image, &copy, NULL))
    return -1;
  if (exif_length)
    vips_image_set_blob_copy(copy, VIPS_META_EXIF_NAME, exif, exif_length);
  if (xmp_length)
    vips_image_set_blob_copy(copy, VIPS_META_XMP_NAME, xmp, xmp_length);
  int failed = save(copy, saver, quality, buffer, length);
  g_object_unref(copy);
  return failed;
}

int vitrine_vips_webp(VipsImage *image, int quality, int page_height, const int *delays, int count,
                      void **buffer, size_t *length) {
  VipsImage *copy = NULL;
  if (vips_copy(image, &copy, NULL))
    return -1;
  vips_image_set_int(copy, VIPS_META_PAGE_HEIGHT, page_height);
  vips_image_set_array_int(copy, "delay", delays, count);
  vips_image_set_int(copy, "loop", 0);
  int failed = vips_webpsave_buffer(copy, buffer, length, "Q", quality, NULL);
  g_object_unref(copy);
  return failed;
}
