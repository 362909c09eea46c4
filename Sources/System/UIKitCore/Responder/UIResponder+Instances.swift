extension UIResponder {
  /// An instance of a class that is known as a value only, made by its `init()`; nil of a class that is
  /// no responder.
  ///
  /// Objective-C makes an app's delegates so, which is why they need no `required init()`. Swift finds
  /// initializers where it finds methods: `Instance` names the place, the class's own is called.
  package static func instance(of type: AnyClass) -> UIResponder? {
    guard let type = type as? UIResponder.Type else { return nil }
    return unsafeBitCast(type, to: Instance.Type.self).init()
  }

  /// Not private: a class that can have no subclass is made directly.
  package class Instance: UIResponder {
    package required override init() { super.init() }
  }
}
