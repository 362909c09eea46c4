#pragma once
#include "video_shim.h"
