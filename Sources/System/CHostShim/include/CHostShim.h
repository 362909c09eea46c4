#pragma once
#include <gtk/gtk.h>
#include "gtk_shim.h"
#include "instance_shim.h"
#include <vips/vips.h>
#include "filter_shim.h"
#include "vips_shim.h"
#include "video_shim.h"
