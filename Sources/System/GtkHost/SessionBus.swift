import CGtk
import Foundation

/// The desktop's message bus, which may be missing with a bare display or on a phone's console.
enum SessionBus {
  /// Whether the bus can be used without GLib starting one.
  static var mayExist: Bool {
    let environment = ProcessInfo.processInfo.environment
    if environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false { return true }
    guard let directory = environment["XDG_RUNTIME_DIR"] else { return false }
    return access(directory + "/bus", F_OK) == 0
  }

  /// Whether a service runs or can be started. Waits for the bus, at most half a second.
  static func offers(_ service: String) -> Bool {
    guard mayExist, let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
    return ["ListNames", "ListActivatableNames"].contains { method in
      names(bus, method).contains(service)
    }
  }

  private static func names(_ bus: OpaquePointer, _ method: String) -> [String] {
    let name = "org.freedesktop.DBus"
    let reply = g_dbus_connection_call_sync(
      bus, name, "/org/freedesktop/DBus", name, method, nil, nil, G_DBUS_CALL_FLAGS_NONE, 500, nil,
      nil)
    guard let reply else { return [] }
    defer { g_variant_unref(reply) }
    guard let list = g_variant_get_child_value(reply, 0) else { return [] }
    defer { g_variant_unref(list) }
    var count: gsize = 0
    guard let strings = g_variant_get_strv(list, &count) else { return [] }
    defer { g_free(strings) }
    return (0..<Int(count)).compactMap { strings[$0].map { String(cString: $0) } }
  }
}
