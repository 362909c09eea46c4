#pragma once
#include <gtk/gtk.h>

/* What an input method tells. Every call comes on the thread of the main loop. */
typedef struct {
  void (*commit)(void *context, const char *text);
  /* The text that is composed has changed. */
  void (*preedit)(void *context);
  /* TRUE when the surrounding text has been set. */
  gboolean (*retrieve_surrounding)(void *context);
  /* In Unicode scalars relative to the caret. TRUE when it was deleted. */
  gboolean (*delete_surrounding)(void *context, int offset, int count);
} HostTextInputCallbacks;

/* The input method that the user chose, with dead keys and Compose. The caller owns it. */
GtkIMContext *host_text_input_new(GtkWidget *widget, const HostTextInputCallbacks *callbacks,
                                  void *context);
/* No callback comes afterwards. */
void host_text_input_free(GtkIMContext *input);
void host_text_input_set_purpose(GtkIMContext *input, GtkInputPurpose purpose, GtkInputHints hints);
