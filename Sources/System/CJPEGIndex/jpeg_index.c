#include "jpeg_bits.h"

// MARK: Huffman codes

static int find_codes(Codes *codes, int is_of_means) {
  uint32_t code = 0;
  int place = 0;
  for (int length = 1; length <= LONGEST_CODE; length++) {
    codes->first_symbol[length] = place;
    place += codes->counts[length];
    code += (uint32_t)codes->counts[length] << (LONGEST_CODE - length);
    // No code is all ones, for libjpeg neither.
    if (code >= 1 << LONGEST_CODE)
      return 0;
    codes->end[length] = code;
  }
  memset(codes->pairs, 0, sizeof codes->pairs);
  for (uint32_t bits = 0; bits < 1 << LOOKUP; bits++) {
    Pair *pair = &codes->pairs[bits];
    int symbol, length = find_code(codes, bits << (16 - LOOKUP), &symbol);
    if (!length || length > LOOKUP)
      continue;
    if (is_of_means) {
      pair->bits = (uint8_t)length, pair->places = (uint8_t)symbol;
      continue;
    }
    pair->bits = pair->bits_of_two = (uint8_t)(length + (symbol & 15));
    pair->places = pair->places_of_two = (uint8_t)places_of(symbol);
    if (pair->bits >= LOOKUP || symbol == 0)
      continue;
    uint32_t rest = bits << pair->bits & ((1 << LOOKUP) - 1);
    int next, more = find_code(codes, rest << (16 - LOOKUP), &next);
    if (!more || pair->bits + more > LOOKUP)
      continue;
    pair->bits_of_two = (uint8_t)(pair->bits + more + (next & 15));
    pair->places_of_two = (uint8_t)(pair->places + places_of(next));
  }
  return 1;
}

// MARK: The file's beginning

static int word(const uint8_t *bytes) { return bytes[0] << 8 | bytes[1]; }

static int read_steps(VitrineJPEG *jpeg, const uint8_t *p, size_t length) {
  while (length >= 65) {
    int is_wide = p[0] >> 4, table = p[0] & 15;
    size_t size = is_wide ? 129 : 65;
    if (is_wide > 1 || table > 3 || length < size)
      return 0;
    jpeg->steps[table] = (uint16_t)(is_wide ? word(p + 1) : p[1]);
    jpeg->has_steps[table] = 1;
    p += size, length -= size;
  }
  return length == 0;
}

static int read_codes(VitrineJPEG *jpeg, const uint8_t *p, size_t length) {
  while (length >= 17) {
    int kind = p[0] >> 4, table = p[0] & 15;
    if (kind > 1 || table > 3)
      return 0;
    Codes *codes = &jpeg->codes[kind][table];
    codes->count = 0;
    for (int i = 1; i <= 16; i++)
      codes->count += codes->counts[i] = p[i];
    if (codes->count > 256 || length < 17 + (size_t)codes->count)
      return 0;
    memcpy(codes->symbols, p + 17, (size_t)codes->count);
    // Files of more bits have nothing that this could be for, and blocks that no room is made for.
    for (int i = 0; i < codes->count; i++)
      if (kind == 0 ? codes->symbols[i] > MEAN_BITS : (codes->symbols[i] & 15) > VALUE_BITS)
        return 0;
    if (!find_codes(codes, kind == 0))
      return 0;
    jpeg->has_codes[kind][table] = 1;
    p += 17 + codes->count, length -= 17 + (size_t)codes->count;
  }
  return length == 0;
}

static int read_frame(VitrineJPEG *jpeg, const uint8_t *p, size_t length) {
  if (jpeg->count || length < 6 || p[0] != 8)
    return 0;
  jpeg->height = word(p + 1), jpeg->width = word(p + 3);
  int count = p[5];
  if (!jpeg->width || !jpeg->height || (count != 1 && count != 3 && count != 4) ||
      length != 6 + 3 * (size_t)count)
    return 0;
  jpeg->count = count;
  for (int i = 0; i < count; i++) {
    Color *color = &jpeg->colors[i];
    color->id = p[6 + 3 * i];
    color->across = p[7 + 3 * i] >> 4, color->down = p[7 + 3 * i] & 15;
    color->table = p[8 + 3 * i];
    if (color->across < 1 || color->across > 4 || color->down < 1 || color->down > 4 ||
        color->table > 3)
      return 0;
    // Alone, a color's blocks follow each other whatever this says.
    if (count == 1)
      color->across = color->down = 1;
  }
  return 1;
}

static int read_scan(VitrineJPEG *jpeg, const uint8_t *p, size_t length) {
  int count = jpeg->count;
  if (!count || length != 4 + 2 * (size_t)count || p[0] != count)
    return 0;
  int across = 1, down = 1;
  for (int i = 0; i < count; i++) {
    Color *color = &jpeg->colors[i];
    int first = p[2 + 2 * i] >> 4, others = p[2 + 2 * i] & 15;
    if (p[1 + 2 * i] != color->id || first > 3 || others > 3 || !jpeg->has_codes[0][first] ||
        !jpeg->has_codes[1][others] || !jpeg->has_steps[color->table])
      return 0;
    color->first = &jpeg->codes[0][first], color->others = &jpeg->codes[1][others];
    color->step = jpeg->steps[color->table];
    across = color->across > across ? color->across : across;
    down = color->down > down ? color->down : down;
    for (int block = color->across * color->down; block > 0; block--) {
      if (jpeg->blocks == MAX_BLOCKS)
        return 0;
      jpeg->color_of_block[jpeg->blocks++] = i;
    }
  }
  const uint8_t *end = p + 1 + 2 * count;
  jpeg->mcu_width = 8 * across, jpeg->mcu_height = 8 * down;
  jpeg->mcus_across = (jpeg->width + jpeg->mcu_width - 1) / jpeg->mcu_width;
  jpeg->mcus_down = (jpeg->height + jpeg->mcu_height - 1) / jpeg->mcu_height;
  return end[0] == 0 && end[1] == 63 && end[2] == 0;
}

// Whether a part has the segment too: all but what is said anew of each part, and what a camera says.
static int is_kept(int marker, const uint8_t *p, size_t length) {
  switch (marker) {
  case 0xDB: return 1;
  case 0xE0:
  case 0xEE: return 1;
  case 0xE2: return length > 12 && !memcmp(p, "ICC_PROFILE", 12);
  default: return 0;
  }
}

// The length of what comes before the scan's bits; 0 of another kind of file.
static size_t read_header(VitrineJPEG *jpeg, const uint8_t *p, size_t length) {
  if (length < 4 || p[0] != 0xFF || p[1] != 0xD8)
    return 0;
  memcpy(jpeg->header, p, 2);
  jpeg->header_length = 2;
  jpeg->transform = -1;
  for (size_t at = 2; at + 4 <= length;) {
    if (p[at] != 0xFF)
      return 0;
    int marker = p[at + 1];
    if (marker == 0xFF) {
      at++;
      continue;
    }
    size_t size = (size_t)word(p + at + 2), next = at + 2 + size;
    const uint8_t *body = p + at + 4;
    if (size < 2 || next > length)
      return 0;
    size -= 2;
    int is_good = 1;
    switch (marker) {
    case 0xC0:
    case 0xC1: is_good = read_frame(jpeg, body, size); break;
    case 0xC4: is_good = read_codes(jpeg, body, size); break;
    case 0xDA: return read_scan(jpeg, body, size) ? next : 0;
    case 0xDB: is_good = read_steps(jpeg, body, size); break;
    case 0xDD:
      is_good = size == 2;
      jpeg->restart_interval = is_good ? word(body) : 0;
      break;
    case 0xEE:
      if (size >= 12 && !memcmp(body, "Adobe", 5))
        jpeg->transform = body[11];
      break;
    default: is_good = (marker >= 0xE0 && marker <= 0xEF) || marker == 0xFE;
    }
    if (!is_good)
      return 0;
    if (is_kept(marker, body, size)) {
      memcpy(jpeg->header + jpeg->header_length, p + at, next - at);
      jpeg->header_length += next - at;
    }
    at = next;
  }
  return 0;
}

// MARK: The whole

// The MCU at a place; what it shows is kept where there is room for it.
static int read_mcu(VitrineJPEG *jpeg, Stream *stream, int16_t *means, int column, int row) {
  int block = 0;
  for (int i = 0; i < jpeg->count; i++) {
    const Color *color = &jpeg->colors[i];
    for (int y = 0; y < color->down; y++)
      for (int x = 0; x < color->across; x++, block++) {
        if (!read_block(stream, color, &means[i], 0, NULL, NULL))
          return 0;
        int left = column * color->across + x, top = row * color->down + y;
        if (color->means)
          color->means[(size_t)top * color->columns + left] = sample(means[i], color->step);
      }
  }
  return stream->count >= stream->made_up;
}

static int read_all(VitrineJPEG *jpeg, Stream *stream, Ahead *ahead) {
  int16_t means[MAX_COLORS] = {0};
  uint64_t mcu = 0, meeting = ahead ? jpeg_ahead_begin(ahead) : UINT64_MAX;
  Point *point = jpeg->points;
  for (int row = 0; row < jpeg->mcus_down; row++)
    for (int column = 0; column < jpeg->mcus_across; column++, mcu++) {
      if (restarts_at(jpeg, mcu)) {
        if (!jpeg_restart(stream))
          return 0;
        memset(means, 0, sizeof means);
      }
      if (column % jpeg->step == 0) {
        point->place = jpeg_place(stream);
        memcpy(point->means, means, sizeof means);
        if (point->place >= meeting) {
          int taken = jpeg_take_over(ahead, jpeg, mcu, point->place, means);
          if (taken > 0)
            return 1;
          if (taken < 0)
            meeting = UINT64_MAX;
        }
        point++;
      }
      if (!read_mcu(jpeg, stream, means, column, row))
        return 0;
    }
  return 1;
}

// MARK: The eighth

static uint8_t clamped(int value) {
  return (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value);
}

static int has_eighth(const VitrineJPEG *jpeg) {
  return jpeg->count == 1 ||
         (jpeg->count == 3 && jpeg->transform != 0 && jpeg->colors[0].id != 'R');
}

static int make_room_for_means(VitrineJPEG *jpeg) {
  for (int i = 0; i < jpeg->count && has_eighth(jpeg); i++) {
    Color *color = &jpeg->colors[i];
    color->columns = jpeg->mcus_across * color->across;
    color->rows = jpeg->mcus_down * color->down;
    color->means = malloc((size_t)color->columns * color->rows);
    if (!color->means)
      return 0;
  }
  return 1;
}

// A row of a color's means, each as often as it takes to be as wide as the image's eighth.
static const uint8_t *full_row(const Color *color, int across, int row, int width, uint8_t *room) {
  const uint8_t *means = color->means + (size_t)row * color->columns;
  if (color->across == across)
    return means;
  for (int x = 0, part = 0; x < width; x++) {
    room[x] = *means;
    part += color->across;
    if (part >= across)
      means++, part -= across;
  }
  return room;
}

// By JFIF's equations, in 65,536ths.
static void color_row(uint8_t *restrict target, const uint8_t *restrict lights,
                       const uint8_t *restrict blues, const uint8_t *restrict reds, int width) {
  for (int x = 0; x < width; x++) {
    int light = lights[x] * 65536 + 32768, blue = blues[x] - 128, red = reds[x] - 128;
    target[3 * x] = clamped((light + 91881 * red) >> 16);
    target[3 * x + 1] = clamped((light - 22554 * blue - 46802 * red) >> 16);
    target[3 * x + 2] = clamped((light + 116130 * blue) >> 16);
  }
}

static int color_eighth(VitrineJPEG *jpeg, int width, int height) {
  int across = jpeg->mcu_width / 8, down = jpeg->mcu_height / 8;
  uint8_t *room = malloc((size_t)width * 3);
  for (int y = 0; room && y < height; y++) {
    const uint8_t *rows[3];
    for (int i = 0; i < 3; i++) {
      const Color *color = &jpeg->colors[i];
      rows[i] = full_row(color, across, y * color->down / down, width, room + (size_t)i * width);
    }
    color_row(jpeg->eighth + (size_t)y * width * 3, rows[0], rows[1], rows[2], width);
  }
  free(room);
  return room != NULL;
}

static int gray_eighth(VitrineJPEG *jpeg, int width, int height) {
  uint8_t *target = jpeg->eighth;
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++, target += 3)
      memset(target, jpeg->colors[0].means[(size_t)y * jpeg->colors[0].columns + x], 3);
  return 1;
}

static void make_eighth(VitrineJPEG *jpeg) {
  int width = (jpeg->width + 7) / 8, height = (jpeg->height + 7) / 8;
  jpeg->eighth = has_eighth(jpeg) ? malloc((size_t)width * height * 3) : NULL;
  if (jpeg->eighth && !(jpeg->count == 1 ? gray_eighth : color_eighth)(jpeg, width, height)) {
    free(jpeg->eighth);
    jpeg->eighth = NULL;
  }
  for (int i = 0; i < jpeg->count; i++) {
    free(jpeg->colors[i].means);
    jpeg->colors[i].means = NULL;
  }
}

// MARK: The index

void vitrine_jpeg_free(VitrineJPEG *jpeg) {
  if (!jpeg)
    return;
  for (int i = 0; i < MAX_COLORS; i++)
    free(jpeg->colors[i].means);
  free(jpeg->header);
  free(jpeg->points);
  free(jpeg->eighth);
  free(jpeg);
}

static int make_index(VitrineJPEG *jpeg, VitrineRead read, void *context, uint64_t size,
                      uint8_t *beginning) {
  size_t length = read(context, 0, beginning, HEADER);
  jpeg->header = malloc(HEADER);
  if (!jpeg->header || length > HEADER)
    return 0;
  jpeg->scan = read_header(jpeg, beginning, length);
  if (!jpeg->scan)
    return 0;
  uint8_t *header = realloc(jpeg->header, jpeg->header_length);
  jpeg->header = header ? header : jpeg->header;
  uint64_t mcus = (uint64_t)jpeg->mcus_across * jpeg->mcus_down;
  uint64_t step = (mcus + MAX_POINTS - 1) / MAX_POINTS;
  jpeg->step = step < 8 ? 8 : (int)step;
  jpeg->points_across = (jpeg->mcus_across + jpeg->step - 1) / jpeg->step;
  jpeg->points = malloc((size_t)jpeg->points_across * jpeg->mcus_down * sizeof(Point));
  Stream *stream = malloc(sizeof *stream);
  int is_made = jpeg->points && stream && make_room_for_means(jpeg);
  if (is_made) {
    jpeg_open(stream, read, context, jpeg->scan);
    Ahead *ahead = jpeg_read_ahead(jpeg, read, context, (jpeg->scan + size) / 2);
    is_made = read_all(jpeg, stream, ahead);
    jpeg_end_ahead(ahead);
  }
  free(stream);
  return is_made;
}

VitrineJPEG *vitrine_jpeg_index(VitrineRead read, void *context, uint64_t size) {
  VitrineJPEG *jpeg = calloc(1, sizeof *jpeg);
  uint8_t *beginning = malloc(HEADER);
  int is_made = jpeg && beginning && make_index(jpeg, read, context, size, beginning);
  free(beginning);
  if (is_made) {
    make_eighth(jpeg);
    return jpeg;
  }
  vitrine_jpeg_free(jpeg);
  return NULL;
}

int vitrine_jpeg_width(const VitrineJPEG *jpeg) { return jpeg->width; }
int vitrine_jpeg_height(const VitrineJPEG *jpeg) { return jpeg->height; }

size_t vitrine_jpeg_size(const VitrineJPEG *jpeg) {
  size_t eighth = jpeg->eighth ? (size_t)((jpeg->width + 7) / 8) * ((jpeg->height + 7) / 8) * 3 : 0;
  return sizeof *jpeg + jpeg->header_length + eighth +
         (size_t)jpeg->points_across * jpeg->mcus_down * sizeof(Point);
}

const uint8_t *vitrine_jpeg_eighth(const VitrineJPEG *jpeg, int *width, int *height) {
  *width = (jpeg->width + 7) / 8, *height = (jpeg->height + 7) / 8;
  return jpeg->eighth;
}
