#pragma once
#include "video_shim.h"

#include <gst/gst.h>

/* What mixes with other programs' sound, opened; NULL without a device. */
GstElement *video_sound_device(void);

/* A device, or another process; without one, or where none is wanted, sound goes nowhere, in time. A playsink that is
   given no sink tries them all, aloud. */
GstElement *video_sound_sink(gboolean is_heard, const HostVideoLine *line);

/* Keeps the pitch at other rates, and has a volume of the player's own: a sink's would be remembered
   by the sound server for the next one, and what playsink puts in between leaks with each video. */
GstElement *video_sound_filter(GstElement **volume);
