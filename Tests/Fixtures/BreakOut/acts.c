#define _GNU_SOURCE
#include "acts.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <unistd.h>

const char *folder;
int own_file, memory_file;

static int result(long value) { return value < 0 ? errno : 0; }

static int open_path(const char *path, int flags) { return result(open(path, flags, 0600)); }

static int open_beside(const char *name, int flags) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  return open_path(path, flags);
}

static int open_of(const char *form, int number) {
  char path[64];
  snprintf(path, sizeof path, form, number);
  return open_path(path, O_RDONLY);
}

// Files

static int read_key(void) { return open_beside("id_ed25519", O_RDONLY); }
static int read_link(void) { return open_beside("fonts/link", O_RDONLY); }
static int read_font(void) { return open_beside("fonts/font", O_RDONLY); }
static int read_users(void) { return open_path("/etc/passwd", O_RDONLY); }
static int read_share(void) { return open_path("/usr/lib/os-release", O_RDONLY); }
static int read_parent(void) { return open_of("/proc/%d/environ", getppid()); }
static int reopen_own(void) { return open_of("/proc/self/fd/%d", own_file); }
static int list_folder(void) { return open_path(folder, O_RDONLY | O_DIRECTORY); }
static int read_own(void) {
  char byte;
  return result(pread(own_file, &byte, 1, 0));
}
static int create_file(void) { return open_beside("new", O_WRONLY | O_CREAT); }
static int change_file(void) { return open_beside("id_ed25519", O_RDWR); }
static int cut_font(void) { return open_beside("fonts/font", O_RDONLY | O_TRUNC); }
static int unnamed_file(void) { return open_path("/tmp", O_RDWR | O_TMPFILE); }
static int write_own(void) { return result(pwrite(own_file, "!", 1, 0)); }
static int write_result(void) { return result(pwrite(memory_file, "!", 1, 0)); }
static int write_too_far(void) { return result(pwrite(memory_file, "!", 1, 2 << 20)); }
static int change_mode(void) { return result(fchmod(own_file, 0777)); }
static int remove_key(void) {
  char path[4096];
  snprintf(path, sizeof path, "%s/id_ed25519", folder);
  return result(unlink(path));
}
static int make_folder(void) {
  char path[4096];
  snprintf(path, sizeof path, "%s/made", folder);
  return result(mkdir(path, 0700));
}

// Others

static int reach_loopback(void) {
  int end = socket(AF_INET, SOCK_STREAM, 0);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(9), .sin_addr = {htonl(INADDR_LOOPBACK)}};
  return end < 0 ? errno : result(connect(end, (struct sockaddr *)&address, sizeof address));
}
static int reach_bus(void) {
  int end = socket(AF_UNIX, SOCK_STREAM, 0);
  struct sockaddr_un address = {.sun_family = AF_UNIX, .sun_path = "/run/dbus/system_bus_socket"};
  return end < 0 ? errno : result(connect(end, (struct sockaddr *)&address, sizeof address));
}
static int make_pair(void) {
  int ends[2];
  return result(socketpair(AF_UNIX, SOCK_STREAM, 0, ends));
}
static int share_memory(void) { return result(shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600)); }
static int run_program(void) { return result(execl("/usr/bin/true", "true", NULL)); }
static int run_shell(void) { return system("true") == 0 ? 0 : errno; }
static int spawn_program(void) {
  char *arguments[] = {"true", NULL};
  pid_t child;
  return posix_spawn(&child, "/usr/bin/true", NULL, NULL, arguments, NULL);
}
static int make_child(void) {
  pid_t child = fork();
  if (!child)
    _exit(0);
  return result(child);
}
static int make_namespace(void) { return result(unshare(CLONE_NEWUSER)); }
static int trace_parent(void) { return result(ptrace(PTRACE_SEIZE, getppid(), NULL, NULL)); }
static int read_parents_memory(void) {
  char byte;
  struct iovec here = {&byte, 1}, there = {(void *)folder, 1};
  return result(process_vm_readv(getppid(), &here, 1, &there, 1, 0));
}
static int signal_parent(void) { return result(kill(getppid(), SIGCONT)); }
static int signal_parents_thread(void) { return result(syscall(SYS_tgkill, getppid(), getppid(), SIGCONT)); }

// Itself

static int raise_limit(void) {
  struct rlimit more = {RLIM_INFINITY, RLIM_INFINITY};
  return result(setrlimit(RLIMIT_AS, &more));
}
static int take_memory(void) {
  size_t length = (size_t)8 << 30;
  return result(mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED ? -1 : 0);
}
static int take_descriptors(void) {
  for (int i = 0; i < 1000; i++)
    if (fcntl(own_file, F_DUPFD_CLOEXEC, 0) < 0)
      return errno;
  return 0;
}
static int never_end(void) {
  for (volatile unsigned long i = 0;; i++)
    ;
}
static int dump_core(void) { return result(prctl(PR_SET_DUMPABLE, 1)); }
static int stay_after_parent(void) { return result(prctl(PR_SET_PDEATHSIG, 0)); }
static int see_environment(void) { return getenv("VITRINE_SECRET") ? 0 : ENOENT; }
static int see_language(void) { return getenv("LANG") ? 0 : ENOENT; }
static int abort_itself(void) { abort(); }

static void *of_thread(void *act) { return (void *)(long)((int (*)(void))act)(); }
static int in_thread(int (*act)(void)) {
  pthread_t thread;
  void *value;
  int failed = pthread_create(&thread, NULL, of_thread, (void *)act);
  if (failed)
    return failed;
  pthread_join(thread, &value);
  return (int)(long)value;
}
static int read_own_in_thread(void) { return in_thread(read_own); }
static int read_key_in_thread(void) { return in_thread(read_key); }

static int call_as_another_machine(void) {
#if defined(__x86_64__)
  // getpid in the table of 32 bits
  long number = 20;
  __asm__ volatile("int $0x80" : "+a"(number) : : "memory");
  return number < 0 ? (int)-number : 0;
#else
  raise(SIGSYS);
  return 0;
#endif
}

#define ACT(name) {#name, name}
const Act acts[] = {
    ACT(read_key), ACT(read_link), ACT(read_font), ACT(read_users), ACT(read_share), ACT(read_parent), ACT(reopen_own),
    ACT(list_folder), ACT(read_own), ACT(read_own_in_thread), ACT(read_key_in_thread), ACT(create_file), ACT(change_file), ACT(cut_font), ACT(unnamed_file),
    ACT(write_own), ACT(write_result), ACT(write_too_far), ACT(change_mode), ACT(remove_key), ACT(make_folder),
    ACT(reach_loopback), ACT(reach_bus), ACT(make_pair), ACT(share_memory), ACT(run_program), ACT(run_shell),
    ACT(spawn_program), ACT(make_child), ACT(make_namespace), ACT(trace_parent), ACT(read_parents_memory),
    ACT(signal_parent), ACT(signal_parents_thread), ACT(raise_limit), ACT(take_memory), ACT(take_descriptors),
    ACT(never_end), ACT(dump_core), ACT(stay_after_parent), ACT(see_environment), ACT(see_language),
    ACT(abort_itself), ACT(call_as_another_machine)};
const int act_count = sizeof acts / sizeof *acts;
