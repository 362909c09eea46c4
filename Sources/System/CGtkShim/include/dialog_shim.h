#pragma once
#include <gtk/gtk.h>

/* GTK's dialog for files. */

typedef enum { HOST_FILES_OPEN, HOST_FILES_FOLDER, HOST_FILES_SAVE } HostFilesKind;

typedef struct HostFileDialog HostFileDialog;
/* `uris` ends with NULL; it is NULL when the person cancelled. Called once. */
typedef void (*HostFilesChosen)(void *context, const char *const *uris);

HostFileDialog *host_file_dialog_new(GtkWindow *parent, const char *title, HostFilesKind kind);
void host_file_dialog_add_mime_type(HostFileDialog *dialog, const char *type);
void host_file_dialog_set_multiple(HostFileDialog *dialog, gboolean multiple);
void host_file_dialog_set_folder(HostFileDialog *dialog, const char *uri);
void host_file_dialog_set_name(HostFileDialog *dialog, const char *name);
void host_file_dialog_show(HostFileDialog *dialog, HostFilesChosen chosen, void *context);
/* No callback comes afterwards. */
void host_file_dialog_free(HostFileDialog *dialog);
