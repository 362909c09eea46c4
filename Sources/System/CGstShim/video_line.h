#pragma once
#include <stdint.h>

/* Sound that one process decodes and another one plays: samples go over a stream, what is to be done with them
   over a socket of packets, and how much was heard comes back in a page of memory that both have mapped. */

typedef enum {
  /* Samples of this form follow. */
  VIDEO_LINE_START = 1,
  /* What was sent and not heard yet is dropped. */
  VIDEO_LINE_DROP,
  /* Nothing is heard until the next order but a drop, and nothing is lost. */
  VIDEO_LINE_PAUSE,
  VIDEO_LINE_RESUME,
} VideoLineOrder;

typedef struct {
  int32_t order;
  int32_t rate, channels;
  /* 32-bit floating point, or 16-bit integers. */
  int32_t is_float;
  /* The bytes that were sent before this. */
  int64_t sent;
} VideoLinePacket;

typedef struct {
  /* Changes before and after the numbers do; odd meanwhile. */
  _Atomic uint32_t version;
  /* Of the bytes that were sent, how many were heard, or dropped. */
  int64_t heard;
  /* When that was, in nanoseconds of CLOCK_MONOTONIC; 0 while nothing is heard. */
  int64_t time;
} VideoLinePage;

enum { VIDEO_LINE_RATE_MIN = 8000, VIDEO_LINE_RATE_MAX = 384000, VIDEO_LINE_CHANNELS = 8 };
