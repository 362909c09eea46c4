import Quartz2D

extension NSValue {
  /// Creates a value with a transform.
  public convenience init(caTransform3D t: CATransform3D) { self.init(t, "[16d]") }

  /// The transform of the value; all zeros if it has none.
  public var caTransform3DValue: CATransform3D { read("[16d]") ?? CATransform3D() }

  /// Creates a value with the bytes of a struct of numbers, which an Objective-C type encoding
  /// describes.
  package convenience init<Value: BitwiseCopyable>(_ value: Value, _ encoding: StaticString) {
    var value = value
    self.init(bytes: &value, objCType: "\(encoding)")
  }

  /// Returns the bytes of the value; `nil` if it has another type.
  package func read<Value: BitwiseCopyable>(_ encoding: StaticString) -> Value? {
    guard String(cString: objCType) == "\(encoding)" else { return nil }
    return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      getValue(start)
      return start.pointee
    }
  }
}
