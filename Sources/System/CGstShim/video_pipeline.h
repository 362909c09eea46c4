#pragma once
#include "video_shim.h"

#include <gst/gst.h>

/* One source, a container in it, and the decoders of its streams. GStreamer's own players open whatever a file
   names, other movies and lists of addresses, with whatever plug-ins are installed. This opens what it is given and
   nothing else: containers are MP4, QuickTime, Matroska and WebM, and nothing but decoders and parsers of a list
   (video_decoders.h) comes after them. */

typedef struct {
  /* A `playsink`, which the pipeline owns. */
  GstElement *sink;
  gboolean has_audio;
  /* What was found, and what is linked; atomic. */
  int has_container, has_pictures, has_sound;
  /* Called on GStreamer's threads when a file has nothing that is wanted of it. */
  void (*lacks_streams)(void *context);
  void *context;
} VideoStreams;

/* NULL when an element is missing. `streams` has to outlive the pipeline. */
GstElement *video_pipeline_new(const HostVideoInput *input, VideoStreams *streams);

/* Whether the container stopped reading before it had any stream. decodebin drops the error of an element that fails
   while it is being tried, and then waits for its streams for good. */
gboolean video_pipeline_gave_up(GstElement *pipeline);
