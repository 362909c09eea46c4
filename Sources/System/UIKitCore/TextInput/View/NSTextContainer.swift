import QuartzCore

/// The area in which a text view lays out its lines.
@MainActor open class NSTextContainer: NSObject {
  /// The distance between the sides of the area and the lines, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { onChange?() } }
  }
  var onChange: (() -> Void)?

  public override init() { super.init() }

  /// Creates a container like `init()`; the coder isn't read.
  public required init?(coder: NSCoder) { super.init() }
}
