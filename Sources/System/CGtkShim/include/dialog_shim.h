#pragma once
#include <gtk/gtk.h>

/* The desktop's dialogs for files and colors. */

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

typedef struct HostColorDialog HostColorDialog;
typedef enum { HOST_COLOR_TRIED, HOST_COLOR_CHOSEN, HOST_COLOR_CANCELLED } HostColorEvent;
/* Called for each color, and once with the end. */
typedef void (*HostColorChanged)(void *context, HostColorEvent event, const GdkRGBA *color);

HostColorDialog *host_color_dialog_new(GtkWindow *parent, const char *title, const GdkRGBA *color,
                                       gboolean alpha, HostColorChanged changed, void *context);
/* No callback comes afterwards. */
void host_color_dialog_free(HostColorDialog *dialog);
