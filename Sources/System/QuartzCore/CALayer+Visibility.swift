import Quartz2D

extension CALayer {
  /// The number of pixels per point at which the layer is displayed, according to the model; `nil`
  /// if no part of the layer is visible. The root's `contentsScale` is taken as that of the screen.
  package var visibleScale: CGFloat? {
    guard isCommitted else { return nil }
    var part = bounds
    var size = bounds.size
    var layer = self
    while true {
      guard !layer.isHidden, layer.opacity > 0 else { return nil }
      if layer.masksToBounds { part = part.intersection(layer.bounds) }
      guard let parent = layer.parent else { break }
      let matrix = layer.matrixInSuperlayer
      let grown = CGRect(origin: .zero, size: size).applying(matrix)
      size = grown.size
      part = part.applying(matrix)
      guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
      layer = parent
    }
    guard layer.isDrawnRoot, !part.intersection(layer.bounds).isEmpty, bounds.width > 0 else {
      return nil
    }
    return size.width / bounds.width * max(1, layer.contentsScale)
  }
}
