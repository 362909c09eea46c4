/// How important a constraint is, from 0 to 1000; constraints below 1000 are optional.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// From 0 to 1000.
  public let rawValue: Float
  /// Creates a priority from 0 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from 0 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must be satisfied, 1000.
  public static let required = UILayoutPriority(1000)
  /// How strongly buttons resist being compressed, 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// How strongly a drag that may resize the window's scene holds, 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// How strongly the window's scene keeps its size, 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// How strongly a drag that may not resize the window's scene holds, 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How strongly views hug their content, 250.
  public static let defaultLow = UILayoutPriority(250)
  /// How strongly a view is sized to the target of `systemLayoutSizeFitting(_:)`, 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension NSLayoutConstraint {
  /// An axis of layout.
  public enum Axis: Int, Sendable {
    /// From left to right or the reverse.
    case horizontal = 0
    /// From top to bottom.
    case vertical
  }

  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A part of a view's alignment rectangle that a constraint refers to.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The left edge, or the right one where text runs from right to left.
    case leading
    /// The right edge, or the left one where text runs from right to left.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal center.
    case centerX
    /// The vertical center.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left layout margin.
    case leftMargin
    /// The right layout margin.
    case rightMargin
    /// The top layout margin.
    case topMargin
    /// The bottom layout margin.
    case bottomMargin
    /// The leading layout margin.
    case leadingMargin
    /// The trailing layout margin.
    case trailingMargin
    /// The horizontal center between the layout margins.
    case centerXWithinMargins
    /// The vertical center between the layout margins.
    case centerYWithinMargins
    /// No attribute: the second side of a constraint is a constant.
    case notAnAttribute = 0
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute of the margins' guide that a margin stands for; nil for other attributes.
  var withinMargins: Self? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// Whether the attribute depends on the direction of text.
  var followsLayoutDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  var isDimension: Bool { self == .width || self == .height || self == .notAnAttribute }
}
