import QuartzCore

/// A symbol with a size and weight, drawn in the tint color of its view.
struct SymbolShape: Sendable {
  let drawing: SymbolDrawing
  var style = SymbolStyle()

  /// Returns the size of the symbol for traits, in points; `nil` for the default text size.
  func size(for traits: UITraitCollection?) -> CGSize {
    let side = style.side(for: traits)
    return CGSize(width: side, height: side)
  }

  /// Returns the symbol in the center of a frame, as large as fits.
  func node(in frame: CGRect, color: CGColor, isRightToLeft: Bool) -> RenderNode {
    let scale = min(frame.width, frame.height) / 24
    let direction: CGFloat = drawing.isDirectional && isRightToLeft ? -1 : 1
    var transform = CATransform3DMakeScale(scale * direction, scale, 1)
    transform.m41 = frame.midX - 12 * scale * direction
    transform.m42 = frame.midY - 12 * scale
    return RenderNode(.transform(transform, drawing.node(color: color, lineWidth: style.lineWidth)))
  }
}
