#pragma once

/* Something that an intruder would try. Returns 0 if it could do it, or errno. */
typedef struct {
  const char *name;
  int (*run)(void);
} Act;

extern const Act acts[];
extern const int act_count;

/* What acts are about, opened and named before the lock. */
extern const char *folder;
extern int own_file, memory_file;
