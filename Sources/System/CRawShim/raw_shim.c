#include "CRawShim.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

// The part of LibRaw's C interface that is the same in all its versions since 0.19; nothing of its structures is used
// but the beginnings that these declare.
typedef struct {
  int type;
  unsigned short height, width, colors, bits;
  unsigned size;
  unsigned char data[1];
} Processed;
enum { PROCESSED_JPEG = 1, PROCESSED_BITMAP = 2 };

typedef struct {
  float iso, shutter, aperture, focal;
  time_t time;
} Other;

static struct {
  void *(*init)(unsigned);
  void (*close)(void *);
  int (*open_file)(void *, const char *);
  int (*unpack)(void *);
  int (*unpack_thumb)(void *);
  int (*adjust_sizes_info_only)(void *);
  int (*dcraw_process)(void *);
  Processed *(*dcraw_make_mem_image)(void *, int *);
  Processed *(*dcraw_make_mem_thumb)(void *, int *);
  void (*dcraw_clear_mem)(Processed *);
  int (*get_iwidth)(void *);
  int (*get_iheight)(void *);
  float (*get_cam_mul)(void *, int);
  Other *(*get_imgother)(void *);
  void (*set_user_mul)(void *, int, float);
  void (*set_output_color)(void *, int);
  void (*set_output_bps)(void *, int);
  void (*set_gamma)(void *, int, float);
  void (*set_demosaic)(void *, int);
} library;

static int is_available;

static void load(void) {
  // 25 to 19: LibRaw 0.22 to 0.19. The reentrant variant has the same names.
  static const char *const names[] = {"libraw_r.so.25", "libraw_r.so.24", "libraw_r.so.23", "libraw_r.so.22",
                                      "libraw_r.so.21", "libraw_r.so.20", "libraw_r.so.19", "libraw.so.23",
                                      "libraw.so.20",   "libraw.so.19"};
  void *handle = NULL;
  for (size_t i = 0; !handle && i < sizeof names / sizeof *names; i++)
    handle = dlopen(names[i], RTLD_LAZY | RTLD_LOCAL);
  if (!handle)
    return;
  struct {
    const char *name;
    void **target;
  } const entries[] = {
      {"libraw_init", (void **)&library.init},
      {"libraw_close", (void **)&library.close},
      {"libraw_open_file", (void **)&library.open_file},
      {"libraw_unpack", (void **)&library.unpack},
      {"libraw_unpack_thumb", (void **)&library.unpack_thumb},
      {"libraw_adjust_sizes_info_only", (void **)&library.adjust_sizes_info_only},
      {"libraw_dcraw_process", (void **)&library.dcraw_process},
      {"libraw_dcraw_make_mem_image", (void **)&library.dcraw_make_mem_image},
      {"libraw_dcraw_make_mem_thumb", (void **)&library.dcraw_make_mem_thumb},
      {"libraw_dcraw_clear_mem", (void **)&library.dcraw_clear_mem},
      {"libraw_get_iwidth", (void **)&library.get_iwidth},
      {"libraw_get_iheight", (void **)&library.get_iheight},
      {"libraw_get_cam_mul", (void **)&library.get_cam_mul},
      {"libraw_get_imgother", (void **)&library.get_imgother},
      {"libraw_set_user_mul", (void **)&library.set_user_mul},
      {"libraw_set_output_color", (void **)&library.set_output_color},
      {"libraw_set_output_bps", (void **)&library.set_output_bps},
      {"libraw_set_gamma", (void **)&library.set_gamma},
      {"libraw_set_demosaic", (void **)&library.set_demosaic},
  };
  for (size_t i = 0; i < sizeof entries / sizeof *entries; i++) {
    *entries[i].target = dlsym(handle, entries[i].name);
    if (!*entries[i].target) {
      dlclose(handle);
      return;
    }
  }
  is_available = 1;
}

int vitrine_raw_is_available(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_available;
}

VitrineRaw *vitrine_raw_open(const char *path) {
  if (!vitrine_raw_is_available())
    return NULL;
  void *raw = library.init(0);
  if (raw && library.open_file(raw, path)) {
    library.close(raw);
    return NULL;
  }
  return raw;
}

void vitrine_raw_close(VitrineRaw *raw) { library.close(raw); }

int vitrine_raw_size(VitrineRaw *raw, int *width, int *height) {
  if (library.adjust_sizes_info_only(raw))
    return -1;
  *width = library.get_iwidth(raw);
  *height = library.get_iheight(raw);
  return *width > 0 && *height > 0 ? 0 : -1;
}

int64_t vitrine_raw_time(VitrineRaw *raw) { return library.get_imgother(raw)->time; }

void *vitrine_raw_preview(VitrineRaw *raw, const unsigned char **bytes, size_t *length) {
  int error = 0;
  if (library.unpack_thumb(raw))
    return NULL;
  Processed *preview = library.dcraw_make_mem_thumb(raw, &error);
  if (preview && (preview->type != PROCESSED_JPEG || !preview->size)) {
    library.dcraw_clear_mem(preview);
    return NULL;
  }
  if (preview) {
    *bytes = preview->data;
    *length = preview->size;
  }
  return preview;
}

void *vitrine_raw_develop(VitrineRaw *raw, const unsigned char **bytes, int *width, int *height) {
  int error = 0;
  if (library.unpack(raw))
    return NULL;
  for (int i = 0; i < 4; i++) {
    float factor = library.get_cam_mul(raw, i);
    // Cameras with one green say nothing about the second.
    if (!(factor > 0))
      factor = i == 3 ? library.get_cam_mul(raw, 1) : 0;
    if (factor > 0)
      library.set_user_mul(raw, i, factor);
  }
  library.set_output_color(raw, 1);
  library.set_output_bps(raw, 8);
  // sRGB's curve: its exponent and the slope of its beginning.
  library.set_gamma(raw, 0, 1 / 2.4f);
  library.set_gamma(raw, 1, 12.92f);
  // PPG, whose edges are nearly as good as those of AHD in a third of the time.
  library.set_demosaic(raw, 2);
  if (library.dcraw_process(raw))
    return NULL;
  Processed *picture = library.dcraw_make_mem_image(raw, &error);
  if (!picture)
    return NULL;
  size_t count = (size_t)picture->width * picture->height;
  if (picture->type != PROCESSED_BITMAP || picture->colors != 3 || picture->bits != 8 || !count ||
      picture->size < count * 3) {
    library.dcraw_clear_mem(picture);
    return NULL;
  }
  *bytes = picture->data;
  *width = picture->width;
  *height = picture->height;
  return picture;
}

void vitrine_raw_free(void *result) { library.dcraw_clear_mem(result); }
