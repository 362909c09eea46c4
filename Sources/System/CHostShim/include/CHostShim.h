#pragma once
#include <gtk/gtk.h>
#include <vips/vips.h>
