#include "filter_shim.h"

#include "pipeline_shim.h"

#include <math.h>
#include <string.h>

typedef VipsImage *(*Filter)(VipsImage *image, const void *options);

// Runs a filter over a copy that is complete before the pixels are written over.
static int run(uint8_t *pixels, int width, int height, Filter filter, const void *options) {
  size_t length = (size_t)width * (size_t)height * 4;
  VipsImage *image = vips_image_new_from_memory_copy(pixels, length, width, height, 4,
                                                     VIPS_FORMAT_UCHAR);
  if (!image)
    return -1;
  image->Type = VIPS_INTERPRETATION_sRGB;
  vitrine_pipeline_lock();
  VipsImage *made = filter(image, options);
  VipsImage *bytes = NULL;
  int failed = !made || vips_cast(made, &bytes, VIPS_FORMAT_UCHAR, NULL);
  g_clear_object(&made);
  vitrine_pipeline_unlock();
  g_object_unref(image);
  size_t written = 0;
  void *result = failed ? NULL : vips_image_write_to_memory(bytes, &written);
  if (bytes)
    vitrine_vips_release(bytes);
  if (result && written == length)
    memcpy(pixels, result, length);
  else
    failed = -1;
  g_free(result);
  if (failed)
    vips_error_clear();
  return failed ? -1 : 0;
}

static VipsImage *bands(VipsImage *image, int first, int count) {
  VipsImage *out = NULL;
  return vips_extract_band(image, &out, first, "n", count, NULL) ? NULL : out;
}

// Takes over the reference to `color`; the alpha is the original's.
static VipsImage *with_alpha_of(VipsImage *color, VipsImage *image) {
  VipsImage *alpha = bands(image, 3, 1), *bytes = NULL, *out = NULL;
  if (color && alpha && !vips_cast(color, &bytes, VIPS_FORMAT_UCHAR, NULL) &&
      vips_bandjoin2(bytes, alpha, &out, NULL))
    out = NULL;
  g_clear_object(&alpha);
  g_clear_object(&bytes);
  g_clear_object(&color);
  return out;
}

static VipsImage *matrix_filter(VipsImage *image, const void *options) {
  const double *m = options;
  double factors[9] = {m[0], m[1], m[2], m[4], m[5], m[6], m[8], m[9], m[10]};
  // Half a step makes the cast round.
  double ones[3] = {1, 1, 1};
  double added[3] = {m[3] * 255 + 0.5, m[7] * 255 + 0.5, m[11] * 255 + 0.5};
  VipsImage *matrix = vips_image_new_matrix_from_array(3, 3, factors, 9);
  VipsImage *color = bands(image, 0, 3), *mixed = NULL, *out = NULL;
  if (color && matrix && !vips_recomb(color, &mixed, matrix, NULL) &&
      vips_linear(mixed, &out, ones, added, 3, NULL))
    out = NULL;
  g_clear_object(&matrix);
  g_clear_object(&color);
  g_clear_object(&mixed);
  return with_alpha_of(out, image);
}

int vitrine_filter_matrix(uint8_t *rgba, int width, int height, const double *matrix) {
  return run(rgba, width, height, matrix_filter, matrix);
}

static VipsImage *curve_filter(VipsImage *image, const void *options) {
  VipsImage *curve =
      vips_image_new_from_memory_copy(options, 256, 256, 1, 1, VIPS_FORMAT_UCHAR);
  VipsImage *color = bands(image, 0, 3), *out = NULL;
  if (color && curve && vips_maplut(color, &out, curve, NULL))
    out = NULL;
  g_clear_object(&curve);
  g_clear_object(&color);
  return with_alpha_of(out, image);
}

int vitrine_filter_curve(uint8_t *rgba, int width, int height, const uint8_t *curve) {
  return run(rgba, width, height, curve_filter, curve);
}

// By means of neighbors: as fast for a large deviation as for a small one, and even areas stay as
// they are, which small whole-numbered weights don't keep. libvips' own end of the bell, at a fifth
// of its height, would make it a sixth too narrow. One pixel alone has no neighbors to average.
static VipsImage *gaussian_filter(VipsImage *image, const void *options) {
  double deviation = *(const double *)options;
  VipsImage *out = NULL;
  int failed = deviation < 0.5
                   ? vips_copy(image, &out, NULL)
                   : vips_gaussblur(image, &out, deviation, "min_ampl", 0.05, "precision",
                                    VIPS_PRECISION_APPROXIMATE, NULL);
  return failed ? NULL : out;
}

int vitrine_filter_gaussian(uint8_t *pixels, int width, int height, double deviation) {
  return run(pixels, width, height, gaussian_filter, &deviation);
}

// A mean along each line, then along each column.
static VipsImage *box_filter(VipsImage *image, const void *options) {
  int count = *(const int *)options * 2 + 1;
  double *ones = g_new(double, count);
  for (int i = 0; i < count; i++)
    ones[i] = 1;
  VipsImage *mask = vips_image_new_matrix_from_array(count, 1, ones, count), *out = NULL;
  g_free(ones);
  if (!mask)
    return NULL;
  vips_image_set_double(mask, "scale", count);
  if (vips_convsep(image, &out, mask, "precision", VIPS_PRECISION_INTEGER, NULL))
    out = NULL;
  g_object_unref(mask);
  return out;
}

int vitrine_filter_box(uint8_t *pixels, int width, int height, int reach) {
  return run(pixels, width, height, box_filter, &reach);
}

int vitrine_filter_sharpen(uint8_t *pixels, int width, int height, double radius, double amount) {
  size_t length = (size_t)width * (size_t)height * 4;
  uint8_t *soft = g_try_malloc(length);
  if (!soft)
    return -1;
  memcpy(soft, pixels, length);
  int failed = vitrine_filter_gaussian(soft, width, height, radius);
  for (size_t i = 0; i < length && !failed; i++) {
    if (i % 4 == 3)
      continue;
    double limit = pixels[i - i % 4 + 3];
    double value = pixels[i] + amount * ((double)pixels[i] - soft[i]) + 0.5;
    pixels[i] = (uint8_t)(value < 0 ? 0 : value > limit ? limit : value);
  }
  g_free(soft);
  return failed;
}

// The mean of each square; those at the right and bottom may be cut off.
int vitrine_filter_pixellate(uint8_t *pixels, int width, int height, int side) {
  for (int top = 0; top < height; top += side) {
    int bottom = MIN(top + side, height);
    for (int left = 0; left < width; left += side) {
      int right = MIN(left + side, width);
      uint64_t sums[4] = {0, 0, 0, 0}, count = (uint64_t)(right - left) * (uint64_t)(bottom - top);
      for (int y = top; y < bottom; y++)
        for (const uint8_t *p = pixels + ((size_t)y * width + left) * 4,
                           *end = p + (size_t)(right - left) * 4;
             p < end; p++)
          sums[(p - pixels) % 4] += *p;
      for (int y = top; y < bottom; y++)
        for (uint8_t *p = pixels + ((size_t)y * width + left) * 4,
                     *end = p + (size_t)(right - left) * 4;
             p < end; p++)
          *p = (uint8_t)((sums[(p - pixels) % 4] + count / 2) / count);
    }
  }
  return 0;
}

static VipsImage *edge_filter(VipsImage *image, const void *options) {
  double strength = *(const double *)options;
  VipsImage *color = bands(image, 0, 3), *found = NULL, *out = NULL;
  if (color && !vips_sobel(color, &found, NULL) && vips_linear1(found, &out, strength, 0, NULL))
    out = NULL;
  g_clear_object(&color);
  g_clear_object(&found);
  return with_alpha_of(out, image);
}

int vitrine_filter_edges(uint8_t *rgba, int width, int height, double strength) {
  return run(rgba, width, height, edge_filter, &strength);
}

int vitrine_filter_vignette(uint8_t *rgba, int width, int height, double radius, double amount) {
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      double dx = (x + 0.5) / width * 2 - 1, dy = (y + 0.5) / height * 2 - 1;
      double beyond = (sqrt((dx * dx + dy * dy) / 2) - radius) / MAX(1e-6, 1 - radius);
      if (beyond <= 0)
        continue;
      double t = MIN(beyond, 1), left = 1 - amount * t * t * (3 - 2 * t);
      uint8_t *p = rgba + ((size_t)y * width + x) * 4;
      for (int i = 0; i < 3; i++)
        p[i] = (uint8_t)(p[i] * MAX(left, 0) + 0.5);
    }
  return 0;
}
