#pragma once
#include <gtk/gtk.h>

/* What a window tells. `context` is the pointer given to host_window_new; every call comes on the
   thread of the main loop. */
typedef struct {
  void (*snapshot)(void *context, GtkSnapshot *snapshot);
  void (*allocate)(void *context, int width, int height);
  gboolean (*event)(void *context, GdkEvent *event);
  void (*enter)(void *context, double x, double y);
  void (*leave)(void *context);
  /* Activation or scale may have changed. */
  void (*state)(void *context);
  /* TRUE lets the window go. */
  gboolean (*close)(void *context);
  /* TRUE asks for another frame. */
  gboolean (*frame)(void *context, GdkFrameClock *clock);
  /* What snapshot made has been drawn. */
  void (*drawn)(void *context);
} HostWindowCallbacks;

/* A window filled by one canvas, not yet shown. The caller owns a reference. */
GtkWindow *host_window_new(const char *title, int width, int height,
                           const HostWindowCallbacks *callbacks, void *context);
GtkWidget *host_window_canvas(GtkWindow *window);
/* No callback comes afterwards. */
void host_window_detach(GtkWindow *window);
/* Calls `frame` on the next tick of the frame clock, until it gives FALSE. */
void host_window_start_frames(GtkWindow *window);
/* Hides the title bar if GTK draws it, because the desktop doesn't; returns whether it did. */
gboolean host_window_hide_title_bar(GtkWindow *window);
/* The desktop's order of a title bar's buttons, and what a double click on it does; to be freed. */
char *host_window_decoration_layout(void);
char *host_window_double_click_action(void);
/* Lets the desktop move the window with the pointer that is down at a point of the canvas. */
void host_window_begin_move(GtkWindow *window, GdkDevice *device, double x, double y);
/* Where the canvas begins in the coordinates of events. */
void host_window_canvas_origin(GtkWindow *window, double *x, double *y);

/* Where the canvas begins on the screen, in pixels. FALSE where the desktop doesn't tell, as on
   Wayland. Asks the X server. */
gboolean host_window_screen_origin(GtkWindow *window, int *x, int *y);

/* Gives the name by which other programs put their windows over this one, or "": once, at once or
   later. */
typedef void (*HostWindowExported)(void *context, const char *name);
void host_window_export(GtkWindow *window, HostWindowExported exported, void *context);
/* Takes the name back. */
void host_window_unexport(GtkWindow *window);

/* Serves the main dispatch queue from the default main context. */
GSource *host_main_queue_source_new(void);
/* Calls back whenever its ready time (g_source_set_ready_time) has come. */
GSource *host_timer_new(void (*callback)(void *context), void *context);
guint host_on_signal(int signal_number, gboolean (*callback)(void *context), void *context);

/* Properties of GtkSettings; the fallback when there is no display or no such value. */
gboolean host_setting_boolean(GtkSettings *settings, const char *name, gboolean fallback);
int host_setting_int(GtkSettings *settings, const char *name, int fallback);
/* Freed with g_free; NULL when there is none. */
char *host_setting_string(GtkSettings *settings, const char *name);

/* Takes the locale from the environment, without GTK's warning about an unknown one. */
void host_adopt_locale(void);

/* What draws for OpenGL, "llvmpipe (LLVM 15.0.6, 256 bits)" and the like; NULL without OpenGL. The
   caller frees it. */
char *host_opengl_renderer(void);
