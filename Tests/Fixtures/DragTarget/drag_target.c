/* A program that takes drops in the type of its first argument and gives a text, for scripts/drag-window.sh. */
#include <gtk/gtk.h>

static const char *wanted = "text/plain;charset=utf-8";

static void say(const char *format, const char *text) {
  printf(format, text);
  fflush(stdout);
}

static void on_spliced(GObject *memory, GAsyncResult *result, gpointer data) {
  GdkDrop *drop = data;
  g_output_stream_splice_finish(G_OUTPUT_STREAM(memory), result, NULL);
  GBytes *bytes = g_memory_output_stream_steal_as_bytes(G_MEMORY_OUTPUT_STREAM(memory));
  gsize size = 0;
  const char *start = g_bytes_get_data(bytes, &size);
  char *text = g_strndup(start ? start : "", size);
  say("got %s\n", text);
  g_free(text);
  g_bytes_unref(bytes);
  gdk_drop_finish(drop, GDK_ACTION_COPY);
  g_object_unref(drop);
}

static void on_read(GObject *drop, GAsyncResult *result, gpointer data) {
  GInputStream *stream = gdk_drop_read_finish(GDK_DROP(drop), result, NULL, NULL);
  if (!stream) {
    say("%s\n", "no data");
    gdk_drop_finish(GDK_DROP(drop), 0);
    return;
  }
  GOutputStream *memory = g_memory_output_stream_new_resizable();
  g_output_stream_splice_async(
      memory, stream, G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, 0,
      NULL, on_spliced, g_object_ref(drop));
  g_object_unref(memory);
  g_object_unref(stream);
}

static GdkDragAction on_motion(GtkDropTargetAsync *target, GdkDrop *drop, double x, double y,
                               gpointer data) {
  return GDK_ACTION_COPY;
}

static gboolean on_drop(GtkDropTargetAsync *target, GdkDrop *drop, double x, double y,
                        gpointer data) {
  const char *types[] = {wanted, NULL};
  gdk_drop_read_async(drop, types, 0, NULL, on_read, NULL);
  return TRUE;
}

static GdkContentProvider *on_prepare(GtkDragSource *source, double x, double y, gpointer data) {
  return gdk_content_provider_new_typed(G_TYPE_STRING, "from elsewhere");
}

static void on_activate(GtkApplication *app, gpointer data) {
  GtkWidget *window = gtk_application_window_new(app);
  gtk_window_set_default_size(GTK_WINDOW(window), 300, 300);
  gtk_window_set_title(GTK_WINDOW(window), "drag target");
  GtkWidget *label = gtk_label_new("");
  gtk_window_set_child(GTK_WINDOW(window), label);
  GtkDropTargetAsync *target =
      gtk_drop_target_async_new(NULL, GDK_ACTION_COPY | GDK_ACTION_MOVE);
  g_signal_connect(target, "drag-enter", G_CALLBACK(on_motion), NULL);
  g_signal_connect(target, "drag-motion", G_CALLBACK(on_motion), NULL);
  g_signal_connect(target, "drop", G_CALLBACK(on_drop), NULL);
  gtk_widget_add_controller(label, GTK_EVENT_CONTROLLER(target));
  GtkDragSource *source = gtk_drag_source_new();
  g_signal_connect(source, "prepare", G_CALLBACK(on_prepare), NULL);
  gtk_widget_add_controller(label, GTK_EVENT_CONTROLLER(source));
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
  if (count > 1) wanted = arguments[1];
  GtkApplication *app = gtk_application_new("org.vitrine.DragTarget", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(app, "activate", G_CALLBACK(on_activate), NULL);
  return g_application_run(G_APPLICATION(app), 0, NULL);
}
