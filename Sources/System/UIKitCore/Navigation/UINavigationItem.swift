import QuartzCore

/// The title and items that a screen shows in the navigation bar.
@MainActor open class UINavigationItem: NSObject {
  /// Called when a property changes; set by the bar that shows the item.
  var onChange: (() -> Void)?

  /// Creates an item with a title.
  public init(title: String) { self.title = title }

  /// Creates an item without a title; the coder isn't read.
  public required init?(coder: NSCoder) { title = "" }

  public override convenience init() { self.init(title: "") }

  /// The title in the middle of the bar.
  open var title: String? { didSet { if title != oldValue { onChange?() } } }
  /// A view to show in place of the title.
  open var titleView: UIView? { didSet { if titleView !== oldValue { onChange?() } } }
  /// The text of the back button that leads back to this screen; nil, the default, uses the title.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { onChange?() } } }

  /// Whether the screen has no back button; false by default. It then can't be swiped back either.
  open var hidesBackButton: Bool {
    get { isBackButtonHidden }
    set { setHidesBackButton(newValue, animated: false) }
  }

  private var isBackButtonHidden = false

  /// Shows or hides the back button. The change isn't animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    guard hidesBackButton != isBackButtonHidden else { return }
    isBackButtonHidden = hidesBackButton
    onChange?()
  }

  /// Whether left items are shown beside the back button instead of replacing it; false by default.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { onChange?() } }
  }

  /// The items at the leading side, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
  /// The items at the trailing side, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }

  /// The first of the leading items; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the trailing items; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Items of the container that the screen's bar belongs to, before those of the screen.
  var containerItems: [UIBarButtonItem] = [] {
    didSet {
      if !containerItems.elementsEqual(oldValue, by: ===) { onChange?() }
    }
  }

  var showsBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
  }
}
