#pragma once
#include <stddef.h>
#include <stdint.h>
#include <vips/vips.h>

// Filters. Each reads and writes rows of four bytes a pixel without gaps, in place; -1 without memory.
// Spatial ones take colors multiplied by alpha, the others do not.

int vitrine_filter_matrix(uint8_t *rgba, int width, int height, const double *matrix);
int vitrine_filter_curve(uint8_t *rgba, int width, int height, const uint8_t *curve);
int vitrine_filter_gaussian(uint8_t *pixels, int width, int height, double deviation);
int vitrine_filter_box(uint8_t *pixels, int width, int height, int reach);
int vitrine_filter_sharpen(uint8_t *pixels, int width, int height, double radius, double amount);
int vitrine_filter_pixellate(uint8_t *pixels, int width, int height, int side);
int vitrine_filter_edges(uint8_t *rgba, int width, int height, double strength);
int vitrine_filter_vignette(uint8_t *rgba, int width, int height, double radius, double amount);
