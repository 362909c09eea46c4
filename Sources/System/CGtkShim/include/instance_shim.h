#pragma once
#include <gio/gio.h>

/* org.freedesktop.Application on the session bus, by which desktops hand links to a program that
   runs already. */

typedef void (*HostOpenLinks)(void *context, const char *const *links, int count);

/* Answers Open and Activate, the latter as an Open of nothing. 0 when that failed. */
guint host_instance_export(GDBusConnection *bus, const char *identifier, HostOpenLinks open,
                           void *context);
/* FALSE when another program owns the name. */
gboolean host_instance_own(GDBusConnection *bus, const char *identifier);
/* Opens links in the program that owns the name. FALSE when there is none. */
gboolean host_instance_open(GDBusConnection *bus, const char *identifier, char **links,
                            const char *activation_token);
