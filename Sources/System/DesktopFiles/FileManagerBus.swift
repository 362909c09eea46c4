import CGtk

/// The D-Bus interface that file managers share.
enum FileManagerBus {
  /// Shows files selected in their folders. Waits for the file manager to answer.
  static func show(_ uris: [String]) -> Bool {
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
    let texts: [OpaquePointer?] = uris.map { g_variant_new_string($0) }
    let list = g_variant_new_array(nil, texts, gsize(texts.count))
    let parts: [OpaquePointer?] = [list, g_variant_new_string("")]
    guard
      let answer = g_dbus_connection_call_sync(
        bus, "org.freedesktop.FileManager1", "/org/freedesktop/FileManager1",
        "org.freedesktop.FileManager1", "ShowItems", g_variant_new_tuple(parts, gsize(parts.count)),
        nil, G_DBUS_CALL_FLAGS_NONE, timeout, nil, nil)
    else { return false }
    g_variant_unref(answer)
    return true
  }

  /// In milliseconds.
  private static let timeout: gint = 5000
}
