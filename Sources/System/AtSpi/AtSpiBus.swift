import CGtk
import Foundation

/// The connection to the bus of assistive technologies.
final class AtSpiBus {
  static let rootPath = "/org/a11y/atspi/accessible/root"
  static let nullPath = "/org/a11y/atspi/null"
  static let cachePath = "/org/a11y/atspi/cache"
  static let registry = "org.a11y.atspi.Registry"
  static let registryPath = "/org/a11y/atspi/registry"
  private static let objectsPath = "/org/a11y/atspi/accessible"
  /// In milliseconds.
  static let timeout: gint = 5000

  let connection: OpaquePointer
  /// Whether the registry wants the numbers of keys as unsigned ones of 32 bits, as new ones do.
  var wantsWideKeys = false
  /// The name of the connection, by which others find the app.
  let name: String

  // Unsafe because GLib only counts who uses them, by atomic operations.
  nonisolated(unsafe) private static let objects = AtSpiInterfaces.information(
    AtSpiInterfaces.ofObjects)
  // The same, because it is as those.
  nonisolated(unsafe) private static let cache = AtSpiInterfaces.information([
    AtSpiInterfaces.cache
  ])

  /// Connects to a bus; nil without one.
  init?(address: String) {
    let flags = GDBusConnectionFlags(
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard
      let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil),
      let name = g_dbus_connection_get_unique_name(connection)
    else { return nil }
    self.connection = connection
    self.name = String(cString: name)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(connection)) }

  /// Asks the session for the address of the bus; nil where there is none.
  static func address() -> String? {
    let variable = ProcessInfo.processInfo.environment["AT_SPI_BUS_ADDRESS"]
    if let variable, !variable.isEmpty { return variable }
    guard let session = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(session)) }
    let reply = g_dbus_connection_call_sync(
      session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", nil, nil,
      G_DBUS_CALL_FLAGS_NONE, timeout, nil, nil)
    guard let reply else { return nil }
    defer { g_variant_unref(reply) }
    return Arguments(reply).string(0)
  }

  // MARK: Serving

  /// Offers all objects on the thread that calls. The server lives as long as the program.
  func offer(by server: AtSpiServer) {
    let context = Unmanaged.passUnretained(server).toOpaque()
    var subtree = GDBusSubtreeVTable()
    subtree.enumerate = { _, _, _, _ in nil }
    subtree.introspect = { _, _, _, _, _ in AtSpiBus.introspection() }
    subtree.dispatch = { _, _, _, _, _, outData, userData in
      outData?.pointee = userData
      return AtSpiBus.table
    }
    g_dbus_connection_register_subtree(
      connection, Self.objectsPath, &subtree,
      G_DBUS_SUBTREE_FLAGS_DISPATCH_TO_UNENUMERATED_NODES, context, nil, nil)
    if let interfaces = Self.cache?.pointee.interfaces, let interface = interfaces[0] {
      g_dbus_connection_register_object(
        connection, Self.cachePath, interface, Self.table, context, nil, nil)
    }
    watch(server, context)
  }

  /// A list that GDBus frees, of interfaces that it releases.
  private static func introspection()
    -> UnsafeMutablePointer<UnsafeMutablePointer<GDBusInterfaceInfo>?>?
  {
    guard let known = objects?.pointee.interfaces else { return nil }
    var count = 0
    while known[count] != nil { count += 1 }
    let size = gsize(MemoryLayout<UnsafeMutablePointer<GDBusInterfaceInfo>?>.stride)
    let list = g_malloc0(size * gsize(count + 1))?
      .bindMemory(to: UnsafeMutablePointer<GDBusInterfaceInfo>?.self, capacity: count + 1)
    for index in 0..<count { list?[index] = known[index].flatMap { g_dbus_interface_info_ref($0) } }
    return list
  }

  /// Properties come as calls, too. Never freed, and safe because it never changes.
  nonisolated(unsafe) private static let table: UnsafePointer<GDBusInterfaceVTable> = {
    // Unsafe because it is never changed.
    let table = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
    table.initialize(to: GDBusInterfaceVTable())
    table.pointee.method_call = {
      _, sender, path, interface, method, parameters, invocation, data in
      guard let data, let invocation else { return }
      let server = Unmanaged<AtSpiServer>.fromOpaque(data).takeUnretainedValue()
      server.answer(
        Call(
          sender: sender.map { String(cString: $0) } ?? "",
          path: path.map { String(cString: $0) } ?? "",
          interface: interface.map { String(cString: $0) } ?? "",
          method: method.map { String(cString: $0) } ?? "",
          arguments: Arguments(parameters), invocation: Invocation(invocation)))
    }
    return UnsafePointer(table)
  }()

  /// Watches who listens and who leaves.
  private func watch(_ server: AtSpiServer, _ context: UnsafeMutableRawPointer) {
    for member in ["EventListenerRegistered", "EventListenerDeregistered"] {
      g_dbus_connection_signal_subscribe(
        connection, nil, Self.registry, member, nil, nil, G_DBUS_SIGNAL_FLAGS_NONE,
        { _, _, _, _, _, _, data in
          guard let data else { return }
          let server = Unmanaged<AtSpiServer>.fromOpaque(data).takeUnretainedValue()
          server.listeners = server.bus?.registeredEvents() ?? []
        }, context, nil)
    }
    watchKeyListeners(context)
    g_dbus_connection_signal_subscribe(
      connection, "org.freedesktop.DBus", "org.freedesktop.DBus", "NameOwnerChanged", nil, nil,
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, data in
        guard let data else { return }
        let server = Unmanaged<AtSpiServer>.fromOpaque(data).takeUnretainedValue()
        let arguments = Arguments(parameters)
        guard let name = arguments.string(0), let owner = arguments.string(2) else { return }
        server.ownerDidChange(of: name, isGone: owner.isEmpty)
      }, context, nil)
  }

  // MARK: The registry

  /// Tells the registry of the app; nil where there is no registry.
  func embed() -> (name: String, path: String)? {
    let reply = call(
      Self.registry, Self.rootPath, AtSpiInterfaces.prefix + "Socket", "Embed",
      .tuple([.object(name, Self.rootPath)]))
    guard let reply else { return nil }
    defer { g_variant_unref(reply) }
    return Arguments(reply).tuple(0) { desktop in
      desktop.string(0).flatMap { name in desktop.string(1).map { (name, $0) } }
    } ?? nil
  }

  /// The events that programs have asked the registry for, such as "object:state-changed:focused".
  func registeredEvents() -> [String] {
    let reply = call(
      Self.registry, Self.registryPath, Self.registry, "GetRegisteredEvents", .tuple([]))
    guard let reply else { return [] }
    defer { g_variant_unref(reply) }
    return Arguments(reply).tuple(0) { list in
      (0..<list.count).compactMap { index in list.tuple(index) { $0.string(1) } ?? nil }
    } ?? []
  }

  func call(
    _ program: String, _ path: String, _ interface: String, _ method: String, _ value: Variant
  ) -> OpaquePointer? {
    g_dbus_connection_call_sync(
      connection, program, path, interface, method, value.make(), nil, G_DBUS_CALL_FLAGS_NONE,
      Self.timeout, nil, nil)
  }

  func emit(_ path: String, _ interface: String, _ member: String, _ body: Variant) {
    g_dbus_connection_emit_signal(
      connection, nil, path, AtSpiInterfaces.prefix + interface, member, body.make(), nil)
  }
}
