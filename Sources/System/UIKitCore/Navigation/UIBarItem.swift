import QuartzCore

@MainActor open class UIBarItem: NSObject {
  /// Tells the bar that shows the item.
  var onChange: (() -> Void)?

  open var title: String? { didSet { if title != oldValue { onChange?() } } }
  open var image: UIImage? { didSet { if image !== oldValue { onChange?() } } }
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }
  open var tag = 0

  public override init() { super.init() }
}
