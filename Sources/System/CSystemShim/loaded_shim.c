#define _GNU_SOURCE
#include "loaded_shim.h"

#include <link.h>
#include <stdlib.h>

typedef struct {
  void (*take)(void *context, const char *path);
  void *context;
} Taker;

static int visit(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  const Taker *taker = data;
  // A library is named by a link, and the file that it leads to by its version.
  char *path = info->dlpi_name && *info->dlpi_name ? realpath(info->dlpi_name, NULL) : NULL;
  if (path)
    taker->take(taker->context, path);
  free(path);
  return 0;
}

void vitrine_loaded_libraries(void (*take)(void *context, const char *path), void *context) {
  Taker taker = {take, context};
  dl_iterate_phdr(visit, &taker);
}
