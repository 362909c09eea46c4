#include "video_far_sound.h"

#include "video_line.h"

#include <errno.h>
#include <fcntl.h>
#include <gst/audio/gstaudiosink.h>
#include <poll.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

typedef struct {
  GstAudioSink parent;
  int data, control;
  VideoLinePage *page;
  int frame_bytes, rate;
  /* Guards what follows. */
  GMutex mutex;
  int64_t sent, dropped;
  gboolean is_dropped;
} FarSound;

typedef struct {
  GstAudioSinkClass parent;
} FarSoundClass;

/* GStreamer registers no factory of it, so that no file can ask for one. */
G_DEFINE_TYPE(FarSound, far_sound, GST_TYPE_AUDIO_SINK)

#define FORMS                                                                                                          \
  "audio/x-raw, format = (string) { F32LE, S16LE }, layout = (string) interleaved, rate = (int) [ 8000, 384000 ], "    \
  "channels = (int) [ 1, 8 ]"

/* With the mutex. */
static void order(FarSound *self, VideoLinePacket packet) {
  packet.sent = self->sent;
  while (write(self->control, &packet, sizeof packet) < 0 && errno == EINTR) {
  }
}

static gboolean prepare(GstAudioSink *sink, GstAudioRingBufferSpec *spec) {
  FarSound *self = (FarSound *)sink;
  g_mutex_lock(&self->mutex);
  self->frame_bytes = GST_AUDIO_INFO_BPF(&spec->info);
  self->rate = GST_AUDIO_INFO_RATE(&spec->info);
  gboolean is_float = GST_AUDIO_INFO_FORMAT(&spec->info) == GST_AUDIO_FORMAT_F32LE;
  order(self, (VideoLinePacket){
                  VIDEO_LINE_START, self->rate, GST_AUDIO_INFO_CHANNELS(&spec->info), is_float, 0});
  self->dropped = self->sent;
  g_mutex_unlock(&self->mutex);
  return TRUE;
}

/* Sends what there is room for, and waits a little while there is none. Returns less than 0 at the end. */
static gssize send_some(FarSound *self, const guint8 *bytes, guint length) {
  g_mutex_lock(&self->mutex);
  gssize count = write(self->data, bytes, length);
  int problem = errno;
  if (count > 0)
    self->sent += count;
  g_mutex_unlock(&self->mutex);
  if (count >= 0 || (problem != EAGAIN && problem != EINTR))
    return count;
  struct pollfd entry = {self->data, POLLOUT, 0};
  poll(&entry, 1, 20);
  return 0;
}

static gint write_sound(GstAudioSink *sink, gpointer data, guint length) {
  FarSound *self = (FarSound *)sink;
  g_mutex_lock(&self->mutex);
  self->is_dropped = FALSE;
  g_mutex_unlock(&self->mutex);
  guint done = 0;
  while (done < length) {
    gssize count = send_some(self, (const guint8 *)data + done, length - done);
    if (count < 0)
      return -1;
    done += (guint)count;
    g_mutex_lock(&self->mutex);
    /* Whole samples, since others follow. */
    gboolean is_over = self->is_dropped && done % (guint)self->frame_bytes == 0;
    g_mutex_unlock(&self->mutex);
    if (is_over)
      break;
  }
  return (gint)length;
}

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * GST_SECOND + time.tv_nsec;
}

/* The bytes that were heard or dropped by now. The other process says it every few milliseconds. */
static int64_t heard(FarSound *self) {
  VideoLinePage *page = self->page;
  int64_t bytes = 0, time = 0;
  for (int attempt = 0; attempt < 100; attempt++) {
    uint32_t before = atomic_load(&page->version);
    bytes = page->heard;
    time = page->time;
    atomic_thread_fence(memory_order_acquire);
    if (before % 2 == 0 && before == atomic_load(&page->version))
      break;
  }
  int64_t passed = time > 0 ? now() - time : 0;
  if (passed > 0 && passed < GST_SECOND / 5)
    bytes += passed * self->rate / (int64_t)GST_SECOND * self->frame_bytes;
  return bytes;
}

static guint delay(GstAudioSink *sink) {
  FarSound *self = (FarSound *)sink;
  g_mutex_lock(&self->mutex);
  int64_t rest = self->sent - MAX(heard(self), self->dropped);
  int frame_bytes = MAX(1, self->frame_bytes);
  g_mutex_unlock(&self->mutex);
  return rest > 0 ? (guint)(rest / frame_bytes) : 0;
}

static void order_alone(FarSound *self, VideoLineOrder what) {
  g_mutex_lock(&self->mutex);
  order(self, (VideoLinePacket){(int32_t)what, 0, 0, 0, 0});
  g_mutex_unlock(&self->mutex);
}

static void hold(GstAudioSink *sink) { order_alone((FarSound *)sink, VIDEO_LINE_PAUSE); }

static void resume(GstAudioSink *sink) { order_alone((FarSound *)sink, VIDEO_LINE_RESUME); }

static void drop(GstAudioSink *sink) {
  FarSound *self = (FarSound *)sink;
  g_mutex_lock(&self->mutex);
  self->is_dropped = TRUE;
  self->dropped = self->sent;
  order(self, (VideoLinePacket){VIDEO_LINE_DROP, 0, 0, 0, 0});
  g_mutex_unlock(&self->mutex);
}

/* The next start resumes nothing. */
static void stop(GstAudioSink *sink) {
  drop(sink);
  resume(sink);
}

static gboolean agree(GstAudioSink *sink) { return TRUE; }

static void finalize(GObject *object) {
  FarSound *self = (FarSound *)object;
  if (self->page)
    munmap(self->page, sizeof *self->page);
  if (self->data >= 0)
    close(self->data);
  if (self->control >= 0)
    close(self->control);
  g_mutex_clear(&self->mutex);
  G_OBJECT_CLASS(far_sound_parent_class)->finalize(object);
}

static void far_sound_init(FarSound *self) {
  self->data = self->control = -1;
  self->rate = VIDEO_LINE_RATE_MIN;
  self->frame_bytes = 1;
  g_mutex_init(&self->mutex);
}

static void far_sound_class_init(FarSoundClass *class) {
  static GstStaticPadTemplate input =
      GST_STATIC_PAD_TEMPLATE("sink", GST_PAD_SINK, GST_PAD_ALWAYS, GST_STATIC_CAPS(FORMS));
  GstElementClass *element = GST_ELEMENT_CLASS(class);
  gst_element_class_add_static_pad_template(element, &input);
  gst_element_class_set_static_metadata(element, "Far sound", "Sink/Audio", "Has another process play", "Vitrine");
  GstAudioSinkClass *base = GST_AUDIO_SINK_CLASS(class);
  base->open = agree;
  base->prepare = prepare;
  base->unprepare = agree;
  base->close = agree;
  base->write = write_sound;
  base->delay = delay;
  base->pause = hold;
  base->resume = resume;
  base->stop = stop;
  /* Of a video that goes on elsewhere. */
  base->extension->clear_all = drop;
  G_OBJECT_CLASS(class)->finalize = finalize;
}

GstElement *video_far_sound_new(const HostVideoLine *line) {
  FarSound *self = g_object_new(far_sound_get_type(), NULL);
  self->data = fcntl(line->data, F_DUPFD_CLOEXEC, 3);
  self->control = fcntl(line->control, F_DUPFD_CLOEXEC, 3);
  void *page = mmap(NULL, sizeof *self->page, PROT_READ, MAP_SHARED, line->page, 0);
  self->page = page == MAP_FAILED ? NULL : page;
  if (self->data >= 0 && self->control >= 0 && self->page)
    return gst_object_ref_sink(self);
  gst_object_unref(gst_object_ref_sink(self));
  return NULL;
}
