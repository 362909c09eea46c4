#include "gtk_shim.h"

#include <dlfcn.h>

char *host_opengl_renderer(void) {
  GdkDisplay *display = gdk_display_get_default();
  if (!display)
    return NULL;
  GdkGLContext *context = gdk_display_create_gl_context(display, NULL);
  if (!context)
    return NULL;
  char *name = NULL;
  if (gdk_gl_context_realize(context, NULL)) {
    gdk_gl_context_make_current(context);
    /* GTK has loaded libepoxy, whose functions are pointers to functions; GL_RENDERER is 0x1F01. */
    typedef const unsigned char *(*GetString)(unsigned int);
    void *epoxy = dlopen("libepoxy.so.0", RTLD_NOW | RTLD_NOLOAD);
    GetString *get = epoxy ? (GetString *)dlsym(epoxy, "epoxy_glGetString") : NULL;
    if (get && *get)
      name = g_strdup((const char *)(*get)(0x1F01));
    if (epoxy)
      dlclose(epoxy);
    gdk_gl_context_clear_current();
  }
  g_object_unref(context);
  return name;
}
