/// Carries a C pointer into main-actor code.
///
/// Unchecked because GTK, GLib and Pango call back on the thread of the main loop only.
struct MainThreadValue<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// The object that a C callback was given as its context.
@inline(__always)
func object<Object: AnyObject & Sendable>(
  _ context: UnsafeMutableRawPointer?, as type: Object.Type
) -> Object? {
  context.map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
}
