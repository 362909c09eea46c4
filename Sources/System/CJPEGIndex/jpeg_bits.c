#include "jpeg_bits.h"

void jpeg_open(Stream *stream, VitrineRead read, void *context, uint64_t offset) {
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

void jpeg_fill_slowly(Stream *stream) {
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

uint64_t jpeg_place(const Stream *stream) {
  const uint8_t *at = stream->at;
  int count = stream->count - stream->made_up;
  for (; count > 0; count -= 8)
    at -= at[-1] == 0 && at[-2] == 0xFF ? 2 : 1;
  return (stream->file_end - (uint64_t)(stream->end - at)) * 8 + (uint64_t)-count;
}

void jpeg_go_to(Stream *stream, VitrineRead read, void *context, uint64_t place) {
  jpeg_open(stream, read, context, place / 8);
  jpeg_fill_slowly(stream);
  skip(stream, (int)(place % 8));
}

int jpeg_restart(Stream *stream) {
  if (stream->end - stream->at < 16 && !stream->made_up)
    fill_buffer(stream);
  if (stream->count - stream->made_up >= 8 || stream->end - stream->at < 2 ||
      stream->at[0] != 0xFF || (stream->at[1] & 0xF8) != 0xD0)
    return 0;
  stream->at += 2;
  stream->bits = 0, stream->count = stream->made_up = 0;
  return 1;
}
