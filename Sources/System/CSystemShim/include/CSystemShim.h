#pragma once
#include "confined_shim.h"
#include "file_shim.h"
#include "memory_shim.h"
#include "server_shim.h"
