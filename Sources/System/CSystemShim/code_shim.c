#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

int mkstemp64(char *name);

/* In place of the C library's, for all libraries of the program. libvips and GStreamer have loops compiled by liborc,
   which writes them into a mapped file of the runtime folder, or else the home. With that disk full the first write
   ends the program. A file in memory always has room; it has no other name that liborc could want back. */
__attribute__((visibility("default"))) int mkstemp64(char *name) {
  int file = strstr(name, "/orcexec.") ? memfd_create("orcexec", MFD_CLOEXEC) : -1;
  return file >= 0 ? file : mkostemp64(name, 0);
}
