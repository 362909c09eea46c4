// Messages between processes, with open files.
#pragma once
#include <stddef.h>
#include <sys/types.h>

enum { VITRINE_MOST_FILES = 4 };

/// Sends bytes with open files. Returns 0, or -1 when nobody is there.
int vitrine_message_send(int socket, const void *bytes, size_t count, const int *files, int file_count);

/// Waits for bytes, and for open files, which the caller closes. Returns how many bytes there are, at most as many as
/// there is room for; 0 at the end, and less on failure.
ssize_t vitrine_message_receive(int socket, void *bytes, size_t room, int files[VITRINE_MOST_FILES], int *file_count);

/// An unnamed file in memory; less than 0 when there is none.
int vitrine_memory_file(void);

/// One of zeros that never gets shorter or longer, whoever has it open; less than 0 when there is none.
int vitrine_memory_file_of_length(size_t length);

/// Keeps such a file as it is, whoever has it open. A mapped file that gets shorter ends whoever reads it.
///
/// - Returns: less than 0 when that can't be, as somebody has it mapped to write.
int vitrine_memory_file_seal(int file);
