/// The origin of a layer whose class is known only as a metatype.
@_spi(LayerMaking) public enum LayerOrigin {
  /// A view's layer, of its `layerClass`.
  case nothing
  /// A presentation, of its model's class.
  case copy(CALayer)
}

extension CALayer {
  /// Creates a layer with its class's `init()`.
  package static func make() -> CALayer { self.init(.nothing) }
}
