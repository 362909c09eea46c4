#include <dlfcn.h>
#include "gtk_shim.h"

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>

/* GTK has loaded the library that it is in. */
typedef Bool (*TranslateCoordinates)(Display *, Window, Window, int, int, int *, int *, Window *);
#endif

gboolean host_window_screen_origin(GtkWindow *window, int *x, int *y) {
#ifdef GDK_WINDOWING_X11
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
  if (!surface || !GDK_IS_X11_SURFACE(surface)) return FALSE;
  TranslateCoordinates translate =
      (TranslateCoordinates)dlsym(RTLD_DEFAULT, "XTranslateCoordinates");
  if (!translate) return FALSE;
  GdkDisplay *display = gdk_surface_get_display(surface);
  double left = 0, top = 0;
  host_window_canvas_origin(window, &left, &top);
  int scale = gdk_surface_get_scale_factor(surface);
  Window child = 0;
  /* Without the trap a window that is just gone would end the program. */
  gdk_x11_display_error_trap_push(display);
  Bool is_found = translate(gdk_x11_display_get_xdisplay(display),
                            gdk_x11_surface_get_xid(surface),
                            gdk_x11_display_get_xrootwindow(display), (int)(left * scale),
                            (int)(top * scale), x, y, &child);
  return gdk_x11_display_error_trap_pop(display) == 0 && is_found;
#else
  return FALSE;
#endif
}
