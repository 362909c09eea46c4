#pragma once
#include <stddef.h>
#include <stdint.h>
#include <vips/vips.h>

// libvips takes its options as varargs, which Swift cannot call.

/// How samples become colors.
typedef enum {
  VITRINE_SAMPLES_PLAIN,
  /// Whole numbers up to `most`.
  VITRINE_SAMPLES_UP_TO,
  /// Light as floating point, of which 1 is white.
  VITRINE_SAMPLES_LIGHT,
} VitrineSamples;

/// An image of a file. Page 0 is the one that the format shows first; `part` is the number of an image that
/// belongs to it, or -1.
typedef struct {
  int page;
  int part;
  VitrineSamples samples;
  double most;
} VitrinePage;

/// Header only; what is cut off after it is no matter.
VipsImage *vitrine_vips_open(VipsSource *source, VitrinePage page);

/// The mean of all samples; not a number if they can't be read.
double vitrine_vips_mean(VipsSource *source, VitrinePage page);

/// Shrinks while loading, to exactly this size; turned as it is stored. In sRGB if there is a profile to come from:
/// to convert colors that have none would only shift them. A tolerant one shows what there is of a
/// file that was cut off.
VipsImage *vitrine_vips_thumbnail(VipsSource *source, VitrinePage page, int width, int height,
                                  int has_profile, int is_tolerant);

/// As above, of images whose samples aren't plain, or in ink (CMYK) that have no profile. `shrink` is as of
/// `vitrine_vips_region`.
VipsImage *vitrine_vips_converted_thumbnail(VipsSource *source, VitrinePage page, int shrink, int width,
                                            int height, int has_profile, int is_tolerant);

/// As above, of drawings; `scale` is what their own size is multiplied by on the way.
VipsImage *vitrine_vips_drawing_thumbnail(VipsSource *source, double scale, int width, int height);

/// A part of a drawing at a scale, in pixels at that scale; no more of it than that is drawn.
VipsImage *vitrine_vips_drawing_part(VipsSource *source, double scale, int left, int top, int width,
                                     int height);

/// A part at exactly this size, in sRGB, turned as it is stored. `left`, `top`, `part_width` and `part_height` are
/// pixels as they are stored; `shrink` is how much a JPEG shrinks while it is loaded: 1, 2, 4 or 8.
VipsImage *vitrine_vips_region(VipsSource *source, VitrinePage page, int shrink, int left, int top,
                               int part_width, int part_height, int width, int height,
                               int has_profile, int is_tolerant);

/// A part of pixels of red, green and blue without gaps, at exactly this size, in sRGB if there is an image
/// whose profile they have. The result is lazy and reads the pixels where they are.
VipsImage *vitrine_vips_shrunk(const uint8_t *rgb, int columns, int rows, int left, int top,
                               int part_width, int part_height, int width, int height,
                               VipsImage *profile);

/// The part of an image's middle that has the shape of `width` to `height`.
VipsImage *vitrine_vips_middle(VipsSource *source, int width, int height);

/// All pages, one above the other, to be read from top to bottom once.
VipsImage *vitrine_vips_open_pages(VipsSource *source);

/// One of them at exactly this size, in sRGB. Pages must be asked for in their order.
VipsImage *vitrine_vips_page(VipsImage *pages, int page, int page_height, int width, int height);

/// 8 bits, sRGB and alpha, in the order RGBA. The result is lazy.
VipsImage *vitrine_vips_to_rgba(VipsImage *image);

/// Whether what was decoded since libvips' messages were cleared lacks a part of its picture, although nothing
/// failed; clears them. They are shared by all threads.
int vitrine_vips_take_damage(void);
