#include "CRawShim.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
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
  int (*open_buffer)(void *, const void *, size_t);
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
      {"libraw_open_buffer", (void **)&library.open_buffer},
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

struct VitrineRaw {
  void *handle;
  void *bytes;
  size_t length;
};

VitrineRaw *vitrine_raw_open(int descriptor) {
  struct stat status;
  if (!vitrine_raw_is_available() || fstat(descriptor, &status) || status.st_size <= 0)
    return NULL;
  VitrineRaw raw = {NULL, MAP_FAILED, (size_t)status.st_size};
  raw.bytes = mmap(NULL, raw.length, PROT_READ, MAP_PRIVATE, descriptor, 0);
  if (raw.bytes == MAP_FAILED)
    return NULL;
  raw.handle = library.init(0);
  VitrineRaw *opened = NULL;
  if (raw.handle && !library.open_buffer(raw.handle, raw.bytes, raw.length))
    opened = malloc(sizeof *opened);
  if (opened) {
    *opened = raw;
    return opened;
  }
  if (raw.handle)
    library.close(raw.handle);
  munmap(raw.bytes, raw.length);
  return NULL;
}

void vitrine_raw_close(VitrineRaw *raw) {
  library.close(raw->handle);
  munmap(raw->bytes, raw->length);
  free(raw);
}

int vitrine_raw_size(VitrineRaw *raw, int *width, int *height) {
  if (library.adjust_sizes_info_only(raw->handle))
    return -1;
  *width = library.get_iwidth(raw->handle);
  *height = library.get_iheight(raw->handle);
  return *width > 0 && *height > 0 ? 0 : -1;
}

int64_t vitrine_raw_time(VitrineRaw *raw) { return library.get_imgother(raw->handle)->time; }

void *vitrine_raw_preview(VitrineRaw *raw, const unsigned char **bytes, size_t *length) {
  int error = 0;
  if (library.unpack_thumb(raw->handle))
    return NULL;
  Processed *preview = library.dcraw_make_mem_thumb(raw->handle, &error);
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
  if (library.unpack(raw->handle))
    return NULL;
  for (int i = 0; i < 4; i++) {
    float factor = library.get_cam_mul(raw->handle, i);
    // Cameras with one green say nothing about the second.
    if (!(factor > 0))
      factor = i == 3 ? library.get_cam_mul(raw->handle, 1) : 0;
    if (factor > 0)
      library.set_user_mul(raw->handle, i, factor);
  }
  library.set_output_color(raw->handle, 1);
  library.set_output_bps(raw->handle, 8);
  // sRGB's curve: its exponent and the slope of its beginning.
  library.set_gamma(raw->handle, 0, 1 / 2.4f);
  library.set_gamma(raw->handle, 1, 12.92f);
  // PPG, whose edges are nearly as good as those of AHD in a third of the time.
  library.set_demosaic(raw->handle, 2);
  if (library.dcraw_process(raw->handle))
    return NULL;
  Processed *picture = library.dcraw_make_mem_image(raw->handle, &error);
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
