#include "text_input_shim.h"

typedef struct {
  HostTextInputCallbacks callbacks;
  void *context;
} TextInput;

static void on_commit(GtkIMContext *input, const char *text, gpointer data) {
  TextInput *self = data;
  self->callbacks.commit(self->context, text);
}

static void on_preedit(GtkIMContext *input, gpointer data) {
  TextInput *self = data;
  self->callbacks.preedit(self->context);
}

static gboolean on_retrieve_surrounding(GtkIMContext *input, gpointer data) {
  TextInput *self = data;
  return self->callbacks.retrieve_surrounding(self->context);
}

static gboolean on_delete_surrounding(GtkIMContext *input, int offset, int count, gpointer data) {
  TextInput *self = data;
  return self->callbacks.delete_surrounding(self->context, offset, count);
}

GtkIMContext *host_text_input_new(GtkWidget *widget, const HostTextInputCallbacks *callbacks,
                                  void *context) {
  TextInput *self = g_new(TextInput, 1);
  self->callbacks = *callbacks;
  self->context = context;
  GtkIMContext *input = gtk_im_multicontext_new();
  g_object_set_data_full(G_OBJECT(input), "host-text-input", self, g_free);
  g_signal_connect(input, "commit", G_CALLBACK(on_commit), self);
  g_signal_connect(input, "preedit-changed", G_CALLBACK(on_preedit), self);
  g_signal_connect(input, "preedit-end", G_CALLBACK(on_preedit), self);
  g_signal_connect(input, "retrieve-surrounding", G_CALLBACK(on_retrieve_surrounding), self);
  g_signal_connect(input, "delete-surrounding", G_CALLBACK(on_delete_surrounding), self);
  gtk_im_context_set_client_widget(input, widget);
  return input;
}

void host_text_input_free(GtkIMContext *input) {
  g_signal_handlers_disconnect_by_data(input, g_object_get_data(G_OBJECT(input), "host-text-input"));
  gtk_im_context_set_client_widget(input, NULL);
  g_object_unref(input);
}

void host_text_input_set_purpose(GtkIMContext *input, GtkInputPurpose purpose,
                                 GtkInputHints hints) {
  g_object_set(input, "input-purpose", purpose, "input-hints", hints, NULL);
}
