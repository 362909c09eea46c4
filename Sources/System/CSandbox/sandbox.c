#define _GNU_SOURCE
#include "CSandbox.h"
#include "parts.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

// Sanitizers take terabytes of addresses for their books, have threads, and look at the process from outside.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

// Decoders need few: the photo, the result, and fonts one by one.
enum { OPEN_FILES = 64 };

#ifndef HAS_SANITIZER
static int limit(int what, rlim_t most) {
  struct rlimit limit;
  if (getrlimit((__rlimit_resource_t)what, &limit))
    return -1;
  // Whoever started this program may have given it less, and only root takes more.
  limit.rlim_cur = limit.rlim_max = most < limit.rlim_max ? most : limit.rlim_max;
  return setrlimit((__rlimit_resource_t)what, &limit);
}

static size_t held_addresses(void) {
  FILE *file = fopen("/proc/self/statm", "re");
  unsigned long pages = 0;
  int failed = !file || fscanf(file, "%lu", &pages) != 1;
  if (file)
    fclose(file);
  return failed ? 0 : pages * (size_t)sysconf(_SC_PAGESIZE);
}

static int limit_resources(const struct sandbox_limits *limits, size_t held) {
  // One second more than the signal, which a process could ignore.
  struct rlimit time = {limits->seconds, (rlim_t)limits->seconds + 1};
  return limit(RLIMIT_CORE, 0) || limit(RLIMIT_NOFILE, OPEN_FILES) ||
         limit(RLIMIT_FSIZE, limits->file_bytes) ||
         (limits->seconds && setrlimit(RLIMIT_CPU, &time)) ||
         (limits->data_bytes && limit(RLIMIT_DATA, limits->data_bytes)) ||
         (limits->address_bytes && (!held || limit(RLIMIT_AS, held + limits->address_bytes)));
}

// Landlock holds only the calling thread, and what that starts later.
static int has_one_thread(void) {
  struct stat status;
  return !stat("/proc/self/task", &status) && status.st_nlink == 3;
}
#endif

static void clear_environment(void) {
  static const char *const kept[] = {"LANG", "LC_ALL"};
  char *values[sizeof kept / sizeof *kept];
  for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
    const char *value = getenv(kept[i]);
    values[i] = value ? strdup(value) : NULL;
  }
  clearenv();
  for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
    if (values[i])
      setenv(kept[i], values[i], 1);
    free(values[i]);
  }
}

int sandbox_lock(const struct sandbox_limits *limits, struct sandbox_report *report) {
  *report = (struct sandbox_report){0, 0, 0};
  // Times of the camera are local ones, whose rules are in a file.
  tzset();
  clear_environment();
  (void)!nice(limits->niceness);
  if ((limits->ends_with_parent && prctl(PR_SET_PDEATHSIG, SIGKILL)) || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0))
    return -1;
#ifndef HAS_SANITIZER
  report->address_bytes = held_addresses();
  if (!has_one_thread() || limit_resources(limits, report->address_bytes))
    return -1;
  report->landlock = restrict_files(limits->folders);
  if (report->landlock < 0)
    return -1;
  report->filters_calls = restrict_calls(report->landlock > 0 || limits->folders, limits->has_timers);
#endif
  return 0;
}
