// What the C library has for files and Swift does not import. All return -1 and set errno as the functions of
// the C library do.
#pragma once

#include <stddef.h>
#include <sys/types.h>

/// Makes one file share the other's blocks, where the file system can.
int file_clone(int to, int from);

/// Copies bytes to the same offset of another file within the kernel. Returns their number.
ssize_t file_copy_range(int from, int to, off_t offset, size_t count);

/// The offset of the next bytes that aren't a hole; ENXIO at the end.
off_t file_next_data(int file, off_t offset);

/// The offset of the next hole; the end counts as one.
off_t file_next_hole(int file, off_t offset);

/// The names of extended attributes, each with a zero at its end.
ssize_t file_attribute_names(int file, char *names, size_t count);

/// The value of an extended attribute.
ssize_t file_attribute(int file, const char *name, void *value, size_t count);

/// Sets an extended attribute.
int file_set_attribute(int file, const char *name, const void *value, size_t count);

/// The magic number of the file system; 0 if it isn't known.
long file_system_type(const char *path);
