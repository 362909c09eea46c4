import QuartzCore

/// The base class of the items in navigation bars, toolbars and tab bars.
@MainActor open class UIBarItem: NSObject {
  /// Called when a property changes; set by the bar that shows the item.
  var onChange: (() -> Void)?

  /// The text of the item.
  open var title: String? { didSet { if title != oldValue { onChange?() } } }
  /// The image of the item.
  open var image: UIImage? { didSet { if image !== oldValue { onChange?() } } }
  /// Whether the item responds to touches; true by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }
  /// An integer by which an app identifies the item; 0 by default.
  open var tag = 0

  public override init() { super.init() }

  /// Creates an item like `init()`; the coder isn't read.
  public required init?(coder: NSCoder) { super.init() }
}
