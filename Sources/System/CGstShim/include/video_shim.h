#pragma once
#include <glib.h>
#include <stdint.h>

/* GStreamer speaks in macros and varargs, which Swift cannot call. Calls may be made on any thread
   but the main one, unless they say otherwise: they may wait for files and devices. */

/* NULL when GStreamer can be used; else why not, to be freed with g_free. */
char *host_video_start(void);

/* Prepares a process that is to be locked: loads what most videos need, and leaves devices alone from then on. */
void host_video_load(void);

typedef struct HostVideo HostVideo;
/* A decoded frame as it left the decoder, upright. Valid during the call that hands it over. */
typedef struct HostVideoFrame HostVideoFrame;

typedef enum {
  /* A frame is there: after opening, and after a seek, for which `number` is 1. */
  HOST_VIDEO_READY,
  HOST_VIDEO_ENDED,
  /* `number` is a HostVideoFault, `text` GStreamer's words. */
  HOST_VIDEO_FAILED,
  /* `text` names what cannot be decoded; other parts of the file may play. `number` is 1 if a decoder is installed
     that isn't used. */
  HOST_VIDEO_LACKS_DECODER,
  /* `number` is a percentage; below 100 it should be held. */
  HOST_VIDEO_BUFFERING,
  HOST_VIDEO_DURATION_CHANGED,
  HOST_VIDEO_SEEK_REFUSED,
} HostVideoEvent;

typedef enum {
  HOST_VIDEO_FAULT_OTHER,
  HOST_VIDEO_FAULT_DECODER,
  HOST_VIDEO_FAULT_FORMAT,
  HOST_VIDEO_FAULT_DATA,
  HOST_VIDEO_FAULT_MISSING,
  HOST_VIDEO_FAULT_DENIED,
  /* The file only names another one. */
  HOST_VIDEO_FAULT_REFERENCE,
  /* Nothing in it is what was asked for. */
  HOST_VIDEO_FAULT_NO_STREAMS,
} HostVideoFault;

/* Called on GStreamer's threads; `released` is the last call. */
typedef struct {
  void (*frame)(void *context, HostVideo *video, HostVideoFrame *frame, gboolean is_still);
  void (*event)(void *context, HostVideoEvent event, int number, const char *text);
  void (*released)(void *context);
} HostVideoCallbacks;

/* What a file is, as its first bytes say. */
typedef enum {
  HOST_VIDEO_CONTAINER_UNKNOWN,
  HOST_VIDEO_CONTAINER_QUICKTIME,
  HOST_VIDEO_CONTAINER_MATROSKA,
} HostVideoContainer;

/* Where another process plays sound (video_speaker.h); -1 for nowhere. The files stay the caller's. */
typedef struct {
  int data, control, page;
} HostVideoLine;

typedef struct {
  /* An open file, which stays the caller's; -1 for an address. */
  int descriptor;
  HostVideoContainer container;
  /* One of HTTP. */
  const char *address;
  /* NULL plays sound on a device of this process's. */
  const HostVideoLine *line;
} HostVideoInput;

/// The three numbers of GStreamer's version; zeros where it isn't installed.
void host_video_version(unsigned numbers[3]);

/* Nothing but the input is opened. NULL, and no callback at all, when elements of GStreamer's are missing. */
HostVideo *host_video_new(const HostVideoInput *input, gboolean has_audio, gboolean is_upright,
                          const HostVideoCallbacks *callbacks, void *context);
/* Stops everything; afterwards only `released` is called, perhaps on another thread. */
void host_video_free(HostVideo *video);
/* How many exist that were not freed. Any thread. */
int host_video_count(void);

/* FALSE when that cannot be, a failure having been told. */
gboolean host_video_set_playing(HostVideo *video, gboolean is_playing);
/* Nanoseconds. Tolerant goes to the nearest frame that can be decoded by itself. */
void host_video_seek(HostVideo *video, double rate, int64_t position, gboolean is_tolerant);
/* Waits at most that many nanoseconds for the frame of the last step. */
gboolean host_video_wait(HostVideo *video, uint64_t timeout);
/* Any thread: -1 when unknown. */
int64_t host_video_position(HostVideo *video);
int64_t host_video_duration(HostVideo *video);
gboolean host_video_has_frames(HostVideo *video);
/* Any thread. 0…1. */
void host_video_set_volume(HostVideo *video, double volume, gboolean is_muted);
/* Hands the frame that is there to `frame` again, as a still. */
void host_video_repeat(HostVideo *video);

/* In square pixels; nanoseconds from the video's beginning. */
void host_video_frame_measure(HostVideoFrame *frame, int *width, int *height, int64_t *position);
/* As premultiplied BGRA of that size, rows without padding. */
gboolean host_video_frame_write(HostVideo *video, HostVideoFrame *frame, uint8_t *pixels, int width,
                                int height);
