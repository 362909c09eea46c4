#include "print_shim.h"
#include <string.h>

/* Finer than this no eye sees on paper that is held in hands. */
static const double resolution = 300;

struct HostPrint {
  GtkPrintOperation *operation;
  /* The page that was asked for. */
  GtkPrintContext *page;
  HostPrintCalls calls;
  void *context;
  gboolean has_ended;
  /* It may be freed while it is started. */
  gboolean is_starting, is_freed;
};

static void page_setup_asked(GtkPrintOperation *operation, GtkPrintContext *context, int page,
                             GtkPageSetup *setup, gpointer data) {
  HostPrint *print = data;
  gboolean wide = print->calls.is_landscape(print->context, page);
  gtk_page_setup_set_orientation(setup, wide ? GTK_PAGE_ORIENTATION_LANDSCAPE
                                             : GTK_PAGE_ORIENTATION_PORTRAIT);
}

static void page_asked(GtkPrintOperation *operation, GtkPrintContext *context, int page,
                       gpointer data) {
  HostPrint *print = data;
  double scale = resolution / 72;
  double width = gtk_print_context_get_width(context) * scale;
  double height = gtk_print_context_get_height(context) * scale;
  gtk_print_operation_set_defer_drawing(operation);
  print->page = g_object_ref(context);
  print->calls.draw(print->context, page, width, height);
}

static void end(HostPrint *print, HostPrintEnd end, const char *reason) {
  if (print->has_ended)
    return;
  print->has_ended = TRUE;
  print->calls.ended(print->context, end, reason);
}

static void done(GtkPrintOperation *operation, GtkPrintOperationResult result, gpointer data) {
  if (result == GTK_PRINT_OPERATION_RESULT_IN_PROGRESS)
    return;
  GError *error = NULL;
  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    gtk_print_operation_get_error(operation, &error);
  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    end(data, HOST_PRINT_FAILED, error ? error->message : "");
  else
    end(data, result == GTK_PRINT_OPERATION_RESULT_APPLY ? HOST_PRINT_PRINTED : HOST_PRINT_CANCELLED,
        NULL);
  g_clear_error(&error);
}

HostPrint *host_print_new(const char *name, int pages, HostPrintCalls calls, void *context) {
  HostPrint *print = g_new0(HostPrint, 1);
  print->calls = calls;
  print->context = context;
  print->operation = gtk_print_operation_new();
  gtk_print_operation_set_job_name(print->operation, name);
  gtk_print_operation_set_n_pages(print->operation, pages);
  gtk_print_operation_set_unit(print->operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_allow_async(print->operation, TRUE);
  gtk_print_operation_set_embed_page_setup(print->operation, TRUE);
  g_signal_connect(print->operation, "request-page-setup", G_CALLBACK(page_setup_asked), print);
  g_signal_connect(print->operation, "draw-page", G_CALLBACK(page_asked), print);
  g_signal_connect(print->operation, "done", G_CALLBACK(done), print);
  return print;
}

void host_print_set_up(HostPrint *print, GVariant *settings, GVariant *page_setup) {
  GtkPrintSettings *made = gtk_print_settings_new_from_gvariant(settings);
  GtkPageSetup *paper = gtk_page_setup_new_from_gvariant(page_setup);
  gtk_print_operation_set_print_settings(print->operation, made);
  gtk_print_operation_set_default_page_setup(print->operation, paper);
  g_object_unref(made);
  g_object_unref(paper);
}

gboolean host_print_includes(GVariant *settings, int page) {
  GtkPrintSettings *made = gtk_print_settings_new_from_gvariant(settings);
  GtkPageSet set = gtk_print_settings_get_page_set(made);
  gboolean included = set == GTK_PAGE_SET_ALL || (set == GTK_PAGE_SET_ODD) == (page % 2 == 0);
  if (gtk_print_settings_get_print_pages(made) == GTK_PRINT_PAGES_RANGES) {
    int count = 0;
    GtkPageRange *ranges = gtk_print_settings_get_page_ranges(made, &count);
    gboolean found = FALSE;
    for (int index = 0; index < count; index++)
      found = found || (page >= ranges[index].start && page <= ranges[index].end);
    included = included && found;
    g_free(ranges);
  }
  g_object_unref(made);
  return included;
}

void host_print_run(HostPrint *print, GtkWindow *parent, const char *path) {
  GtkPrintOperationAction action = GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG;
  if (path) {
    action = GTK_PRINT_OPERATION_ACTION_EXPORT;
    gtk_print_operation_set_export_filename(print->operation, path);
  }
  GError *error = NULL;
  GtkPrintOperation *operation = g_object_ref(print->operation);
  print->is_starting = TRUE;
  GtkPrintOperationResult result = gtk_print_operation_run(operation, action, parent, &error);
  if (result == GTK_PRINT_OPERATION_RESULT_ERROR && !print->is_freed)
    end(print, HOST_PRINT_FAILED, error ? error->message : "");
  print->is_starting = FALSE;
  if (print->is_freed)
    g_free(print);
  g_clear_error(&error);
  g_object_unref(operation);
}

static void paint(cairo_t *cairo, double width, double height, cairo_surface_t *image) {
  double across = cairo_image_surface_get_width(image), down = cairo_image_surface_get_height(image);
  double scale = MIN(width / across, height / down);
  cairo_translate(cairo, (width - across * scale) / 2, (height - down * scale) / 2);
  cairo_scale(cairo, scale, scale);
  cairo_set_source_surface(cairo, image, 0, 0);
  cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BEST);
  cairo_paint(cairo);
}

void host_print_draw(HostPrint *print, const void *pixels, int width, int height, int stride,
                     gboolean opaque) {
  GtkPrintContext *page = g_steal_pointer(&print->page);
  if (!page)
    return;
  cairo_format_t format = opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32;
  cairo_surface_t *image = pixels ? cairo_image_surface_create(format, width, height) : NULL;
  if (image && cairo_surface_status(image) == CAIRO_STATUS_SUCCESS) {
    // The document reads the pixels when it ends, so they are its own.
    unsigned char *target = cairo_image_surface_get_data(image);
    int target_stride = cairo_image_surface_get_stride(image);
    for (int y = 0; y < height; y++)
      memcpy(target + (size_t)y * target_stride, (const char *)pixels + (size_t)y * stride,
             (size_t)width * 4);
    cairo_surface_mark_dirty(image);
    paint(gtk_print_context_get_cairo_context(page), gtk_print_context_get_width(page),
          gtk_print_context_get_height(page), image);
  }
  if (image)
    cairo_surface_destroy(image);
  g_object_unref(page);
  gtk_print_operation_draw_page_finish(print->operation);
}

void host_print_free(HostPrint *print) {
  g_signal_handlers_disconnect_by_data(print->operation, print);
  if (!print->has_ended)
    gtk_print_operation_cancel(print->operation);
  g_clear_object(&print->page);
  g_clear_object(&print->operation);
  print->is_freed = TRUE;
  if (!print->is_starting)
    g_free(print);
}
