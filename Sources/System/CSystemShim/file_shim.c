#define _GNU_SOURCE
#include "file_shim.h"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/vfs.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <linux/fs.h>

int file_clone(int to, int from) { return ioctl(to, FICLONE, from); }

ssize_t file_copy_range(int from, int to, off_t offset, size_t count) {
  off_t in = offset, out = offset;
  return copy_file_range(from, &in, to, &out, count, 0);
}

off_t file_next_data(int file, off_t offset) { return lseek(file, offset, SEEK_DATA); }

off_t file_next_hole(int file, off_t offset) { return lseek(file, offset, SEEK_HOLE); }

ssize_t file_attribute_names(int file, char *names, size_t count) {
  return flistxattr(file, names, count);
}

ssize_t file_attribute(int file, const char *name, void *value, size_t count) {
  return fgetxattr(file, name, value, count);
}

int file_set_attribute(int file, const char *name, const void *value, size_t count) {
  return fsetxattr(file, name, value, count, 0);
}

long file_system_type(const char *path) {
  struct statfs found;
  return statfs(path, &found) == 0 ? (long)found.f_type : 0;
}
