#include "popup_shim.h"

struct HostPopup {
  GdkSurface *surface;
  GskRenderer *renderer;
  HostPopupCallbacks callbacks;
  void *context;
};

static gboolean on_render(GdkSurface *surface, cairo_region_t *region, gpointer data) {
  HostPopup *self = data;
  if (!self->context || !self->renderer) return TRUE;
  GtkSnapshot *snapshot = gtk_snapshot_new();
  self->callbacks.snapshot(self->context, snapshot);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  if (!node) node = gsk_container_node_new(NULL, 0);
  gsk_renderer_render(self->renderer, node, region);
  gsk_render_node_unref(node);
  return TRUE;
}

static gboolean on_event(GdkSurface *surface, GdkEvent *event, gpointer data) {
  HostPopup *self = data;
  return self->context ? self->callbacks.event(self->context, event) : FALSE;
}

static void on_layout(GdkSurface *surface, int width, int height, gpointer data) {
  HostPopup *self = data;
  if (self->context) self->callbacks.moved(self->context);
  gdk_surface_queue_render(surface);
}

static void on_mapped(GdkSurface *surface, GParamSpec *property, gpointer data) {
  HostPopup *self = data;
  if (self->context && !gdk_surface_get_mapped(surface)) self->callbacks.dismissed(self->context);
}

HostPopup *host_popup_new(GdkSurface *parent, gboolean grabs, const HostPopupCallbacks *callbacks,
                          void *context) {
  HostPopup *self = g_new0(HostPopup, 1);
  self->callbacks = *callbacks;
  self->context = context;
  self->surface = gdk_surface_new_popup(parent, grabs);
  self->renderer = gsk_renderer_new_for_surface(self->surface);
  g_signal_connect(self->surface, "render", G_CALLBACK(on_render), self);
  g_signal_connect(self->surface, "event", G_CALLBACK(on_event), self);
  g_signal_connect(self->surface, "layout", G_CALLBACK(on_layout), self);
  g_signal_connect(self->surface, "notify::mapped", G_CALLBACK(on_mapped), self);
  return self;
}

gboolean host_popup_present(HostPopup *self, const HostPopupLayout *place) {
  GdkPopupLayout *layout =
      gdk_popup_layout_new(&place->anchor, place->anchor_point, place->popup_point);
  gdk_popup_layout_set_anchor_hints(layout, place->hints);
  gdk_popup_layout_set_shadow_width(layout, place->margin, place->margin, place->margin,
                                    place->margin);
  gboolean is_shown =
      gdk_popup_present(GDK_POPUP(self->surface), place->width, place->height, layout);
  gdk_popup_layout_unref(layout);
  /* What the margins cover belongs to whatever lies below. */
  cairo_rectangle_int_t inside = {place->margin, place->margin, place->width - 2 * place->margin,
                                  place->height - 2 * place->margin};
  cairo_region_t *region = cairo_region_create_rectangle(&inside);
  gdk_surface_set_input_region(self->surface, region);
  cairo_region_destroy(region);
  gdk_surface_queue_render(self->surface);
  return is_shown;
}

GdkSurface *host_popup_surface(HostPopup *self) { return self->surface; }

void host_popup_queue_draw(HostPopup *self) { gdk_surface_queue_render(self->surface); }

void host_popup_free(HostPopup *self) {
  self->context = NULL;
  g_signal_handlers_disconnect_by_data(self->surface, self);
  if (self->renderer) {
    gsk_renderer_unrealize(self->renderer);
    g_clear_object(&self->renderer);
  }
  g_clear_pointer(&self->surface, gdk_surface_destroy);
  g_free(self);
}
