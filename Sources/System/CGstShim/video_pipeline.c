#include "video_pipeline.h"

#include "video_decoders.h"
#include "video_source.h"

#include <string.h>

/* GstAutoplugSelectResult, which no header has. */
enum { AUTOPLUG_TRY, AUTOPLUG_EXPOSE, AUTOPLUG_SKIP };

static gboolean is_container(GstElementFactory *factory) {
  const char *name = gst_plugin_feature_get_name(GST_PLUGIN_FEATURE(factory));
  return !strcmp(name, "qtdemux") || !strcmp(name, "matroskademux");
}

/* The file itself is a container, as it was recognized by its first bytes; what comes after it are streams. */
static int on_select(GstElement *decoder, GstPad *pad, GstCaps *caps, GstElementFactory *factory, gpointer data) {
  VideoStreams *streams = data;
  if (g_atomic_int_get(&streams->has_container))
    return video_decoders_have(factory) ? AUTOPLUG_TRY : AUTOPLUG_SKIP;
  if (!is_container(factory))
    return AUTOPLUG_SKIP;
  g_atomic_int_set(&streams->has_container, 1);
  return AUTOPLUG_TRY;
}

static gboolean is_of(const GstCaps *caps, const char *kind) {
  return caps && gst_caps_get_size(caps) > 0 &&
         g_str_has_prefix(gst_structure_get_name(gst_caps_get_structure(caps, 0)), kind);
}

/* Streams that nobody sees or hears aren't decoded. */
static gboolean on_continue(GstElement *decoder, GstPad *pad, GstCaps *caps, gpointer data) {
  VideoStreams *streams = data;
  return !g_atomic_int_get(&streams->has_container) || is_of(caps, "video/") || is_of(caps, "image/") ||
         (streams->has_audio && is_of(caps, "audio/"));
}

/* A broken container sends data without having said what its times mean. Scaletempo then writes beyond the end of its
   buffers, and others only complain; so the stream fails before it reaches them. */
static GstPadProbeReturn on_data(GstPad *pad, GstPadProbeInfo *info, gpointer nothing) {
  GstEvent *segment = gst_pad_get_sticky_event(pad, GST_EVENT_SEGMENT, 0);
  if (segment) {
    gst_event_unref(segment);
    return GST_PAD_PROBE_OK;
  }
  gst_mini_object_unref(GST_MINI_OBJECT(GST_PAD_PROBE_INFO_DATA(info)));
  GST_PAD_PROBE_INFO_FLOW_RETURN(info) = GST_FLOW_ERROR;
  return GST_PAD_PROBE_HANDLED;
}

static void link_to(GstPad *pad, VideoStreams *streams, const char *name, int *is_linked) {
  if (g_atomic_int_get(is_linked))
    return;
  GstPad *target = gst_element_request_pad_simple(streams->sink, name);
  if (!target)
    return;
  gst_pad_add_probe(pad, GST_PAD_PROBE_TYPE_BUFFER | GST_PAD_PROBE_TYPE_BUFFER_LIST, on_data, NULL, NULL);
  if (GST_PAD_LINK_SUCCESSFUL(gst_pad_link(pad, target)))
    g_atomic_int_set(is_linked, 1);
  else
    gst_element_release_request_pad(streams->sink, target);
  gst_object_unref(target);
}

/* The first of each kind. */
static void on_pad(GstElement *decoder, GstPad *pad, gpointer data) {
  VideoStreams *streams = data;
  GstCaps *caps = gst_pad_get_current_caps(pad);
  if (!caps)
    caps = gst_pad_query_caps(pad, NULL);
  if (is_of(caps, "video/x-raw"))
    link_to(pad, streams, "video_sink", &streams->has_pictures);
  else if (streams->has_audio && is_of(caps, "audio/x-raw"))
    link_to(pad, streams, "audio_sink", &streams->has_sound);
  g_clear_pointer(&caps, gst_caps_unref);
}

static void on_last_pad(GstElement *decoder, gpointer data) {
  VideoStreams *streams = data;
  if (!g_atomic_int_get(&streams->has_pictures) && !g_atomic_int_get(&streams->has_sound))
    streams->lacks_streams(streams->context);
}

/* An address of HTTP, which no more than the two elements for it may open, whatever else is installed. */
static GstElement *source_of_address(const char *address) {
  if (!address || (!gst_uri_has_protocol(address, "http") && !gst_uri_has_protocol(address, "https")))
    return NULL;
  GstElement *source = gst_element_factory_make("souphttpsrc", NULL);
  if (!source)
    source = gst_element_factory_make("curlhttpsrc", NULL);
  if (source)
    gst_uri_handler_set_uri(GST_URI_HANDLER(source), address, NULL);
  return source;
}

/* A file's first bytes say what it is; GStreamer doesn't guess, for which it would ask each plug-in. */
static void set_container(GstElement *decoder, HostVideoContainer container) {
  if (container == HOST_VIDEO_CONTAINER_UNKNOWN)
    return;
  GstCaps *caps = gst_caps_new_empty_simple(
      container == HOST_VIDEO_CONTAINER_MATROSKA ? "video/x-matroska" : "video/quicktime");
  g_object_set(decoder, "sink-caps", caps, NULL);
  gst_caps_unref(caps);
}

GstElement *video_pipeline_new(const HostVideoInput *input, VideoStreams *streams) {
  gboolean is_file = input->descriptor >= 0;
  GstElement *source =
      is_file ? video_source_new(input->descriptor) : source_of_address(input->address);
  if (!source)
    return NULL;
  GstElement *pipeline = gst_object_ref_sink(gst_pipeline_new(NULL));
  GstElement *decoder = gst_element_factory_make("decodebin", NULL);
  streams->sink = gst_element_factory_make("playsink", NULL);
  GstElement *parts[] = {source, decoder, streams->sink};
  gboolean is_whole = TRUE;
  for (size_t i = 0; i < G_N_ELEMENTS(parts); i++)
    is_whole = parts[i] && gst_bin_add(GST_BIN(pipeline), parts[i]) && is_whole;
  if (!is_whole || !gst_element_link(source, decoder)) {
    gst_object_unref(pipeline);
    return NULL;
  }
  g_object_set(decoder, "use-buffering", !is_file, NULL);
  if (is_file)
    set_container(decoder, input->container);
  g_signal_connect(decoder, "autoplug-select", G_CALLBACK(on_select), streams);
  g_signal_connect(decoder, "autoplug-continue", G_CALLBACK(on_continue), streams);
  g_signal_connect(decoder, "pad-added", G_CALLBACK(on_pad), streams);
  g_signal_connect(decoder, "no-more-pads", G_CALLBACK(on_last_pad), streams);
  return pipeline;
}

static gboolean is_stopped_container(GstElement *element) {
  GstElementFactory *factory = gst_element_get_factory(element);
  if (!factory || !is_container(factory) || element->numsrcpads > 0)
    return FALSE;
  GstPad *input = gst_element_get_static_pad(element, "sink");
  gboolean is_stopped = input && gst_pad_get_task_state(input) == GST_TASK_PAUSED;
  g_clear_object(&input);
  return is_stopped;
}

gboolean video_pipeline_gave_up(GstElement *pipeline) {
  GstIterator *elements = gst_bin_iterate_recurse(GST_BIN(pipeline));
  GValue item = G_VALUE_INIT;
  gboolean gave_up = FALSE;
  while (!gave_up && gst_iterator_next(elements, &item) == GST_ITERATOR_OK) {
    gave_up = is_stopped_container(g_value_get_object(&item));
    g_value_unset(&item);
  }
  gst_iterator_free(elements);
  return gave_up;
}
