#pragma once
#include <gtk/gtk.h>
#include "gtk_shim.h"
#include "instance_shim.h"
#include "text_input_shim.h"
#include "transfer_shim.h"
#include "popup_shim.h"
