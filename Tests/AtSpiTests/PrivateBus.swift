import CGtk
import Foundation

/// A message bus of the test's own, and a program on it that asks as screen readers do.
final class PrivateBus: @unchecked Sendable {  // because a connection may be used by any thread
  enum Failure: Error { case noBus }

  let address: String
  private let daemon = Process()
  private let connection: OpaquePointer

  /// Whether Debian's `dbus-daemon` is there to be started.
  static let isPossible = FileManager.default.isExecutableFile(atPath: "/usr/bin/dbus-daemon")

  init() throws {
    let pipe = Pipe()
    daemon.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
    daemon.arguments = ["--session", "--nofork", "--nopidfile", "--print-address=1"]
    daemon.standardOutput = pipe
    daemon.standardError = FileHandle.nullDevice
    try daemon.run()
    var output = ""
    while !output.hasSuffix("\n") {
      let data = pipe.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure.noBus }
      output += String(decoding: data, as: UTF8.self)
    }
    address = output.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let connection = Self.connect(address) else { throw Failure.noBus }
    self.connection = connection
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(connection))
    if registryProcess.isRunning { registryProcess.terminate() }
    daemon.terminate()
  }

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
    throw Failure.noBus
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
    throw Failure.noBus
  }

  /// What the reader says of a key: whether it takes it; nil for no answer at all.
  private var answersToKeys: (@Sendable (_ key: String) -> Bool?)?

  /// Asks the registry for all keys without modifiers, and answers for each.
  func takeKeys(_ answer: @escaping @Sendable (_ key: String) -> Bool?) {
    answersToKeys = answer
    g_dbus_connection_add_filter(
      connection,
      { _, message, isIncoming, data in
        guard isIncoming != 0, let message, let data else { return message }
        let bus = Unmanaged<PrivateBus>.fromOpaque(data).takeUnretainedValue()
        return bus.answerKey(message) ? nil : message
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
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

  /// Called on GDBus' thread. A message that is answered is freed.
  private func answerKey(_ message: OpaquePointer) -> Bool {
    guard g_dbus_message_get_member(message).map({ String(cString: $0) }) == "NotifyEvent",
      let body = g_dbus_message_get_body(message), let text = g_variant_print(body, 0)
    else { return false }
    note("key " + String(cString: text))
    if let isTaken = answersToKeys?(String(cString: text)) {
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

  // MARK: Signals

  private let lock = NSLock()
  private var heard: [String] = []

  /// Begins to note the signals of the bus, on a thread of its own.
  func listen() {
    let isListening = DispatchSemaphore(value: 0)
    let thread = Thread { [self] in
      let context = g_main_context_new()
      g_main_context_push_thread_default(context)
      g_dbus_connection_signal_subscribe(
        connection, nil, nil, nil, nil, nil, G_DBUS_SIGNAL_FLAGS_NONE,
        { _, _, path, interface, member, parameters, data in
          guard let data, let path, let interface, let member, let parameters,
            let text = g_variant_print(parameters, 0)
          else { return }
          let bus = Unmanaged<PrivateBus>.fromOpaque(data).takeUnretainedValue()
          let name = String(cString: interface).split(separator: ".").last ?? ""
          let object = String(cString: path).split(separator: "/").last ?? ""
          bus.note("\(object) \(name).\(String(cString: member)) \(String(cString: text))")
          g_free(text)
        }, Unmanaged.passRetained(self).toOpaque(), nil)
      // The bus answers after it has learned of the subscription.
      _ = call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.GetId")
      isListening.signal()
      while true { g_main_context_iteration(context, 1) }
    }
    thread.start()
    isListening.wait()
  }

  private func note(_ signal: String) { lock.withLock { heard.append(signal) } }

  /// Waits for a signal that begins so, and gives all that were heard until then.
  func signals(until start: String) async throws -> [String] {
    for _ in 0..<250 {
      let heard = lock.withLock { self.heard }
      if heard.contains(where: { $0.hasPrefix(start) }) { return heard }
      try await Task.sleep(for: .milliseconds(20))
    }
    return lock.withLock { heard }
  }
}
