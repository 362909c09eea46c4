import QuartzCore

extension NSLayoutConstraint {
  /// Options for the alignment of views perpendicular to the direction of a visual format, and for
  /// the direction itself.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left edges are aligned.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right edges are aligned.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The top edges are aligned.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The bottom edges are aligned.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The leading edges are aligned.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The trailing edges are aligned.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The horizontal centers are aligned.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The vertical centers are aligned.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The baselines of the last lines of text are aligned.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The baselines of the first lines of text are aligned.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The same as `alignAllLastBaseline`.
    public static var alignAllBaseline: FormatOptions { .alignAllLastBaseline }
    /// All options for alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Horizontal formats run in the layout direction; this is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Horizontal formats run from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Horizontal formats run from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 1 << 17)
    /// All options for the direction.
    public static let directionMask = FormatOptions(rawValue: 0x3 << 16)

    /// The spacing in vertical formats is measured between baselines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All options for the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.FormatOptions {
  /// The attributes that are aligned.
  var alignments: [NSLayoutConstraint.Attribute] {
    let all: [(Self, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
