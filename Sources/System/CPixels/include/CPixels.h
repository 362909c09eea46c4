#pragma once
#include <stdint.h>

/// How one image is made out of another.
typedef struct {
  /// The size of the result.
  int width, height;
  /// From points of the result to points of the source, in pixels: x' = m[0] x + m[2] y + m[4],
  /// y' = m[1] x + m[3] y + m[5]. A pixel's middle is at half a pixel.
  double map[6];
  /// Red, green and blue, each for the 256 values of a color from 0 to 1; NULL changes nothing.
  const float *curves;
  /// Rows for red, green and blue: three factors and an offset; NULL changes nothing.
  const double *matrix;
  /// Darkens from the radius outward, where 1 is the corner, by so much of the light there.
  double vignette_radius, vignette_amount;
} VitrineRendition;

/// Pixels are premultiplied BGRA, rows without gaps. What lies outside of the source repeats its edge.
void vitrine_render(const uint8_t *source, int width, int height, const VitrineRendition *rendition,
                    uint8_t *target);
