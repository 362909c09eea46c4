import CGtk
import Foundation

/// The settings of the XDG desktop portal, read asynchronously: they are unknown until the reply
/// arrives, and remain so without a bus or portal.
@MainActor final class PortalSettings {
  enum ColorScheme: UInt32 { case noPreference, dark, light }

  private(set) var colorScheme = ColorScheme.noPreference
  private(set) var enablesAnimations: Bool?
  private(set) var textScale: Double?
  private(set) var prefersMoreContrast = false
  var onChange: (() -> Void)?

  private var bus: OpaquePointer?
  private var subscription: guint = 0

  private static let service = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let appearance = "org.freedesktop.appearance"
  private static let desktopInterface = "org.gnome.desktop.interface"

  func start() {
    // GLib would start a bus by itself.
    guard SessionBus.mayExist else { return }
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, context in
        let result = MainThreadValue(result)
        PortalSettings.finish(context) { settings in
          settings.bus = g_bus_get_finish(result.value, nil)
          settings.subscribe()
          settings.readAll()
        }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  /// Releases the reference that was passed to an asynchronous call.
  private nonisolated static func finish(
    _ context: UnsafeMutableRawPointer?, _ body: @MainActor (PortalSettings) -> Void
  ) {
    guard let context else { return }
    let settings = Unmanaged<PortalSettings>.fromOpaque(context).takeRetainedValue()
    MainActor.assumeIsolated { body(settings) }
  }

  private func readAll() {
    guard let bus else { return }
    let namespaces: [String] = [Self.appearance, Self.desktopInterface]
    var names: [OpaquePointer?] = namespaces.map { g_variant_new_string($0) }
    var arguments: [OpaquePointer?] = [g_variant_new_array(nil, &names, gsize(names.count))]
    g_dbus_connection_call(
      bus, Self.service, Self.path, Self.interface, "ReadAll", g_variant_new_tuple(&arguments, 1),
      nil, G_DBUS_CALL_FLAGS_NONE, 5000, nil,
      { source, result, context in
        let answer = MainThreadValue((source, result))
        PortalSettings.finish(context) { settings in
          guard let source = answer.value.0 else { return }
          let reply = g_dbus_connection_call_finish(
            OpaquePointer(source), answer.value.1, nil)
          guard let reply else { return }
          defer { g_variant_unref(reply) }
          settings.takeAll(reply)
        }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func subscribe() {
    guard let bus, subscription == 0 else { return }
    subscription = g_dbus_connection_signal_subscribe(
      bus, Self.service, Self.interface, "SettingChanged", Self.path, nil,
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, context in
        guard let settings = object(context, as: PortalSettings.self) else { return }
        let parameters = MainThreadValue(parameters)
        MainActor.assumeIsolated { settings.takeOne(parameters.value) }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  isolated deinit {
    guard let bus else { return }
    if subscription != 0 { g_dbus_connection_signal_unsubscribe(bus, subscription) }
    g_object_unref(UnsafeMutableRawPointer(bus))
  }

  // MARK: Replies

  /// (a{sa{sv}}): the values by namespace and key.
  private func takeAll(_ reply: OpaquePointer) {
    guard g_variant_is_of_type(reply, type("(a{sa{sv}})")) != 0 else { return }
    var hasChanged = false
    for namespace in children(of: child(reply, 0)) {
      defer { g_variant_unref(namespace) }
      let name = string(child(namespace, 0))
      for entry in children(of: child(namespace, 1)) {
        defer { g_variant_unref(entry) }
        hasChanged = take(name, string(child(entry, 0)), child(entry, 1)) || hasChanged
      }
    }
    if hasChanged { onChange?() }
  }

  /// (ssv): namespace, key, value.
  private func takeOne(_ parameters: OpaquePointer?) {
    guard let parameters, g_variant_is_of_type(parameters, type("(ssv)")) != 0 else { return }
    let (name, key) = (string(child(parameters, 0)), string(child(parameters, 1)))
    if take(name, key, child(parameters, 2)) { onChange?() }
  }

  /// Returns whether the value changed anything. Takes ownership of it.
  private func take(_ namespace: String, _ key: String, _ value: OpaquePointer?) -> Bool {
    guard let value = unboxed(value) else { return false }
    defer { g_variant_unref(value) }
    let before = (colorScheme, enablesAnimations, textScale, prefersMoreContrast)
    switch (namespace, key) {
    case (Self.appearance, "color-scheme"):
      guard g_variant_is_of_type(value, type("u")) != 0 else { return false }
      colorScheme = ColorScheme(rawValue: g_variant_get_uint32(value)) ?? .noPreference
    case (Self.appearance, "contrast"):
      guard g_variant_is_of_type(value, type("u")) != 0 else { return false }
      prefersMoreContrast = g_variant_get_uint32(value) == 1
    case (Self.desktopInterface, "enable-animations"):
      guard g_variant_is_of_type(value, type("b")) != 0 else { return false }
      enablesAnimations = g_variant_get_boolean(value) != 0
    case (Self.desktopInterface, "text-scaling-factor"):
      guard g_variant_is_of_type(value, type("d")) != 0 else { return false }
      textScale = g_variant_get_double(value)
    default: return false
    }
    return before != (colorScheme, enablesAnimations, textScale, prefersMoreContrast)
  }

  private func type(_ signature: StaticString) -> OpaquePointer {
    OpaquePointer(signature.utf8Start)
  }

  /// Owned by the caller.
  private func child(_ variant: OpaquePointer?, _ index: gsize) -> OpaquePointer? {
    variant.flatMap { g_variant_get_child_value($0, index) }
  }

  /// Takes ownership of the container; each child is owned by the caller.
  private func children(of container: OpaquePointer?) -> [OpaquePointer] {
    guard let container else { return [] }
    defer { g_variant_unref(container) }
    return (0..<g_variant_n_children(container)).compactMap { child(container, $0) }
  }

  /// Takes ownership of the variant.
  private func string(_ variant: OpaquePointer?) -> String {
    guard let variant else { return "" }
    defer { g_variant_unref(variant) }
    guard g_variant_is_of_type(variant, type("s")) != 0,
      let text = g_variant_get_string(variant, nil)
    else { return "" }
    return String(cString: text)
  }

  /// Unwraps nested variants. Takes ownership of the variant.
  private func unboxed(_ variant: OpaquePointer?) -> OpaquePointer? {
    var value = variant
    while let box = value, g_variant_is_of_type(box, type("v")) != 0 {
      value = g_variant_get_variant(box)
      g_variant_unref(box)
    }
    return value
  }
}
