#pragma once
#include "video_shim.h"
#include "video_speaker.h"
