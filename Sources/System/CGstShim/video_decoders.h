#pragma once
#include <gst/gst.h>

/* GStreamer takes whatever decoder is installed, and there are hundreds: of games, of pages that load images, of
   instruments that load sounds. Videos of cameras, phones, screens and editors need those of this list. */

/* Whether a factory makes a decoder or parser of the list. */
gboolean video_decoders_have(GstElementFactory *factory);

/* From now on decoders in hardware aren't used, in a process that may open no device. */
void video_decoders_do_without_devices(void);

/* Whether what is installed can decode a format, but nothing of the list. */
gboolean video_decoders_leave_out(const GstCaps *caps);
