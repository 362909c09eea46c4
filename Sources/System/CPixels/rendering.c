#include "CPixels.h"

#include <math.h>
#include <string.h>

static inline int within(int value, int count) {
  return value < 0 ? 0 : value >= count ? count - 1 : value;
}

static inline float bounded(float value, float limit) {
  return value < 0 ? 0 : value > limit ? limit : value;
}

// Catmull-Rom: as sharp as the source where pixels lie on pixels.
static inline void cubic_weights(float t, float *w) {
  float t2 = t * t, t3 = t2 * t;
  w[0] = 0.5f * (-t3 + 2 * t2 - t);
  w[1] = 0.5f * (3 * t3 - 5 * t2 + 2);
  w[2] = 0.5f * (-3 * t3 + 4 * t2 + t);
  w[3] = 0.5f * (t3 - t2);
}

static void sample(const uint8_t *source, int width, int height, double x, double y, float *pixel) {
  x -= 0.5;
  y -= 0.5;
  int left = (int)floor(x), top = (int)floor(y);
  float across[4], down[4];
  cubic_weights((float)(x - left), across);
  cubic_weights((float)(y - top), down);
  int columns[4];
  for (int i = 0; i < 4; i++)
    columns[i] = within(left - 1 + i, width) * 4;
  float b = 0, g = 0, r = 0, a = 0;
  for (int j = 0; j < 4; j++) {
    const uint8_t *row = source + (size_t)within(top - 1 + j, height) * (size_t)width * 4;
    for (int i = 0; i < 4; i++) {
      const uint8_t *p = row + columns[i];
      float weight = across[i] * down[j];
      b += weight * p[0];
      g += weight * p[1];
      r += weight * p[2];
      a += weight * p[3];
    }
  }
  // A sharp edge overshoots; colors are never more than their alpha.
  a = bounded(a, 255);
  pixel[0] = bounded(b, a);
  pixel[1] = bounded(g, a);
  pixel[2] = bounded(r, a);
  pixel[3] = a;
}

static inline float looked_up(const float *curve, float value) {
  int index = (int)value;
  if (index >= 255)
    return curve[255] * 255;
  float t = value - index;
  return (curve[index] + (curve[index + 1] - curve[index]) * t) * 255;
}

static void color(const VitrineRendition *r, double light, float *pixel) {
  float alpha = pixel[3];
  if (alpha <= 0)
    return;
  float up = 255 / alpha;
  float blue = bounded(pixel[0] * up, 255), green = bounded(pixel[1] * up, 255),
        red = bounded(pixel[2] * up, 255);
  if (r->curves) {
    red = looked_up(r->curves, red);
    green = looked_up(r->curves + 256, green);
    blue = looked_up(r->curves + 512, blue);
  }
  if (r->matrix) {
    const double *m = r->matrix;
    float x = red, y = green, z = blue;
    red = bounded((float)(m[0] * x + m[1] * y + m[2] * z + m[3] * 255), 255);
    green = bounded((float)(m[4] * x + m[5] * y + m[6] * z + m[7] * 255), 255);
    blue = bounded((float)(m[8] * x + m[9] * y + m[10] * z + m[11] * 255), 255);
  }
  float down = alpha / 255 * (float)light;
  pixel[0] = blue * down;
  pixel[1] = green * down;
  pixel[2] = red * down;
}

static double light_at(const VitrineRendition *r, int x, int y) {
  double dx = (x + 0.5) / r->width * 2 - 1, dy = (y + 0.5) / r->height * 2 - 1;
  double beyond = sqrt((dx * dx + dy * dy) / 2) - r->vignette_radius;
  if (beyond <= 0)
    return 1;
  double t = beyond / fmax(1e-6, 1 - r->vignette_radius);
  t = t > 1 ? 1 : t;
  double light = 1 - r->vignette_amount * t * t * (3 - 2 * t);
  return light < 0 ? 0 : light;
}

// Turned by right angles, mirrored and moved by whole pixels, each pixel is one of the source.
static int is_exact(const double *m) {
  for (int i = 0; i < 4; i++)
    if (m[i] != 0 && m[i] != 1 && m[i] != -1)
      return 0;
  return m[4] == floor(m[4]) && m[5] == floor(m[5]);
}

void vitrine_render(const uint8_t *source, int width, int height, const VitrineRendition *r,
                    uint8_t *target) {
  const double *m = r->map;
  int exact = is_exact(m), has_color = r->curves || r->matrix || r->vignette_amount > 0;
  for (int row = 0; row < r->height; row++) {
    uint8_t *out = target + (size_t)row * (size_t)r->width * 4;
    for (int column = 0; column < r->width; column++, out += 4) {
      double x = m[0] * (column + 0.5) + m[2] * (row + 0.5) + m[4];
      double y = m[1] * (column + 0.5) + m[3] * (row + 0.5) + m[5];
      float pixel[4];
      if (exact) {
        const uint8_t *p = source + ((size_t)within((int)floor(y), height) * (size_t)width +
                                     (size_t)within((int)floor(x), width)) * 4;
        if (!has_color) {
          memcpy(out, p, 4);
          continue;
        }
        for (int i = 0; i < 4; i++)
          pixel[i] = p[i];
      } else {
        sample(source, width, height, x, y, pixel);
      }
      if (has_color)
        color(r, r->vignette_amount > 0 ? light_at(r, column, row) : 1, pixel);
      for (int i = 0; i < 4; i++)
        out[i] = (uint8_t)(bounded(pixel[i], 255) + 0.5f);
    }
  }
}
