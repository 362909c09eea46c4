extension CALayer {
  /// Creates a layer with the `init()` of its class, which is known only as a metatype.
  package static func make() -> CALayer { instances.init() }

  /// Creates a copy for presentation with `init(layer:)` of the layer's class.
  func makeCopy() -> CALayer { type(of: self).instances.init(layer: self) }

  private static var instances: _CALayerInstance.Type {
    unsafeBitCast(self, to: _CALayerInstance.Type.self)
  }
}

/// Not API: an implementation detail of how layers are created.
///
/// Swift calls only required initializers on a metatype, and looks them up by their position in the
/// class's method table. This class declares those positions, and the layer's own initializers are
/// called, as Objective-C does on Apple's systems: subclasses need no initializers for it. It is
/// open because the compiler would call the initializer of a class without subclasses directly.
open class _CALayerInstance: CALayer {
  public required override init() { super.init() }
  public required override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { nil }
}
