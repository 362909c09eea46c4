#include "vips_shim.h"

static void drop_message(const gchar *domain, GLogLevelFlags level, const gchar *text, gpointer data) {
  // What libvips warns of is in its error buffer as well, where the caller reads it.
  (void)domain, (void)level, (void)text, (void)data;
}

int vitrine_vips_start(void) {
  g_log_set_handler("VIPS", G_LOG_LEVEL_WARNING | G_LOG_LEVEL_INFO | G_LOG_LEVEL_DEBUG | G_LOG_LEVEL_MESSAGE,
                    drop_message, NULL);
  if (vips_init("vitrine"))
    return -1;
  vips_concurrency_set(1);
  vips_cache_set_max(0);
  vips_cache_set_max_mem(0);
  vips_block_untrusted_set(TRUE);
  return 0;
}

static char *options_for(const char *loader, int page) {
  gboolean has_pages = loader && (g_str_has_prefix(loader, "VipsForeignLoadNsgif") ||
                                  g_str_has_prefix(loader, "VipsForeignLoadWebp") ||
                                  g_str_has_prefix(loader, "VipsForeignLoadTiff") ||
                                  g_str_has_prefix(loader, "VipsForeignLoadHeif"));
  return has_pages && page > 0 ? g_strdup_printf("[page=%d,fail_on=truncated]", page)
                               : g_strdup("[fail_on=truncated]");
}

VipsImage *vitrine_vips_open(const char *path, const void *buffer, size_t length, int page) {
  if (buffer) {
    const char *loader = vips_foreign_find_load_buffer(buffer, length);
    if (!loader)
      return NULL;
    char *options = options_for(loader, page);
    VipsImage *image = vips_image_new_from_buffer(buffer, length, options, "access",
                                                  VIPS_ACCESS_SEQUENTIAL, NULL);
    g_free(options);
    return image;
  }
  const char *loader = vips_foreign_find_load(path);
  if (!loader)
    return NULL;
  char *options = options_for(loader, page);
  char *name = g_strconcat(path, options, NULL);
  VipsImage *image = vips_image_new_from_file(name, "access", VIPS_ACCESS_SEQUENTIAL, NULL);
  g_free(name);
  g_free(options);
  return image;
}

VipsImage *vitrine_vips_thumbnail(const char *path, const void *buffer, size_t length, int page,
                                  int width, int height) {
  VipsImage *out = NULL;
  const char *loader = buffer ? vips_foreign_find_load_buffer(buffer, length) : vips_foreign_find_load(path);
  if (!loader)
    return NULL;
  char *options = options_for(loader, page);
  int failed;
  if (buffer) {
    failed = vips_thumbnail_buffer((void *)buffer, length, &out, width, "height", height, "size",
                                   VIPS_SIZE_DOWN, "option_string", options, "export_profile", "srgb",
                                   "fail_on", VIPS_FAIL_ON_TRUNCATED, NULL);
  } else {
    char *name = g_strconcat(path, options, NULL);
    failed = vips_thumbnail(name, &out, width, "height", height, "size", VIPS_SIZE_DOWN,
                            "export_profile", "srgb", "fail_on", VIPS_FAIL_ON_TRUNCATED, NULL);
    g_free(name);
  }
  g_free(options);
  return failed ? NULL : out;
}

VipsImage *vitrine_vips_to_bgra(VipsImage *image) {
  VipsImage *current = image;
  g_object_ref(current);
#define STEP(call)                      \
  do {                                  \
    VipsImage *next = NULL;             \
    if (call) {                         \
      g_object_unref(current);          \
      return NULL;                      \
    }                                   \
    g_object_unref(current);            \
    current = next;                     \
  } while (0)
  if (current->Type != VIPS_INTERPRETATION_sRGB)
    STEP(vips_colourspace(current, &next, VIPS_INTERPRETATION_sRGB, NULL));
  if (current->BandFmt != VIPS_FORMAT_UCHAR)
    STEP(vips_cast(current, &next, VIPS_FORMAT_UCHAR, NULL));
  if (current->Bands == 1 || current->Bands == 2) {
    VipsImage *gray = NULL, *alpha = NULL;
    if (vips_extract_band(current, &gray, 0, NULL)) {
      g_object_unref(current);
      return NULL;
    }
    VipsImage *parts[4] = {gray, gray, gray, NULL};
    int n = 3;
    if (current->Bands == 2 && !vips_extract_band(current, &alpha, 1, NULL))
      parts[n++] = alpha;
    VipsImage *joined = NULL;
    int failed = vips_bandjoin(parts, &joined, n, NULL);
    g_object_unref(gray);
    if (alpha)
      g_object_unref(alpha);
    g_object_unref(current);
    if (failed)
      return NULL;
    current = joined;
  }
  if (current->Bands > 4)
    STEP(vips_extract_band(current, &next, 0, "n", 4, NULL));
  if (current->Bands == 4) {
    STEP(vips_premultiply(current, &next, NULL));
    STEP(vips_cast(current, &next, VIPS_FORMAT_UCHAR, NULL));
  } else {
    STEP(vips_bandjoin_const1(current, &next, 255, NULL));
  }
#undef STEP
  VipsImage *bands[4] = {NULL};
  VipsImage *result = NULL;
  static const int order[4] = {2, 1, 0, 3};
  int failed = 0;
  for (int i = 0; i < 4 && !failed; i++)
    failed = vips_extract_band(current, &bands[i], order[i], NULL);
  if (!failed)
    failed = vips_bandjoin(bands, &result, 4, NULL);
  for (int i = 0; i < 4; i++)
    if (bands[i])
      g_object_unref(bands[i]);
  g_object_unref(current);
  return failed ? NULL : result;
}

VipsImage *vitrine_vips_from_bgra(const void *pixels, size_t length, int width, int height) {
  VipsImage *raw = vips_image_new_from_memory(pixels, length, width, height, 4, VIPS_FORMAT_UCHAR);
  if (!raw)
    return NULL;
  VipsImage *bands[4] = {NULL};
  VipsImage *joined = NULL, *typed = NULL, *plain = NULL, *result = NULL;
  static const int order[4] = {2, 1, 0, 3};
  int failed = 0;
  for (int i = 0; i < 4 && !failed; i++)
    failed = vips_extract_band(raw, &bands[i], order[i], NULL);
  failed = failed || vips_bandjoin(bands, &joined, 4, NULL);
  failed = failed || vips_copy(joined, &typed, "interpretation", VIPS_INTERPRETATION_sRGB, NULL);
  failed = failed || vips_unpremultiply(typed, &plain, NULL);
  failed = failed || vips_cast(plain, &result, VIPS_FORMAT_UCHAR, NULL);
  for (int i = 0; i < 4; i++)
    if (bands[i])
      g_object_unref(bands[i]);
  if (joined)
    g_object_unref(joined);
  if (typed)
    g_object_unref(typed);
  if (plain)
    g_object_unref(plain);
  g_object_unref(raw);
  return failed ? NULL : result;
}

int vitrine_vips_png(VipsImage *image, void **buffer, size_t *length) {
  return vips_pngsave_buffer(image, buffer, length, "compression", 6, NULL);
}

int vitrine_vips_jpeg(VipsImage *image, int quality, void **buffer, size_t *length) {
  return vips_jpegsave_buffer(image, buffer, length, "Q", quality, NULL);
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
