#define _GNU_SOURCE
#include "parts.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <seccomp.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <unistd.h>

#ifndef PR_SET_VMA
#define PR_SET_VMA 0x53564d41
#endif

// What decoders need, whatever the arguments: memory, time, threads, open files, and what is known of others.
static const char *const allowed[] = {
    "brk", "mmap", "mmap2", "munmap", "mprotect", "mremap", "madvise", "membarrier",
    "read", "readv", "pread64", "preadv", "write", "writev", "pwrite64", "lseek", "_llseek", "close", "close_range",
    "fstat", "fstat64", "stat", "lstat", "newfstatat", "fstatat64", "statx", "statfs", "fstatfs", "statfs64",
    "fstatfs64", "access", "faccessat", "faccessat2", "readlink", "readlinkat", "getdents64", "getcwd", "fadvise64",
    "poll", "ppoll", "recvmsg", "eventfd2",
    "futex", "futex_time64", "set_robust_list", "rseq", "sched_yield", "sched_getaffinity", "restart_syscall",
    "rt_sigaction", "rt_sigprocmask", "rt_sigreturn", "sigaltstack", "exit", "exit_group", "setitimer", "getitimer",
    "alarm", "clock_gettime", "clock_getres", "clock_nanosleep", "nanosleep", "gettimeofday", "time", "times",
    "getrusage", "getrlimit", "getpid", "getppid", "gettid", "getuid", "geteuid", "getgid", "getegid", "uname",
    "sysinfo", "getrandom"};

// What a process needs beside that whose threads wait for times and for each other, as those of a player do.
static const char *const waiting[] = {"epoll_create1", "epoll_ctl", "epoll_wait", "epoll_pwait", "epoll_pwait2",
                                      "timerfd_create", "timerfd_settime"};

// What only an intruder asks for: another program, another process, and the kernel's own affairs.
static const char *const deadly[] = {
    "execve", "execveat", "fork", "vfork", "ptrace", "process_vm_readv", "process_vm_writev", "kill", "tkill",
    "rt_sigqueueinfo", "rt_tgsigqueueinfo", "pidfd_open", "pidfd_getfd", "pidfd_send_signal", "process_madvise",
    "bind", "listen", "connect", "io_uring_setup", "io_uring_enter", "io_uring_register", "bpf", "userfaultfd",
    "perf_event_open", "mount", "umount2", "move_mount", "fsopen", "open_tree", "pivot_root", "chroot", "setns",
    "unshare", "open_by_handle_at", "keyctl", "add_key", "request_key", "init_module", "finit_module",
    "delete_module", "kexec_load", "setuid", "setgid", "setreuid", "setregid", "setresuid", "setresgid",
    "setgroups", "capset", "seccomp"};

static const int descriptor_commands[] = {F_GETFD, F_SETFD, F_GETFL, F_DUPFD, F_DUPFD_CLOEXEC};
static const unsigned process_commands[] = {PR_SET_NAME, PR_GET_NAME, PR_SET_VMA};

static int add(scmp_filter_ctx filter, uint32_t action, const char *name, unsigned count,
               const struct scmp_arg_cmp *arguments) {
  int call = seccomp_syscall_resolve_name(name);
  // One that this library or machine doesn't know is left as the kernel's lack.
  if (call == __NR_SCMP_ERROR)
    return 0;
  return seccomp_rule_add_array(filter, action, call, count, arguments);
}

static int add_plain(scmp_filter_ctx filter, int has_timers) {
  int failed = 0;
  for (size_t i = 0; !failed && has_timers && i < sizeof waiting / sizeof *waiting; i++)
    failed = add(filter, SCMP_ACT_ALLOW, waiting[i], 0, NULL);
  for (size_t i = 0; !failed && i < sizeof allowed / sizeof *allowed; i++)
    failed = add(filter, SCMP_ACT_ALLOW, allowed[i], 0, NULL);
  for (size_t i = 0; !failed && i < sizeof deadly / sizeof *deadly; i++)
    failed = add(filter, SCMP_ACT_KILL_PROCESS, deadly[i], 0, NULL);
  return failed;
}

// Files are opened to be read.
static int add_opening(scmp_filter_ctx filter) {
  const uint64_t writing = O_ACCMODE | O_CREAT | O_TRUNC;
  struct scmp_arg_cmp plain = SCMP_A1(SCMP_CMP_MASKED_EQ, writing, O_RDONLY);
  struct scmp_arg_cmp beside = SCMP_A2(SCMP_CMP_MASKED_EQ, writing, O_RDONLY);
  return add(filter, SCMP_ACT_ALLOW, "open", 1, &plain) || add(filter, SCMP_ACT_ALLOW, "openat", 1, &beside);
}

// A process has threads and no children, in no other namespace.
static int add_threads(scmp_filter_ctx filter) {
  const uint64_t apart =
      CLONE_NEWNS | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP;
  struct scmp_arg_cmp thread = SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD | apart, CLONE_THREAD);
  struct scmp_arg_cmp child = SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, 0);
  return add(filter, SCMP_ACT_ALLOW, "clone", 1, &thread) ||
         add(filter, SCMP_ACT_KILL_PROCESS, "clone", 1, &child);
}

// What aborts sends itself a signal.
static int add_own_signals(scmp_filter_ctx filter) {
  struct scmp_arg_cmp own = SCMP_A0(SCMP_CMP_EQ, (scmp_datum_t)getpid());
  struct scmp_arg_cmp other = SCMP_A0(SCMP_CMP_NE, (scmp_datum_t)getpid());
  return add(filter, SCMP_ACT_ALLOW, "tgkill", 1, &own) ||
         add(filter, SCMP_ACT_KILL_PROCESS, "tgkill", 1, &other);
}

static int add_commands(scmp_filter_ctx filter) {
  struct scmp_arg_cmp terminal = SCMP_A1(SCMP_CMP_EQ, TCGETS);
  // Limits are read, and those of no other process.
  struct scmp_arg_cmp reading[] = {SCMP_A0(SCMP_CMP_EQ, 0), SCMP_A2(SCMP_CMP_EQ, 0)};
  int failed = add(filter, SCMP_ACT_ALLOW, "ioctl", 1, &terminal) ||
               add(filter, SCMP_ACT_ALLOW, "prlimit64", 2, reading);
  for (size_t i = 0; !failed && i < sizeof descriptor_commands / sizeof *descriptor_commands; i++) {
    struct scmp_arg_cmp command = SCMP_A1(SCMP_CMP_EQ, (scmp_datum_t)descriptor_commands[i]);
    failed = add(filter, SCMP_ACT_ALLOW, "fcntl", 1, &command) || add(filter, SCMP_ACT_ALLOW, "fcntl64", 1, &command);
  }
  for (size_t i = 0; !failed && i < sizeof process_commands / sizeof *process_commands; i++) {
    struct scmp_arg_cmp command = SCMP_A0(SCMP_CMP_EQ, process_commands[i]);
    failed = add(filter, SCMP_ACT_ALLOW, "prctl", 1, &command);
  }
  return failed;
}

/* What isn't named fails as if the kernel had no such call. So a library that looks for the newest call first takes an
   older one, and one that would open a socket or write a cache in passing does without; an intruder gets nothing
   either way. */
int restrict_calls(int opens_files, int has_timers) {
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(ENOSYS));
  if (!filter)
    return 0;
  // Calls of another machine, such as those of 32 bits, have other numbers.
  int failed = seccomp_attr_set(filter, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS) || add_plain(filter, has_timers) ||
               (opens_files && add_opening(filter)) || add_threads(filter) || add_own_signals(filter) ||
               add_commands(filter) || seccomp_load(filter);
  seccomp_release(filter);
  return !failed;
}
