#pragma once
#include <gst/gst.h>

/* Reads an open file, whatever its path names meanwhile. Takes a copy of the descriptor; NULL if there can't be one. */
GstElement *video_source_new(int descriptor);
