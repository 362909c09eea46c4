#pragma once
#include <sys/types.h>

enum { VITRINE_MOST_FILES = 2 };

/// Starts this program once more, as one that does nothing but answer messages until nobody holds the
/// other end of `socket`: see `vitrine_serve_metadata`. Its own end is the descriptor 3.
///
/// - Returns: the child, to be waited for; less than 0 when there is none.
pid_t vitrine_server_start(int *socket);

/// Ends the calling process once it has worked for some seconds from now, or waited for so many; 0 lets
/// it go on.
void vitrine_limit_work(unsigned seconds, unsigned patience);

/// Sends a byte with open files. Returns 0, or -1 when nobody is there.
int vitrine_send_files(int socket, unsigned char byte, const int *files, int count);

/// Waits for a byte with open files, which the caller closes. Returns their number, or -1 at the end.
int vitrine_receive_files(int socket, unsigned char *byte, int files[VITRINE_MOST_FILES]);
