import QuartzCore

/// A symbol in a size and weight, drawn in the tint color of its view.
struct SymbolShape: Sendable {
  let drawing: SymbolDrawing
  var style = SymbolStyle()

  /// The size of the symbol under traits, in points; nil for the usual text size.
  func size(for traits: UITraitCollection?) -> CGSize {
    let side = style.side(for: traits)
    return CGSize(width: side, height: side)
  }

  /// The symbol in the middle of a frame, as large as fits.
  func node(in frame: CGRect, color: CGColor, isRightToLeft: Bool) -> RenderNode {
    let scale = min(frame.width, frame.height) / 24
    let direction: CGFloat = drawing.isDirectional && isRightToLeft ? -1 : 1
    var transform = CATransform3DMakeScale(scale * direction, scale, 1)
    transform.m41 = frame.midX - 12 * scale * direction
    transform.m42 = frame.midY - 12 * scale
    return RenderNode(.transform(transform, drawing.node(color: color, lineWidth: style.lineWidth)))
  }
}
