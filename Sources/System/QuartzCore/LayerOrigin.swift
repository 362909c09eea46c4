/// What a layer is made from whose class is only known at run time.
@_spi(LayerMaking) public enum LayerOrigin {
  /// For a view, by its `layerClass`.
  case nothing
  /// For a presentation, which has the class of its model.
  case copy(CALayer)
}

extension CALayer {
  /// By its `init()`.
  package static func make() -> CALayer { self.init(.nothing) }
}
