#include "library_shim.h"

#include "late_library.h"

/* The first process that decodes is a copy of the program, so that every one has this code. */

// clang-format off
#define VIPS_FUNCTIONS(F) F(vips_avg) F(vips_bandjoin) F(vips_bandjoin2) F(vips_bandjoin_const1) \
   F(vips_block_untrusted_set) F(vips_cache_set_max) F(vips_cache_set_max_mem) F(vips_cast) \
   F(vips_colourspace) F(vips_concurrency_set) F(vips_convsep) F(vips_copy) F(vips_error_buffer_copy) \
   F(vips_error_clear) F(vips_extract_area) F(vips_extract_band) F(vips_foreign_find_load_source) \
   F(vips_format_sizeof) F(vips_format_sizeof_unsafe) F(vips_g_thread_new) F(vips_gaussblur) \
   F(vips_heifsave_buffer) F(vips_image_get_array_int) F(vips_image_get_bands) F(vips_image_get_blob) \
   F(vips_image_get_format) F(vips_image_get_height) F(vips_image_get_int) \
   F(vips_image_get_interpretation) F(vips_image_get_orientation) F(vips_image_get_string) \
   F(vips_image_get_typeof) F(vips_image_get_width) F(vips_image_hasalpha) F(vips_image_init_fields) \
   F(vips_image_is_sequential) F(vips_image_new_from_memory) F(vips_image_new_from_memory_copy) \
   F(vips_image_new_from_source) F(vips_image_new_matrix_from_array) F(vips_image_new_memory) \
   F(vips_image_pio_input) F(vips_image_set_array_int) F(vips_image_set_blob_copy) \
   F(vips_image_set_double) F(vips_image_set_int) F(vips_image_write_line) \
   F(vips_image_write_to_memory) F(vips_init) F(vips_invert) F(vips_jpegsave_buffer) \
   F(vips_jxlsave_buffer) F(vips_linear) F(vips_linear1) F(vips_maplut) F(vips_multiply) \
   F(vips_operation_block_set) F(vips_pngsave_buffer) F(vips_recomb) F(vips_rect_includespoint) \
   F(vips_region_new) F(vips_region_prepare) F(vips_resize) F(vips_sobel) F(vips_source_custom_new) \
   F(vips_source_get_type) F(vips_source_new_from_memory) F(vips_svgload_source) \
   F(vips_thumbnail_image) F(vips_thumbnail_source) F(vips_tiffsave_buffer) F(vips_version) \
   F(vips_webpsave_buffer)
// clang-format on
// Its number since libvips 8.0; a new one means other functions.
LATE_LIBRARY(VIPS_FUNCTIONS, "libvips.so.42")

void *vitrine_vips_load_library(void) { return late_library(); }
