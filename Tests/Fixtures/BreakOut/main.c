/* Tries to get out of the lock: BreakOut FOLDER [free] [fonts] [without CALL]...

   Each act is tried by a child that locked itself, and its end printed: "read_key 13" for an errno, "make_child
   killed 31" for a signal, "read_own 0" if it could. "free" locks nothing, "fonts" allows the folder of that name, and
   "without" makes a kernel that lacks a call. The first line says what the kernel held the children to. */
#define _GNU_SOURCE
#include "CSandbox.h"
#include "acts.h"

#include <errno.h>
#include <fcntl.h>
#include <seccomp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

static char fonts[4096];
static int is_free, has_fonts;

static void lack(const char *call) {
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
  if (!filter || seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), seccomp_syscall_resolve_name(call), 0) ||
      seccomp_load(filter))
    exit(1);
  seccomp_release(filter);
}

static void lock(struct sandbox_report *report) {
  const char *folders[] = {fonts, NULL};
  struct sandbox_limits limits = {.address_bytes = 256 << 20,
                                  .seconds = 1,
                                  .file_bytes = 1 << 20,
                                  .niceness = 1,
                                  .folders = has_fonts ? folders : NULL};
  if (!is_free && sandbox_lock(&limits, report))
    _exit(255);
}

static int wait_for(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR)
    ;
  return status;
}

static void print_report(void) {
  fflush(stdout);
  pid_t child = fork();
  if (!child) {
    struct sandbox_report report = {0, 0};
    lock(&report);
    char text[64];
    int length = snprintf(text, sizeof text, "landlock %d\nfilter %d\n", report.landlock, report.filters_calls);
    _exit(write(1, text, (size_t)length) == length ? 0 : 1);
  }
  if (wait_for(child))
    exit(1);
}

// As decoders are started.
static void reset_signals(void) {
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  for (int number = 1; number < SIGRTMIN; number++)
    signal(number, SIG_DFL);
}

int main(int argc, char **argv) {
  if (argc < 2)
    return 2;
  reset_signals();
  folder = argv[1];
  snprintf(fonts, sizeof fonts, "%s/fonts", folder);
  char path[4200];
  snprintf(path, sizeof path, "%s/photo", folder);
  own_file = open(path, O_RDONLY | O_CLOEXEC);
  memory_file = memfd_create("result", MFD_CLOEXEC);
  setenv("VITRINE_SECRET", "1", 1);
  setenv("LANG", "C.UTF-8", 1);
  for (int i = 2; i < argc; i++) {
    is_free |= !strcmp(argv[i], "free");
    has_fonts |= !strcmp(argv[i], "fonts");
    if (!strcmp(argv[i], "without") && i + 1 < argc)
      lack(argv[++i]);
  }
  print_report();
  for (int i = 0; i < act_count; i++) {
    // Without a lock this one would be believed.
    if (is_free && !strcmp(acts[i].name, "never_end"))
      continue;
    pid_t child = fork();
    if (!child) {
      struct sandbox_report report;
      lock(&report);
      _exit(acts[i].run());
    }
    int status = wait_for(child);
    if (WIFSIGNALED(status))
      printf("%s killed %d\n", acts[i].name, WTERMSIG(status));
    else
      printf("%s %d\n", acts[i].name, WEXITSTATUS(status));
  }
  return 0;
}
