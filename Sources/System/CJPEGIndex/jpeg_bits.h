#pragma once
#include "CJPEGIndex.h"

#include <stdlib.h>
#include <string.h>

// What reading a JPEG file's bits takes: ITU-T T.81. What comes from the file is used as an index or a size
// only after it has been looked at.

enum { MAX_COLORS = 4, MAX_BLOCKS = 10, LOOKUP = 11, MAX_POINTS = 1 << 16, HEADER = 1 << 20 };
// Bits of a code, of the difference of two means, and of another value, for 8 bits a sample: F.1.2 of T.81.
enum { LONGEST_CODE = 16, MEAN_BITS = 11, VALUE_BITS = 10 };

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

static inline int places_of(int symbol) { return symbol == 0 ? 64 : (symbol >> 4) + 1; }

// MARK: The image

typedef struct {
  int id, across, down, table;
  const Codes *first, *others;
  // The factor of a block's mean.
  int step;
  // Blocks of the eighth, and how many of them there are.
  uint8_t *means;
  int columns, rows;
} Color;

// Where in the file a run of MCUs begins.
typedef struct {
  // Bits from the file's beginning.
  uint64_t place;
  int16_t means[MAX_COLORS];
} Point;

struct VitrineJPEG {
  int width, height, count;
  Color colors[MAX_COLORS];
  int mcu_width, mcu_height, mcus_across, mcus_down, restart_interval;
  int blocks, color_of_block[MAX_BLOCKS];
  Codes codes[2][4];
  int has_codes[2][4];
  uint16_t steps[4];
  int has_steps[4];
  // Adobe's word on the colors; -1 without one.
  int transform;
  uint64_t scan;
  // What is the same for each part.
  uint8_t *header;
  size_t header_length;
  int step, points_across;
  Point *points;
  uint8_t *eighth;
};

// Whether a restart marker comes before an MCU.
static inline int restarts_at(const VitrineJPEG *jpeg, uint64_t mcu) {
  return jpeg->restart_interval && mcu && mcu % (uint64_t)jpeg->restart_interval == 0;
}

static inline uint8_t sample(int mean, int step) {
  int value = ((mean * step + 4) >> 3) + 128;
  return (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value);
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

void jpeg_open(Stream *stream, VitrineRead read, void *context, uint64_t offset);
void jpeg_fill_slowly(Stream *stream);
// In bits from the file's beginning; of a byte that is stuffed, the first counts.
uint64_t jpeg_place(const Stream *stream);
void jpeg_go_to(Stream *stream, VitrineRead read, void *context, uint64_t place);
// Over a restart marker; 0 when there is none.
int jpeg_restart(Stream *stream);

// At least 32 bits.
static inline void fill(Stream *stream) {
  if (stream->count >= 32)
    return;
  uint64_t next;
  memcpy(&next, stream->at, 8);
  uint64_t zeros = ~next;
  if (stream->end - stream->at < 16 ||
      ((zeros - 0x0101010101010101) & ~zeros & 0x8080808080808080)) {
    jpeg_fill_slowly(stream);
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

// MARK: Writing bits

typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
  uint64_t bits;
  int held;
  int failed;
} Writer;

// The bits of a `put`, and the bytes that it writes at most: those, with a byte held, each stuffed.
enum { MOST_PUT = 32, PUT_BYTES = (MOST_PUT + 7) / 8 * 2 };

// `count` is 1 to MOST_PUT. Fails where there is no room.
static inline void put(Writer *writer, uint64_t value, int count) {
  if (__builtin_expect(writer->capacity - writer->count < PUT_BYTES, 0)) {
    writer->failed = 1;
    return;
  }
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

// MARK: Blocks

// The most that a block can take: its mean, with four bits for a length, and 63 values with codes of their own,
// after bits of the block before, each byte of them stuffed; and the room that the last `put` asks for.
enum {
  BLOCK_BITS = 7 + 4 + MEAN_BITS + 63 * (LONGEST_CODE + VALUE_BITS),
  MAX_BLOCK_BYTES = (BLOCK_BITS + 7) / 8 * 2 + PUT_BYTES
};
_Static_assert(LONGEST_CODE + VALUE_BITS <= MOST_PUT, "a value with its code is written at once");

// Reads a block, and writes it if there is where to; 0 when it makes no sense. A mean is written with
// four bits for the length of its difference, since the file's own codes need not have all lengths. One
// that is only relative, as the first one is not known, may be of any size.
static inline __attribute__((always_inline)) int read_block(Stream *stream, const Color *color,
                                                            int16_t *mean, int is_relative,
                                                            Writer *writer,
                                                            int16_t *written) {
  fill(stream);
  Pair first = color->first->pairs[stream->bits >> (64 - LOOKUP)];
  int length = first.bits, symbol = first.places;
  if (!length)
    length = find_code(color->first, (uint32_t)(stream->bits >> 48), &symbol);
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
  if (!is_relative && (value < -2048 || value > 2047))
    return 0;
  *mean = (int16_t)value;
  if (writer) {
    int change = value - *written, size = 0;
    while (abs(change) >> size)
      size++;
    if (size > MEAN_BITS)
      return 0;
    put(writer, (uint64_t)size, 4);
    if (size)
      put(writer, (uint64_t)(change < 0 ? change + (1 << size) - 1 : change), size);
    *written = (int16_t)value;
  }
  // Kept out of the stream for as long as possible: this is where the time goes.
  uint64_t bits = stream->bits;
  int count = stream->count;
  const Pair *pairs = color->others->pairs;
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
      length = find_code(color->others, (uint32_t)(bits >> 48), &symbol);
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

// MARK: Reading ahead

// The rest of a file, read by another thread from somewhere in the middle. Where blocks begin there is not
// known, but whoever begins wrong gets out of step, and before long into the right one.
typedef struct Ahead Ahead;

// NULL when it would not help.
Ahead *jpeg_read_ahead(const VitrineJPEG *jpeg, VitrineRead read, void *context, uint64_t middle);
// From where on it is worth asking, in bits from the file's beginning.
uint64_t jpeg_ahead_begin(const Ahead *ahead);
// Takes over from an MCU on, whose place and means are given, if it was read ahead too. 1 when all that
// follows is in the index; 0 when this is not yet where both agree; -1 when that will never be.
int jpeg_take_over(Ahead *ahead, VitrineJPEG *jpeg, uint64_t mcu, uint64_t place,
                   const int16_t *means);
void jpeg_end_ahead(Ahead *ahead);
