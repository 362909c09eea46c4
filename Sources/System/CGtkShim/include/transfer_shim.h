#pragma once
#include <gtk/gtk.h>

typedef struct HostContentRequest HostContentRequest;

/* What is copied or dragged; its data is made when somebody wants it. */
typedef struct {
  /* host_content_answer has to follow, once. Never called while the app waits. */
  void (*request)(void *context, const char *type, HostContentRequest *request);
  void (*release)(void *context);
} HostContentCallbacks;

/* Gives the data that was asked for; NULL when there is none. Keeps a reference of its own. */
void host_content_answer(HostContentRequest *request, GBytes *bytes);

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

/* Lets the platform drag content from a surface. The callback comes once; 0 stands for nothing. */
typedef void (*HostDragEnded)(void *context, GdkDragAction action);
/* NULL where no drag can begin. The drag lives until its end. */
GdkDrag *host_drag_begin(GdkSurface *surface, GdkDevice *device, GdkContentProvider *content,
                         GdkDragAction actions, GskRenderNode *icon, double width, double height,
                         int hot_x, int hot_y, HostDragEnded ended, void *context);
void host_drag_cancel(GdkDrag *drag);
