#include "instance_shim.h"

/* Of <gio/gdesktopappinfo.h>, which lies in a folder of its own that GTK's flags leave out. */
typedef struct _GDesktopAppInfo GDesktopAppInfo;
GDesktopAppInfo *g_desktop_app_info_new(const char *desktop_id);
const char *const *g_desktop_app_info_list_actions(GDesktopAppInfo *info);
char *g_desktop_app_info_get_action_name(GDesktopAppInfo *info, const char *action_name);

static const char *interface_xml =
    "<node><interface name='org.freedesktop.Application'>"
    "<method name='Activate'><arg type='a{sv}' direction='in'/></method>"
    "<method name='Open'><arg type='as' direction='in'/><arg type='a{sv}' direction='in'/></method>"
    "<method name='ActivateAction'><arg type='s' direction='in'/><arg type='av' direction='in'/>"
    "<arg type='a{sv}' direction='in'/></method>"
    "</interface></node>";

typedef struct {
  HostInstanceCallbacks callbacks;
  void *context;
} Receiver;

/* What starts a window's way to the front, in the last argument; NULL without one. */
static char *activation_token(GVariant *parameters) {
  GVariant *platform =
      g_variant_get_child_value(parameters, g_variant_n_children(parameters) - 1);
  char *token = NULL;
  if (!g_variant_lookup(platform, "activation-token", "s", &token))
    g_variant_lookup(platform, "desktop-startup-id", "s", &token);
  g_variant_unref(platform);
  return token;
}

static void method_call(GDBusConnection *bus, const char *sender, const char *path,
                        const char *interface, const char *method, GVariant *parameters,
                        GDBusMethodInvocation *invocation, gpointer data) {
  Receiver *receiver = data;
  char *token = activation_token(parameters);
  if (g_str_equal(method, "Open")) {
    GVariant *list = g_variant_get_child_value(parameters, 0);
    gsize count = 0;
    const char **links = g_variant_get_strv(list, &count);
    receiver->callbacks.open(receiver->context, links, (int)count, token);
    g_free(links);
    g_variant_unref(list);
  } else if (g_str_equal(method, "Activate")) {
    receiver->callbacks.open(receiver->context, NULL, 0, token);
  } else if (g_str_equal(method, "ActivateAction")) {
    const char *action = NULL;
    g_variant_get_child(parameters, 0, "&s", &action);
    receiver->callbacks.act(receiver->context, action, token);
  }
  g_free(token);
  g_dbus_method_invocation_return_value(invocation, NULL);
}

/* /org/example/App for org.example.App, as the specification asks. */
static char *object_path(const char *identifier) {
  char *path = g_strconcat("/", identifier, NULL);
  for (char *c = path; *c; c++) {
    if (*c == '.') *c = '/';
    if (*c == '-') *c = '_';
  }
  return path;
}

guint host_instance_export(GDBusConnection *bus, const char *identifier,
                           HostInstanceCallbacks callbacks, void *context) {
  static const GDBusInterfaceVTable table = {.method_call = method_call};
  GDBusNodeInfo *node = g_dbus_node_info_new_for_xml(interface_xml, NULL);
  if (!node) return 0;
  Receiver *receiver = g_new0(Receiver, 1);
  receiver->callbacks = callbacks;
  receiver->context = context;
  char *path = object_path(identifier);
  guint id = g_dbus_connection_register_object(bus, path, node->interfaces[0], &table, receiver,
                                               g_free, NULL);
  g_free(path);
  g_dbus_node_info_unref(node);
  return id;
}

gboolean host_instance_own(GDBusConnection *bus, const char *identifier) {
  const guint32 do_not_queue = 4;
  GVariant *reply = g_dbus_connection_call_sync(
      bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
      g_variant_new("(su)", identifier, do_not_queue), G_VARIANT_TYPE("(u)"),
      G_DBUS_CALL_FLAGS_NONE, 1000, NULL, NULL);
  if (!reply) return FALSE;
  guint32 answer = 0;
  g_variant_get(reply, "(u)", &answer);
  g_variant_unref(reply);
  return answer == 1 || answer == 4; /* owner now, owner already */
}

gboolean host_instance_open(GDBusConnection *bus, const char *identifier, char **links,
                            const char *activation_token) {
  GVariantBuilder platform;
  g_variant_builder_init(&platform, G_VARIANT_TYPE("a{sv}"));
  if (*activation_token) {
    g_variant_builder_add(&platform, "{sv}", "activation-token",
                          g_variant_new_string(activation_token));
    g_variant_builder_add(&platform, "{sv}", "desktop-startup-id",
                          g_variant_new_string(activation_token));
  }
  char *path = object_path(identifier);
  GVariant *reply = g_dbus_connection_call_sync(
      bus, identifier, path, "org.freedesktop.Application", "Open",
      g_variant_new("(^asa{sv})", links, &platform), NULL, G_DBUS_CALL_FLAGS_NO_AUTO_START, 5000,
      NULL, NULL);
  g_free(path);
  if (!reply) return FALSE;
  g_variant_unref(reply);
  return TRUE;
}

char *host_instance_action_title(const char *identifier, const char *action) {
  char *file = g_strconcat(identifier, ".desktop", NULL);
  GDesktopAppInfo *info = g_desktop_app_info_new(file);
  g_free(file);
  if (!info) return NULL;
  const char *const *known = g_desktop_app_info_list_actions(info);
  char *title = g_strv_contains(known, action)
                    ? g_desktop_app_info_get_action_name(info, action)
                    : NULL;
  g_object_unref(info);
  return title;
}
