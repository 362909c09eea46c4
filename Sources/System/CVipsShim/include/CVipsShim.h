#pragma once
#include <vips/vips.h>
#include "pipeline_shim.h"
#include "filter_shim.h"
#include "jpeg_shim.h"
#include "pixels_shim.h"
#include "source_shim.h"
#include "vips_shim.h"
