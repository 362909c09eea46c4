#pragma once

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

/* Libraries that some processes of a program need, and which those load when they start. The code that calls them is
   in every program on our UIKit, though most of its processes never do; linked as others are, a library would be read
   and relocated by each.

   A file that includes this defines its functions, each as a jump to wherever the library has it:

     #define FUNCTIONS(F) F(vips_init) F(vips_version)
     LATE_LIBRARY(FUNCTIONS, "libvips.so.42")

   What isn't listed isn't linked. Variables of such a library can't be used. */

#if defined(__x86_64__)
#define LATE_JUMP(name) "endbr64\n jmp *vitrine_at_" #name "(%rip)\n"
#elif defined(__aarch64__)
#define LATE_JUMP(name)                                                                                     \
  "adrp x16, vitrine_at_" #name "\n ldr x16, [x16, :lo12:vitrine_at_" #name "]\n br x16\n"
#else
#error "No jump is written for this processor."
#endif

#define LATE_DEFINE(name)                                                                                   \
  __attribute__((visibility("hidden"), used)) void *vitrine_at_##name = (void *)late_missing;               \
  __asm__(".text\n .balign 16\n .globl " #name "\n .hidden " #name "\n .type " #name ", %function\n" #name \
          ":\n " LATE_JUMP(name) ".size " #name ", . - " #name "\n");

#define LATE_ENTRY(name) {#name, &vitrine_at_##name},

/* Defines `late_library`, which loads the libraries that have all functions together, once, on any thread. It returns
   what `dlsym` takes for the first of them; NULL, and no function can be called, if there is none, or it lacks one. */
#define LATE_LIBRARY(FUNCTIONS, ...)                                                                        \
  FUNCTIONS(LATE_DEFINE)                                                                                    \
  static const LateFunction late_functions[] = {FUNCTIONS(LATE_ENTRY){NULL, NULL}};                         \
  static const char *const late_names[] = {__VA_ARGS__, NULL};                                              \
  static void *late_handle;                                                                                 \
  static void late_load_once(void) { late_handle = late_load(late_functions, late_names); }                 \
  static void *late_library(void) {                                                                         \
    static pthread_once_t once = PTHREAD_ONCE_INIT;                                                         \
    pthread_once(&once, late_load_once);                                                                    \
    return late_handle;                                                                                     \
  }

typedef struct {
  const char *name;
  void **place;
} LateFunction;

static void late_missing(void) {
  fputs("A function was called before its library was loaded.\n", stderr);
  abort();
}

static inline void *late_load(const LateFunction *functions, const char *const *names) {
  void *libraries[8] = {NULL};
  size_t count = 0;
  for (; names[count] && count < sizeof libraries / sizeof *libraries; count++)
    if (!(libraries[count] = dlopen(names[count], RTLD_LAZY | RTLD_LOCAL)))
      return NULL;
  for (const LateFunction *function = functions; function->name; function++) {
    void *found = NULL;
    for (size_t i = 0; i < count && !found; i++)
      found = dlsym(libraries[i], function->name);
    if (!found)
      return NULL;
    *function->place = found;
  }
  return libraries[0];
}
