import QuartzCore

extension UIImage {
  @MainActor public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  @MainActor public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  @MainActor public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// Upright, in its tint if it has one; symbols are black without.
  @MainActor public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if let symbol {
      let color = (tint ?? .label).concrete(for: .current)
      context.draw(symbol.node(in: rect, color: color))
    } else if let cgImage {
      let color = tint?.concrete(for: .current)
      context.drawUpright(color.map { cgImage.filled(with: $0) } ?? cgImage, in: rect)
    }
  }
}
