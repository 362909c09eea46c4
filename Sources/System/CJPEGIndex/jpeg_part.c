#include "jpeg_bits.h"

static void reserve(Writer *writer, size_t more) {
  if (writer->failed || writer->capacity - writer->count >= more)
    return;
  size_t capacity = writer->capacity * 2 + more;
  uint8_t *bytes = realloc(writer->bytes, capacity);
  if (!bytes) {
    writer->failed = 1;
    return;
  }
  writer->bytes = bytes, writer->capacity = capacity;
}

static void put_bytes(Writer *writer, const uint8_t *bytes, size_t count) {
  reserve(writer, count);
  if (writer->failed)
    return;
  memcpy(writer->bytes + writer->count, bytes, count);
  writer->count += count;
}

static void end_bits(Writer *writer) {
  reserve(writer, PUT_BYTES);
  if (writer->held && !writer->failed)
    put(writer, (1u << (8 - writer->held)) - 1, 8 - writer->held);
}

// MARK: Parts

// MCUs.
typedef struct {
  int left, top, right, bottom;
} Area;

static void put_word(Writer *writer, int value) {
  put_bytes(writer, (uint8_t[]){(uint8_t)(value >> 8), (uint8_t)value}, 2);
}

static void put_codes(Writer *writer, int place, const uint8_t *counts, const uint8_t *symbols,
                      int count) {
  put_word(writer, 0xFFC4);
  put_word(writer, 19 + count);
  put_bytes(writer, (uint8_t[]){(uint8_t)place}, 1);
  put_bytes(writer, counts, 16);
  put_bytes(writer, symbols, (size_t)count);
}

static void put_header(const VitrineJPEG *jpeg, Writer *writer, Area area) {
  static const uint8_t counts[16] = {[3] = 12}, lengths[12] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
  int width = area.right * jpeg->mcu_width, height = area.bottom * jpeg->mcu_height;
  put_bytes(writer, jpeg->header, jpeg->header_length);
  put_word(writer, 0xFFC1);
  put_word(writer, 8 + 3 * jpeg->count);
  put_bytes(writer, (uint8_t[]){8}, 1);
  put_word(writer, (height < jpeg->height ? height : jpeg->height) - area.top * jpeg->mcu_height);
  put_word(writer, (width < jpeg->width ? width : jpeg->width) - area.left * jpeg->mcu_width);
  put_bytes(writer, (uint8_t[]){(uint8_t)jpeg->count}, 1);
  for (int i = 0; i < jpeg->count; i++) {
    const Color *c = &jpeg->colors[i];
    put_bytes(writer, (uint8_t[]){(uint8_t)c->id, (uint8_t)(c->across << 4 | c->down), (uint8_t)c->table},
              3);
  }
  put_codes(writer, 0, counts, lengths, 12);
  for (int i = 0; i < 4; i++)
    if (jpeg->has_codes[1][i]) {
      const Codes *codes = &jpeg->codes[1][i];
      put_codes(writer, 0x10 | i, codes->counts + 1, codes->symbols, codes->count);
    }
  put_word(writer, 0xFFDD);
  put_word(writer, 4);
  put_word(writer, area.right - area.left);
  put_word(writer, 0xFFDA);
  put_word(writer, 6 + 2 * jpeg->count);
  put_bytes(writer, (uint8_t[]){(uint8_t)jpeg->count}, 1);
  for (int i = 0; i < jpeg->count; i++) {
    const Color *c = &jpeg->colors[i];
    put_bytes(writer, (uint8_t[]){(uint8_t)c->id, (uint8_t)(c->others - jpeg->codes[1])}, 2);
  }
  put_bytes(writer, (uint8_t[]){0, 63, 0}, 3);
}

// From the point that the area's left edge is at.
static int put_row(const VitrineJPEG *jpeg, Stream *stream, Writer *writer, Area area, int row) {
  const Point *point =
      &jpeg->points[(size_t)row * jpeg->points_across + area.left / jpeg->step];
  int16_t means[MAX_COLORS], written[MAX_COLORS] = {0};
  memcpy(means, point->means, sizeof means);
  jpeg_go_to(stream, stream->read, stream->context, point->place);
  for (int column = area.left; column < area.right; column++) {
    // The point of a row's beginning lies after the marker.
    if (column > area.left &&
        restarts_at(jpeg, (uint64_t)row * jpeg->mcus_across + (uint64_t)column)) {
      if (!jpeg_restart(stream))
        return 0;
      memset(means, 0, sizeof means);
    }
    reserve(writer, (size_t)jpeg->blocks * MAX_BLOCK_BYTES);
    for (int block = 0; block < jpeg->blocks && !writer->failed; block++) {
      int i = jpeg->color_of_block[block];
      if (!read_block(stream, &jpeg->colors[i], &means[i], 0, writer, &written[i]))
        return 0;
    }
    if (writer->failed || stream->count < stream->made_up)
      return 0;
  }
  end_bits(writer);
  return !writer->failed;
}

static int at_least(int value, int limit) { return value > limit ? value : limit; }
static int at_most(int value, int limit) { return value < limit ? value : limit; }

// One MCU more on each side, for colors are mixed with those next to them.
static Area area_around(const VitrineJPEG *jpeg, int left, int top, int width, int height) {
  int first = at_least(left / jpeg->mcu_width - 1, 0);
  return (Area){
      .left = first - first % jpeg->step,
      .top = at_least(top / jpeg->mcu_height - 1, 0),
      .right = at_most((left + width - 1) / jpeg->mcu_width + 2, jpeg->mcus_across),
      .bottom = at_most((top + height - 1) / jpeg->mcu_height + 2, jpeg->mcus_down),
  };
}

uint8_t *vitrine_jpeg_part(const VitrineJPEG *jpeg, VitrineRead read, void *context, int *left, int *top,
                           int width, int height, size_t *length) {
  if (*left < 0 || *top < 0 || width < 1 || height < 1 || width > jpeg->width ||
      height > jpeg->height || *left > jpeg->width - width || *top > jpeg->height - height)
    return NULL;
  Area area = area_around(jpeg, *left, *top, width, height);
  Stream *stream = malloc(sizeof *stream);
  Writer writer = {0};
  int is_good = stream != NULL;
  if (is_good) {
    jpeg_open(stream, read, context, jpeg->scan);
    put_header(jpeg, &writer, area);
  }
  for (int row = area.top; row < area.bottom && is_good; row++) {
    if (row > area.top) {
      reserve(&writer, 2);
      is_good = !writer.failed;
      if (is_good)
        put_word(&writer, 0xFFD0 | ((row - area.top - 1) & 7));
    }
    is_good = is_good && put_row(jpeg, stream, &writer, area, row);
  }
  put_word(&writer, 0xFFD9);
  free(stream);
  if (!is_good || writer.failed) {
    free(writer.bytes);
    return NULL;
  }
  *left -= area.left * jpeg->mcu_width, *top -= area.top * jpeg->mcu_height;
  *length = writer.count;
  return writer.bytes;
}
