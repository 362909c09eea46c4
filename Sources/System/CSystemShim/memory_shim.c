#include "memory_shim.h"
#include <malloc.h>

enum { LARGEST_USUAL = 128 << 10, LARGEST_OF_FRAME = 16 << 20 };

/* Before any thread starts, since what the allocator has once set up for a thread stays. */
__attribute__((constructor)) static void set_up_memory(void) {
  /* Images are large and come and go: each gets pages of its own, which go back to the system with
     it. Left to itself the allocator would keep them, in pieces, after the first has gone. */
  mallopt(M_MMAP_THRESHOLD, LARGEST_USUAL);
  /* What a frame is put together from is small, and gone with the frame: given back each time, its
     pages would have to be made anew for the next, which cost a third of a frame's time. */
  mallopt(M_TOP_PAD, 8 << 20);
  mallopt(M_TRIM_THRESHOLD, LARGEST_OF_FRAME);
  /* A video has a dozen threads; an arena for each would keep what it held at its fullest. */
  mallopt(M_ARENA_MAX, 2);
}

void host_memory_give_back(void) { malloc_trim(0); }

void host_memory_trim(void) { malloc_trim(8 << 20); }

/* malloc_trim() leaves the free end of all arenas but the first, which is what the largest image took. */
void host_memory_share(void) { mallopt(M_ARENA_MAX, 1); }

void host_memory_begin_frame(void) { mallopt(M_MMAP_THRESHOLD, LARGEST_OF_FRAME); }

void host_memory_end_frame(void) { mallopt(M_MMAP_THRESHOLD, LARGEST_USUAL); }
