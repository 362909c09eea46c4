#pragma once
#include <gst/gst.h>

/* GStreamer takes whatever decoder is installed, and there are hundreds: of games, of pages that load images, of
   instruments that load sounds. Videos of cameras, phones, screens and editors need those of this list. */

/* Whether a factory makes a decoder or parser of the list. */
gboolean video_decoders_have(GstElementFactory *factory);

/* Whether what is installed can decode a format, but nothing of the list. */
gboolean video_decoders_leave_out(const GstCaps *caps);
