#pragma once
#include <gtk/gtk.h>

/* Printing of images, one a page, by GTK's print operation. */

typedef enum { HOST_PRINT_PRINTED, HOST_PRINT_CANCELLED, HOST_PRINT_FAILED } HostPrintEnd;

typedef struct HostPrint HostPrint;
typedef struct {
  /* Whether the paper of a page lies on its long side. */
  gboolean (*is_landscape)(void *context, int page);
  /* Asks for a page, which fits a size in pixels. To be answered by `host_print_draw`, now or later. */
  void (*draw)(void *context, int page, double width, double height);
  /* Called once. The reason is NULL unless it failed. */
  void (*ended)(void *context, HostPrintEnd end, const char *reason);
} HostPrintCalls;

HostPrint *host_print_new(const char *name, int pages, HostPrintCalls calls, void *context);
/* Takes over what a portal says of settings and paper, dictionaries of names and values. */
void host_print_set_up(HostPrint *print, GVariant *settings, GVariant *page_setup);
/* Whether settings that a portal says have a page printed, counted from 0. */
gboolean host_print_includes(GVariant *settings, int page);
/* Shows the dialog, or writes a PDF file if there is a path. Returns at once. */
void host_print_run(HostPrint *print, GtkWindow *parent, const char *path);
/* Draws the page that was asked for: premultiplied pixels in the order of cairo's, in the middle of the
   paper and as large as it allows. NULL leaves the paper empty. */
void host_print_draw(HostPrint *print, const void *pixels, int width, int height, int stride,
                     gboolean opaque);
/* No callback comes afterwards. */
void host_print_free(HostPrint *print);
