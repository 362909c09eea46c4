import CGtk
import CGtkShim
import Foundation

/// A question that the desktop asks in a window of its own, by its portal.
///
/// Screen readers read that window. They don't read GTK's own dialogs in this process, whose bridge to
/// them is off.
@MainActor final class PortalRequest {
  struct Question {
    /// The name after that of all portals.
    var interface: String
    /// The first version that knows what is asked.
    var version: UInt32 = 1
    var method: String
    var title: String
    /// Values of GLib between title and options, made when the question is asked.
    var values: @MainActor () -> [OpaquePointer?] = { [] }
    /// The options by their names, made then, too.
    var options: @MainActor () -> [(String, OpaquePointer?)] = { [] }
    /// An open file that a value with the number 0 stands for.
    var file: Int32?
  }

  enum Answer {
    /// A dictionary of names and values, which the receiver borrows.
    case results(OpaquePointer)
    case cancelled
    /// There is no portal, or it doesn't know such questions.
    case unavailable
  }

  private static let service = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let request = "org.freedesktop.portal.Request"
  /// The milliseconds in which a portal that has to be started says what it knows.
  private static let patience: Int32 = 5000
  private static var count = 0

  private let question: Question
  private var answer: (@MainActor (Answer) -> Void)?
  private var bus: OpaquePointer?
  private var parent: UnsafeMutablePointer<GtkWindow>?
  /// The window's name for other programs.
  private var handle = ""
  /// The object that stands for the question.
  private var object: String?
  private var subscription: guint = 0

  /// Asks once the main loop runs.
  ///
  /// - Parameters:
  ///   - bus: The session's bus if nil.
  ///   - answer: Called once, unless the request is closed.
  init(
    _ question: Question, bus: OpaquePointer? = nil,
    over parent: UnsafeMutablePointer<GtkWindow>?, answer: @escaping @MainActor (Answer) -> Void
  ) {
    self.question = question
    self.answer = answer
    self.parent = parent
    if let parent { g_object_ref(parent) }
    if let bus { g_object_ref(UnsafeMutableRawPointer(bus)) }
    self.bus = bus
    bus == nil ? connect() : askVersion()
  }

  private func connect() {
    // GLib would start a bus by itself.
    guard SessionBus.mayExist else {
      DispatchQueue.main.async { self.end(.unavailable) }
      return
    }
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, context in
        let result = MainThreadValue(result)
        PortalRequest.resume(context) {
          $0.bus = g_bus_get_finish(result.value, nil)
          $0.askVersion()
        }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private nonisolated static func resume(
    _ context: UnsafeMutableRawPointer?, _ body: @MainActor (PortalRequest) -> Void
  ) {
    guard let context else { return }
    let request = Unmanaged<PortalRequest>.fromOpaque(context).takeRetainedValue()
    MainActor.assumeIsolated { body(request) }
  }

  private func askVersion() {
    guard bus != nil else { return end(.unavailable) }
    let interface = "org.freedesktop.portal." + question.interface
    call(
      Self.path, "org.freedesktop.DBus.Properties", "Get",
      [g_variant_new_string(interface), g_variant_new_string("version")]
    ) { [self] reply in
      guard let version = reply.flatMap(Self.number), version >= question.version else {
        return end(.unavailable)
      }
      export()
    }
  }

  private static func number(_ reply: OpaquePointer) -> UInt32? {
    guard isOfType(reply, "(v)"), let box = g_variant_get_child_value(reply, 0) else { return nil }
    defer { g_variant_unref(box) }
    guard let value = g_variant_get_variant(box) else { return nil }
    defer { g_variant_unref(value) }
    return isOfType(value, "u") ? g_variant_get_uint32(value) : nil
  }

  private func export() {
    host_window_export(
      parent,
      { context, handle in
        let handle = handle.map { String(cString: $0) } ?? ""
        PortalRequest.resume(context) {
          $0.handle = handle
          $0.ask()
        }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  // MARK: Asking

  private func ask() {
    guard answer != nil, let bus else { return end(.cancelled) }
    Self.count += 1
    let token = "vitrine\(Self.count)"
    let name = g_dbus_connection_get_unique_name(bus).map { String(cString: $0) } ?? ""
    let sender = name.dropFirst().replacingOccurrences(of: ".", with: "_")
    listen(at: "\(Self.path)/request/\(sender)/\(token)")
    let options =
      question.options() + [
        ("handle_token", g_variant_new_string(token)), ("modal", g_variant_new_boolean(1)),
      ]
    let values =
      [g_variant_new_string(handle), g_variant_new_string(question.title)] + question.values()
      + [Self.dictionary(options)]
    call(
      Self.path, "org.freedesktop.portal." + question.interface, question.method, values,
      file: question.file
    ) { [self] reply in
      guard let reply, Self.isOfType(reply, "(o)") else { return end(.unavailable) }
      // Portals of old chose the object's name.
      if let object = Self.text(reply), object != self.object { listen(at: object) }
    }
  }

  private static func text(_ reply: OpaquePointer) -> String? {
    guard let child = g_variant_get_child_value(reply, 0) else { return nil }
    defer { g_variant_unref(child) }
    return g_variant_get_string(child, nil).map { String(cString: $0) }
  }

  private func listen(at object: String) {
    guard let bus else { return }
    if subscription != 0 { g_dbus_connection_signal_unsubscribe(bus, subscription) }
    self.object = object
    subscription = g_dbus_connection_signal_subscribe(
      bus, Self.service, Self.request, "Response", object, nil, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, context in
        guard let context, let parameters else { return }
        let request = Unmanaged<PortalRequest>.fromOpaque(context).takeUnretainedValue()
        let answer = MainThreadValue(parameters)
        MainActor.assumeIsolated { request.take(answer.value) }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private func take(_ parameters: OpaquePointer) {
    guard Self.isOfType(parameters, "(ua{sv})"),
      let code = g_variant_get_child_value(parameters, 0),
      let results = g_variant_get_child_value(parameters, 1)
    else { return end(.cancelled) }
    defer {
      g_variant_unref(code)
      g_variant_unref(results)
    }
    end(g_variant_get_uint32(code) == 0 ? .results(results) : .cancelled)
  }

  private func call(
    _ path: String, _ interface: String, _ method: String, _ values: [OpaquePointer?],
    file: Int32? = nil, then body: (@MainActor (_ reply: OpaquePointer?) -> Void)? = nil
  ) {
    guard let bus else { return }
    var values = values
    let files = file.flatMap { number -> UnsafeMutablePointer<GUnixFDList>? in
      let list = g_unix_fd_list_new()
      g_unix_fd_list_append(list, number, nil)
      return list
    }
    g_dbus_connection_call_with_unix_fd_list(
      bus, Self.service, path, interface, method,
      g_variant_new_tuple(&values, gsize(values.count)), nil, G_DBUS_CALL_FLAGS_NONE,
      Self.patience, files, nil,
      { source, result, context in
        guard let context else { return }
        let body = Unmanaged<Reply>.fromOpaque(context).takeRetainedValue()
        let answer = MainThreadValue((source, result))
        MainActor.assumeIsolated {
          let reply = answer.value.0.flatMap {
            g_dbus_connection_call_with_unix_fd_list_finish(
              OpaquePointer($0), nil, answer.value.1, nil)
          }
          body.take?(reply)
          if let reply { g_variant_unref(reply) }
        }
      }, Unmanaged.passRetained(Reply(body)).toOpaque())
    if let files { g_object_unref(files) }
  }

  @MainActor private final class Reply {
    let take: (@MainActor (OpaquePointer?) -> Void)?
    init(_ take: (@MainActor (OpaquePointer?) -> Void)?) { self.take = take }
  }

  // MARK: Ending

  private func end(_ result: Answer) {
    let answer = answer
    clean()
    guard let answer else { return }
    guard case .results(let results) = result else {
      return MainLoopWait.deliver { answer(result) }
    }
    let kept = MainThreadValue(g_variant_ref(results))
    MainLoopWait.deliver {
      answer(result)
      g_variant_unref(kept.value)
    }
  }

  /// Closes the window without an answer.
  func close() {
    if let object, answer != nil { call(object, Self.request, "Close", []) }
    clean()
  }

  private func clean() {
    answer = nil
    if let bus {
      if subscription != 0 { g_dbus_connection_signal_unsubscribe(bus, subscription) }
      subscription = 0
      g_object_unref(UnsafeMutableRawPointer(bus))
    }
    bus = nil
    if let parent {
      if !handle.isEmpty, !DisplayLoss.hasHappened { host_window_unexport(parent) }
      g_object_unref(parent)
    }
    parent = nil
  }

  isolated deinit { clean() }

  // MARK: Values

  static func isOfType(_ value: OpaquePointer, _ signature: StaticString) -> Bool {
    g_variant_is_of_type(value, OpaquePointer(signature.utf8Start)) != 0
  }

  /// A new dictionary of values by their names, which it takes over.
  static func dictionary(_ entries: [(String, OpaquePointer?)]) -> OpaquePointer? {
    var made = entries.map { name, value in
      g_variant_new_dict_entry(g_variant_new_string(name), g_variant_new_variant(value))
    }
    return g_variant_new_array(
      OpaquePointer(("{sv}" as StaticString).utf8Start), &made, gsize(made.count))
  }

  /// The value of a name in a dictionary, which the caller owns.
  static func value(
    _ name: String, _ signature: StaticString, in results: OpaquePointer
  ) -> OpaquePointer? {
    g_variant_lookup_value(results, name, OpaquePointer(signature.utf8Start))
  }
}
