import QuartzCore

/// A button or custom view for a navigation bar or toolbar.
@MainActor open class UIBarButtonItem: UIBarItem {
  /// The styles of an item's button.
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
  /// The tint color of the item's button; `nil`, the default, inherits the bar's.
  open var tintColor: UIColor? { didSet { if tintColor != oldValue { onChange?() } } }
  /// The titles that the item can have, of which the widest determines the width of its button in a
  /// navigation bar. If `nil`, the default, the current title does.
  open var possibleTitles: Set<String>? {
    didSet { if possibleTitles != oldValue { onChange?() } }
  }
  /// A Boolean value that indicates whether the item's button is selected. The default value is
  /// `false`.
  open var isSelected = false { didSet { if isSelected != oldValue { onChange?() } } }
  /// A Boolean value that determines whether the primary action changes a selection that the button
  /// shows: with a menu the chosen action, otherwise `isSelected`, which each click toggles. The
  /// default value is `false`.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { onChange?() } }
  }
  /// The view that the bar shows instead of a button.
  open var customView: UIView? { didSet { if customView !== oldValue { onChange?() } } }
  /// A Boolean value that indicates whether the item is hidden from the bar.
  open var isHidden = false { didSet { if isHidden != oldValue { onChange?() } } }

  /// The action of the item's button.
  ///
  /// If the item has no title or image, it uses that of the action.
  open var primaryAction: UIAction? {
    didSet {
      takeFromAction()
      onChange?()
    }
  }

  /// The object that is called for a click; if `nil`, the first object of the responder chain that
  /// has the action's method. It isn't retained.
  open weak var target: AnyObject?
  /// The method that is called for a click, unless there is a primary action.
  open var action: Selector? { didSet { if action != oldValue { onChange?() } } }
  /// Whether the item was made for an object, which may be gone.
  private var hasTarget = false

  /// The menu of the item's button; `nil` by default. It is shown by each click if there is no
  /// primary action, otherwise by a secondary click or a long press.
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
    if let label = systemItem.label { accessibilityLabel = label }
  }

  /// Creates an item with a title, and the object and method that are called for a click.
  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init(title: title)
    self.style = style
    connect(target, action)
  }

  /// Creates an item with an image, and the object and method that are called for a click.
  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init(image: image)
    self.style = style
    connect(target, action)
  }

  /// Creates an item with a predefined title or image and style, and the object and method that are
  /// called for a click.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    connect(target, action)
  }

  private func connect(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    hasTarget = target != nil
    self.action = action
  }

  /// The action of a click: the primary action, or a call of the target's method.
  var clickAction: UIAction? {
    if let primaryAction { return primaryAction }
    guard action != nil else { return nil }
    return UIAction { [weak self] _ in
      guard let self, let action, target != nil || !hasTarget else { return }
      UIApplication.send(action, to: target, from: self)
    }
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

  /// Returns an empty item that takes up the remaining space of a toolbar.
  ///
  /// In a navigation bar it has no width.
  open class func flexibleSpace() -> UIBarButtonItem {
    let item = fixedSpace(0)
    item.isFlexible = true
    return item
  }

  private(set) var isSpace = false
  private(set) var isFlexible = false

  /// Adopts the selection of the item's button, which already shows it.
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

  open func frame(in referenceView: UIView) -> CGRect {
    viewOnScreen(near: referenceView)?.frame(in: referenceView) ?? .zero
  }
}
