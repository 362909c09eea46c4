#define _GNU_SOURCE
#include "server_shim.h"

#include <errno.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <unistd.h>

void vitrine_limit_work(unsigned seconds, unsigned patience) {
  struct itimerval timer = {{0, 0}, {seconds, 0}};
  // Both signals end whoever doesn't handle them.
  setitimer(ITIMER_PROF, &timer, NULL);
  alarm(patience);
}

typedef union {
  struct cmsghdr header;
  char bytes[CMSG_SPACE(sizeof(int) * VITRINE_MOST_FILES)];
} Rights;

int vitrine_send_files(int socket, unsigned char byte, const int *files, int count) {
  if (count < 0 || count > VITRINE_MOST_FILES)
    return -1;
  struct iovec part = {&byte, 1};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  Rights rights;
  memset(&rights, 0, sizeof rights);
  if (count > 0) {
    message.msg_control = rights.bytes;
    message.msg_controllen = CMSG_SPACE(sizeof(int) * (size_t)count);
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int) * (size_t)count);
    memcpy(CMSG_DATA(header), files, sizeof(int) * (size_t)count);
  }
  ssize_t sent;
  do
    sent = sendmsg(socket, &message, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  return sent == 1 ? 0 : -1;
}

int vitrine_receive_files(int socket, unsigned char *byte, int files[VITRINE_MOST_FILES]) {
  struct iovec part = {byte, 1};
  Rights rights;
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = rights.bytes, .msg_controllen = sizeof rights};
  ssize_t received;
  do
    received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  while (received < 0 && errno == EINTR);
  if (received != 1)
    return -1;
  int count = 0;
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (header && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS &&
      header->cmsg_len > CMSG_LEN(0)) {
    count = (int)((header->cmsg_len - CMSG_LEN(0)) / sizeof(int));
    memcpy(files, CMSG_DATA(header), sizeof(int) * (size_t)count);
  }
  return count;
}
