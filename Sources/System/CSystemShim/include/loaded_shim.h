// What the process is made of.
#pragma once

/// Hands on the path of each library that is loaded.
void vitrine_loaded_libraries(void (*take)(void *context, const char *path), void *context);
