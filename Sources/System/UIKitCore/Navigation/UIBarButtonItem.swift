import QuartzCore

/// A button or custom view for a navigation bar or toolbar.
@MainActor open class UIBarButtonItem: UIBarItem {
  /// How an item's button looks.
  public enum Style: Int, Sendable {
    /// The default style.
    case plain = 0
    /// The style for the button that completes a task; its title is semibold.
    case done = 2
  }

  /// The style of the item's button; plain by default.
  open var style = Style.plain { didSet { if style != oldValue { onChange?() } } }
  /// The width of the item in points; 0, the default, fits the content.
  open var width: CGFloat = 0 { didSet { if width != oldValue { onChange?() } } }
  /// The tint color of the item's button; nil, the default, inherits the bar's.
  open var tintColor: UIColor? { didSet { if tintColor != oldValue { onChange?() } } }
  /// The titles that the item will have at one time or another, whose widest decides about the width
  /// of its button in a navigation bar; nil, the default, for the present title.
  open var possibleTitles: Set<String>? {
    didSet { if possibleTitles != oldValue { onChange?() } }
  }
  /// Whether the item's button is selected; false by default.
  open var isSelected = false { didSet { if isSelected != oldValue { onChange?() } } }
  /// Whether the button shows a selection, which using it changes: with a menu the chosen action,
  /// otherwise `isSelected`, which each click toggles. The default is false.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { onChange?() } }
  }
  /// The view that the bar shows in place of a button.
  open var customView: UIView? { didSet { if customView !== oldValue { onChange?() } } }
  /// Whether the bar leaves the item out.
  open var isHidden = false { didSet { if isHidden != oldValue { onChange?() } } }

  /// The action of the item's button.
  ///
  /// If the item has no title or image, it takes the action's.
  open var primaryAction: UIAction? {
    didSet {
      takeFromAction()
      onChange?()
    }
  }

  /// The menu of the item's button; nil by default. Without a primary action each click shows it,
  /// otherwise a secondary click or a long press.
  open var menu: UIMenu? { didSet { if menu !== oldValue { onChange?() } } }

  /// Creates an item with a title or image, and the action and menu of its button.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
    takeFromAction()
  }

  /// Creates an item with a predefined title or image and style.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    title = systemItem.title
    image = systemItem.symbolName.flatMap { UIImage(systemName: $0) }
    style = systemItem == .done || systemItem == .save ? .done : .plain
    isFlexible = systemItem == .flexibleSpace
    isSpace = isFlexible || systemItem == .fixedSpace
    self.primaryAction = primaryAction
    self.menu = menu
    if systemItem == .add { accessibilityLabel = String(uikit: "Add") }
  }

  /// Creates an item that shows a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns an empty item with a fixed width in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.width = width
    item.isSpace = true
    return item
  }

  /// Returns an empty item that takes the room that the other items of a toolbar leave.
  ///
  /// In a navigation bar it has no width.
  open class func flexibleSpace() -> UIBarButtonItem {
    let item = fixedSpace(0)
    item.isFlexible = true
    return item
  }

  private(set) var isSpace = false
  private(set) var isFlexible = false

  /// Takes over the state of the item's button, which shows it already.
  func takeSelection(_ isSelected: Bool) {
    let change = onChange
    onChange = nil
    self.isSelected = isSelected
    onChange = change
  }

  private func takeFromAction() {
    guard let primaryAction else { return }
    if title == nil, !primaryAction.title.isEmpty { title = primaryAction.title }
    if image == nil { image = primaryAction.image }
  }
}
