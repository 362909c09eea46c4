#include "gtk_shim.h"

#include <glib-unix.h>
#include <locale.h>
#include <sys/eventfd.h>

/* Canvas: a widget that draws what Swift gives it. */

#define HOST_TYPE_CANVAS (host_canvas_get_type())
G_DECLARE_FINAL_TYPE(HostCanvas, host_canvas, HOST, CANVAS, GtkWidget)

struct _HostCanvas {
  GtkWidget parent_instance;
  HostWindowCallbacks callbacks;
  void *context;
  guint tick;
  GdkFrameClock *clock;
  gulong after_paint;
  gboolean is_drawing;
  cairo_surface_t *pool_keeper;
  int pool_width, pool_height;
};

G_DEFINE_FINAL_TYPE(HostCanvas, host_canvas, GTK_TYPE_WIDGET)

static void host_canvas_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  HostCanvas *self = HOST_CANVAS(widget);
  if (!self->context) return;
  self->is_drawing = TRUE;
  self->callbacks.snapshot(self->context, snapshot);
}

static void host_canvas_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  HostCanvas *self = HOST_CANVAS(widget);
  if (self->context) self->callbacks.allocate(self->context, width, height);
}

static void host_canvas_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                                int *minimum, int *natural, int *minimum_baseline,
                                int *natural_baseline) {
  *minimum = 1;
  *natural = 1;
  *minimum_baseline = -1;
  *natural_baseline = -1;
}

/* With X11, Cairo draws into memory that it shares with the server. It frees the pool of this memory
   after each frame unless something is left in it, and the next frame waits for new pages: a small
   image is left there. A window of another size needs another pool. */
static void keep_shared_pool(HostCanvas *self) {
  GdkSurface *surface = gtk_native_get_surface(gtk_widget_get_native(GTK_WIDGET(self)));
  int width = surface ? gdk_surface_get_width(surface) : 0;
  int height = surface ? gdk_surface_get_height(surface) : 0;
  if (!surface || (width == self->pool_width && height == self->pool_height)) return;
  self->pool_width = width;
  self->pool_height = height;
  g_clear_pointer(&self->pool_keeper, cairo_surface_destroy);
  cairo_surface_t *similar = gdk_surface_create_similar_surface(surface, CAIRO_CONTENT_COLOR, 1, 1);
  /* Smaller images aren't put into shared memory. */
  if (cairo_surface_get_type(similar) == CAIRO_SURFACE_TYPE_XLIB)
    self->pool_keeper = cairo_surface_create_similar_image(similar, CAIRO_FORMAT_ARGB32, 64, 64);
  cairo_surface_destroy(similar);
}

static void host_canvas_after_paint(GdkFrameClock *clock, gpointer data) {
  HostCanvas *self = data;
  if (!self->is_drawing) return;
  self->is_drawing = FALSE;
  keep_shared_pool(self);
  if (self->context) self->callbacks.drawn(self->context);
}

static void host_canvas_realize(GtkWidget *widget) {
  HostCanvas *self = HOST_CANVAS(widget);
  GTK_WIDGET_CLASS(host_canvas_parent_class)->realize(widget);
  self->clock = g_object_ref(gtk_widget_get_frame_clock(widget));
  self->after_paint =
      g_signal_connect(self->clock, "after-paint", G_CALLBACK(host_canvas_after_paint), self);
}

static void host_canvas_unrealize(GtkWidget *widget) {
  HostCanvas *self = HOST_CANVAS(widget);
  if (self->clock) {
    g_signal_handler_disconnect(self->clock, self->after_paint);
    g_clear_object(&self->clock);
  }
  g_clear_pointer(&self->pool_keeper, cairo_surface_destroy);
  self->pool_width = self->pool_height = 0;
  GTK_WIDGET_CLASS(host_canvas_parent_class)->unrealize(widget);
}

static void host_canvas_class_init(HostCanvasClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->snapshot = host_canvas_snapshot;
  widget_class->size_allocate = host_canvas_size_allocate;
  widget_class->measure = host_canvas_measure;
  widget_class->realize = host_canvas_realize;
  widget_class->unrealize = host_canvas_unrealize;
}

static void host_canvas_init(HostCanvas *self) {
  gtk_widget_set_focusable(GTK_WIDGET(self), TRUE);
  gtk_widget_set_hexpand(GTK_WIDGET(self), TRUE);
  gtk_widget_set_vexpand(GTK_WIDGET(self), TRUE);
  gtk_widget_set_overflow(GTK_WIDGET(self), GTK_OVERFLOW_HIDDEN);
}

/* Window. */

static gboolean on_event(GtkEventController *controller, GdkEvent *event, gpointer data) {
  HostCanvas *self = data;
  return self->context ? self->callbacks.event(self->context, event) : FALSE;
}

static void on_enter(GtkEventController *controller, double x, double y, gpointer data) {
  HostCanvas *self = data;
  if (self->context) self->callbacks.enter(self->context, x, y);
}

static void on_leave(GtkEventController *controller, gpointer data) {
  HostCanvas *self = data;
  if (self->context) self->callbacks.leave(self->context);
}

static void on_state(GObject *object, GParamSpec *property, gpointer data) {
  HostCanvas *self = data;
  if (self->context) self->callbacks.state(self->context);
}

static gboolean on_close_request(GtkWindow *window, gpointer data) {
  HostCanvas *self = data;
  return self->context ? !self->callbacks.close(self->context) : FALSE;
}

static gboolean on_tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  HostCanvas *self = HOST_CANVAS(widget);
  if (self->context && self->callbacks.frame(self->context, clock)) return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

GtkWindow *host_window_new(const char *title, int width, int height,
                           const HostWindowCallbacks *callbacks, void *context) {
  HostCanvas *canvas = g_object_new(HOST_TYPE_CANVAS, NULL);
  canvas->callbacks = *callbacks;
  canvas->context = context;

  GtkWindow *window = g_object_ref(GTK_WINDOW(gtk_window_new()));
  gtk_window_set_title(window, title);
  gtk_window_set_default_size(window, width, height);
  gtk_window_set_child(window, GTK_WIDGET(canvas));
  gtk_window_set_focus(window, GTK_WIDGET(canvas));

  GtkEventController *events = gtk_event_controller_legacy_new();
  g_signal_connect(events, "event", G_CALLBACK(on_event), canvas);
  gtk_widget_add_controller(GTK_WIDGET(canvas), events);
  GtkEventController *motion = gtk_event_controller_motion_new();
  g_signal_connect(motion, "enter", G_CALLBACK(on_enter), canvas);
  g_signal_connect(motion, "leave", G_CALLBACK(on_leave), canvas);
  gtk_widget_add_controller(GTK_WIDGET(canvas), motion);

  g_signal_connect(window, "notify::is-active", G_CALLBACK(on_state), canvas);
  g_signal_connect(canvas, "notify::scale-factor", G_CALLBACK(on_state), canvas);
  g_signal_connect(window, "close-request", G_CALLBACK(on_close_request), canvas);
  return window;
}

gboolean host_window_hide_title_bar(GtkWindow *window) {
  /* GTK decides when it makes the surface whether it draws the title bar. */
  GtkWidget *widget = GTK_WIDGET(window);
  gtk_widget_realize(widget);
  if (!gtk_widget_has_css_class(widget, "csd") && !gtk_widget_has_css_class(widget, "solid-csd"))
    return FALSE;
  GtkWidget *bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_visible(bar, FALSE);
  gtk_window_set_titlebar(window, bar);
  /* The canvas reaches into the window's round corners. */
  gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN);
  GtkWidget *canvas = gtk_window_get_child(window);
  g_signal_connect(window, "notify::fullscreened", G_CALLBACK(on_state), canvas);
  g_signal_connect(window, "notify::maximized", G_CALLBACK(on_state), canvas);
  g_signal_connect_object(gtk_settings_get_default(), "notify::gtk-decoration-layout",
                          G_CALLBACK(on_state), canvas, 0);
  return TRUE;
}

char *host_window_decoration_layout(void) {
  char *layout = NULL;
  g_object_get(gtk_settings_get_default(), "gtk-decoration-layout", &layout, NULL);
  return layout;
}

char *host_window_double_click_action(void) {
  char *action = NULL;
  g_object_get(gtk_settings_get_default(), "gtk-titlebar-double-click", &action, NULL);
  return action;
}

void host_window_begin_move(GtkWindow *window, GdkDevice *device, double x, double y) {
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
  if (!surface || !device) return;
  double dx = 0, dy = 0;
  host_window_canvas_origin(window, &dx, &dy);
  gdk_toplevel_begin_move(GDK_TOPLEVEL(surface), device, GDK_BUTTON_PRIMARY, x + dx, y + dy,
                          GDK_CURRENT_TIME);
}

GtkWidget *host_window_canvas(GtkWindow *window) { return gtk_window_get_child(window); }

void host_window_detach(GtkWindow *window) {
  GtkWidget *child = gtk_window_get_child(window);
  if (!child) return;
  HostCanvas *canvas = HOST_CANVAS(child);
  canvas->context = NULL;
  if (canvas->tick) gtk_widget_remove_tick_callback(child, canvas->tick);
  canvas->tick = 0;
  g_signal_handlers_disconnect_by_data(window, canvas);
}

void host_window_start_frames(GtkWindow *window) {
  GtkWidget *child = gtk_window_get_child(window);
  if (!child || HOST_CANVAS(child)->tick) return;
  HOST_CANVAS(child)->tick = gtk_widget_add_tick_callback(child, on_tick, NULL, NULL);
}

void host_window_canvas_origin(GtkWindow *window, double *x, double *y) {
  double dx = 0, dy = 0;
  *x = *y = 0;
  GtkWidget *child = gtk_window_get_child(window);
  if (!child) return;
  gtk_widget_translate_coordinates(child, GTK_WIDGET(window), 0, 0, x, y);
  gtk_native_get_surface_transform(GTK_NATIVE(window), &dx, &dy);
  *x += dx;
  *y += dy;
}

/* Main loop. */

/* libdispatch has these for CoreFoundation's run loop, which does with them what we do. */
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

static gboolean main_queue_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  eventfd_t count;
  eventfd_read(_dispatch_get_main_queue_handle_4CF(), &count);
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

GSource *host_main_queue_source_new(void) {
  static GSourceFuncs functions = {.dispatch = main_queue_dispatch};
  GSource *source = g_source_new(&functions, sizeof(GSource));
  g_source_add_unix_fd(source, _dispatch_get_main_queue_handle_4CF(), G_IO_IN);
  /* As frames, so that neither tasks that go on for ever nor frames can starve the other. */
  g_source_set_priority(source, GDK_PRIORITY_REDRAW);
  g_source_set_static_name(source, "main dispatch queue");
  return source;
}

typedef struct {
  GSource source;
  void (*callback)(void *context);
  void *context;
} HostTimer;

static gboolean timer_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  HostTimer *timer = (HostTimer *)source;
  g_source_set_ready_time(source, -1);
  timer->callback(timer->context);
  return G_SOURCE_CONTINUE;
}

GSource *host_timer_new(void (*callback)(void *context), void *context) {
  static GSourceFuncs functions = {.dispatch = timer_dispatch};
  GSource *source = g_source_new(&functions, sizeof(HostTimer));
  HostTimer *timer = (HostTimer *)source;
  timer->callback = callback;
  timer->context = context;
  g_source_set_priority(source, GDK_PRIORITY_REDRAW);
  return source;
}

guint host_on_signal(int signal_number, gboolean (*callback)(void *context), void *context) {
  return g_unix_signal_add(signal_number, callback, context);
}

/* Settings. */

gboolean host_setting_boolean(GtkSettings *settings, const char *name, gboolean fallback) {
  if (settings) g_object_get(settings, name, &fallback, NULL);
  return fallback;
}

int host_setting_int(GtkSettings *settings, const char *name, int fallback) {
  if (settings) g_object_get(settings, name, &fallback, NULL);
  return fallback;
}

char *host_setting_string(GtkSettings *settings, const char *name) {
  char *value = NULL;
  if (settings) g_object_get(settings, name, &value, NULL);
  return value;
}

void host_adopt_locale(void) {
  if (!setlocale(LC_ALL, "")) setlocale(LC_ALL, "C.UTF-8");
  /* Codecs and file formats parse numbers with strtod. */
  setlocale(LC_NUMERIC, "C");
  gtk_disable_setlocale();
}
