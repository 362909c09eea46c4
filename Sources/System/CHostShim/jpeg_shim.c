#include "jpeg_shim.h"

#include <stdlib.h>
#include <string.h>

// ITU-T T.81. What comes from the file is used as an index or a size only after it has been looked at.

enum { MOST_COLOURS = 4, MOST_BLOCKS = 10, LOOKUP = 11, MOST_POINTS = 1 << 16, HEADER = 1 << 20 };

// MARK: Huffman codes

// What the next bits of the stream are: up to two coefficients, each with the bits of its value, and how
// many places of the block they fill. An end of block fills all. Of a mean: its code alone, and how many
// bits follow.
typedef struct {
  uint8_t bits, places, bits_of_two, places_of_two;
} Pair;

typedef struct {
  uint8_t counts[17], symbols[256];
  int count;
  // By length: the first code after those of the length, at the left of 16 bits, and where its symbols are.
  uint32_t end[18];
  int first_symbol[18];
  Pair pairs[1 << LOOKUP];
} Codes;

// The length of the code at the left of 16 bits, and its symbol; 0 when there is none.
static inline int find_code(const Codes *codes, uint32_t bits, int *symbol) {
  for (int length = 1; length <= 16; length++) {
    if (bits >= codes->end[length])
      continue;
    uint32_t before = codes->end[length] - ((uint32_t)codes->counts[length] << (16 - length));
    int place = codes->first_symbol[length] + (int)((bits - before) >> (16 - length));
    if (bits < before || place >= codes->count)
      return 0;
    *symbol = codes->symbols[place];
    return length;
  }
  return 0;
}

static int places_of(int symbol) { return symbol == 0 ? 64 : (symbol >> 4) + 1; }

static int find_codes(Codes *codes, int is_of_means) {
  uint32_t code = 0;
  int place = 0;
  for (int length = 1; length <= 16; length++) {
    codes->first_symbol[length] = place;
    place += codes->counts[length];
    code += (uint32_t)codes->counts[length] << (16 - length);
    if (code > 1 << 16)
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

typedef struct {
  int id, across, down, table;
  const Codes *first, *others;
  // The factor of a block's mean.
  int step;
  // Blocks of the eighth, and how many of them there are.
  uint8_t *means;
  int columns, rows;
} Colour;

// Where in the file a run of MCUs begins.
typedef struct {
  // Bits from the file's beginning.
  uint64_t place;
  int16_t means[MOST_COLOURS];
} Point;

struct VitrineJPEG {
  int width, height, count;
  Colour colours[MOST_COLOURS];
  int mcu_width, mcu_height, mcus_across, mcus_down, restart_interval;
  int blocks, colour_of_block[MOST_BLOCKS];
  Codes codes[2][4];
  int has_codes[2][4];
  uint16_t steps[4];
  int has_steps[4];
  // Adobe's word on the colours; -1 without one.
  int transform;
  uint64_t scan;
  // What is the same for each part.
  uint8_t *header;
  size_t header_length;
  int step, points_across;
  Point *points;
  uint8_t *eighth;
};

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
    // A mean's difference has 11 bits at most.
    for (int i = 0; i < codes->count && kind == 0; i++)
      if (codes->symbols[i] > 11)
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
    Colour *colour = &jpeg->colours[i];
    colour->id = p[6 + 3 * i];
    colour->across = p[7 + 3 * i] >> 4, colour->down = p[7 + 3 * i] & 15;
    colour->table = p[8 + 3 * i];
    if (colour->across < 1 || colour->across > 4 || colour->down < 1 || colour->down > 4 ||
        colour->table > 3)
      return 0;
    // Alone, a colour's blocks follow each other whatever this says.
    if (count == 1)
      colour->across = colour->down = 1;
  }
  return 1;
}

static int read_scan(VitrineJPEG *jpeg, const uint8_t *p, size_t length) {
  int count = jpeg->count;
  if (!count || length != 4 + 2 * (size_t)count || p[0] != count)
    return 0;
  int across = 1, down = 1;
  for (int i = 0; i < count; i++) {
    Colour *colour = &jpeg->colours[i];
    int first = p[2 + 2 * i] >> 4, others = p[2 + 2 * i] & 15;
    if (p[1 + 2 * i] != colour->id || first > 3 || others > 3 || !jpeg->has_codes[0][first] ||
        !jpeg->has_codes[1][others] || !jpeg->has_steps[colour->table])
      return 0;
    colour->first = &jpeg->codes[0][first], colour->others = &jpeg->codes[1][others];
    colour->step = jpeg->steps[colour->table];
    across = colour->across > across ? colour->across : across;
    down = colour->down > down ? colour->down : down;
    for (int block = colour->across * colour->down; block > 0; block--) {
      if (jpeg->blocks == MOST_BLOCKS)
        return 0;
      jpeg->colour_of_block[jpeg->blocks++] = i;
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

// MARK: Bits

enum { BUFFER = 1 << 16, KEPT = 32 };

typedef struct {
  VitrineRead read;
  void *context;
  // Where in the file the buffer's bytes end.
  uint64_t file_end;
  uint8_t *at, *end;
  // The next bits of the stream, from the left.
  uint64_t bits;
  int count;
  // How many of them are made up, since there is a marker or nothing more.
  int made_up;
  uint8_t buffer[BUFFER + 8];
} Stream;

static void open_stream(Stream *stream, VitrineRead read, void *context, uint64_t offset) {
  stream->read = read, stream->context = context;
  stream->file_end = offset;
  stream->at = stream->end = stream->buffer + KEPT;
  stream->bits = 0, stream->count = stream->made_up = 0;
  // What is asked where the stream is looks back at what has been read.
  memset(stream->buffer, 0, KEPT);
}

// Keeps the last bytes that were read, to find where the stream is.
static void fill_buffer(Stream *stream) {
  size_t rest = (size_t)(stream->end - stream->at);
  memmove(stream->buffer, stream->at - KEPT, KEPT + rest);
  stream->at = stream->buffer + KEPT;
  stream->end = stream->at + rest;
  size_t room = BUFFER - KEPT - rest;
  size_t count = stream->read(stream->context, stream->file_end, stream->end, room);
  count = count > room ? room : count;
  stream->file_end += count;
  stream->end += count;
  memset(stream->end, 0xFF, 8);
}

static __attribute__((noinline)) void fill_slowly(Stream *stream) {
  while (stream->count <= 56) {
    if (stream->end - stream->at < 16 && !stream->made_up)
      fill_buffer(stream);
    if (stream->at < stream->end && stream->at[0] != 0xFF) {
      stream->bits |= (uint64_t)stream->at[0] << (56 - stream->count);
      stream->at++;
    } else if (stream->end - stream->at >= 2 && stream->at[1] == 0) {
      stream->bits |= (uint64_t)0xFF << (56 - stream->count);
      stream->at += 2;
    } else {
      stream->made_up += 8;
    }
    stream->count += 8;
  }
}

// At least 32 bits.
static inline void fill(Stream *stream) {
  if (stream->count >= 32)
    return;
  uint64_t next;
  memcpy(&next, stream->at, 8);
  uint64_t zeros = ~next;
  if (stream->end - stream->at < 16 ||
      ((zeros - 0x0101010101010101) & ~zeros & 0x8080808080808080)) {
    fill_slowly(stream);
    return;
  }
  stream->bits |= __builtin_bswap64(next) >> stream->count;
  int bytes = (64 - stream->count) >> 3;
  stream->at += bytes;
  stream->count += bytes * 8;
  // Bits of a byte that is only half there come again with the next ones.
  if (stream->count < 64)
    stream->bits &= ~(uint64_t)0 << (64 - stream->count);
}

static inline void skip(Stream *stream, int bits) {
  stream->bits <<= bits;
  stream->count -= bits;
}

// In bits from the file's beginning; of a byte that is stuffed, the first counts.
static uint64_t place_of(const Stream *stream) {
  const uint8_t *at = stream->at;
  int count = stream->count - stream->made_up;
  for (; count > 0; count -= 8)
    at -= at[-1] == 0 && at[-2] == 0xFF ? 2 : 1;
  return (stream->file_end - (uint64_t)(stream->end - at)) * 8 + (uint64_t)-count;
}

static void go_to(Stream *stream, VitrineRead read, void *context, uint64_t place) {
  open_stream(stream, read, context, place / 8);
  fill_slowly(stream);
  skip(stream, (int)(place % 8));
}

// Over a restart marker; 0 when there is none.
static int restart(Stream *stream) {
  if (stream->end - stream->at < 16 && !stream->made_up)
    fill_buffer(stream);
  if (stream->count - stream->made_up >= 8 || stream->end - stream->at < 2 ||
      stream->at[0] != 0xFF || (stream->at[1] & 0xF8) != 0xD0)
    return 0;
  stream->at += 2;
  stream->bits = 0, stream->count = stream->made_up = 0;
  return 1;
}

// MARK: Writing bits

typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
  uint64_t bits;
  int held;
  int failed;
} Writer;

static void reserve(Writer *writer, size_t more) {
  if (writer->capacity - writer->count >= more)
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

// `count` is 32 at most; there is room.
static inline void put(Writer *writer, uint64_t value, int count) {
  writer->bits = writer->bits << count | value;
  writer->held += count;
  while (writer->held >= 8) {
    uint8_t byte = (uint8_t)(writer->bits >> (writer->held - 8));
    writer->bytes[writer->count++] = byte;
    if (byte == 0xFF)
      writer->bytes[writer->count++] = 0;
    writer->held -= 8;
  }
}

static void end_bits(Writer *writer) {
  if (writer->held)
    put(writer, (1u << (8 - writer->held)) - 1, 8 - writer->held);
}

// MARK: Blocks

// The most that a block can take: 64 coefficients of 26 bits, each byte of them stuffed.
enum { MOST_OF_BLOCK = 64 * 26 / 8 * 2 + 16 };

// Reads a block, and writes it if there is where to; 0 when it makes no sense. A mean is written with
// four bits for the length of its difference, since the file's own codes need not have all lengths.
static inline __attribute__((always_inline)) int read_block(Stream *stream, const Colour *colour,
                                                            int16_t *mean, Writer *writer,
                                                            int16_t *written) {
  fill(stream);
  Pair first = colour->first->pairs[stream->bits >> (64 - LOOKUP)];
  int length = first.bits, symbol = first.places;
  if (!length)
    length = find_code(colour->first, (uint32_t)(stream->bits >> 48), &symbol);
  if (!length)
    return 0;
  skip(stream, length);
  int difference = 0;
  if (symbol) {
    difference = (int)(stream->bits >> (64 - symbol));
    if (difference < 1 << (symbol - 1))
      difference -= (1 << symbol) - 1;
    skip(stream, symbol);
  }
  int value = *mean + difference;
  if (value < -2048 || value > 2047)
    return 0;
  *mean = (int16_t)value;
  if (writer) {
    int change = value - *written, size = 0;
    while (abs(change) >> size)
      size++;
    if (size > 11)
      return 0;
    put(writer, (uint64_t)size, 4);
    if (size)
      put(writer, (uint64_t)(change < 0 ? change + (1 << size) - 1 : change), size);
    *written = (int16_t)value;
  }
  // Kept out of the stream for as long as possible: this is where the time goes.
  uint64_t bits = stream->bits;
  int count = stream->count;
  const Pair *pairs = colour->others->pairs;
  for (int place = 1; place < 64;) {
    if (count < 32) {
      stream->bits = bits, stream->count = count;
      fill(stream);
      bits = stream->bits, count = stream->count;
    }
    Pair pair = pairs[bits >> (64 - LOOKUP)];
    int used = pair.bits_of_two, places = pair.places_of_two;
    // A branch, since what comes next need not wait for it.
    if (__builtin_expect(place + pair.places >= 64, 0))
      used = pair.bits, places = pair.places;
    place += places;
    if (__builtin_expect(!used, 0)) {
      length = find_code(colour->others, (uint32_t)(bits >> 48), &symbol);
      if (!length)
        return 0;
      used = length + (symbol & 15), place += places_of(symbol);
    }
    if (writer)
      put(writer, bits >> (64 - used), used);
    bits <<= used;
    count -= used;
  }
  stream->bits = bits, stream->count = count;
  return 1;
}

static inline uint8_t sample(int mean, int step) {
  int value = ((mean * step + 4) >> 3) + 128;
  return (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value);
}

// The MCU at a place; what it shows is kept where there is room for it.
static int read_mcu(VitrineJPEG *jpeg, Stream *stream, int16_t *means, int column, int row) {
  int block = 0;
  for (int i = 0; i < jpeg->count; i++) {
    const Colour *colour = &jpeg->colours[i];
    for (int y = 0; y < colour->down; y++)
      for (int x = 0; x < colour->across; x++, block++) {
        if (!read_block(stream, colour, &means[i], NULL, NULL))
          return 0;
        int left = column * colour->across + x, top = row * colour->down + y;
        if (colour->means)
          colour->means[(size_t)top * colour->columns + left] = sample(means[i], colour->step);
      }
  }
  return stream->count >= stream->made_up;
}

static int restarts_at(const VitrineJPEG *jpeg, uint64_t mcu) {
  return jpeg->restart_interval && mcu && mcu % (uint64_t)jpeg->restart_interval == 0;
}

static int read_all(VitrineJPEG *jpeg, Stream *stream) {
  int16_t means[MOST_COLOURS] = {0};
  uint64_t mcu = 0;
  Point *point = jpeg->points;
  for (int row = 0; row < jpeg->mcus_down; row++)
    for (int column = 0; column < jpeg->mcus_across; column++, mcu++) {
      if (restarts_at(jpeg, mcu)) {
        if (!restart(stream))
          return 0;
        memset(means, 0, sizeof means);
      }
      if (column % jpeg->step == 0) {
        point->place = place_of(stream);
        memcpy(point->means, means, sizeof means);
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
         (jpeg->count == 3 && jpeg->transform != 0 && jpeg->colours[0].id != 'R');
}

static int make_room_for_means(VitrineJPEG *jpeg) {
  for (int i = 0; i < jpeg->count && has_eighth(jpeg); i++) {
    Colour *colour = &jpeg->colours[i];
    colour->columns = jpeg->mcus_across * colour->across;
    colour->rows = jpeg->mcus_down * colour->down;
    colour->means = malloc((size_t)colour->columns * colour->rows);
    if (!colour->means)
      return 0;
  }
  return 1;
}

// By JFIF's equations, in 65,536ths.
static void colour_eighth(VitrineJPEG *jpeg, int width, int height) {
  const Colour *c = jpeg->colours;
  int across = jpeg->mcu_width / 8, down = jpeg->mcu_height / 8;
  uint8_t *target = jpeg->eighth;
  for (int y = 0; y < height; y++) {
    const uint8_t *rows[3];
    for (int i = 0; i < 3; i++)
      rows[i] = c[i].means + (size_t)(y * c[i].down / down) * c[i].columns;
    for (int x = 0; x < width; x++, target += 3) {
      int light = rows[0][x * c[0].across / across] * 65536 + 32768;
      int blue = rows[1][x * c[1].across / across] - 128;
      int red = rows[2][x * c[2].across / across] - 128;
      target[0] = clamped((light + 91881 * red) >> 16);
      target[1] = clamped((light - 22554 * blue - 46802 * red) >> 16);
      target[2] = clamped((light + 116130 * blue) >> 16);
    }
  }
}

static void gray_eighth(VitrineJPEG *jpeg, int width, int height) {
  uint8_t *target = jpeg->eighth;
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++, target += 3)
      memset(target, jpeg->colours[0].means[(size_t)y * jpeg->colours[0].columns + x], 3);
}

static void make_eighth(VitrineJPEG *jpeg) {
  int width = (jpeg->width + 7) / 8, height = (jpeg->height + 7) / 8;
  jpeg->eighth = has_eighth(jpeg) ? malloc((size_t)width * height * 3) : NULL;
  if (jpeg->eighth)
    (jpeg->count == 1 ? gray_eighth : colour_eighth)(jpeg, width, height);
  for (int i = 0; i < jpeg->count; i++) {
    free(jpeg->colours[i].means);
    jpeg->colours[i].means = NULL;
  }
}

// MARK: The index

void vitrine_jpeg_free(VitrineJPEG *jpeg) {
  if (!jpeg)
    return;
  for (int i = 0; i < MOST_COLOURS; i++)
    free(jpeg->colours[i].means);
  free(jpeg->header);
  free(jpeg->points);
  free(jpeg->eighth);
  free(jpeg);
}

static int make_index(VitrineJPEG *jpeg, VitrineRead read, void *context, uint8_t *beginning) {
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
  uint64_t step = (mcus + MOST_POINTS - 1) / MOST_POINTS;
  jpeg->step = step < 8 ? 8 : (int)step;
  jpeg->points_across = (jpeg->mcus_across + jpeg->step - 1) / jpeg->step;
  jpeg->points = malloc((size_t)jpeg->points_across * jpeg->mcus_down * sizeof(Point));
  Stream *stream = malloc(sizeof *stream);
  int is_made = jpeg->points && stream && make_room_for_means(jpeg);
  if (is_made) {
    open_stream(stream, read, context, jpeg->scan);
    is_made = read_all(jpeg, stream);
  }
  free(stream);
  return is_made;
}

VitrineJPEG *vitrine_jpeg_index(VitrineRead read, void *context) {
  VitrineJPEG *jpeg = calloc(1, sizeof *jpeg);
  uint8_t *beginning = malloc(HEADER);
  int is_made = jpeg && beginning && make_index(jpeg, read, context, beginning);
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
    const Colour *c = &jpeg->colours[i];
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
    const Colour *c = &jpeg->colours[i];
    put_bytes(writer, (uint8_t[]){(uint8_t)c->id, (uint8_t)(c->others - jpeg->codes[1])}, 2);
  }
  put_bytes(writer, (uint8_t[]){0, 63, 0}, 3);
}

// From the point that the area's left edge is at.
static int put_row(const VitrineJPEG *jpeg, Stream *stream, Writer *writer, Area area, int row) {
  const Point *point =
      &jpeg->points[(size_t)row * jpeg->points_across + area.left / jpeg->step];
  int16_t means[MOST_COLOURS], written[MOST_COLOURS] = {0};
  memcpy(means, point->means, sizeof means);
  go_to(stream, stream->read, stream->context, point->place);
  for (int column = area.left; column < area.right; column++) {
    // The point of a row's beginning lies after the marker.
    if (column > area.left &&
        restarts_at(jpeg, (uint64_t)row * jpeg->mcus_across + (uint64_t)column)) {
      if (!restart(stream))
        return 0;
      memset(means, 0, sizeof means);
    }
    reserve(writer, (size_t)jpeg->blocks * MOST_OF_BLOCK);
    for (int block = 0; block < jpeg->blocks && !writer->failed; block++) {
      int i = jpeg->colour_of_block[block];
      if (!read_block(stream, &jpeg->colours[i], &means[i], writer, &written[i]))
        return 0;
    }
    if (writer->failed || stream->count < stream->made_up)
      return 0;
  }
  end_bits(writer);
  return 1;
}

static int at_least(int value, int limit) { return value > limit ? value : limit; }
static int at_most(int value, int limit) { return value < limit ? value : limit; }

// One MCU more on each side, for colours are mixed with those next to them.
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
    open_stream(stream, read, context, jpeg->scan);
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
