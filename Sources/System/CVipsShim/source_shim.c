#include "source_shim.h"

typedef struct {
  vitrine_read read;
  vitrine_seek seek;
  void (*release)(void *context);
  void *context;
} Functions;

static gint64 on_read(VipsSourceCustom *source, void *buffer, gint64 length, gpointer data) {
  (void)source;
  Functions *functions = data;
  return functions->read(functions->context, buffer, length);
}

static gint64 on_seek(VipsSourceCustom *source, gint64 offset, int whence, gpointer data) {
  (void)source;
  Functions *functions = data;
  return functions->seek(functions->context, offset, whence);
}

static void release(gpointer data, GClosure *closure) {
  (void)closure;
  Functions *functions = data;
  functions->release(functions->context);
  g_free(functions);
}

VipsSource *vitrine_vips_source(vitrine_read read, vitrine_seek seek, void (*release_context)(void *),
                                void *context) {
  VipsSourceCustom *source = vips_source_custom_new();
  Functions *functions = g_new(Functions, 1);
  *functions = (Functions){read, seek, release_context, context};
  g_signal_connect(source, "seek", G_CALLBACK(on_seek), functions);
  // The last to be connected is the first to be gone; neither is called by then.
  g_signal_connect_data(source, "read", G_CALLBACK(on_read), functions, release, 0);
  return VIPS_SOURCE(source);
}
