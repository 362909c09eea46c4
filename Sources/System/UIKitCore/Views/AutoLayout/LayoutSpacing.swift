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
    case .firstBaseline: view.firstBaselineView.baselineFont
    case .lastBaseline: view.lastBaselineView.baselineFont
    default: nil
    }
  }
}

extension UIView {
  fileprivate var baselineFont: UIFont? {
    switch self {
    case let label as UILabel: label.font
    case let button as UIButton: button.titleLabel?.font
    case let field as UITextField: field.font
    case let text as UITextView: text.font
    default: nil
    }
  }
}
