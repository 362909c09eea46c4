#define _GNU_SOURCE
#include "jpeg_bits.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <unistd.h>

enum {
  // Bytes of a file that is worth a thread.
  SMALLEST = 8 << 20,
  // MCUs after which it is taken to be in step: what does not make sense before leads to another try.
  IN_STEP = 4096,
};

struct Ahead {
  const VitrineJPEG *jpeg;
  pthread_t thread;
  int is_reading;
  Stream stream;
  uint64_t begin, most;
  // Where each MCU begins, and the means of its blocks, relative to what came before the first.
  uint64_t *places;
  int16_t *means;
  _Atomic uint64_t count;
  _Atomic int is_stopped;
  // How far the other thread has looked.
  uint64_t looked;
};

static int read_mcu(Ahead *ahead, int16_t *means, int16_t *target) {
  const VitrineJPEG *jpeg = ahead->jpeg;
  for (int block = 0; block < jpeg->blocks; block++) {
    int i = jpeg->color_of_block[block];
    if (!read_block(&ahead->stream, &jpeg->colors[i], &means[i], 1, NULL, NULL))
      return 0;
    target[block] = means[i];
  }
  return ahead->stream.count >= ahead->stream.made_up;
}

static void *read_on(void *data) {
  Ahead *ahead = data;
  int16_t means[MAX_COLORS] = {0};
  uint64_t count = 0;
  while (count < ahead->most && !atomic_load_explicit(&ahead->is_stopped, memory_order_relaxed)) {
    ahead->places[count] = jpeg_place(&ahead->stream);
    if (read_mcu(ahead, means, ahead->means + count * (uint64_t)ahead->jpeg->blocks)) {
      count++;
      atomic_store_explicit(&ahead->count, count, memory_order_release);
      continue;
    }
    if (count >= IN_STEP || ahead->stream.made_up)
      break;
    // Nobody looks yet. A bit further on it may make sense.
    count = 0;
    atomic_store_explicit(&ahead->count, 0, memory_order_release);
    memset(means, 0, sizeof means);
    fill(&ahead->stream);
    skip(&ahead->stream, 1);
  }
  return NULL;
}

// Those that this program may use.
static int processors(void) {
  cpu_set_t set;
  return sched_getaffinity(0, sizeof set, &set) ? (int)sysconf(_SC_NPROCESSORS_ONLN) : CPU_COUNT(&set);
}

static void wait_for_end(Ahead *ahead) {
  if (ahead->is_reading)
    pthread_join(ahead->thread, NULL);
  ahead->is_reading = 0;
}

Ahead *jpeg_read_ahead(const VitrineJPEG *jpeg, VitrineRead read, void *context, uint64_t middle) {
  // Where it may begin anew decoders need no help, but that is rarely how large files are.
  if (middle < jpeg->scan + SMALLEST / 2 || jpeg->restart_interval || processors() < 2)
    return NULL;
  Ahead *ahead = calloc(1, sizeof *ahead);
  if (!ahead)
    return NULL;
  ahead->jpeg = jpeg;
  ahead->begin = middle * 8;
  ahead->most = (uint64_t)jpeg->mcus_across * jpeg->mcus_down;
  ahead->places = malloc(ahead->most * sizeof *ahead->places);
  ahead->means = malloc(ahead->most * (uint64_t)jpeg->blocks * sizeof *ahead->means);
  jpeg_open(&ahead->stream, read, context, middle);
  if (ahead->places && ahead->means)
    ahead->is_reading = pthread_create(&ahead->thread, NULL, read_on, ahead) == 0;
  if (ahead->is_reading)
    return ahead;
  jpeg_end_ahead(ahead);
  return NULL;
}

uint64_t jpeg_ahead_begin(const Ahead *ahead) { return ahead->begin; }

// One MCU that was read ahead. `offsets` are what its means lack.
static int keep(const Ahead *ahead, VitrineJPEG *jpeg, uint64_t from, uint64_t mcu,
                const int16_t *offsets, int16_t *before) {
  int column = (int)(mcu % (uint64_t)jpeg->mcus_across), row = (int)(mcu / (uint64_t)jpeg->mcus_across);
  if (column % jpeg->step == 0) {
    Point *point = &jpeg->points[(size_t)row * jpeg->points_across + column / jpeg->step];
    point->place = ahead->places[from];
    memcpy(point->means, before, MAX_COLORS * sizeof *before);
  }
  const int16_t *means = ahead->means + from * (uint64_t)jpeg->blocks;
  for (int i = 0; i < jpeg->count; i++) {
    const Color *color = &jpeg->colors[i];
    for (int y = 0; y < color->down; y++)
      for (int x = 0; x < color->across; x++) {
        int16_t mean = (int16_t)(*means++ + offsets[i]);
        if (mean < -2048 || mean > 2047)
          return 0;
        before[i] = mean;
        size_t left = (size_t)column * color->across + x, top = (size_t)row * color->down + y;
        if (color->means)
          color->means[top * color->columns + left] = sample(mean, color->step);
      }
  }
  return 1;
}

int jpeg_take_over(Ahead *ahead, VitrineJPEG *jpeg, uint64_t mcu, uint64_t place,
                   const int16_t *means) {
  uint64_t count = atomic_load_explicit(&ahead->count, memory_order_acquire);
  if (count < IN_STEP)
    return 0;
  while (ahead->looked < count && ahead->places[ahead->looked] < place)
    ahead->looked++;
  uint64_t from = ahead->looked;
  if (from == count)
    return -1;
  if (ahead->places[from] != place || from == 0)
    return 0;
  wait_for_end(ahead);
  uint64_t missing = ahead->most - mcu;
  if (atomic_load(&ahead->count) - from < missing)
    return -1;
  int16_t offsets[MAX_COLORS] = {0}, before[MAX_COLORS] = {0};
  const int16_t *last = ahead->means + (from - 1) * (uint64_t)jpeg->blocks;
  for (int block = 0; block < jpeg->blocks; block++) {
    int i = jpeg->color_of_block[block];
    offsets[i] = (int16_t)(means[i] - last[block]);
  }
  memcpy(before, means, sizeof before);
  for (uint64_t i = 0; i < missing; i++)
    if (!keep(ahead, jpeg, from + i, mcu + i, offsets, before))
      return -1;
  return 1;
}

void jpeg_end_ahead(Ahead *ahead) {
  if (!ahead)
    return;
  atomic_store(&ahead->is_stopped, 1);
  wait_for_end(ahead);
  free(ahead->places);
  free(ahead->means);
  free(ahead);
}
