extension UIResponder {
  /// Makes an instance of a class that is known as a value only, by its `init()`; nil if the class is
  /// no responder.
  ///
  /// Objective-C makes an app's delegates so, which is why they need no `required init()`. Swift finds
  /// initializers where it finds methods: `_UIResponderInstance` names the place, the class's own is
  /// called.
  package static func instance(of type: AnyClass) -> UIResponder? {
    guard let type = type as? UIResponder.Type else { return nil }
    return unsafeBitCast(type, to: _UIResponderInstance.Type.self).init()
  }
}

/// No API. It is open because the compiler calls the initializer of a class that has no subclasses
/// directly.
open class _UIResponderInstance: UIResponder {
  public required override init() { super.init() }
}
