extension UIResponder {
  /// Makes an instance of a class that is known only as a metatype, using its `init()`; returns nil
  /// if the class isn't a responder.
  ///
  /// Apple's systems create an app's delegates through Objective-C, so that those need no `required
  /// init()`. Swift looks up a required initializer by its position in the class's method table:
  /// `_UIResponderInstance` declares that position, and the class's own `init()` is called.
  package static func instance(of type: AnyClass) -> UIResponder? {
    guard let type = type as? UIResponder.Type else { return nil }
    return unsafeBitCast(type, to: _UIResponderInstance.Type.self).init()
  }
}

/// Not API: an implementation detail of how app delegates are created.
///
/// It is open because the compiler would call the initializer of a class without subclasses
/// directly.
open class _UIResponderInstance: UIResponder {
  public required override init() { super.init() }
}
