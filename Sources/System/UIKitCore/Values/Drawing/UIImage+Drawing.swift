import QuartzCore

extension UIImage {
  /// Draws the image into the current context, with its top left corner at a point.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image at a point with a blend mode and an opacity.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in a rectangle with a blend mode and an opacity.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// Draws the image into the current context, scaled to fill a rectangle. Symbols without a tint
  /// are drawn in the label color.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
    if let symbol {
      let color = (tint ?? .label).concrete(for: .current)
      context.draw(symbol.node(in: rect, color: color, isRightToLeft: isRightToLeft))
    } else if let cgImage {
      let color = tint?.concrete(for: .current)
      let pixels = color.map { cgImage.filled(with: $0) } ?? cgImage
      if placement.isPlain {
        context.drawUpright(pixels, in: rect)
      } else {
        context.draw(node(of: pixels, in: rect, isRightToLeft: isRightToLeft))
      }
    }
  }
}
