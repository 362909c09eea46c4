import CGtk

/// A call of another program, which gets one answer.
struct Call {
  /// The name of the program's connection.
  let sender: String
  let path: String
  let interface: String
  let method: String
  let arguments: Arguments
  let invocation: Invocation
  /// Whether it has waited as long as it may.
  var hasWaited = false
}

/// What a call is answered with.
enum Answer {
  case value(Variant)
  /// Somebody else answers, later.
  case later
  /// The object, interface or method isn't there.
  case unknown(String)

  static func string(_ string: String) -> Answer { .value(.string(string)) }
  static func int(_ number: Int) -> Answer { .value(.int32(Int32(clamping: number))) }
  static func boolean(_ isTrue: Bool) -> Answer { .value(.boolean(isTrue)) }
}

/// The way back of a call. Answering it frees it.
struct Invocation: @unchecked Sendable {  // because GDBus may be answered from any thread
  private let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  /// - Parameter values: A tuple of what the method returns.
  func answer(_ values: Variant) { g_dbus_method_invocation_return_value(pointer, values.make()) }

  func fail(_ message: String) {
    g_dbus_method_invocation_return_dbus_error(
      pointer, "org.freedesktop.DBus.Error.UnknownMethod", message)
  }
}
