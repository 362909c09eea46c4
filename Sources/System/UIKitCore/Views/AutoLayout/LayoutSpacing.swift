import QuartzCore

/// The standard spacing of the system.
@MainActor enum LayoutSpacing {
  /// The spacing between neighboring views, in points.
  nonisolated static let standard: CGFloat = 8

  /// Returns the distance from the baseline of one font to that of another in the next line, in
  /// points. If only one side is a baseline, its font is used for both lines.
  static func betweenBaselines(_ upper: UIFont?, _ lower: UIFont?) -> CGFloat {
    guard let above = upper ?? lower, let below = lower ?? upper else { return standard }
    return (below.ascender - above.descender + max(above.leading, below.leading)).rounded(.up)
  }
}

extension NSLayoutConstraint {
  /// The distance between baselines that is added to the constant, in points.
  var baselineSpacing: CGFloat {
    guard let baselineDistances else { return 0 }
    return baselineDistances
      * LayoutSpacing.betweenBaselines(second?.baselineFont, first.baselineFont)
  }
}

extension LayoutOperand {
  /// The font of the text on the baseline; `nil` for other attributes and views.
  fileprivate var baselineFont: UIFont? {
    guard case .attribute(let reference, let attribute) = self, let view = reference.item as? UIView
    else { return nil }
    return switch attribute {
    case .firstBaseline: (view.firstBaselineView as? any BaselineText)?.baselineFont
    case .lastBaseline: (view.lastBaselineView as? any BaselineText)?.baselineFont
    default: nil
    }
  }
}

/// A view with text on its baselines.
@MainActor protocol BaselineText: UIView {
  var baselineFont: UIFont? { get }
}

extension UILabel: BaselineText {
  var baselineFont: UIFont? { font }
}
