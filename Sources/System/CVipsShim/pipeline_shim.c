#define _GNU_SOURCE
#include "pipeline_shim.h"

#include <dlfcn.h>

// Before 8.16 libvips has Orc make machine code for each image that is resized, and frees it with the
// image. Orc (0.4.33) frees without a lock: two images that end together crash. This one is Orc's
// own, which all code holds that was made by its compiler: GStreamer's too. Later versions of libvips
// need none.
typedef void (*Locking)(void);

static Locking lock, unlock;

static void find_locks(void) {
  static gsize is_done = 0;
  if (!g_once_init_enter(&is_done))
    return;
  if (vips_version(0) == 8 && vips_version(1) < 16) {
    lock = (Locking)dlsym(RTLD_DEFAULT, "orc_once_mutex_lock");
    unlock = (Locking)dlsym(RTLD_DEFAULT, "orc_once_mutex_unlock");
  }
  g_once_init_leave(&is_done, 1);
}

void vitrine_pipeline_lock(void) {
  find_locks();
  if (lock && unlock)
    lock();
}

void vitrine_pipeline_unlock(void) {
  if (lock && unlock)
    unlock();
}

void vitrine_vips_release(VipsImage *image) {
  vitrine_pipeline_lock();
  g_object_unref(image);
  vitrine_pipeline_unlock();
}
