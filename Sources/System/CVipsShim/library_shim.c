#include "library_shim.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

/* libvips and the fifty libraries that it needs are loaded by the processes that decode, and by no other, though
   every program on our UIKit has this code: the first of these processes is a copy of it. So each function of libvips
   that this package calls is a jump to wherever it was loaded. */

// clang-format off
#define VIPS_FUNCTIONS(F) F(vips_avg) F(vips_bandjoin) F(vips_bandjoin2) F(vips_bandjoin_const1) \
   F(vips_block_untrusted_set) F(vips_cache_set_max) F(vips_cache_set_max_mem) F(vips_cast) \
   F(vips_colourspace) F(vips_concurrency_set) F(vips_convsep) F(vips_copy) F(vips_error_clear) \
   F(vips_extract_area) F(vips_extract_band) F(vips_foreign_find_load_source) F(vips_format_sizeof) \
   F(vips_format_sizeof_unsafe) F(vips_g_thread_new) F(vips_gaussblur) F(vips_heifsave_buffer) \
   F(vips_image_get_array_int) F(vips_image_get_bands) F(vips_image_get_blob) F(vips_image_get_format) \
   F(vips_image_get_height) F(vips_image_get_int) F(vips_image_get_interpretation) \
   F(vips_image_get_orientation) F(vips_image_get_string) F(vips_image_get_typeof) F(vips_image_get_width) \
   F(vips_image_hasalpha) F(vips_image_init_fields) F(vips_image_is_sequential) \
   F(vips_image_new_from_memory) F(vips_image_new_from_memory_copy) F(vips_image_new_from_source) \
   F(vips_image_new_matrix_from_array) F(vips_image_new_memory) F(vips_image_pio_input) \
   F(vips_image_set_array_int) F(vips_image_set_blob_copy) F(vips_image_set_double) F(vips_image_set_int) \
   F(vips_image_write_line) F(vips_image_write_to_memory) F(vips_init) F(vips_invert) \
   F(vips_jpegsave_buffer) F(vips_jxlsave_buffer) F(vips_linear) F(vips_linear1) F(vips_maplut) \
   F(vips_multiply) F(vips_operation_block_set) F(vips_pngsave_buffer) F(vips_recomb) \
   F(vips_rect_includespoint) F(vips_region_new) F(vips_region_prepare) F(vips_resize) F(vips_sobel) \
   F(vips_source_custom_new) F(vips_source_get_type) F(vips_source_new_from_memory) F(vips_svgload_source) \
   F(vips_thumbnail_image) F(vips_thumbnail_source) F(vips_tiffsave_buffer) F(vips_version) \
   F(vips_webpsave_buffer)
// clang-format on

static void missing(void) {
  fputs("A function of libvips was called before vitrine_vips_load_library().\n", stderr);
  abort();
}

#if defined(__x86_64__)
#define JUMP(name) "endbr64\n jmp *vitrine_at_" #name "(%rip)\n"
#elif defined(__aarch64__)
#define JUMP(name)                                                                                          \
  "adrp x16, vitrine_at_" #name "\n ldr x16, [x16, :lo12:vitrine_at_" #name "]\n br x16\n"
#else
#error "No jump is written for this processor."
#endif

#define DEFINE(name)                                                                                        \
  __attribute__((visibility("hidden"), used)) void *vitrine_at_##name = (void *)missing;                    \
  __asm__(".text\n .balign 16\n .globl " #name "\n .hidden " #name "\n .type " #name ", %function\n" #name \
          ":\n " JUMP(name) ".size " #name ", . - " #name "\n");
VIPS_FUNCTIONS(DEFINE)

static const struct {
  const char *name;
  void **place;
} functions[] = {
#define ENTRY(name) {#name, &vitrine_at_##name},
    VIPS_FUNCTIONS(ENTRY)};

static void *library;

static void load(void) {
  // Its number since libvips 8.0; a new one means other functions.
  void *handle = dlopen("libvips.so.42", RTLD_LAZY | RTLD_LOCAL);
  if (!handle)
    return;
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    void *found = dlsym(handle, functions[i].name);
    if (!found)
      return;
    *functions[i].place = found;
  }
  library = handle;
}

void *vitrine_vips_load_library(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return library;
}
