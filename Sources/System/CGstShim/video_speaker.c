#include "video_speaker.h"

#include "message_shim.h"
#include "video_line.h"
#include "video_sound.h"

#include <errno.h>
#include <gst/app/gstappsrc.h>
#include <gst/audio/audio.h>
#include <gst/gst.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

struct HostVideoSpeaker {
  pthread_t thread;
  int data, control, page_file;
  /* The other process's; -1 when they were sent. */
  int far_data, far_control;
  VideoLinePage *page;
  GstElement *pipeline, *source;
  VideoLinePacket form;
  int frame_bytes;
  /* Whether there is something to be heard, and whether it isn't yet. */
  gboolean is_running, is_paused;
  /* Bytes that came, and of these the first that aren't to be heard. */
  int64_t received, unheard;
  /* Where in time the sound ends that the pipeline has. */
  GstClockTime end;
  /* The beginning of a sample whose rest didn't come yet. */
  guint8 rest[VIDEO_LINE_CHANNELS * 4];
  int rest_bytes;
};

/* How much the pipeline has beside what the device takes, which may be late by far more. */
static const GstClockTime most_waiting = 60 * GST_MSECOND;
/* How often the other process hears what was heard, in milliseconds. */
enum { STEP = 5 };

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * GST_SECOND + time.tv_nsec;
}

/* What is heard now, in the pipeline's time. */
static GstClockTime position(HostVideoSpeaker *self) {
  gint64 time = 0;
  if (!self->is_running || !gst_element_query_position(self->pipeline, GST_FORMAT_TIME, &time) || time < 0)
    return 0;
  return MIN((GstClockTime)time, self->end);
}

static int64_t bytes_of(HostVideoSpeaker *self, GstClockTime time) {
  return (int64_t)gst_util_uint64_scale(time, (guint64)self->form.rate, GST_SECOND) * self->frame_bytes;
}

static void publish(HostVideoSpeaker *self) {
  GstClockTime place = position(self);
  int64_t waiting = self->is_running ? bytes_of(self, self->end - place) : 0;
  VideoLinePage *page = self->page;
  atomic_fetch_add(&page->version, 1);
  page->heard = self->received - waiting;
  page->time = self->is_running && place > 0 && place < self->end ? now() : 0;
  atomic_fetch_add(&page->version, 1);
}

static void stop(HostVideoSpeaker *self) {
  gst_element_set_state(self->pipeline, GST_STATE_READY);
  self->is_running = FALSE;
  self->end = 0;
  self->rest_bytes = 0;
}

static void set_form(HostVideoSpeaker *self) {
  GstCaps *caps = gst_caps_new_simple(
      "audio/x-raw", "format", G_TYPE_STRING, self->form.is_float ? "F32LE" : "S16LE", "layout", G_TYPE_STRING,
      "interleaved", "rate", G_TYPE_INT, self->form.rate, "channels", G_TYPE_INT, self->form.channels, NULL);
  if (self->form.channels > 2)
    gst_caps_set_simple(caps, "channel-mask", gst_bitmask_get_type(),
                        gst_audio_channel_get_fallback_mask(self->form.channels), NULL);
  gst_app_src_set_caps(GST_APP_SRC(self->source), caps);
  gst_caps_unref(caps);
}

static gboolean makes_sense(const VideoLinePacket *packet) {
  return (packet->order >= VIDEO_LINE_DROP && packet->order <= VIDEO_LINE_RESUME) ||
         (packet->order == VIDEO_LINE_START && packet->rate >= VIDEO_LINE_RATE_MIN &&
          packet->rate <= VIDEO_LINE_RATE_MAX && packet->channels >= 1 && packet->channels <= VIDEO_LINE_CHANNELS);
}

static void set_paused(HostVideoSpeaker *self, gboolean is_paused) {
  self->is_paused = is_paused;
  if (self->is_running)
    gst_element_set_state(self->pipeline, is_paused ? GST_STATE_PAUSED : GST_STATE_PLAYING);
}

/* Drops what isn't heard yet, and knows what the next sound is if that is another kind. */
static void begin(HostVideoSpeaker *self, const VideoLinePacket *packet) {
  stop(self);
  self->unheard = MAX(self->unheard, packet->sent);
  if (packet->order != VIDEO_LINE_START)
    return;
  self->is_paused = FALSE;
  self->form = *packet;
  self->frame_bytes = packet->channels * (packet->is_float ? 4 : 2);
  set_form(self);
}

/* Returns whether there may be more. */
static gboolean take_order(HostVideoSpeaker *self) {
  VideoLinePacket packet;
  ssize_t count = recv(self->control, &packet, sizeof packet, MSG_DONTWAIT);
  if (count < 0 && (errno == EINTR || errno == EAGAIN))
    return TRUE;
  if (count != sizeof packet || !makes_sense(&packet))
    return FALSE;
  if (packet.order == VIDEO_LINE_PAUSE || packet.order == VIDEO_LINE_RESUME)
    set_paused(self, packet.order == VIDEO_LINE_PAUSE);
  else
    begin(self, &packet);
  return TRUE;
}

/* Sound that comes too late is heard from now on. */
static void push(HostVideoSpeaker *self, guint8 *bytes, gsize count) {
  /* A source that isn't started takes nothing. */
  if (!self->is_running)
    gst_element_set_state(self->pipeline, GST_STATE_PLAYING);
  self->is_running = TRUE;
  self->end = MAX(self->end, position(self));
  GstBuffer *buffer = gst_buffer_new_wrapped(bytes, count);
  GST_BUFFER_PTS(buffer) = self->end;
  GST_BUFFER_DURATION(buffer) =
      gst_util_uint64_scale(count / (gsize)self->frame_bytes, GST_SECOND, (guint64)self->form.rate);
  self->end += GST_BUFFER_DURATION(buffer);
  gst_app_src_push_buffer(GST_APP_SRC(self->source), buffer);
}

static void hear(HostVideoSpeaker *self, const guint8 *bytes, gsize count) {
  gsize all = (gsize)self->rest_bytes + count, whole = all - all % (gsize)self->frame_bytes;
  guint8 *joined = g_malloc(MAX(all, 1));
  memcpy(joined, self->rest, (gsize)self->rest_bytes);
  memcpy(joined + self->rest_bytes, bytes, count);
  self->rest_bytes = (int)(all - whole);
  memcpy(self->rest, joined + whole, all - whole);
  if (whole > 0)
    push(self, joined, whole);
  else
    g_free(joined);
}

static gboolean take_sound(HostVideoSpeaker *self) {
  guint8 bytes[16384];
  ssize_t count = recv(self->data, bytes, sizeof bytes, MSG_DONTWAIT);
  if (count < 0 && (errno == EINTR || errno == EAGAIN))
    return TRUE;
  if (count <= 0)
    return FALSE;
  int64_t dropped = CLAMP(self->unheard - self->received, 0, count);
  self->received += count;
  if (self->frame_bytes > 0 && dropped < count)
    hear(self, bytes + dropped, (gsize)(count - dropped));
  return TRUE;
}

static gboolean is_heard(HostVideoSpeaker *self) { return self->is_running && !self->is_paused; }

static gboolean is_silent(HostVideoSpeaker *self) { return is_heard(self) && position(self) >= self->end; }

static gboolean has_room(HostVideoSpeaker *self) {
  guint64 waiting = gst_app_src_get_current_level_bytes(GST_APP_SRC(self->source));
  return !self->is_paused && (!self->is_running || (int64_t)waiting < bytes_of(self, most_waiting));
}

static void *play(void *data) {
  HostVideoSpeaker *self = data;
  int silent_steps = 0;
  for (gboolean goes_on = TRUE; goes_on;) {
    /* The device would wait for nothing. */
    silent_steps = is_silent(self) ? silent_steps + 1 : 0;
    if (silent_steps > 1000 / STEP)
      stop(self);
    publish(self);
    struct pollfd entries[] = {{self->control, POLLIN, 0}, {has_room(self) ? self->data : -1, POLLIN, 0}};
    if (poll(entries, 2, is_heard(self) ? STEP : -1) < 0 && errno != EINTR)
      break;
    if (entries[0].revents)
      goes_on = take_order(self);
    else if (entries[1].revents)
      goes_on = take_sound(self);
  }
  gst_element_set_state(self->pipeline, GST_STATE_NULL);
  return NULL;
}

/* Opening and closing */

static void close_end(int *end) {
  if (*end >= 0)
    close(*end);
  *end = -1;
}

static gboolean open_line(HostVideoSpeaker *self) {
  int data[2], control[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, data))
    return FALSE;
  self->data = data[0];
  self->far_data = data[1];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, control))
    return FALSE;
  self->control = control[0];
  self->far_control = control[1];
  int room = 16384;
  setsockopt(self->far_data, SOL_SOCKET, SO_SNDBUF, &room, sizeof room);
  self->page_file = vitrine_memory_file_of_length(sizeof *self->page);
  if (self->page_file < 0)
    return FALSE;
  void *page = mmap(NULL, sizeof *self->page, PROT_READ | PROT_WRITE, MAP_SHARED, self->page_file, 0);
  self->page = page == MAP_FAILED ? NULL : page;
  return self->page != NULL;
}

static gboolean make_pipeline(HostVideoSpeaker *self, GstElement *device) {
  self->pipeline = gst_object_ref_sink(gst_pipeline_new(NULL));
  self->source = gst_element_factory_make("appsrc", NULL);
  GstElement *parts[] = {self->source, gst_element_factory_make("audioconvert", NULL),
                         gst_element_factory_make("audioresample", NULL), device};
  for (size_t i = 0; i < G_N_ELEMENTS(parts); i++)
    if (!parts[i] || !gst_bin_add(GST_BIN(self->pipeline), parts[i]))
      return FALSE;
  g_object_set(self->source, "format", GST_FORMAT_TIME, "block", FALSE, "max-bytes", (guint64)0, NULL);
  return gst_element_link_many(parts[0], parts[1], parts[2], parts[3], NULL);
}

static void clear(HostVideoSpeaker *self) {
  int *ends[] = {&self->data, &self->control, &self->page_file, &self->far_data, &self->far_control};
  for (size_t i = 0; i < G_N_ELEMENTS(ends); i++)
    close_end(ends[i]);
  if (self->page)
    munmap(self->page, sizeof *self->page);
  g_clear_object(&self->pipeline);
  g_free(self);
}

HostVideoSpeaker *host_video_speaker_new(gboolean is_muted) {
  GstElement *device = is_muted ? video_sound_sink(FALSE, NULL) : video_sound_device();
  if (!device)
    return NULL;
  HostVideoSpeaker *self = g_new0(HostVideoSpeaker, 1);
  self->data = self->control = self->page_file = self->far_data = self->far_control = -1;
  gboolean is_whole = make_pipeline(self, device) && open_line(self);
  gst_object_unref(device);
  if (is_whole && !pthread_create(&self->thread, NULL, play, self))
    return self;
  if (self->pipeline)
    gst_element_set_state(self->pipeline, GST_STATE_NULL);
  clear(self);
  return NULL;
}

HostVideoLine host_video_speaker_line(const HostVideoSpeaker *self) {
  return (HostVideoLine){self->far_data, self->far_control, self->page_file};
}

void host_video_speaker_sent(HostVideoSpeaker *self) {
  close_end(&self->far_data);
  close_end(&self->far_control);
}

void host_video_speaker_free(HostVideoSpeaker *self) {
  shutdown(self->control, SHUT_RDWR);
  pthread_join(self->thread, NULL);
  clear(self);
}
