import QuartzCore

/// What a screen shows in the bar.
@MainActor open class UINavigationItem: NSObject {
  /// Tells the bar that shows the item.
  var onChange: (() -> Void)?

  public init(title: String) { self.title = title }

  public override convenience init() { self.init(title: "") }

  open var title: String? { didSet { if title != oldValue { onChange?() } } }
  /// In place of the title.
  open var titleView: UIView? { didSet { if titleView !== oldValue { onChange?() } } }
  /// What the next screen's back button says; nil is the title.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { onChange?() } } }

  open var hidesBackButton: Bool {
    get { isBackButtonHidden }
    set { setHidesBackButton(newValue, animated: false) }
  }

  private var isBackButtonHidden = false

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    guard hidesBackButton != isBackButtonHidden else { return }
    isBackButtonHidden = hidesBackButton
    onChange?()
  }

  /// Whether left items stand beside the back button instead of in its place.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { onChange?() } }
  }

  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
  /// From the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  var showsBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
  }
}
