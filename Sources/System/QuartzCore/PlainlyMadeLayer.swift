/// A class of layers of another module that a view's `layerClass` may name: Swift on Linux makes no
/// instance of a class that is only known at run time.
@MainActor package protocol PlainlyMadeLayer: CALayer {
  static func makeLayer() -> CALayer
}
