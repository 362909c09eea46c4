import CGtk
import Foundation

/// Receives low-memory warnings from the XDG desktop portal; none without a bus or portal.
@MainActor final class MemoryWarnings {
  var onWarning: (() -> Void)?

  private var bus: OpaquePointer?
  private var subscription: guint = 0

  func start() {
    // GLib would start a bus by itself.
    guard SessionBus.mayExist else { return }
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, context in
        guard let context else { return }
        let warnings = Unmanaged<MemoryWarnings>.fromOpaque(context).takeRetainedValue()
        let result = MainThreadValue(result)
        MainActor.assumeIsolated {
          warnings.bus = g_bus_get_finish(result.value, nil)
          warnings.subscribe()
        }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  /// The signal has a level from 1 to 255; all of them ask for releasing memory.
  private func subscribe() {
    guard let bus, subscription == 0 else { return }
    subscription = g_dbus_connection_signal_subscribe(
      bus, "org.freedesktop.portal.Desktop", "org.freedesktop.portal.MemoryMonitor",
      "LowMemoryWarning", "/org/freedesktop/portal/desktop", nil, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, _, context in
        guard let warnings = object(context, as: MemoryWarnings.self) else { return }
        MainActor.assumeIsolated { warnings.onWarning?() }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  isolated deinit {
    guard let bus else { return }
    if subscription != 0 { g_dbus_connection_signal_unsubscribe(bus, subscription) }
    g_object_unref(UnsafeMutableRawPointer(bus))
  }
}
