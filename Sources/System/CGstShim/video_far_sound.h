#pragma once
#include "video_shim.h"

#include <gst/gst.h>

/* A sink whose sound another process plays. Takes copies of the files; NULL if there can't be any. */
GstElement *video_far_sound_new(const HostVideoLine *line);
