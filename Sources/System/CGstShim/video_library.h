#pragma once
#include <glib.h>

/* Loads GStreamer, once, on any thread; no function of it may be called before. FALSE if it isn't there. */
gboolean video_library_load(void);
