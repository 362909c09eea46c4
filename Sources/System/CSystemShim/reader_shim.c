#define _GNU_SOURCE
#include "reader_shim.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// What libraries need to find their files until the child locks itself; nothing else is its business.
static const char *const inherited[] = {"LD_LIBRARY_PATH", "HOME",           "LANG",
                                        "LC_ALL",          "XDG_CACHE_HOME", "XDG_CONFIG_HOME",
                                        "XDG_DATA_HOME",   "XDG_DATA_DIRS",  "FONTCONFIG_FILE",
                                        "FONTCONFIG_PATH", "TMPDIR",         "ASAN_OPTIONS",
                                        "UBSAN_OPTIONS",   "TSAN_OPTIONS"};
enum { INHERITED = sizeof inherited / sizeof *inherited };

static void fill_environment(char **environment) {
  int count = 0;
  for (int i = 0; i < INHERITED; i++) {
    const char *value = getenv(inherited[i]);
    if (value && asprintf(&environment[count], "%s=%s", inherited[i], value) >= 0)
      count++;
  }
  // One that a file ends is soon replaced; to tell how it ended would take longer than to read the file.
  static char quiet[] = "SWIFT_BACKTRACE=enable=no";
  environment[count] = quiet;
  environment[count + 1] = NULL;
}

static void free_environment(char **environment) {
  for (; environment[1]; environment++)
    free(*environment);
}

static int start(pid_t *child, const char *program, const char *role, int own) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (int i = 0; i < 3; i++)
    posix_spawn_file_actions_addopen(&actions, i, "/dev/null", i ? O_WRONLY : O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, own, 3);
  posix_spawn_file_actions_addclosefrom_np(&actions, 4);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  // In a session of its own, no terminal is the child's.
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSID);
  char *environment[INHERITED + 2];
  fill_environment(environment);
  char *const arguments[] = {(char *)program, (char *)role, NULL};
  int failed = posix_spawn(child, program, &actions, &attributes, arguments, environment);
  free_environment(environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return failed;
}

pid_t vitrine_reader_start(const char *program, const char *role, int *socket) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends))
    return -1;
  // Above the numbers that the child gives its files, so that none takes another's place on the way.
  int own = fcntl(ends[1], F_DUPFD_CLOEXEC, 16);
  close(ends[1]);
  pid_t child = -1;
  if (own < 0 || start(&child, program, role, own))
    child = -1;
  if (own >= 0)
    close(own);
  if (child < 0)
    close(ends[0]);
  else
    *socket = ends[0];
  return child;
}

// As a process that was started, but for the program.
static void settle(int own) {
  sigset_t none;
  sigemptyset(&none);
  for (int number = 1; number < NSIG; number++)
    signal(number, SIG_DFL);
  sigprocmask(SIG_SETMASK, &none, NULL);
  int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  for (int i = 0; i < 3; i++)
    dup2(nothing, i);
  // The number of its end may be that of `nothing`.
  dup2(own, 3);
  close_range(4, ~0U, 0);
  setsid();
  prctl(PR_SET_NAME, "vitrine-reader");
}

pid_t vitrine_reader_fork(int *socket) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends))
    return -1;
  int own = fcntl(ends[1], F_DUPFD_CLOEXEC, 16);
  close(ends[1]);
  pid_t child = own < 0 ? -1 : fork();
  if (child == 0) {
    settle(own);
    return 0;
  }
  if (own >= 0)
    close(own);
  if (child < 0)
    close(ends[0]);
  else
    *socket = ends[0];
  return child;
}

int vitrine_reader_limit(pid_t process, size_t bytes) {
  struct rlimit limit;
  if (prlimit(process, RLIMIT_AS, NULL, &limit))
    return -1;
  limit.rlim_cur = bytes < limit.rlim_max ? bytes : limit.rlim_max;
  return prlimit(process, RLIMIT_AS, &limit, NULL);
}

int64_t vitrine_reader_work(pid_t process) {
  clockid_t clock;
  struct timespec time;
  if (clock_getcpuclockid(process, &clock) || clock_gettime(clock, &time))
    return -1;
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

void vitrine_limit_work(unsigned seconds, unsigned patience) {
  vitrine_processor_alarm(seconds * 1000);
  // Both signals end whoever doesn't handle them.
  alarm(patience);
}

void vitrine_processor_alarm(unsigned milliseconds) {
  struct itimerval timer = {{0, 0}, {milliseconds / 1000, milliseconds % 1000 * 1000}};
  setitimer(ITIMER_PROF, &timer, NULL);
}
