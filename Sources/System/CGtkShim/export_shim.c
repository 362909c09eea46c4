/* gdk_wayland_toplevel_unexport_handle has another name from GTK 4.12 on. */
#define GDK_DISABLE_DEPRECATION_WARNINGS
#include "gtk_shim.h"

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif
#ifdef GDK_WINDOWING_WAYLAND
#include <gdk/wayland/gdkwayland.h>

typedef struct {
  HostWindowExported exported;
  void *context;
} Export;

static void handle_came(GdkToplevel *toplevel, const char *handle, gpointer data) {
  Export *export = data;
  char *name = g_strconcat("wayland:", handle, NULL);
  export->exported(export->context, name);
  g_free(name);
}
#endif

void host_window_export(GtkWindow *window, HostWindowExported exported, void *context) {
  GdkSurface *surface = window ? gtk_native_get_surface(GTK_NATIVE(window)) : NULL;
#ifdef GDK_WINDOWING_X11
  if (surface && GDK_IS_X11_SURFACE(surface)) {
    char *name = g_strdup_printf("x11:%lx", (gulong)gdk_x11_surface_get_xid(surface));
    exported(context, name);
    g_free(name);
    return;
  }
#endif
#ifdef GDK_WINDOWING_WAYLAND
  if (surface && GDK_IS_WAYLAND_TOPLEVEL(surface)) {
    Export *export = g_new(Export, 1);
    export->exported = exported;
    export->context = context;
    if (gdk_wayland_toplevel_export_handle(GDK_TOPLEVEL(surface), handle_came, export, g_free))
      return;
    g_free(export);
  }
#endif
  exported(context, "");
}

void host_window_unexport(GtkWindow *window) {
#ifdef GDK_WINDOWING_WAYLAND
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
  if (surface && GDK_IS_WAYLAND_TOPLEVEL(surface))
    gdk_wayland_toplevel_unexport_handle(GDK_TOPLEVEL(surface));
#endif
}
