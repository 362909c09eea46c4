// Locks a process that reads strangers' bytes.
#pragma once
#include <stddef.h>

/* What the process may still use. 0 is no limit, if nothing else is said. */
struct sandbox_limits {
  /// Bytes of addresses beyond those that it holds already.
  size_t address_bytes;
  /// Bytes of memory of its own; files that are mapped don't count.
  size_t data_bytes;
  /// Seconds of a processor since it started.
  unsigned seconds;
  /// The length up to which it may write into open files; 0 for none.
  size_t file_bytes;
  /// How far it steps back behind others, as in nice(1).
  int niceness;
  /// Whether it ends with the thread that started it.
  int ends_with_parent;
  /// Whether its threads wait for times, as those of a player do.
  int has_timers;
  /// Folders whose files it may read beside those of /usr, with NULL at the end; NULL for none.
  const char *const *folders;
};

/* What the kernel holds it to. */
struct sandbox_report {
  /// The version of Landlock; 0 where there is none.
  int landlock;
  /// Whether system calls are filtered.
  int filters_calls;
  /// Bytes of addresses that it held when it was locked.
  size_t address_bytes;
};

/// The version of Landlock that the kernel has; 0 without it.
int sandbox_landlock_version(void);

/// Locks the calling process for good, which has to have a single thread and all libraries that it needs.
///
/// From now on it reads open files and those of /usr and `folders`. It opens none to write, has no network, starts no
/// process and sends no signal, gains no privileges and leaves no core behind. Calls that decoders don't need
/// fail as if the kernel lacked them, and those that only an intruder makes end the process by SIGSYS. Of its
/// environment only the language is left.
///
/// Without Landlock it opens no file at all, unless there are `folders`; then it may read any.
///
/// - Returns: Less than 0 when it isn't locked, so that it must not read anything. What the kernel lacks is no reason
///   for that but a part of the report.
int sandbox_lock(const struct sandbox_limits *limits, struct sandbox_report *report);
