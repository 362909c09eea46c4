#define _GNU_SOURCE
#include "confined_shim.h"
#include "server_shim.h"
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

static const char marker[] = "VITRINE_CONFINED";
// What the started program is to be.
static const char decoder[] = "decoder", reader[] = "reader";

// Where the decoders and the reader of metadata are; missing in programs that have none.
extern void vitrine_serve_confined(const char *call) __attribute__((weak));
extern void vitrine_serve_metadata(void) __attribute__((weak));

#if defined(__clang__)
#define NO_FUNCTION_TYPES __attribute__((no_sanitize("function")))
#else
#define NO_FUNCTION_TYPES
#endif

typedef void Initializer(int, char **, char **);
extern Initializer *const __init_array_start[] __attribute__((weak, visibility("hidden")));
extern Initializer *const __init_array_end[] __attribute__((weak, visibility("hidden")));
static void serve(int argc, char **argv, char **environment);

/* Where Swift's runtime is part of the program, Foundation is initialized after this file: a program's initializers run
   in the order in which it is linked. Whoever never returns to them has to call the rest. Most of them ignore the
   arguments and say so in their types, which doesn't matter to the C library either. */
NO_FUNCTION_TYPES
static void initialize_rest(int argc, char **argv, char **environment) {
  Initializer *const *next = __init_array_start;
  while (next != __init_array_end && *next != serve)
    next++;
  while (next != __init_array_end && ++next != __init_array_end)
    (*next)(argc, argv, environment);
}

/* Before main, so that every program that is linked with the decoders can serve, whatever its main
   does: none has to find another program, and what is tested is what runs. */
__attribute__((constructor)) static void serve(int argc, char **argv, char **environment) {
  const char *role = argc == 2 ? getenv(marker) : NULL;
  int decodes = role && !strcmp(role, decoder) && vitrine_serve_confined;
  int reads = role && !strcmp(role, reader) && vitrine_serve_metadata;
  if (!decodes && !reads)
    return;
  initialize_rest(argc, argv, environment);
  if (decodes)
    vitrine_serve_confined(argv[1]);
  else
    vitrine_serve_metadata();
  _exit(1);
}

// What libraries need to find their files until the child locks itself; nothing else is its business.
static const char *const inherited[] = {"LD_LIBRARY_PATH", "HOME",           "LANG",
                                        "LC_ALL",          "XDG_CACHE_HOME", "XDG_CONFIG_HOME",
                                        "XDG_DATA_HOME",   "XDG_DATA_DIRS",  "FONTCONFIG_FILE",
                                        "FONTCONFIG_PATH", "TMPDIR",         "ASAN_OPTIONS",
                                        "UBSAN_OPTIONS",   "TSAN_OPTIONS"};
enum { INHERITED = sizeof inherited / sizeof *inherited, MOST_FILES = 3 };

static void fill_environment(char **environment, const char *role) {
  int count = 0;
  for (int i = 0; i < INHERITED; i++) {
    const char *value = getenv(inherited[i]);
    if (value && asprintf(&environment[count], "%s=%s", inherited[i], value) >= 0)
      count++;
  }
  if (asprintf(&environment[count], "%s=%s", marker, role) >= 0)
    count++;
  // A process that a file ends is soon replaced; to tell how it ended would take longer than to read the file.
  if ((environment[count] = strdup("SWIFT_BACKTRACE=enable=no")))
    count++;
  environment[count] = NULL;
}

// Above all numbers that the child gives them, so that none takes another's place on the way.
static int lifted(int descriptor) { return fcntl(descriptor, F_DUPFD_CLOEXEC, 16); }

/* Starts the program as what `role` says, with open files from the number 3 on. */
static pid_t start(const char *role, const char *call, const int *files, int count) {
  int from[MOST_FILES];
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (int i = 0; i < 3; i++)
    posix_spawn_file_actions_addopen(&actions, i, "/dev/null", i ? O_WRONLY : O_RDONLY, 0);
  for (int i = 0; i < count; i++) {
    from[i] = lifted(files[i]);
    posix_spawn_file_actions_adddup2(&actions, from[i], 3 + i);
  }
  posix_spawn_file_actions_addclosefrom_np(&actions, 3 + count);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  // In a session of its own, no terminal is the child's.
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSID);
  char *environment[INHERITED + 3];
  fill_environment(environment, role);
  char *const arguments[] = {"vitrine-decode", (char *)call, NULL};
  pid_t child = -1;
  if (posix_spawn(&child, "/proc/self/exe", &actions, &attributes, arguments, environment))
    child = -1;
  for (char **entry = environment; *entry; entry++)
    free(*entry);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  for (int i = 0; i < count; i++)
    close(from[i]);
  return child;
}

pid_t vitrine_confined_start(int picture, int result, const char *call, int *ended) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC))
    return -1;
  int files[MOST_FILES] = {picture, result, ends[1]};
  pid_t child = start(decoder, call, files, MOST_FILES);
  close(ends[1]);
  if (child < 0)
    close(ends[0]);
  else
    *ended = ends[0];
  return child;
}

pid_t vitrine_server_start(int *socket) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends))
    return -1;
  pid_t child = start(reader, "metadata", &ends[1], 1);
  close(ends[1]);
  if (child < 0)
    close(ends[0]);
  else
    *socket = ends[0];
  return child;
}

void vitrine_processor_alarm(unsigned milliseconds) {
  struct itimerval timer = {{0, 0}, {milliseconds / 1000, milliseconds % 1000 * 1000}};
  setitimer(ITIMER_PROF, &timer, NULL);
}

int vitrine_memory_file(void) { return memfd_create("vitrine", MFD_CLOEXEC | MFD_ALLOW_SEALING); }

int vitrine_memory_file_seal(int file) {
  return fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL);
}
