import CGtk
import Foundation
import Synchronization
import TestEffort

/// A program on a bus of its own, which asks as screen readers do.
final class BusReader: @unchecked Sendable {  // because a connection may be used by any thread
  private let bus: PrivateBus
  private let connection: OpaquePointer

  init() throws {
    bus = try PrivateBus()
    guard let connection = Self.connect(bus.address) else { throw PrivateBus.Failure.noBus }
    self.connection = connection
  }

  deinit {
    heard.end()
    g_object_unref(UnsafeMutableRawPointer(connection))
    registryProcess.kill()
  }

  var address: String { bus.address }

  private static func connect(_ address: String) -> OpaquePointer? {
    let flags = GDBusConnectionFlags(
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    return g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil)
  }

  /// Leaves the bus, as a screen reader that ends.
  func leave() { g_dbus_connection_close_sync(connection, nil, nil) }

  /// The names of the connections on the bus, but for the test's own.
  private var others: [String] {
    let own = g_dbus_connection_get_unique_name(connection).map { String(cString: $0) }
    let reply = call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.ListNames")
    return (reply ?? "").split(separator: "'").map(String.init)
      .filter { $0.hasPrefix(":") && $0 != own }
  }

  /// Waits for the app to come to the bus, and gives its name.
  func app() async throws -> String {
    for _ in 0..<500 {
      if let name = others.first { return name }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw PrivateBus.Failure.noBus
  }

  /// Calls a method and gives its answer as GLib prints it; nil for an error.
  ///
  /// - Parameter arguments: A tuple, as GLib parses it.
  func call(
    _ program: String, _ path: String, _ method: String, _ arguments: String? = nil
  ) -> String? {
    guard let dot = method.lastIndex(of: ".") else { return nil }
    let parsed = arguments.flatMap { g_variant_parse(nil, $0, nil, nil, nil) }
    let reply = g_dbus_connection_call_sync(
      connection, program, path, String(method[..<dot]), String(method[dot...].dropFirst()),
      parsed, nil, G_DBUS_CALL_FLAGS_NONE, 60_000, nil, nil)
    guard let reply, let text = g_variant_print(reply, 0) else { return nil }
    defer {
      g_free(text)
      g_variant_unref(reply)
    }
    return String(cString: text)
  }

  // MARK: Keys

  /// Debian's registry, with which readers and programs find each other.
  private static let registry = "/usr/libexec/at-spi2-registryd"
  static let hasRegistry = FileManager.default.isExecutableFile(atPath: registry)
  private static let controller = "/org/a11y/atspi/registry/deviceeventcontroller"
  private let registryProcess = Process()

  /// Starts a registry on the bus, and waits for it.
  func startRegistry() async throws {
    registryProcess.executableURL = URL(fileURLWithPath: Self.registry)
    registryProcess.environment = [
      "AT_SPI_BUS_ADDRESS": address, "DBUS_SESSION_BUS_ADDRESS": address,
      "PATH": "/usr/bin:/bin",
    ]
    registryProcess.standardError = FileHandle.nullDevice
    try registryProcess.run()
    for _ in 0..<500 {
      let reply = call(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.NameHasOwner",
        "('org.a11y.atspi.Registry',)")
      if reply == "(true,)" { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw PrivateBus.Failure.noBus
  }

  /// Asks the registry for all keys without modifiers, and answers for each: whether the reader
  /// takes it; nil for no answer at all.
  func takeKeys(_ answer: @escaping @Sendable (_ key: String) -> Bool?) {
    heard.answersToKeys.withLock { $0 = answer }
    g_dbus_connection_add_filter(
      connection,
      { connection, message, isIncoming, data in
        guard isIncoming != 0, let connection, let message, let data else { return message }
        return HeardSignals.of(data).answerKey(message, connection) ? nil : message
      }, Unmanaged.passRetained(heard).toOpaque(), HeardSignals.release)
    _ = call(
      "org.a11y.atspi.Registry", Self.controller,
      "org.a11y.atspi.DeviceEventController.RegisterKeystrokeListener",
      "(objectpath '/reader', @a(iisi) [], uint32 0, uint32 3, (true, true, false))")
  }

  /// Takes no more keys.
  func leaveKeys() {
    _ = call(
      "org.a11y.atspi.Registry", Self.controller,
      "org.a11y.atspi.DeviceEventController.DeregisterKeystrokeListener",
      "(objectpath '/reader', @a(iisi) [], uint32 0, uint32 3)")
  }

  // MARK: Signals

  private let heard = HeardSignals()

  /// Begins to note the signals of the bus, on a thread of its own.
  func listen() {
    let isListening = DispatchSemaphore(value: 0)
    let (connection, heard) = (Address(pointer: connection), heard)
    let thread = Thread {
      let context = g_main_context_new()
      g_main_context_push_thread_default(context)
      g_dbus_connection_signal_subscribe(
        connection.pointer, nil, nil, nil, nil, nil, G_DBUS_SIGNAL_FLAGS_NONE,
        { _, _, path, interface, member, parameters, data in
          guard let data, let path, let interface, let member, let parameters,
            let text = g_variant_print(parameters, 0)
          else { return }
          let name = String(cString: interface).split(separator: ".").last ?? ""
          let object = String(cString: path).split(separator: "/").last ?? ""
          HeardSignals.of(data).note(
            "\(object) \(name).\(String(cString: member)) \(String(cString: text))")
          g_free(text)
        }, Unmanaged.passRetained(heard).toOpaque(), HeardSignals.release)
      isListening.signal()
      while !heard.hasEnded {
        g_main_context_iteration(context, 0)
        usleep(1000)
      }
    }
    thread.start()
    isListening.wait()
    // The bus answers after it has learned of the subscription.
    _ = call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.GetId")
  }

  /// Waits for a signal that begins so, and gives all that were heard until then.
  func signals(until start: String) async throws -> [String] {
    for _ in 0..<250 {
      if heard.signals.contains(where: { $0.hasPrefix(start) }) { break }
      try await Task.sleep(for: .milliseconds(20))
    }
    return heard.signals
  }
}

private struct Address: @unchecked Sendable {  // because GDBus may be called from any thread
  let pointer: OpaquePointer
}

/// The signals and keys that came from the bus, on threads of GDBus.
private final class HeardSignals: Sendable {
  private let state = Mutex((signals: [String](), hasEnded: false))
  let answersToKeys = Mutex<(@Sendable (_ key: String) -> Bool?)?>(nil)

  var signals: [String] { state.withLock(\.signals) }
  var hasEnded: Bool { state.withLock(\.hasEnded) }

  func note(_ signal: String) { state.withLock { $0.signals.append(signal) } }
  func end() { state.withLock { $0.hasEnded = true } }

  static func of(_ data: UnsafeMutableRawPointer) -> HeardSignals {
    Unmanaged<HeardSignals>.fromOpaque(data).takeUnretainedValue()
  }

  static let release: GDestroyNotify = { data in
    if let data { Unmanaged<HeardSignals>.fromOpaque(data).release() }
  }

  /// A message that is answered is freed.
  func answerKey(_ message: OpaquePointer, _ connection: OpaquePointer) -> Bool {
    guard g_dbus_message_get_member(message).map({ String(cString: $0) }) == "NotifyEvent",
      let body = g_dbus_message_get_body(message), let text = g_variant_print(body, 0)
    else { return false }
    let key = String(cString: text)
    note("key " + key)
    if let isTaken = answersToKeys.withLock({ $0 })?(key) {
      let reply = g_dbus_message_new_method_reply(message)
      g_dbus_message_set_body(reply, g_variant_parse(nil, "(\(isTaken),)", nil, nil, nil))
      g_dbus_connection_send_message(
        connection, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
      g_object_unref(reply.map { UnsafeMutableRawPointer($0) })
    }
    g_free(text)
    g_object_unref(UnsafeMutableRawPointer(message))
    return true
  }
}
