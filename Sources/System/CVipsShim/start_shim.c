#define _GNU_SOURCE
#include "start_shim.h"

#include "library_shim.h"

#include <dlfcn.h>
#include <gmodule.h>
#include <vips/vips.h>

static void drop_message(const gchar *domain, GLogLevelFlags level, const gchar *text, gpointer data) {
  // Damaged files are told to the person in place; a log of them would help nobody.
  (void)domain, (void)level, (void)text, (void)data;
}

static int start(void) {
  if (!vitrine_vips_load_library())
    return -1;
  g_log_set_handler("VIPS",
                    G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING | G_LOG_LEVEL_INFO |
                        G_LOG_LEVEL_DEBUG | G_LOG_LEVEL_MESSAGE,
                    drop_message, NULL);
  // libvips loads all of its modules when it starts, which takes longer than a frame, though most photos
  // need none: it is told of a folder that has none.
  int is_elsewhere = g_getenv("VIPSHOME") != NULL;
  g_setenv("VIPSHOME", "/nonexistent", FALSE);
  int failed = vips_init("vitrine");
  if (!is_elsewhere)
    g_unsetenv("VIPSHOME");
  if (failed)
    return -1;
  // Pictures are decoded side by side, so each is decoded by one thread, and none twice.
  vips_concurrency_set(1);
  vips_cache_set_max(0);
  vips_cache_set_max_mem(0);
  // What libvips holds for untrusted is left out, but for the plain pixels of PPM, under the limits for
  // all, and for JPEG XL.
  vips_block_untrusted_set(TRUE);
  vips_operation_block_set("VipsForeignLoadPpm", FALSE);
  return 0;
}

int vitrine_vips_start(void) {
  static gsize result = 0;
  if (g_once_init_enter(&result))
    g_once_init_leave(&result, start() ? 1 : 2);
  return result == 2 ? 0 : -1;
}

void vitrine_vips_load(const char *name) {
  Dl_info library;
  if (vitrine_vips_start() || !dladdr(dlsym(vitrine_vips_load_library(), "vips_init"), &library) || !library.dli_fname)
    return;
  char *folder = g_path_get_dirname(library.dli_fname);
  char *path = g_strdup_printf("%s/vips-modules-%d.%d/%s.so", folder, vips_version(0),
                               vips_version(1), name);
  g_module_open(path, G_MODULE_BIND_LAZY);
  g_free(path);
  g_free(folder);
}

// librsvg fetches nothing by itself, but what it draws can take for ever and all memory there is.
void vitrine_vips_allow_confined(void) {
  vips_operation_block_set("VipsForeignLoadSvg", FALSE);
  vips_operation_block_set("VipsForeignLoadJp2k", FALSE);
  vips_operation_block_set("VipsForeignLoadRad", FALSE);
}
