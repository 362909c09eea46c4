#pragma once
#include <gst/app/gstappsink.h>
#include <gst/app/gstappsrc.h>
#include <gst/audio/gstaudiosink.h>
#include <gst/gst.h>
#include <gst/video/video.h>
