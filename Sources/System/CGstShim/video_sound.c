#include "video_sound.h"

#include "video_far_sound.h"

/* Opened, or NULL. */
static GstElement *opened(const char *name) {
  GstElement *sink = gst_element_factory_make(name, NULL);
  if (!sink)
    return NULL;
  gst_object_ref_sink(sink);
  if (gst_element_set_state(sink, GST_STATE_READY) != GST_STATE_CHANGE_FAILURE)
    return sink;
  gst_element_set_state(sink, GST_STATE_NULL);
  gst_object_unref(sink);
  return NULL;
}

/* Whether the kernel has a sound card that plays. ALSA complains aloud on machines without one. */
static gboolean has_sound_card(void) {
  GDir *folder = g_dir_open("/dev/snd", 0, NULL);
  if (!folder)
    return FALSE;
  gboolean is_found = FALSE;
  const char *name;
  /* As pcmC0D0p: card 0, device 0, playback. */
  while (!is_found && (name = g_dir_read_name(folder)))
    is_found = g_str_has_prefix(name, "pcmC") && g_str_has_suffix(name, "p");
  g_dir_close(folder);
  return is_found;
}

GstElement *video_sound_device(void) {
  GstElement *sink = opened("pulsesink");
  if (!sink)
    sink = opened("pipewiresink");
  return sink || !has_sound_card() ? sink : opened("alsasink");
}

GstElement *video_sound_sink(gboolean is_heard, const HostVideoLine *line) {
  GstElement *sink = NULL;
  if (is_heard && !line)
    sink = video_sound_device();
  else if (is_heard && line->data >= 0)
    sink = video_far_sound_new(line);
  if (sink)
    return sink;
  sink = gst_element_factory_make("fakesink", NULL);
  if (!sink)
    return NULL;
  g_object_set(sink, "sync", TRUE, NULL);
  return gst_object_ref_sink(sink);
}

GstElement *video_sound_filter(GstElement **volume) {
  GstElement *filter = gst_parse_bin_from_description_full("scaletempo ! volume name=volume", TRUE, NULL,
                                                           GST_PARSE_FLAG_FATAL_ERRORS, NULL);
  *volume = filter ? gst_bin_get_by_name(GST_BIN(filter), "volume") : NULL;
  return filter;
}
