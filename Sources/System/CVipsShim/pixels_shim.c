#include "pixels_shim.h"

#include <string.h>

#include "pipeline_shim.h"

static int at_most(int value, int limit) { return value < limit ? value : limit; }

// The target may be the same bytes; `step` is from one of its pixels to the next, in bytes. The result is
// 255 when all of it is opaque.
static inline unsigned bgra_from_rgba(const uint8_t *p, size_t count, uint8_t *target,
                                      ptrdiff_t step) {
  unsigned opacity = 255;
  for (const uint8_t *end = p + 4 * count; p < end; p += 4, target += step) {
    unsigned alpha = p[3];
    unsigned red = p[0], green = p[1], blue = p[2];
    if (alpha != 255) {
      red = (red * alpha + 127) / 255;
      green = (green * alpha + 127) / 255;
      blue = (blue * alpha + 127) / 255;
    }
    target[0] = (uint8_t)blue, target[1] = (uint8_t)green, target[2] = (uint8_t)red;
    target[3] = (uint8_t)alpha;
    opacity &= alpha;
  }
  return opacity;
}

void vitrine_bgra_from_rgba(uint8_t *pixels, size_t count) {
  bgra_from_rgba(pixels, count, pixels, 4);
}

void vitrine_bgra_from_rgb(const uint8_t *pixels, size_t count, uint8_t *target) {
  for (size_t i = 0; i < count; i++, pixels += 3, target += 4) {
    target[0] = pixels[2];
    target[1] = pixels[1];
    target[2] = pixels[0];
    target[3] = 255;
  }
}

// Where an image's first pixel lies when it is upright, and how far from one to the next, in bytes.
typedef struct {
  ptrdiff_t first, across, down;
} Layout;

// `orientation` is EXIF's.
static Layout upright(int orientation, ptrdiff_t width, ptrdiff_t height) {
  ptrdiff_t right = width - 1, bottom = height - 1;
  switch (orientation) {
  case 2: return (Layout){4 * right, -4, 4 * width};
  case 3: return (Layout){4 * (bottom * width + right), -4, -4 * width};
  case 4: return (Layout){4 * bottom * width, 4, -4 * width};
  case 5: return (Layout){0, 4 * height, 4};
  case 6: return (Layout){4 * bottom, 4 * height, -4};
  case 7: return (Layout){4 * (right * height + bottom), -4 * height, -4};
  case 8: return (Layout){4 * right * height, -4 * height, 4};
  default: return (Layout){0, 4, 4 * width};
  }
}

typedef struct {
  VipsImage *image;
  uint8_t *pixels;
  Layout layout;
  unsigned opacity;
  int (*is_cancelled)(void *context);
  void *context;
} Picture;

// In strips from the top, as sequential formats have to be read; NULL when it failed.
static void *write_strips(void *data) {
  enum { STRIP = 4 };
  Picture *picture = data;
  Layout layout = picture->layout;
  int width = vips_image_get_width(picture->image), height = vips_image_get_height(picture->image);
  VipsRegion *region = vips_region_new(picture->image);
  int failed = 0;
  for (int top = 0; top < height && !failed; top += STRIP) {
    VipsRect strip = {0, top, width, at_most(STRIP, height - top)};
    failed = picture->is_cancelled(picture->context) || vips_region_prepare(region, &strip);
    for (int y = top; y < top + strip.height && !failed; y++) {
      const uint8_t *row = VIPS_REGION_ADDR(region, 0, y);
      uint8_t *target = picture->pixels + layout.first + y * layout.down;
      // Most are upright as they are stored, and the compiler knows what a step of four is.
      picture->opacity &= layout.across == 4 ? bgra_from_rgba(row, width, target, 4)
                                             : bgra_from_rgba(row, width, target, layout.across);
    }
  }
  g_object_unref(region);
  return failed ? NULL : picture->pixels;
}

// One thread from the first strip to the last. libvips' own way to a buffer wakes the caller for each
// strip and waits for it, twenty times an image. It is a thread of libvips', for only those keep the
// memory of one strip for the next.
int vitrine_vips_bgra(VipsImage *image, int orientation, int (*is_cancelled)(void *context),
                      void *context, uint8_t *pixels, int *is_opaque) {
  if (vips_image_get_bands(image) != 4 || vips_image_pio_input(image))
    return 0;
  Layout layout =
      upright(orientation, vips_image_get_width(image), vips_image_get_height(image));
  Picture picture = {image, pixels, layout, 255, is_cancelled, context};
  GThread *thread = vips_g_thread_new("decode", write_strips, &picture);
  if (!thread || !g_thread_join(thread))
    return 0;
  *is_opaque = picture.opacity == 255;
  return 1;
}

uint8_t *vitrine_vips_resized(const uint8_t *bgra, int width, int height, int new_width,
                              int new_height) {
  VipsImage *image = vips_image_new_from_memory(bgra, (size_t)width * height * 4, width, height, 4,
                                                VIPS_FORMAT_UCHAR);
  VipsImage *out = NULL;
  void *pixels = NULL;
  size_t length = 0;
  // Colors are multiplied by alpha already, so the four bands are four images.
  vitrine_pipeline_lock();
  if (image && vips_resize(image, &out, (double)new_width / width, "vscale",
                           (double)new_height / height, "kernel", VIPS_KERNEL_CUBIC, NULL))
    out = NULL;
  vitrine_pipeline_unlock();
  if (out && vips_image_get_width(out) == new_width && vips_image_get_height(out) == new_height)
    pixels = vips_image_write_to_memory(out, &length);
  g_clear_object(&image);
  if (out)
    vitrine_vips_release(out);
  return pixels;
}

void vitrine_draw_bgra(const uint8_t *source, size_t bytes_per_row, uint8_t *target,
                       size_t target_bytes_per_row, int width, int height, int is_blended) {
  size_t row = (size_t)width * 4;
  for (int y = 0; y < height; y++, target += target_bytes_per_row) {
    const uint8_t *p = source ? source + (size_t)y * bytes_per_row : NULL;
    if (!p)
      memset(target, 0, row);
    else if (!is_blended)
      memcpy(target, p, row);
    else
      for (size_t i = 0; i < row; i++)
        target[i] = (uint8_t)(p[i] + (target[i] * (255 - p[i | 3]) + 127) / 255);
  }
}

static uint8_t divided(unsigned value, unsigned alpha) {
  unsigned plain = (value * 255 + alpha / 2) / alpha;
  return plain > 255 ? 255 : (uint8_t)plain;
}

void vitrine_rgba_from_bgra(const uint8_t *pixels, size_t bytes_per_row, int width, int height,
                            uint8_t *target) {
  for (int y = 0; y < height; y++) {
    const uint8_t *p = pixels + (size_t)y * bytes_per_row;
    for (int x = 0; x < width; x++, p += 4, target += 4) {
      unsigned alpha = p[3];
      target[0] = alpha ? divided(p[2], alpha) : 0;
      target[1] = alpha ? divided(p[1], alpha) : 0;
      target[2] = alpha ? divided(p[0], alpha) : 0;
      target[3] = (uint8_t)alpha;
    }
  }
}

static uint8_t on_white(unsigned value, unsigned alpha) {
  unsigned sum = value + 255 - alpha;
  return sum > 255 ? 255 : (uint8_t)sum;
}

void vitrine_rgb_from_bgra(const uint8_t *pixels, size_t bytes_per_row, int width, int height,
                           uint8_t *target) {
  for (int y = 0; y < height; y++) {
    const uint8_t *p = pixels + (size_t)y * bytes_per_row;
    for (int x = 0; x < width; x++, p += 4, target += 3) {
      target[0] = on_white(p[2], p[3]);
      target[1] = on_white(p[1], p[3]);
      target[2] = on_white(p[0], p[3]);
    }
  }
}
