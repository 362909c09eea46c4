#pragma once
#include <gio/gio.h>

/* org.freedesktop.Application on the session bus, by which desktops hand links to a program that
   runs already. */

/* What another program asks for. The token, which may be NULL, lets a window come to the front. */
typedef struct {
  void (*open)(void *context, const char *const *links, int count, const char *token);
  void (*act)(void *context, const char *action, const char *token);
} HostInstanceCallbacks;

/* Answers Open, Activate as an Open of nothing, and ActivateAction. 0 when that failed. */
guint host_instance_export(GDBusConnection *bus, const char *identifier,
                           HostInstanceCallbacks callbacks, void *context);
/* The title of an action in the .desktop file of that name, for g_free; NULL when there is none. */
char *host_instance_action_title(const char *identifier, const char *action);
/* FALSE when another program owns the name. */
gboolean host_instance_own(GDBusConnection *bus, const char *identifier);
/* Opens links in the program that owns the name. FALSE when there is none. */
gboolean host_instance_open(GDBusConnection *bus, const char *identifier, char **links,
                            const char *activation_token);
