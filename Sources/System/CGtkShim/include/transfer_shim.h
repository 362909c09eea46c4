#pragma once
#include <gtk/gtk.h>

/* What is copied or dragged; its data is made when somebody wants it. */
typedef struct {
  /* Owned by the caller; NULL when there is none. Never called while the app waits. */
  GBytes *(*bytes)(void *context, const char *type);
  void (*release)(void *context);
} HostContentCallbacks;

/* The caller owns it. */
GdkContentProvider *host_content_new(const char *const *types, int count,
                                     const HostContentCallbacks *callbacks, void *context);

/* Called once; `bytes` is NULL when there are none. */
typedef void (*HostBytesRead)(void *context, GBytes *bytes);
void host_clipboard_read(GdkClipboard *clipboard, const char *type, HostBytesRead callback,
                         void *context);
void host_drop_read(GdkDrop *drop, const char *type, HostBytesRead callback, void *context);

gulong host_clipboard_on_change(GdkClipboard *clipboard, void (*callback)(void *context),
                                void *context);

/* Serves the main loop for a moment, but for frames, timers and the main queue. */
void host_serve_events(void);

/* What is dragged over a widget, in its coordinates. */
typedef struct {
  /* Entered or moved; 0 refuses. */
  GdkDragAction (*move)(void *context, GdkDrop *drop, double x, double y);
  void (*leave)(void *context, GdkDrop *drop);
  /* TRUE when the drop is received, which gdk_drop_finish has to end. */
  gboolean (*drop)(void *context, GdkDrop *drop, double x, double y);
} HostDropCallbacks;

/* The widget owns the target; no callback comes after it was removed from the widget. */
GtkEventController *host_drop_target_new(GtkWidget *widget, const HostDropCallbacks *callbacks,
                                         void *context);
