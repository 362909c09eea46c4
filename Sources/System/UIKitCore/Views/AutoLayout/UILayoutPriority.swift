/// The priority of a constraint, from 0 to 1000; constraints with a priority below 1000 are
/// optional.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The value of the priority, from 0 to 1000.
  public let rawValue: Float
  /// Creates a priority from 0 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from 0 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a required constraint, 1000.
  public static let required = UILayoutPriority(1000)
  /// The priority with which a button resists compressing its content, 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority for dragging that may resize the window's scene, 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which the window's scene keeps its size, 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority for dragging that doesn't resize the window's scene, 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority with which a view hugs its content, 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which a view conforms to the target size of `systemLayoutSizeFitting(_:)`,
  /// 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension NSLayoutConstraint {
  /// Constants that specify the axis of a layout.
  public enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal = 0
    /// The vertical axis.
    case vertical
  }

  /// Constants that specify the relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// The parts of a view's alignment rectangle that constraints can refer to.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The leading edge: the left edge, or the right one in a right-to-left layout.
    case leading
    /// The trailing edge: the right edge, or the left one in a right-to-left layout.
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
  /// The attribute of the layout margins guide that a margin attribute refers to; `nil` for other
  /// attributes.
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

  /// A Boolean value that indicates whether the attribute depends on the layout direction.
  var followsLayoutDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  var isDimension: Bool { self == .width || self == .height || self == .notAnAttribute }
}
