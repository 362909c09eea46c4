// Processes that read strangers' files.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Starts `program` with one argument, which says what it reads. It has one open file, the number 3: the other end of
/// `socket`.
///
/// - Returns: the child, to be waited for; less than 0 when there is none.
pid_t vitrine_reader_start(const char *program, const char *role, int *socket);

/// Makes a copy of the calling process, which has to have a single thread, with nothing open but the other end of
/// `socket`, whose number is 3.
///
/// - Returns: 0 in the child; otherwise as above.
pid_t vitrine_reader_fork(int *socket);

/// Lets another process of this user have no more than so many bytes of addresses. Returns 0, or -1 if that can't be.
int vitrine_reader_limit(pid_t process, size_t bytes);

/// The nanoseconds that a process has kept processors busy; less than 0 when there is no such process.
int64_t vitrine_reader_work(pid_t process);

/// Ends the calling process once it has worked for some seconds from now, or waited for so many; 0 lets
/// it go on.
void vitrine_limit_work(unsigned seconds, unsigned patience);

/// Ends the calling process by SIGPROF once it has worked for so long from now on; 0 calls that off.
void vitrine_processor_alarm(unsigned milliseconds);
