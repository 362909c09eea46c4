#include "transfer_shim.h"

/* Content. */

#define HOST_TYPE_CONTENT (host_content_get_type())
G_DECLARE_FINAL_TYPE(HostContent, host_content, HOST, CONTENT, GdkContentProvider)

struct _HostContent {
  GdkContentProvider parent_instance;
  GdkContentFormats *formats;
  HostContentCallbacks callbacks;
  void *context;
};

G_DEFINE_FINAL_TYPE(HostContent, host_content, GDK_TYPE_CONTENT_PROVIDER)

typedef struct {
  char *type;
  GOutputStream *stream;
  int priority;
  GBytes *bytes;
} Writing;

static void writing_free(gpointer data) {
  Writing *writing = data;
  g_free(writing->type);
  g_clear_object(&writing->stream);
  g_clear_pointer(&writing->bytes, g_bytes_unref);
  g_free(writing);
}

static void on_written(GObject *stream, GAsyncResult *result, gpointer data) {
  GTask *task = data;
  GError *error = NULL;
  if (g_output_stream_write_all_finish(G_OUTPUT_STREAM(stream), result, NULL, &error))
    g_task_return_boolean(task, TRUE);
  else
    g_task_return_error(task, error);
  g_object_unref(task);
}

static gboolean write_now(gpointer data) {
  GTask *task = data;
  HostContent *self = HOST_CONTENT(g_task_get_source_object(task));
  Writing *writing = g_task_get_task_data(task);
  self->callbacks.request(self->context, writing->type, (HostContentRequest *)task);
  return G_SOURCE_REMOVE;
}

void host_content_answer(HostContentRequest *request, GBytes *given) {
  GTask *task = (GTask *)request;
  Writing *writing = g_task_get_task_data(task);
  if (!given) {
    g_task_return_new_error(task, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "no data");
    g_object_unref(task);
    return;
  }
  writing->bytes = g_bytes_ref(given);
  gsize size = 0;
  const void *bytes = g_bytes_get_data(writing->bytes, &size);
  g_output_stream_write_all_async(writing->stream, bytes, size, writing->priority,
                                  g_task_get_cancellable(task), on_written, task);
}

static void host_content_write_async(GdkContentProvider *provider, const char *type,
                                     GOutputStream *stream, int priority,
                                     GCancellable *cancellable, GAsyncReadyCallback callback,
                                     gpointer data) {
  GTask *task = g_task_new(provider, cancellable, callback, data);
  Writing *writing = g_new0(Writing, 1);
  writing->type = g_strdup(type);
  writing->stream = g_object_ref(stream);
  writing->priority = priority;
  g_task_set_task_data(task, writing, writing_free);
  /* The app makes the data: not while it waits itself, as it isn't served frames then either. */
  g_idle_add_full(GDK_PRIORITY_REDRAW, write_now, task, NULL);
}

static gboolean host_content_write_finish(GdkContentProvider *provider, GAsyncResult *result,
                                          GError **error) {
  return g_task_propagate_boolean(G_TASK(result), error);
}

static GdkContentFormats *host_content_ref_formats(GdkContentProvider *provider) {
  return gdk_content_formats_ref(HOST_CONTENT(provider)->formats);
}

static void host_content_finalize(GObject *object) {
  HostContent *self = HOST_CONTENT(object);
  self->callbacks.release(self->context);
  gdk_content_formats_unref(self->formats);
  G_OBJECT_CLASS(host_content_parent_class)->finalize(object);
}

static void host_content_class_init(HostContentClass *class) {
  G_OBJECT_CLASS(class)->finalize = host_content_finalize;
  GdkContentProviderClass *provider_class = GDK_CONTENT_PROVIDER_CLASS(class);
  provider_class->ref_formats = host_content_ref_formats;
  provider_class->write_mime_type_async = host_content_write_async;
  provider_class->write_mime_type_finish = host_content_write_finish;
}

static void host_content_init(HostContent *self) {}

GdkContentProvider *host_content_new(const char *const *types, int count,
                                     const HostContentCallbacks *callbacks, void *context) {
  HostContent *self = g_object_new(HOST_TYPE_CONTENT, NULL);
  self->callbacks = *callbacks;
  self->context = context;
  self->formats = gdk_content_formats_new((const char **)types, count);
  return GDK_CONTENT_PROVIDER(self);
}

/* Reading. */

typedef struct {
  HostBytesRead callback;
  void *context;
} Reading;

static void reading_end(Reading *reading, GBytes *bytes) {
  reading->callback(reading->context, bytes);
  g_clear_pointer(&bytes, g_bytes_unref);
  g_free(reading);
}

static void on_spliced(GObject *memory, GAsyncResult *result, gpointer data) {
  gssize size = g_output_stream_splice_finish(G_OUTPUT_STREAM(memory), result, NULL);
  GBytes *bytes =
      size < 0 ? NULL : g_memory_output_stream_steal_as_bytes(G_MEMORY_OUTPUT_STREAM(memory));
  reading_end(data, bytes);
}

static void on_stream(GObject *source, GAsyncResult *result, gpointer data) {
  GInputStream *stream =
      GDK_IS_CLIPBOARD(source)
          ? gdk_clipboard_read_finish(GDK_CLIPBOARD(source), result, NULL, NULL)
          : gdk_drop_read_finish(GDK_DROP(source), result, NULL, NULL);
  if (!stream) {
    reading_end(data, NULL);
    return;
  }
  GOutputStream *memory = g_memory_output_stream_new_resizable();
  g_output_stream_splice_async(
      memory, stream, G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET,
      G_PRIORITY_DEFAULT, NULL, on_spliced, data);
  g_object_unref(memory);
  g_object_unref(stream);
}

static Reading *reading_new(HostBytesRead callback, void *context) {
  Reading *reading = g_new(Reading, 1);
  reading->callback = callback;
  reading->context = context;
  return reading;
}

void host_clipboard_read(GdkClipboard *clipboard, const char *type, HostBytesRead callback,
                         void *context) {
  const char *types[] = {type, NULL};
  gdk_clipboard_read_async(clipboard, types, G_PRIORITY_DEFAULT, NULL, on_stream,
                           reading_new(callback, context));
}

void host_drop_read(GdkDrop *drop, const char *type, HostBytesRead callback, void *context) {
  const char *types[] = {type, NULL};
  gdk_drop_read_async(drop, types, G_PRIORITY_DEFAULT, NULL, on_stream,
                      reading_new(callback, context));
}

/* Changes. */

typedef struct {
  void (*callback)(void *context);
  void *context;
} Watch;

static void on_changed(GdkClipboard *clipboard, gpointer data) {
  Watch *watch = data;
  watch->callback(watch->context);
}

static void watch_free(gpointer data, GClosure *closure) { g_free(data); }

gulong host_clipboard_on_change(GdkClipboard *clipboard, void (*callback)(void *context),
                                void *context) {
  Watch *watch = g_new(Watch, 1);
  watch->callback = callback;
  watch->context = context;
  return g_signal_connect_data(clipboard, "changed", G_CALLBACK(on_changed), watch, watch_free, 0);
}

/* Waiting. */

static gboolean nothing(gpointer data) { return G_SOURCE_CONTINUE; }

void host_serve_events(void) {
  /* GLib dispatches a source only when none of a higher priority is ready, and this one always is. */
  guint guard = g_idle_add_full(G_PRIORITY_DEFAULT, nothing, NULL, NULL);
  g_main_context_iteration(NULL, FALSE);
  g_source_remove(guard);
  g_usleep(100);
}

/* Drops. */

typedef struct {
  HostDropCallbacks callbacks;
  void *context;
} DropTarget;

static GdkDragAction on_drag(GtkDropTargetAsync *target, GdkDrop *drop, double x, double y,
                             gpointer data) {
  DropTarget *self = data;
  return self->callbacks.move(self->context, drop, x, y);
}

static void on_drag_leave(GtkDropTargetAsync *target, GdkDrop *drop, gpointer data) {
  DropTarget *self = data;
  self->callbacks.leave(self->context, drop);
}

static gboolean on_drop(GtkDropTargetAsync *target, GdkDrop *drop, double x, double y,
                        gpointer data) {
  DropTarget *self = data;
  return self->callbacks.drop(self->context, drop, x, y);
}

GtkEventController *host_drop_target_new(GtkWidget *widget, const HostDropCallbacks *callbacks,
                                         void *context) {
  DropTarget *self = g_new(DropTarget, 1);
  self->callbacks = *callbacks;
  self->context = context;
  GtkDropTargetAsync *target =
      gtk_drop_target_async_new(NULL, GDK_ACTION_COPY | GDK_ACTION_MOVE);
  g_object_set_data_full(G_OBJECT(target), "host-drop-target", self, g_free);
  g_signal_connect(target, "drag-enter", G_CALLBACK(on_drag), self);
  g_signal_connect(target, "drag-motion", G_CALLBACK(on_drag), self);
  g_signal_connect(target, "drag-leave", G_CALLBACK(on_drag_leave), self);
  g_signal_connect(target, "drop", G_CALLBACK(on_drop), self);
  gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(target));
  return GTK_EVENT_CONTROLLER(target);
}

/* Drags. */

typedef struct {
  GdkDrag *drag;
  HostDragEnded ended;
  void *context;
} DragSource;

static void drag_end(DragSource *self, gboolean success) {
  GdkDrag *drag = self->drag;
  GdkDragAction action = success ? gdk_drag_get_selected_action(drag) : 0;
  g_signal_handlers_disconnect_by_data(drag, self);
  self->ended(self->context, action);
  gdk_drag_drop_done(drag, success);
  g_object_unref(drag);
  g_free(self);
}

static void on_dnd_finished(GdkDrag *drag, gpointer data) { drag_end(data, TRUE); }

static void on_drag_cancel(GdkDrag *drag, GdkDragCancelReason reason, gpointer data) {
  drag_end(data, FALSE);
}

GdkDrag *host_drag_begin(GdkSurface *surface, GdkDevice *device, GdkContentProvider *content,
                         GdkDragAction actions, GskRenderNode *icon, double width, double height,
                         int hot_x, int hot_y, HostDragEnded ended, void *context) {
  GdkDrag *drag = gdk_drag_begin(surface, device, content, actions, 0, 0);
  if (!drag) return NULL;
  DragSource *self = g_new(DragSource, 1);
  self->drag = drag;
  self->ended = ended;
  self->context = context;
  g_signal_connect(drag, "dnd-finished", G_CALLBACK(on_dnd_finished), self);
  g_signal_connect(drag, "cancel", G_CALLBACK(on_drag_cancel), self);
  if (icon && width > 0 && height > 0) {
    GtkSnapshot *snapshot = gtk_snapshot_new();
    gtk_snapshot_append_node(snapshot, icon);
    graphene_size_t size = GRAPHENE_SIZE_INIT(width, height);
    GdkPaintable *paintable = gtk_snapshot_free_to_paintable(snapshot, &size);
    gtk_drag_icon_set_from_paintable(drag, paintable, hot_x, hot_y);
    g_object_unref(paintable);
  }
  return drag;
}

void host_drag_cancel(GdkDrag *drag) { g_signal_emit_by_name(drag, "cancel", GDK_DRAG_CANCEL_USER_CANCELLED); }
