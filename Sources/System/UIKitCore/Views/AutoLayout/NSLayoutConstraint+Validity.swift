import QuartzCore

extension NSLayoutConstraint {
  /// Returns why a constraint between two attributes makes no sense, or `nil` if it does.
  ///
  /// - Parameter second: The attribute of the second item; `nil` if there is no second item.
  static func fault(
    between first: Attribute, and second: Attribute?, multiplier: CGFloat, constant: CGFloat
  ) -> String? {
    guard multiplier.isFinite, constant.isFinite else {
      return "the multiplier and the constant must be finite"
    }
    guard let kind = first.kind else { return "the first item needs an attribute" }
    if kind != .size, second == nil || multiplier == 0 {
      return "a location can't equal a constant: it needs a second item and a multiplier other "
        + "than 0"
    }
    guard let second else { return nil }
    guard let other = second.kind, kind.pairs(with: other) else {
      return "\(first) and \(second) can't be paired"
    }
    return nil
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate enum Kind {
    case size, vertical
    /// A horizontal location that is the same in every layout direction.
    case left
    /// A horizontal location that depends on the layout direction.
    case leading
    /// The horizontal center, which pairs with both.
    case center

    func pairs(with other: Kind) -> Bool {
      switch (self, other) {
      case (.center, .left), (.center, .leading), (.left, .center), (.leading, .center): true
      default: self == other
      }
    }
  }

  fileprivate var kind: Kind? {
    switch self {
    case .notAnAttribute: nil
    case .width, .height: .size
    case .left, .right, .leftMargin, .rightMargin: .left
    case .leading, .trailing, .leadingMargin, .trailingMargin: .leading
    case .centerX, .centerXWithinMargins: .center
    case .top, .bottom, .topMargin, .bottomMargin, .centerY, .centerYWithinMargins, .firstBaseline,
      .lastBaseline:
      .vertical
    }
  }
}
