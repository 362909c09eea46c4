#pragma once
#include "file_shim.h"
#include "loaded_shim.h"
#include "memory_shim.h"
#include "message_shim.h"
#include "reader_shim.h"
