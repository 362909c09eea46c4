/* GtkFileDialog needs GTK 4.10, so the older API is used while it is there. */
#define GDK_DISABLE_DEPRECATION_WARNINGS
#include "dialog_shim.h"

struct HostFileDialog {
  GtkFileChooserNative *native;
  GtkFileFilter *filter;
  HostFilesChosen chosen;
  void *context;
};

HostFileDialog *host_file_dialog_new(GtkWindow *parent, const char *title, HostFilesKind kind) {
  GtkFileChooserAction action = kind == HOST_FILES_SAVE     ? GTK_FILE_CHOOSER_ACTION_SAVE
                                : kind == HOST_FILES_FOLDER ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
                                                            : GTK_FILE_CHOOSER_ACTION_OPEN;
  HostFileDialog *dialog = g_new0(HostFileDialog, 1);
  dialog->native = gtk_file_chooser_native_new(title, parent, action, NULL, NULL);
  gtk_native_dialog_set_modal(GTK_NATIVE_DIALOG(dialog->native), TRUE);
  return dialog;
}

void host_file_dialog_add_mime_type(HostFileDialog *dialog, const char *type) {
  if (!dialog->filter) {
    dialog->filter = gtk_file_filter_new();
    // Not added to a list: of one filter there is nothing to choose.
    gtk_file_chooser_set_filter(GTK_FILE_CHOOSER(dialog->native), dialog->filter);
  }
  gtk_file_filter_add_mime_type(dialog->filter, type);
}

void host_file_dialog_set_multiple(HostFileDialog *dialog, gboolean multiple) {
  gtk_file_chooser_set_select_multiple(GTK_FILE_CHOOSER(dialog->native), multiple);
}

void host_file_dialog_set_folder(HostFileDialog *dialog, const char *uri) {
  GFile *folder = g_file_new_for_uri(uri);
  gtk_file_chooser_set_current_folder(GTK_FILE_CHOOSER(dialog->native), folder, NULL);
  g_object_unref(folder);
}

void host_file_dialog_set_name(HostFileDialog *dialog, const char *name) {
  gtk_file_chooser_set_current_name(GTK_FILE_CHOOSER(dialog->native), name);
}

static void files_answered(GtkNativeDialog *native, int response, gpointer data) {
  HostFileDialog *dialog = data;
  if (response != GTK_RESPONSE_ACCEPT) {
    dialog->chosen(dialog->context, NULL);
    return;
  }
  GListModel *files = gtk_file_chooser_get_files(GTK_FILE_CHOOSER(native));
  guint count = g_list_model_get_n_items(files);
  char **uris = g_new0(char *, count + 1);
  for (guint index = 0; index < count; index++) {
    GFile *file = g_list_model_get_item(files, index);
    uris[index] = g_file_get_uri(file);
    g_object_unref(file);
  }
  g_object_unref(files);
  dialog->chosen(dialog->context, (const char *const *)uris);
  g_strfreev(uris);
}

void host_file_dialog_show(HostFileDialog *dialog, HostFilesChosen chosen, void *context) {
  dialog->chosen = chosen;
  dialog->context = context;
  g_signal_connect(dialog->native, "response", G_CALLBACK(files_answered), dialog);
  gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog->native));
}

void host_file_dialog_free(HostFileDialog *dialog) {
  g_signal_handlers_disconnect_by_data(dialog->native, dialog);
  gtk_native_dialog_destroy(GTK_NATIVE_DIALOG(dialog->native));
  g_object_unref(dialog->native);
  g_free(dialog);
}
