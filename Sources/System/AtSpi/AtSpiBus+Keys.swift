import CGtk
import HostInterface

/// Keys, and the registry's listeners to them.
extension AtSpiBus {
  private static let controllerPath = registryPath + "/deviceeventcontroller"
  private static let controller = AtSpiInterfaces.prefix + "DeviceEventController"

  /// Whether a program has asked to be told of keys.
  ///
  /// - Parameter gone: One that has left, of which the registry may not have learned.
  func hasKeyListeners(besides gone: String? = nil) -> Bool {
    let reply = call(
      Self.registry, Self.controllerPath, Self.controller, "GetKeystrokeListeners", .tuple([]))
    guard let reply else { return false }
    defer { g_variant_unref(reply) }
    return Arguments(reply).tuple(0) { list in
      (0..<list.count).contains { (list.tuple($0) { $0.string(0) } ?? nil) != gone }
    } ?? false
  }

  /// Watches who asks for keys.
  func watchKeyListeners(_ context: UnsafeMutableRawPointer) {
    for member in ["KeystrokeListenerRegistered", "KeystrokeListenerDeregistered"] {
      g_dbus_connection_signal_subscribe(
        connection, nil, AtSpiInterfaces.prefix + "DeviceEventListener", member, nil, nil,
        G_DBUS_SIGNAL_FLAGS_NONE,
        { _, _, _, _, _, _, data in
          guard let data else { return }
          Unmanaged<AtSpiServer>.fromOpaque(data).takeUnretainedValue().keys.listenersDidChange()
        }, context, nil)
    }
  }

  /// Tells the registry of a key, and learns whether a program took it. Returns at once.
  func notifyListeners(of key: SemanticsKey, answer: @escaping (_ isTaken: Bool) -> Void) {
    g_dbus_connection_call(
      connection, Self.registry, Self.controllerPath, Self.controller, "NotifyListenersSync",
      Variant.tuple([event(key)]).make(), nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, Self.timeout, nil,
      { source, result, data in
        guard let data else { return }
        let question = Unmanaged<KeyQuestion>.fromOpaque(data).takeRetainedValue()
        var error: UnsafeMutablePointer<GError>?
        let reply = source.flatMap {
          g_dbus_connection_call_finish(OpaquePointer($0), result, &error)
        }
        let isMisunderstood =
          error.map { $0.pointee.code == Int32(G_DBUS_ERROR_INVALID_ARGS.rawValue) } ?? false
        g_clear_error(&error)
        question.end(reply, isMisunderstood: isMisunderstood)
        if let reply { g_variant_unref(reply) }
      }, Unmanaged.passRetained(KeyQuestion(key, self, answer)).toOpaque())
  }

  private func event(_ key: SemanticsKey) -> Variant {
    let numbers: [Variant] = [key.hardwareCode, key.modifiers].map {
      wantsWideKeys ? .uint32($0) : .int16(Int16(truncatingIfNeeded: $0))
    }
    return .tuple(
      [.uint32(key.isDown ? 0 : 1), .int32(Int32(bitPattern: key.symbol))] + numbers
        + [.int32(Int32(bitPattern: key.timestamp)), .string(key.name), .boolean(key.isText)])
  }

  /// A key that the registry was told of.
  private final class KeyQuestion {
    private let key: SemanticsKey
    private weak var bus: AtSpiBus?
    private let answer: (Bool) -> Void
    private let isWide: Bool

    init(_ key: SemanticsKey, _ bus: AtSpiBus, _ answer: @escaping (Bool) -> Void) {
      self.key = key
      self.bus = bus
      self.answer = answer
      isWide = bus.wantsWideKeys
    }

    /// Asks again in the other words where the registry didn't understand.
    func end(_ reply: OpaquePointer?, isMisunderstood: Bool) {
      if isMisunderstood, !isWide, let bus {
        bus.wantsWideKeys = true
        return bus.notifyListeners(of: key, answer: answer)
      }
      answer(Arguments(reply).boolean(0) ?? false)
    }
  }
}
