#include "video_shim.h"

#include "memory_shim.h"
#include "video_decoders.h"
#include "video_library.h"
#include "video_pipeline.h"
#include "video_sound.h"

#include <gst/app/gstappsink.h>
#include <gst/gst.h>
#include <gst/video/video.h>
#include <pthread.h>
#include <string.h>

struct HostVideo {
  /* One for the owner, one for the bus, one for the sink: none of them outlives it. */
  int references;
  HostVideoCallbacks callbacks;
  void *context;
  GstElement *pipeline;
  VideoStreams streams;
  /* Where frames go; the pipeline's. */
  GstElement *sink;
  /* NULL without sound. */
  GstElement *volume;
  int is_seeking, has_failed;
  /* The next frame in pause is a new one, and not what comes next in a video just paused. */
  int awaits_still;
  /* Not GLib's, whose locks the thread sanitizer doesn't see. */
  pthread_mutex_t converting;
  GstVideoConverter *converter;
  GstVideoInfo from;
  GstVideoInfo to;
};

static int video_count;

char *host_video_start(void) {
  if (!video_library_load())
    return g_strdup("GStreamer isn’t installed, or is too old");
  GError *error = NULL;
  if (gst_init_check(NULL, NULL, &error))
    return NULL;
  char *text = g_strdup(error ? error->message : "GStreamer cannot be started");
  g_clear_error(&error);
  return text;
}

void host_video_load(void) {
  static const char *const names[] = {
      "decodebin", "playsink", "appsink", "qtdemux", "matroskademux", "multiqueue", "videoflip", "deinterlace",
      "videoconvert", "videoscale", "audioconvert", "audioresample", "scaletempo", "volume", "avdec_h264", "vp9dec",
      "h264parse", "opusdec", "vorbisdec"};
  video_decoders_do_without_devices();
  for (size_t i = 0; i < G_N_ELEMENTS(names); i++) {
    GstElement *element = gst_element_factory_make(names[i], NULL);
    if (element)
      gst_object_unref(gst_object_ref_sink(element));
  }
}

static HostVideo *video_ref(HostVideo *self) {
  g_atomic_int_inc(&self->references);
  return self;
}

static void video_unref(gpointer data) {
  HostVideo *self = data;
  if (!g_atomic_int_dec_and_test(&self->references))
    return;
  if (self->converter)
    gst_video_converter_free(self->converter);
  pthread_mutex_destroy(&self->converting);
  self->callbacks.released(self->context);
  g_free(self);
}

/* Messages */

static HostVideoFault fault_of(const GError *error) {
  if (g_error_matches(error, GST_CORE_ERROR, GST_CORE_ERROR_MISSING_PLUGIN))
    return HOST_VIDEO_FAULT_DECODER;
  if (error->domain == GST_STREAM_ERROR)
    switch (error->code) {
    case GST_STREAM_ERROR_CODEC_NOT_FOUND:
      return HOST_VIDEO_FAULT_DECODER;
    case GST_STREAM_ERROR_TYPE_NOT_FOUND:
    case GST_STREAM_ERROR_WRONG_TYPE:
      return HOST_VIDEO_FAULT_FORMAT;
    default:
      return HOST_VIDEO_FAULT_DATA;
    }
  if (error->domain == GST_RESOURCE_ERROR)
    switch (error->code) {
    case GST_RESOURCE_ERROR_NOT_FOUND:
      return HOST_VIDEO_FAULT_MISSING;
    case GST_RESOURCE_ERROR_NOT_AUTHORIZED:
      return HOST_VIDEO_FAULT_DENIED;
    default:
      return HOST_VIDEO_FAULT_OTHER;
    }
  return HOST_VIDEO_FAULT_OTHER;
}

static void tell(HostVideo *self, HostVideoEvent event, int number, const char *text) {
  self->callbacks.event(self->context, event, number, text ? text : "");
}

static void tell_fault(HostVideo *self, HostVideoFault fault, const char *text) {
  tell(self, HOST_VIDEO_FAILED, fault, text);
  g_atomic_int_set(&self->has_failed, 1);
}

static void tell_error(HostVideo *self, GstMessage *message) {
  GError *error = NULL;
  gst_message_parse_error(message, &error, NULL);
  tell_fault(self, error ? fault_of(error) : HOST_VIDEO_FAULT_OTHER, error ? error->message : NULL);
  g_clear_error(&error);
}

static void tell_streams_are_missing(void *context) {
  tell_fault(context, HOST_VIDEO_FAULT_NO_STREAMS, NULL);
}

static void tell_missing_decoder(HostVideo *self, const GstStructure *message) {
  const GValue *detail = gst_structure_get_value(message, "detail");
  gboolean is_left_out =
      detail && G_VALUE_HOLDS(detail, gst_caps_get_type()) && video_decoders_leave_out(gst_value_get_caps(detail));
  tell(self, HOST_VIDEO_LACKS_DECODER, is_left_out, gst_structure_get_string(message, "name"));
}

static void tell_of_element(HostVideo *self, GstMessage *message) {
  const GstStructure *structure = gst_message_get_structure(message);
  if (structure && gst_structure_has_name(structure, "missing-plugin"))
    tell_missing_decoder(self, structure);
  if (structure && gst_structure_has_name(structure, "redirect"))
    tell_fault(self, HOST_VIDEO_FAULT_REFERENCE, NULL);
}

static void tell_buffering(HostVideo *self, GstMessage *message) {
  int percent = 100;
  gst_message_parse_buffering(message, &percent);
  tell(self, HOST_VIDEO_BUFFERING, percent, NULL);
}

/* Nobody reads the bus: there may be no main loop of GLib's. */
static GstBusSyncReply on_message(GstBus *bus, GstMessage *message, gpointer data) {
  HostVideo *self = data;
  switch (GST_MESSAGE_TYPE(message)) {
  case GST_MESSAGE_ASYNC_DONE:
    tell(self, HOST_VIDEO_READY, g_atomic_int_exchange(&self->is_seeking, 0), NULL);
    break;
  case GST_MESSAGE_EOS:
    tell(self, HOST_VIDEO_ENDED, 0, NULL);
    break;
  case GST_MESSAGE_ERROR:
    tell_error(self, message);
    break;
  case GST_MESSAGE_ELEMENT:
    tell_of_element(self, message);
    break;
  case GST_MESSAGE_BUFFERING:
    tell_buffering(self, message);
    break;
  case GST_MESSAGE_DURATION_CHANGED:
    tell(self, HOST_VIDEO_DURATION_CHANGED, 0, NULL);
    break;
  default:
    break;
  }
  gst_message_unref(message);
  return GST_BUS_DROP;
}

/* Frames */

static void hand_over(HostVideo *self, GstSample *sample, gboolean is_still) {
  if (!sample)
    return;
  self->callbacks.frame(self->context, self, (HostVideoFrame *)sample, is_still);
  gst_sample_unref(sample);
}

static GstFlowReturn on_still(GstAppSink *sink, gpointer data) {
  HostVideo *self = data;
  GstSample *sample = gst_app_sink_pull_preroll(sink);
  if (g_atomic_int_exchange(&self->awaits_still, 0))
    hand_over(self, sample, TRUE);
  else if (sample)
    gst_sample_unref(sample);
  return GST_FLOW_OK;
}

static GstFlowReturn on_frame(GstAppSink *sink, gpointer data) {
  hand_over(data, gst_app_sink_pull_sample(sink), FALSE);
  return GST_FLOW_OK;
}

static GstPadProbeReturn on_flush(GstPad *pad, GstPadProbeInfo *info, gpointer data) {
  HostVideo *self = data;
  if (GST_EVENT_TYPE(GST_PAD_PROBE_INFO_EVENT(info)) == GST_EVENT_FLUSH_STOP)
    g_atomic_int_set(&self->awaits_still, 1);
  return GST_PAD_PROBE_OK;
}

static void set_up_sink(HostVideo *self, GstElement *sink) {
  /* Whatever the decoder gives: it is converted once, to the size it is shown at, and only then. */
  GstCaps *caps = gst_caps_new_empty_simple("video/x-raw");
  g_object_set(sink, "caps", caps, "max-buffers", 1, "drop", TRUE, "qos", TRUE, NULL);
  gst_caps_unref(caps);
  GstAppSinkCallbacks callbacks = {.new_preroll = on_still, .new_sample = on_frame};
  gst_app_sink_set_callbacks(GST_APP_SINK(sink), &callbacks, video_ref(self), video_unref);
  GstPad *pad = gst_element_get_static_pad(sink, "sink");
  gst_pad_add_probe(pad, GST_PAD_PROBE_TYPE_EVENT_FLUSH, on_flush, video_ref(self), video_unref);
  gst_object_unref(pad);
}

static void use(GstElement *playsink, const char *property, GstElement *element) {
  if (!element)
    return;
  g_object_set(playsink, property, element, NULL);
}

static GstElement *make_flip(void) {
  GstElement *flip = gst_element_factory_make("videoflip", NULL);
  if (flip)
    gst_util_set_object_arg(G_OBJECT(flip), "video-direction", "auto");
  return flip;
}

static void set_up_playsink(HostVideo *self, const HostVideoInput *input, gboolean is_upright) {
  GstElement *playsink = self->streams.sink;
  gboolean has_audio = self->streams.has_audio;
  GstElement *filter = has_audio ? video_sound_filter(&self->volume) : NULL;
  gst_util_set_object_arg(G_OBJECT(playsink), "flags",
                          filter ? "video+audio+deinterlace" : "video+deinterlace");
  self->streams.has_audio = filter != NULL;
  if (is_upright)
    use(playsink, "video-filter", make_flip());
  use(playsink, "video-sink", self->sink);
  GstElement *audio = video_sound_sink(has_audio, input->line);
  use(playsink, "audio-sink", audio);
  g_clear_pointer(&audio, gst_object_unref);
  use(playsink, "audio-filter", filter);
}

void host_video_version(unsigned numbers[3]) {
  unsigned part;
  if (!video_library_load()) {
    memset(numbers, 0, 3 * sizeof *numbers);
    return;
  }
  gst_version(&numbers[0], &numbers[1], &numbers[2], &part);
}

HostVideo *host_video_new(const HostVideoInput *input, gboolean has_audio, gboolean is_upright,
                          const HostVideoCallbacks *callbacks, void *context) {
  HostVideo *self = g_new0(HostVideo, 1);
  self->streams = (VideoStreams){
      .has_audio = has_audio, .lacks_streams = tell_streams_are_missing, .context = self};
  self->sink = gst_element_factory_make("appsink", NULL);
  self->pipeline = self->sink ? video_pipeline_new(input, &self->streams) : NULL;
  if (!self->pipeline) {
    g_clear_pointer(&self->sink, gst_object_unref);
    g_free(self);
    return NULL;
  }
  self->references = 1;
  self->callbacks = *callbacks;
  self->context = context;
  self->awaits_still = 1;
  pthread_mutex_init(&self->converting, NULL);
  set_up_sink(self, self->sink);
  g_atomic_int_inc(&video_count);
  set_up_playsink(self, input, is_upright);
  GstBus *bus = gst_element_get_bus(self->pipeline);
  gst_bus_set_sync_handler(bus, on_message, video_ref(self), video_unref);
  gst_object_unref(bus);
  return self;
}

/* A stream that playsink holds up, because it waits for another one, would wait for good, and stopping for it. */
static void let_go(const GValue *item, gpointer nothing) {
  gst_pad_send_event(g_value_get_object(item), gst_event_new_flush_start());
}

static void let_streams_go(GstElement *sink) {
  GstIterator *pads = gst_element_iterate_sink_pads(sink);
  while (gst_iterator_foreach(pads, let_go, NULL) == GST_ITERATOR_RESYNC)
    gst_iterator_resync(pads);
  gst_iterator_free(pads);
}

/* A source refuses to stop while a container is being looked into on another thread, which then stops by itself; the
   next attempt succeeds. */
static gboolean has_stopped(GstElement *pipeline) {
  for (int attempt = 0; attempt < 200; attempt++) {
    if (gst_element_set_state(pipeline, GST_STATE_NULL) != GST_STATE_CHANGE_FAILURE)
      return TRUE;
    g_usleep(5000);
  }
  return FALSE;
}

void host_video_free(HostVideo *self) {
  let_streams_go(self->sink);
  gboolean can_go = has_stopped(self->pipeline);
  GstBus *bus = gst_element_get_bus(self->pipeline);
  gst_bus_set_sync_handler(bus, NULL, NULL, NULL);
  gst_object_unref(bus);
  /* What still runs would use freed memory, so it rather stays. Its streams are this object's, too. */
  if (can_go)
    gst_object_unref(self->pipeline);
  else
    video_ref(self);
  self->pipeline = NULL;
  g_clear_pointer(&self->volume, gst_object_unref);
  video_unref(self);
  /* A video takes and frees small things by the thousand; with the last one gone none comes soon. */
  if (g_atomic_int_get(&video_count) == 1) host_memory_give_back();
  g_atomic_int_add(&video_count, -1);
}

int host_video_count(void) { return g_atomic_int_get(&video_count); }

/* Steps */

gboolean host_video_set_playing(HostVideo *self, gboolean is_playing) {
  GstState state = is_playing ? GST_STATE_PLAYING : GST_STATE_PAUSED;
  return gst_element_set_state(self->pipeline, state) != GST_STATE_CHANGE_FAILURE;
}

gboolean host_video_wait(HostVideo *self, uint64_t timeout) {
  /* A failure doesn't end the wait for a state, so it is looked for, and one that was dropped, too. */
  GstStateChangeReturn result = GST_STATE_CHANGE_ASYNC;
  gint64 end = g_get_monotonic_time() + (gint64)(timeout / 1000);
  while (result == GST_STATE_CHANGE_ASYNC && !g_atomic_int_get(&self->has_failed) &&
         !video_pipeline_gave_up(self->pipeline) && g_get_monotonic_time() < end)
    result = gst_element_get_state(self->pipeline, NULL, NULL, MIN(timeout, 20 * GST_MSECOND));
  return result == GST_STATE_CHANGE_SUCCESS || result == GST_STATE_CHANGE_NO_PREROLL;
}

void host_video_seek(HostVideo *self, double rate, int64_t position, gboolean is_tolerant) {
  /* So that the next frame to be ready is the seek's. */
  host_video_wait(self, 2 * GST_SECOND);
  g_atomic_int_set(&self->is_seeking, 1);
  GstSeekFlags nearest = GST_SEEK_FLAG_KEY_UNIT | GST_SEEK_FLAG_SNAP_NEAREST;
  GstSeekFlags flags = GST_SEEK_FLAG_FLUSH | (is_tolerant ? nearest : GST_SEEK_FLAG_ACCURATE);
  if (gst_element_seek(self->pipeline, rate, GST_FORMAT_TIME, flags, GST_SEEK_TYPE_SET, position,
                       GST_SEEK_TYPE_NONE, 0))
    return;
  if (g_atomic_int_exchange(&self->is_seeking, 0))
    tell(self, HOST_VIDEO_SEEK_REFUSED, 0, NULL);
}

int64_t host_video_position(HostVideo *self) {
  gint64 position = -1;
  return gst_element_query_position(self->pipeline, GST_FORMAT_TIME, &position) ? position : -1;
}

int64_t host_video_duration(HostVideo *self) {
  gint64 duration = -1;
  return gst_element_query_duration(self->pipeline, GST_FORMAT_TIME, &duration) ? duration : -1;
}

gboolean host_video_has_frames(HostVideo *self) {
  return g_atomic_int_get(&self->streams.has_pictures);
}

void host_video_set_volume(HostVideo *self, double volume, gboolean is_muted) {
  if (self->volume)
    g_object_set(self->volume, "volume", volume, "mute", is_muted, NULL);
}

void host_video_repeat(HostVideo *self) {
  GstSample *sample = NULL;
  g_object_get(self->sink, "last-sample", &sample, NULL);
  hand_over(self, sample, TRUE);
}

/* Pixels */

static gboolean info_of(HostVideoFrame *frame, GstVideoInfo *info) {
  GstCaps *caps = gst_sample_get_caps((GstSample *)frame);
  return caps && gst_video_info_from_caps(info, caps);
}

void host_video_frame_measure(HostVideoFrame *frame, int *width, int *height, int64_t *position) {
  GstVideoInfo info;
  *width = *height = 0;
  *position = -1;
  if (!info_of(frame, &info))
    return;
  *width = GST_VIDEO_INFO_WIDTH(&info);
  *height = GST_VIDEO_INFO_HEIGHT(&info);
  int numerator = GST_VIDEO_INFO_PAR_N(&info), denominator = GST_VIDEO_INFO_PAR_D(&info);
  if (numerator > 0 && denominator > 0)
    *width = MAX(1, (int)gst_util_uint64_scale_int_round(*width, numerator, denominator));
  GstBuffer *buffer = gst_sample_get_buffer((GstSample *)frame);
  GstSegment *segment = gst_sample_get_segment((GstSample *)frame);
  if (buffer && segment && GST_BUFFER_PTS_IS_VALID(buffer))
    *position =
        (int64_t)gst_segment_to_stream_time(segment, GST_FORMAT_TIME, GST_BUFFER_PTS(buffer));
}

static void prepare_converter(HostVideo *self, const GstVideoInfo *from, int width, int height) {
  if (self->converter && gst_video_info_is_equal(&self->from, from) &&
      GST_VIDEO_INFO_WIDTH(&self->to) == width && GST_VIDEO_INFO_HEIGHT(&self->to) == height)
    return;
  g_clear_pointer(&self->converter, gst_video_converter_free);
  self->from = *from;
  gst_video_info_set_format(&self->to, GST_VIDEO_FORMAT_BGRA, width, height);
  self->to.fps_n = from->fps_n;
  self->to.fps_d = from->fps_d;
  self->to.interlace_mode = from->interlace_mode;
  /* No more threads than pay; a thread for each 200 rows at most. */
  GstStructure *config = gst_structure_new(
      "options", GST_VIDEO_CONVERTER_OPT_RESAMPLER_METHOD, GST_TYPE_VIDEO_RESAMPLER_METHOD,
      GST_VIDEO_RESAMPLER_METHOD_LINEAR, GST_VIDEO_CONVERTER_OPT_THREADS, G_TYPE_UINT, 0, NULL);
  self->converter = gst_video_converter_new(&self->from, &self->to, config);
}

static void premultiply(uint8_t *pixel, size_t count) {
  for (; count > 0; count--, pixel += 4)
    for (int channel = 0; channel < 3; channel++)
      pixel[channel] = (uint8_t)((pixel[channel] * pixel[3] + 127) / 255);
}

gboolean host_video_frame_write(HostVideo *self, HostVideoFrame *frame, uint8_t *pixels, int width,
                                int height) {
  GstVideoInfo info;
  GstBuffer *buffer = gst_sample_get_buffer((GstSample *)frame);
  if (!buffer || !info_of(frame, &info))
    return FALSE;
  gboolean is_written = FALSE;
  size_t size = (size_t)width * height * 4;
  pthread_mutex_lock(&self->converting);
  prepare_converter(self, &info, width, height);
  GstBuffer *target = gst_buffer_new_wrapped_full(0, pixels, size, 0, size, NULL, NULL);
  GstVideoFrame source_frame, target_frame;
  if (self->converter && gst_video_frame_map(&source_frame, &info, buffer, GST_MAP_READ)) {
    if (gst_video_frame_map(&target_frame, &self->to, target, GST_MAP_WRITE)) {
      gst_video_converter_frame(self->converter, &source_frame, &target_frame);
      gst_video_frame_unmap(&target_frame);
      is_written = TRUE;
    }
    gst_video_frame_unmap(&source_frame);
  }
  pthread_mutex_unlock(&self->converting);
  gst_buffer_unref(target);
  if (is_written && GST_VIDEO_INFO_HAS_ALPHA(&info))
    premultiply(pixels, (size_t)width * height);
  return is_written;
}
