#include "vips_shim.h"

#include <math.h>
#include <string.h>

#include "pipeline_shim.h"

// Nothing is said of page 0: in HEIF the main image need not be the first. To fail on files that
// were cut off is asked of the loader, since vips_thumbnail_source does not pass it on.
static void options_for(char *options, size_t size, VitrinePage page, int shrink, int is_tolerant) {
  GString *text = g_string_new(is_tolerant ? "[fail_on=none" : "[fail_on=truncated");
  if (page.page > 0)
    g_string_append_printf(text, ",page=%d", page.page);
  if (page.part >= 0)
    g_string_append_printf(text, ",subifd=%d", page.part);
  if (shrink > 1)
    g_string_append_printf(text, ",shrink=%d", shrink);
  g_snprintf(options, size, "%s]", text->str);
  g_string_free(text, TRUE);
}

static VipsImage *opened(VipsSource *source, VitrinePage page, int shrink, int is_tolerant) {
  char options[96];
  options_for(options, sizeof options, page, shrink, is_tolerant);
  return vips_image_new_from_source(source, options, "access", VIPS_ACCESS_SEQUENTIAL, NULL);
}

// What is missing further on is no matter here.
VipsImage *vitrine_vips_open(VipsSource *source, VitrinePage page) { return opened(source, page, 1, 1); }

double vitrine_vips_mean(VipsSource *source, VitrinePage page) {
  VipsImage *image = opened(source, page, 1, 1);
  double mean = NAN;
  if (image && vips_avg(image, &mean, NULL))
    mean = NAN;
  g_clear_object(&image);
  return mean;
}

// In another size, in sRGB if there is a profile to come from, and as it is stored: libvips would compute
// all of it at once to turn it.
static VipsImage *in_size(VipsImage *image, int width, int height, int has_profile) {
  VipsImage *out = NULL;
  vitrine_pipeline_lock();
  int failed =
      has_profile
          ? vips_thumbnail_image(image, &out, width, "height", height, "size", VIPS_SIZE_FORCE,
                                 "no_rotate", TRUE, "export_profile", "srgb", NULL)
          : vips_thumbnail_image(image, &out, width, "height", height, "size", VIPS_SIZE_FORCE,
                                 "no_rotate", TRUE, NULL);
  vitrine_pipeline_unlock();
  return failed ? NULL : out;
}

// libvips takes no smaller step; what is larger nevertheless is made smaller afterwards.
static const double minimum_scale = 0.001;

static VipsImage *drawing_at(VipsSource *source, double scale) {
  VipsImage *drawing = NULL;
  double valid = VIPS_CLIP(minimum_scale, scale, 10000.0);
  return vips_svgload_source(source, &drawing, "scale", valid, NULL) ? NULL : drawing;
}

// libvips' own way to a drawing's thumbnail draws it at the size that it asks for, whatever that is.
VipsImage *vitrine_vips_drawing_thumbnail(VipsSource *source, double scale, int width, int height) {
  VipsImage *drawing = drawing_at(source, scale);
  VipsImage *out = drawing ? in_size(drawing, width, height, 0) : NULL;
  g_clear_object(&drawing);
  return out;
}

VipsImage *vitrine_vips_drawing_part(VipsSource *source, double scale, int left, int top, int width,
                                     int height) {
  VipsImage *drawing = drawing_at(source, scale), *out = NULL;
  if (!drawing)
    return NULL;
  int columns = vips_image_get_width(drawing), rows = vips_image_get_height(drawing);
  int x = VIPS_CLIP(0, left, columns - 1), y = VIPS_CLIP(0, top, rows - 1);
  int failed = vips_extract_area(drawing, &out, x, y, VIPS_MIN(width, columns - x),
                                 VIPS_MIN(height, rows - y), NULL);
  g_object_unref(drawing);
  return failed ? NULL : out;
}

// Takes over the reference to `image`. Ink without a profile, as other programs show it: libvips would
// take it for that of a certain press, and make it redder by a twentieth.
static VipsImage *without_ink(VipsImage *image) {
  if (!image || vips_image_get_interpretation(image) != VIPS_INTERPRETATION_CMYK ||
      vips_image_get_bands(image) < 4)
    return image;
  double most = vips_image_get_format(image) == VIPS_FORMAT_USHORT ? 65535 : 255;
  // light, its colors, its black, their product, that in 0…255, in bytes, in sRGB
  VipsImage *t[7] = {NULL};
  int failed =
      vips_invert(image, &t[0], NULL) || vips_extract_band(t[0], &t[1], 0, "n", 3, NULL) ||
      vips_extract_band(t[0], &t[2], 3, NULL) || vips_multiply(t[1], t[2], &t[3], NULL) ||
      vips_linear1(t[3], &t[4], 255 / (most * most), 0.5, NULL) ||
      vips_cast(t[4], &t[5], VIPS_FORMAT_UCHAR, NULL) ||
      vips_copy(t[5], &t[6], "interpretation", VIPS_INTERPRETATION_sRGB, NULL);
  for (int i = 0; i < 6; i++)
    g_clear_object(&t[i]);
  if (failed)
    g_clear_object(&t[6]);
  g_object_unref(image);
  return t[6];
}

static VipsImage *bands_of(VipsImage *image, int first, int count) {
  VipsImage *next = NULL;
  return vips_extract_band(image, &next, first, "n", count, NULL) ? NULL : next;
}

// Takes over the reference to `image`, as do those below. Light as floating point: its colors by the curve
// of sRGB, its alpha as it is.
static VipsImage *from_light(VipsImage *image) {
  int bands = vips_image_get_bands(image), count = bands < 3 ? 1 : 3;
  VipsImage *t[7] = {bands_of(image, 0, count)};
  VipsImage *colors[3] = {t[0], t[0], t[0]};
  int failed = !t[0] || vips_bandjoin(colors, &t[1], count == 1 ? 3 : 1, NULL) ||
               vips_cast(t[1], &t[2], VIPS_FORMAT_FLOAT, NULL) ||
               vips_copy(t[2], &t[3], "interpretation", VIPS_INTERPRETATION_scRGB, NULL) ||
               vips_colourspace(t[3], &t[4], VIPS_INTERPRETATION_sRGB, NULL);
  if (!failed && bands > count) {
    VipsImage *alpha = bands_of(image, count, 1);
    failed = !alpha || vips_linear1(alpha, &t[5], 255, 0.5, "uchar", TRUE, NULL) ||
             vips_bandjoin2(t[4], t[5], &t[6], NULL);
    g_clear_object(&alpha);
  } else if (!failed) {
    t[6] = g_object_ref(t[4]);
  }
  for (int i = 0; i < 6; i++)
    g_clear_object(&t[i]);
  g_object_unref(image);
  return failed ? NULL : t[6];
}

// Whole numbers up to another value than their size has room for, as 16 bits.
static VipsImage *from_numbers(VipsImage *image, double most) {
  VipsImage *t[3] = {NULL};
  VipsInterpretation meaning =
      vips_image_get_bands(image) < 3 ? VIPS_INTERPRETATION_GREY16 : VIPS_INTERPRETATION_RGB16;
  int failed = vips_linear1(image, &t[0], 65535 / most, 0, NULL) ||
               vips_cast(t[0], &t[1], VIPS_FORMAT_USHORT, NULL) ||
               vips_copy(t[1], &t[2], "interpretation", meaning, NULL);
  g_clear_object(&t[0]);
  g_clear_object(&t[1]);
  g_object_unref(image);
  return failed ? NULL : t[2];
}

static VipsImage *converted(VipsImage *image, VitrinePage page, int has_profile) {
  if (image && page.samples == VITRINE_SAMPLES_LIGHT)
    return from_light(image);
  if (image && page.samples == VITRINE_SAMPLES_UP_TO)
    return from_numbers(image, page.most);
  return has_profile ? image : without_ink(image);
}

VipsImage *vitrine_vips_converted_thumbnail(VipsSource *source, VitrinePage page, int shrink, int width,
                                            int height, int has_profile, int is_tolerant) {
  VipsImage *image = converted(opened(source, page, shrink, is_tolerant), page, has_profile);
  VipsImage *out = image ? in_size(image, width, height, has_profile) : NULL;
  g_clear_object(&image);
  return out;
}

VipsImage *vitrine_vips_thumbnail(VipsSource *source, VitrinePage page, int width, int height,
                                  int has_profile, int is_tolerant) {
  char options[96];
  options_for(options, sizeof options, page, 1, is_tolerant);
  VipsImage *out = NULL;
  vitrine_pipeline_lock();
  int failed =
      has_profile
          ? vips_thumbnail_source(source, &out, width, "height", height, "size", VIPS_SIZE_FORCE,
                                  "no_rotate", TRUE, "option_string", options, "export_profile",
                                  "srgb", NULL)
          : vips_thumbnail_source(source, &out, width, "height", height, "size", VIPS_SIZE_FORCE,
                                  "no_rotate", TRUE, "option_string", options, NULL);
  vitrine_pipeline_unlock();
  return failed ? NULL : out;
}

static void copy_profile(VipsImage *from, VipsImage *to) {
  const void *profile;
  size_t length;
  if (vips_image_get_typeof(from, VIPS_META_ICC_NAME) &&
      !vips_image_get_blob(from, VIPS_META_ICC_NAME, &profile, &length))
    vips_image_set_blob_copy(to, VIPS_META_ICC_NAME, profile, length);
}

static int at_most(int value, int limit) { return value < limit ? value : limit; }

// Reads what lies above a part in narrow strips, and drops it: libvips would hold all of it at once.
static int skip_to(VipsImage *image, int row) {
  VipsRegion *region = vips_region_new(image);
  int failed = 0;
  for (int y = 0; y < row && !failed; y += 64) {
    VipsRect strip = {0, y, vips_image_get_width(image), at_most(64, row - y)};
    failed = vips_region_prepare(region, &strip);
  }
  g_object_unref(region);
  return failed;
}

VipsImage *vitrine_vips_region(VipsSource *source, VitrinePage page, int shrink, int left, int top,
                               int part_width, int part_height, int width, int height,
                               int has_profile, int is_tolerant) {
  // Formats that can be read anywhere are; of the others, what lies above is read and dropped.
  VipsImage *whole = opened(source, page, shrink, is_tolerant);
  int may_skip = whole && vips_image_is_sequential(whole);
  whole = converted(whole, page, has_profile);
  if (!whole)
    return NULL;
  int columns = vips_image_get_width(whole), rows = vips_image_get_height(whole);
  int x = at_most(left / shrink, columns - 1), y = at_most(top / shrink, rows - 1);
  int w = at_most((part_width + shrink - 1) / shrink, columns - x);
  int h = at_most((part_height + shrink - 1) / shrink, rows - y);
  VipsImage *part = NULL, *out = NULL;
  int is_there = !may_skip || !skip_to(whole, y);
  if (is_there && !vips_extract_area(whole, &part, x, y, w, h, NULL))
    out = in_size(part, width, height, has_profile);
  g_clear_object(&part);
  g_object_unref(whole);
  return out;
}

VipsImage *vitrine_vips_shrunk(const uint8_t *rgb, int columns, int rows, int left, int top,
                               int part_width, int part_height, int width, int height,
                               VipsImage *profile) {
  size_t size = (size_t)columns * rows * 3;
  VipsImage *whole = vips_image_new_from_memory(rgb, size, columns, rows, 3, VIPS_FORMAT_UCHAR);
  VipsImage *part = NULL, *out = NULL;
  if (whole && !vips_extract_area(whole, &part, left, top, part_width, part_height, NULL)) {
    part->Type = VIPS_INTERPRETATION_sRGB;
    if (profile)
      copy_profile(profile, part);
    out = in_size(part, width, height, profile != NULL);
  }
  g_clear_object(&part);
  g_clear_object(&whole);
  return out;
}

VipsImage *vitrine_vips_middle(VipsSource *source, int width, int height) {
  VipsImage *whole = vips_image_new_from_source(source, "", "access", VIPS_ACCESS_SEQUENTIAL, NULL);
  if (!whole)
    return NULL;
  double columns = vips_image_get_width(whole), rows = vips_image_get_height(whole);
  double scale = columns * height < rows * width ? columns / width : rows / height;
  // A row less is better than one of the bars.
  int w = at_most((int)(width * scale + 0.01), (int)columns);
  int h = at_most((int)(height * scale + 0.01), (int)rows);
  VipsImage *part = NULL;
  if (w > 0 && h > 0 &&
      vips_extract_area(whole, &part, ((int)columns - w) / 2, ((int)rows - h) / 2, w, h, NULL))
    part = NULL;
  g_object_unref(whole);
  return part;
}

VipsImage *vitrine_vips_open_pages(VipsSource *source) {
  return vips_image_new_from_source(source, "[fail_on=truncated,n=-1]", "access",
                                    VIPS_ACCESS_SEQUENTIAL, NULL);
}

// The page's pixels, taken out of the pages' pipeline: what shrinks it sees nothing of its neighbors.
static VipsImage *cut_page(VipsImage *pages, int page, int page_height) {
  int width = vips_image_get_width(pages);
  if ((gint64)(page + 1) * page_height > vips_image_get_height(pages))
    return NULL;
  VipsRegion *region = vips_region_new(pages);
  VipsRect area = {0, page * page_height, width, page_height};
  VipsImage *cut = vips_image_new_memory();
  vips_image_init_fields(cut, width, page_height, vips_image_get_bands(pages),
                         vips_image_get_format(pages), VIPS_CODING_NONE,
                         vips_image_get_interpretation(pages), 1, 1);
  int failed = vips_region_prepare(region, &area);
  for (int y = 0; y < page_height && !failed; y++)
    failed = vips_image_write_line(cut, y, VIPS_REGION_ADDR(region, 0, area.top + y));
  if (!failed)
    copy_profile(pages, cut);
  g_object_unref(region);
  if (failed)
    g_clear_object(&cut);
  return cut;
}

VipsImage *vitrine_vips_page(VipsImage *pages, int page, int page_height, int width, int height) {
  VipsImage *cut = cut_page(pages, page, page_height);
  if (!cut)
    return NULL;
  VipsImage *out =
      in_size(cut, width, height, vips_image_get_typeof(cut, VIPS_META_ICC_NAME) != 0);
  g_object_unref(cut);
  return out;
}

// Each step takes over the reference to `image` and gives one to its result, or NULL.

static VipsImage *in_srgb(VipsImage *image) {
  if (!image || vips_image_get_interpretation(image) == VIPS_INTERPRETATION_sRGB)
    return image;
  VipsImage *next = NULL;
  int failed = vips_colourspace(image, &next, VIPS_INTERPRETATION_sRGB, NULL);
  g_object_unref(image);
  return failed ? NULL : next;
}

static VipsImage *in_bytes(VipsImage *image) {
  if (!image || vips_image_get_format(image) == VIPS_FORMAT_UCHAR)
    return image;
  VipsImage *next = NULL;
  int failed = vips_cast(image, &next, VIPS_FORMAT_UCHAR, NULL);
  g_object_unref(image);
  return failed ? NULL : next;
}

// Takes over the reference to `image`: gray thrice, then its alpha if it has any.
static VipsImage *in_color(VipsImage *image) {
  if (!image || vips_image_get_bands(image) > 2)
    return image;
  VipsImage *gray = bands_of(image, 0, 1);
  VipsImage *alpha = vips_image_get_bands(image) == 2 ? bands_of(image, 1, 1) : NULL;
  VipsImage *parts[4] = {gray, gray, gray, alpha};
  VipsImage *next = NULL;
  int failed = !gray || vips_bandjoin(parts, &next, alpha ? 4 : 3, NULL);
  g_clear_object(&gray);
  g_clear_object(&alpha);
  g_object_unref(image);
  return failed ? NULL : next;
}

static VipsImage *with_alpha(VipsImage *image) {
  if (!image || vips_image_get_bands(image) == 4)
    return image;
  VipsImage *next = NULL;
  if (vips_image_get_bands(image) > 4)
    next = bands_of(image, 0, 4);
  else if (vips_bandjoin_const1(image, &next, 255, NULL))
    next = NULL;
  g_object_unref(image);
  return next;
}

VipsImage *vitrine_vips_to_rgba(VipsImage *image) {
  g_object_ref(image);
  return with_alpha(in_color(in_bytes(in_srgb(image))));
}

// What libjpeg says of compressed data that it can't follow; it goes on with gray. It also warns of bytes
// between segments, which are none of the picture's. libvips passes on the first of its warnings, and fails
// at the end of the file alone.
static const char *const jpeg_damages[] = {"premature end of data segment", "bad Huffman code",
                                           "bad arithmetic code", "instead of RST",
                                           "Premature end of JPEG file"};

int vitrine_vips_take_damage(void) {
  char *said = vips_error_buffer_copy();
  int is_damaged = 0;
  for (size_t i = 0; i < G_N_ELEMENTS(jpeg_damages); i++)
    is_damaged |= strstr(said, jpeg_damages[i]) != NULL;
  g_free(said);
  return is_damaged;
}
