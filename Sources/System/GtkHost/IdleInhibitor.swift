import CGtk
import Foundation

/// Asks the desktop not to dim or lock the screen while nobody touches it: its screen saver, or the
/// desktop portal where it has none. The bus takes the request back when the program ends.
@MainActor final class IdleInhibitor {
  private enum Service {
    case screenSaver, portal

    var name: String {
      switch self {
      case .screenSaver: "org.freedesktop.ScreenSaver"
      case .portal: "org.freedesktop.portal.Desktop"
      }
    }
  }

  /// The answer of the desktop, by which the request is taken back.
  private enum Grant {
    case cookie(UInt32)
    case handle(String)
  }

  /// Whether the desktop is asked; false at first.
  var isActive = false { didSet { if isActive != oldValue { update() } } }
  /// Called when no service took the request.
  var onFailure: () -> Void = {
    let sentence = "UIKit: the desktop has no service that keeps the screen on.\n"
    FileHandle.standardError.write(Data(sentence.utf8))
  }

  private let program: String
  private var bus: OpaquePointer?
  private var grant: Grant?
  /// The service whose answer is awaited.
  private var asked: Service?

  /// Creates an inhibitor that uses a bus, or the session's bus if that is nil.
  init(program: String, bus: OpaquePointer? = nil) {
    self.program = program
    self.bus = bus.flatMap { OpaquePointer(g_object_ref(UnsafeMutableRawPointer($0))) }
  }

  private func update() {
    guard asked == nil else { return }
    if let grant, !isActive {
      self.grant = nil
      takeBack(grant)
    } else if isActive, grant == nil {
      if bus == nil, SessionBus.mayExist { bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) }
      guard bus != nil else { return onFailure() }
      ask(.screenSaver)
    }
  }

  private func ask(_ service: Service) {
    asked = service
    let reason = g_variant_new_string(program)
    switch service {
    case .screenSaver:
      call(
        service, "/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver", "Inhibit",
        [g_variant_new_string(program), reason], Self.answered)
    case .portal:
      let entry = g_variant_new_dict_entry(
        g_variant_new_string("reason"), g_variant_new_variant(reason))
      var options: [OpaquePointer?] = [entry]
      let idle: UInt32 = 8
      call(
        service, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Inhibit", "Inhibit",
        [
          g_variant_new_string(""), g_variant_new_uint32(idle),
          g_variant_new_array(nil, &options, 1),
        ], Self.answered)
    }
  }

  private func takeBack(_ grant: Grant) {
    switch grant {
    case .cookie(let cookie):
      call(
        .screenSaver, "/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver", "UnInhibit",
        [g_variant_new_uint32(cookie)], nil)
    case .handle(let path):
      call(.portal, path, "org.freedesktop.portal.Request", "Close", [], nil)
    }
  }

  private func call(
    _ service: Service, _ path: String, _ interface: String, _ method: String,
    _ arguments: [OpaquePointer?], _ answered: GAsyncReadyCallback?
  ) {
    guard let bus else { return }
    var arguments = arguments
    let context = answered.map { _ in Unmanaged.passRetained(self).toOpaque() }
    g_dbus_connection_call(
      bus, service.name, path, interface, method,
      g_variant_new_tuple(&arguments, gsize(arguments.count)), nil, G_DBUS_CALL_FLAGS_NONE, 5000,
      nil, answered, context)
  }

  private static let answered: GAsyncReadyCallback = { source, result, context in
    guard let context else { return }
    let inhibitor = Unmanaged<IdleInhibitor>.fromOpaque(context).takeRetainedValue()
    let answer = MainThreadValue((source, result))
    MainActor.assumeIsolated {
      guard let source = answer.value.0 else { return }
      inhibitor.take(g_dbus_connection_call_finish(OpaquePointer(source), answer.value.1, nil))
    }
  }

  /// Takes ownership of the answer; nil stands for an error.
  private func take(_ reply: OpaquePointer?) {
    let service = asked
    asked = nil
    grant = reply.flatMap { grant(in: $0, of: service) }
    if let reply { g_variant_unref(reply) }
    if grant != nil { return update() }
    guard isActive else { return }
    if service == .screenSaver { ask(.portal) } else { onFailure() }
  }

  private func grant(in reply: OpaquePointer, of service: Service?) -> Grant? {
    guard g_variant_n_children(reply) == 1, let value = g_variant_get_child_value(reply, 0) else {
      return nil
    }
    defer { g_variant_unref(value) }
    switch service {
    case .screenSaver where isOfType(value, "u"): return .cookie(g_variant_get_uint32(value))
    case .portal where isOfType(value, "o"):
      return g_variant_get_string(value, nil).map { .handle(String(cString: $0)) }
    default: return nil
    }
  }

  private func isOfType(_ value: OpaquePointer, _ signature: StaticString) -> Bool {
    g_variant_is_of_type(value, OpaquePointer(signature.utf8Start)) != 0
  }

  isolated deinit {
    if let grant { takeBack(grant) }
    if let bus { g_object_unref(UnsafeMutableRawPointer(bus)) }
  }
}
