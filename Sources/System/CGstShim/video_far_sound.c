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
  gboolean is_held;
  GByteArray *unsent;
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

/* With the mutex: nothing of before is heard from now on. */
static void forget(FarSound *self) {
  self->dropped = self->sent;
  g_byte_array_set_size(self->unsent, 0);
}

static gboolean prepare(GstAudioSink *sink, GstAudioRingBufferSpec *spec) {
  FarSound *self = (FarSound *)sink;
  g_mutex_lock(&self->mutex);
  self->frame_bytes = GST_AUDIO_INFO_BPF(&spec->info);
  self->rate = GST_AUDIO_INFO_RATE(&spec->info);
  gboolean is_float = GST_AUDIO_INFO_FORMAT(&spec->info) == GST_AUDIO_FORMAT_F32LE;
  order(self, (VideoLinePacket){
                  VIDEO_LINE_START, self->rate, GST_AUDIO_INFO_CHANNELS(&spec->info), is_float, 0});
  forget(self);
  self->is_held = FALSE;
  g_mutex_unlock(&self->mutex);
  return TRUE;
}

/* Sends what there is room for, unless it is held. Returns whether anything is left to be sent; less than 0 at the
   end. */
static int send_some(FarSound *self) {
  g_mutex_lock(&self->mutex);
  ssize_t count = 0;
  if (!self->is_held && self->unsent->len > 0)
    count = write(self->data, self->unsent->data, self->unsent->len);
  int problem = count < 0 ? errno : 0;
  if (count > 0) {
    self->sent += count;
    g_byte_array_remove_range(self->unsent, 0, (guint)count);
  }
  gboolean is_left = !self->is_held && self->unsent->len > 0;
  g_mutex_unlock(&self->mutex);
  return problem && problem != EAGAIN && problem != EINTR ? -1 : is_left;
}

/* Waits for room. What is held meanwhile is sent before the next. */
static gint write_sound(GstAudioSink *sink, gpointer data, guint length) {
  FarSound *self = (FarSound *)sink;
  g_mutex_lock(&self->mutex);
  g_byte_array_append(self->unsent, data, length);
  g_mutex_unlock(&self->mutex);
  for (int is_left; (is_left = send_some(self));) {
    if (is_left < 0)
      return -1;
    struct pollfd entry = {self->data, POLLOUT, 0};
    poll(&entry, 1, 20);
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
  int64_t rest = self->sent + self->unsent->len - MAX(heard(self), self->dropped);
  int frame_bytes = MAX(1, self->frame_bytes);
  g_mutex_unlock(&self->mutex);
  return rest > 0 ? (guint)(rest / frame_bytes) : 0;
}

static void set_held(FarSound *self, gboolean is_held) {
  g_mutex_lock(&self->mutex);
  self->is_held = is_held;
  order(self, (VideoLinePacket){is_held ? VIDEO_LINE_PAUSE : VIDEO_LINE_RESUME, 0, 0, 0, 0});
  g_mutex_unlock(&self->mutex);
}

static void hold(GstAudioSink *sink) { set_held((FarSound *)sink, TRUE); }

static void resume(GstAudioSink *sink) { set_held((FarSound *)sink, FALSE); }

static void drop(GstAudioSink *sink) {
  FarSound *self = (FarSound *)sink;
  g_mutex_lock(&self->mutex);
  forget(self);
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
  g_byte_array_unref(self->unsent);
  g_mutex_clear(&self->mutex);
  G_OBJECT_CLASS(far_sound_parent_class)->finalize(object);
}

static void far_sound_init(FarSound *self) {
  self->data = self->control = -1;
  self->rate = VIDEO_LINE_RATE_MIN;
  self->frame_bytes = 1;
  self->unsent = g_byte_array_new();
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
