import QuartzCore

/// The outline within a screen that handles keys itself, from the Tab key until something is
/// pressed or the focus moves.
@MainActor final class ScreenFocus {
  private let line = CALayer()
  private let edge = CALayer()
  /// In points.
  private static let (width, edgeWidth): (CGFloat, CGFloat) = (3, 1.5)

  init(around view: UIView, in window: UIWindow) {
    (line.borderWidth, edge.borderWidth) = (Self.width, Self.edgeWidth)
    line.zPosition = 1
    line.addSublayer(edge)
    window.layer.addSublayer(line)
    CATransaction.withoutActions {
      line.frame = view.convert(view.bounds, to: window).intersection(window.bounds)
      line.cornerRadius = 8
      line.borderColor = view.tintColor.concrete(for: view.traitCollection)
      edge.frame = line.bounds.insetBy(dx: Self.width, dy: Self.width)
      edge.cornerRadius = line.cornerRadius - Self.width
      edge.borderColor = UIColor.systemBackground.concrete(for: view.traitCollection)
    }
  }

  isolated deinit { line.removeFromSuperlayer() }
}
