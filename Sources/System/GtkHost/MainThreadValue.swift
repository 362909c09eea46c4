/// Transfers a C pointer to main-actor code.
///
/// Unchecked because GTK, GLib and Pango only call back on the main loop's thread.
struct MainThreadValue<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// The object that was passed to a C callback as its context.
@inline(__always)
func object<Object: AnyObject & Sendable>(
  _ context: UnsafeMutableRawPointer?, as type: Object.Type
) -> Object? {
  context.map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
}
