/// Constants that specify how a layer is created whose class is known only as a metatype.
@_spi(LayerMaking) public enum LayerOrigin {
  /// The layer of a view, of the view's `layerClass`.
  case nothing
  /// A presentation layer, of its model's class.
  case copy(CALayer)
}

extension CALayer {
  /// Creates a layer with its class's `init()`.
  package static func make() -> CALayer { self.init(.nothing) }
}
