#pragma once
#include <sys/types.h>

/// Starts this program once more, as one that does nothing but answer `call` and end: see
/// `vitrine_serve_confined`. It reads the image from the descriptor 3 and writes to 4.
///
/// - Parameter ended: is given a descriptor that can be read once the child has ended.
/// - Returns: the child, to be waited for; less than 0 when there is none.
pid_t vitrine_confined_start(int picture, int result, const char *call, int *ended);

/// Ends the process by SIGPROF once it has worked for so long from now on; 0 calls that off.
void vitrine_processor_alarm(unsigned milliseconds);

/// An unnamed file in memory; less than 0 when there is none.
int vitrine_memory_file(void);

/// Keeps such a file as it is, whoever has it open. A mapped file that gets shorter ends whoever reads it.
///
/// - Returns: less than 0 when that can't be, as somebody has it mapped to write.
int vitrine_memory_file_seal(int file);
