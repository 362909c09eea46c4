#pragma once

/* Lets the calling thread, and those that it starts, read below /usr and `folders` and do nothing else with files that
   aren't open yet. Returns the version of Landlock, 0 without it, and less than 0 when it fails. */
int restrict_files(const char *const *folders);

/* Lets the process make only the calls that decoders need. Returns 1, or 0 when the kernel has no filters. */
int restrict_calls(int opens_files, int has_timers);
