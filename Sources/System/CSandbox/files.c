#define _GNU_SOURCE
#include "CSandbox.h"
#include "parts.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Landlock as the kernel has it, whatever headers the system has: what is newer than the kernel isn't asked for. The
   numbers of the calls are the same on all machines. */
enum { CREATE_RULESET = 444, ADD_RULE = 445, RESTRICT_SELF = 446 };
enum { ASK_FOR_VERSION = 1, RULE_PATH_BENEATH = 1 };

static const uint64_t read_file = 1 << 2, read_folder = 1 << 3;

typedef struct {
  uint64_t files, network, scopes;
} Ruleset;

typedef struct __attribute__((packed)) {
  uint64_t allowed;
  int32_t parent;
} PathBeneath;

static Ruleset everything(int version) {
  Ruleset all = {(1 << 13) - 1, 0, 0};
  if (version >= 2)
    all.files |= 1 << 13; // to move files between folders
  if (version >= 3)
    all.files |= 1 << 14; // to cut them
  if (version >= 5)
    all.files |= 1 << 15; // to control devices
  if (version >= 4)
    all.network = 3; // to bind and connect by TCP
  if (version >= 6)
    all.scopes = 3; // to reach abstract sockets, and processes by signals
  return all;
}

static int allow_reading(int ruleset, const char *path) {
  int parent = open(path, O_PATH | O_CLOEXEC);
  // There is nothing to read where nothing is.
  if (parent < 0)
    return 0;
  struct stat status;
  int failed = fstat(parent, &status);
  PathBeneath rule = {S_ISDIR(status.st_mode) ? read_file | read_folder : read_file, parent};
  failed = failed || syscall(ADD_RULE, ruleset, RULE_PATH_BENEATH, &rule, 0);
  close(parent);
  return failed;
}

int sandbox_landlock_version(void) {
  long version = syscall(CREATE_RULESET, NULL, 0, ASK_FOR_VERSION);
  return version > 0 ? (int)version : 0;
}

int restrict_files(const char *const *folders) {
  int version = sandbox_landlock_version();
  if (!version)
    return 0;
  // Kernels that don't know the end of it take it if it is zero.
  Ruleset all = everything(version);
  int ruleset = (int)syscall(CREATE_RULESET, &all, sizeof all, 0);
  if (ruleset < 0)
    return -1;
  int failed = allow_reading(ruleset, "/usr");
  for (const char *const *folder = folders; !failed && folder && *folder; folder++)
    failed = allow_reading(ruleset, *folder);
  failed = failed || syscall(RESTRICT_SELF, ruleset, 0);
  close(ruleset);
  return failed ? -1 : version;
}
