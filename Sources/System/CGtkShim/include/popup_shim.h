#pragma once
#include <gtk/gtk.h>

/* A surface over a window that the desktop places and that may leave the window. */

typedef struct {
  void (*snapshot)(void *context, GtkSnapshot *snapshot);
  gboolean (*event)(void *context, GdkEvent *event);
  /* Position or size have changed. */
  void (*moved)(void *context);
  /* The desktop closed it. */
  void (*dismissed)(void *context);
} HostPopupCallbacks;

typedef struct HostPopup HostPopup;

typedef struct {
  /* In the coordinates of the parent surface. */
  GdkRectangle anchor;
  GdkGravity anchor_point, popup_point;
  GdkAnchorHints hints;
  /* With margins. */
  int width, height;
  int margin;
} HostPopupLayout;

/* `grabs` takes the input, so that a press elsewhere closes it. */
HostPopup *host_popup_new(GdkSurface *parent, gboolean grabs, const HostPopupCallbacks *callbacks,
                          void *context);
/* FALSE when the desktop refused. */
gboolean host_popup_present(HostPopup *popup, const HostPopupLayout *layout);
GdkSurface *host_popup_surface(HostPopup *popup);
void host_popup_queue_draw(HostPopup *popup);
/* No callback comes afterwards. */
void host_popup_free(HostPopup *popup);
