#define _GNU_SOURCE
#include "message_shim.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

typedef union {
  struct cmsghdr header;
  char bytes[CMSG_SPACE(sizeof(int) * VITRINE_MOST_FILES)];
} Rights;

static void attach(struct msghdr *message, Rights *rights, const int *files, int count) {
  memset(rights, 0, sizeof *rights);
  message->msg_control = rights->bytes;
  message->msg_controllen = CMSG_SPACE(sizeof(int) * (size_t)count);
  struct cmsghdr *header = CMSG_FIRSTHDR(message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof(int) * (size_t)count);
  memcpy(CMSG_DATA(header), files, sizeof(int) * (size_t)count);
}

int vitrine_message_send(int socket, const void *bytes, size_t count, const int *files, int file_count) {
  if (file_count < 0 || file_count > VITRINE_MOST_FILES)
    return -1;
  struct iovec part = {(void *)bytes, count};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  Rights rights;
  if (file_count > 0)
    attach(&message, &rights, files, file_count);
  ssize_t sent;
  do
    sent = sendmsg(socket, &message, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  return sent == (ssize_t)count ? 0 : -1;
}

ssize_t vitrine_message_receive(int socket, void *bytes, size_t room, int files[VITRINE_MOST_FILES], int *file_count) {
  struct iovec part = {bytes, room};
  Rights rights;
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = rights.bytes, .msg_controllen = sizeof rights};
  *file_count = 0;
  ssize_t received;
  do
    received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  while (received < 0 && errno == EINTR);
  struct cmsghdr *header = received > 0 ? CMSG_FIRSTHDR(&message) : NULL;
  if (header && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS &&
      header->cmsg_len > CMSG_LEN(0)) {
    *file_count = (int)((header->cmsg_len - CMSG_LEN(0)) / sizeof(int));
    memcpy(files, CMSG_DATA(header), sizeof(int) * (size_t)*file_count);
  }
  return received;
}

int vitrine_memory_file(void) { return memfd_create("vitrine", MFD_CLOEXEC | MFD_ALLOW_SEALING); }

int vitrine_memory_file_of_length(size_t length) {
  int file = vitrine_memory_file();
  if (file < 0)
    return -1;
  if (!ftruncate(file, (off_t)length) && !fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL))
    return file;
  close(file);
  return -1;
}

int vitrine_memory_file_seal(int file) {
  return fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL);
}
