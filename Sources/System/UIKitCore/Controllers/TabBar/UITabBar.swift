import QuartzCore

/// The method with which an app responds to selections in a tab bar of its own.
@MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user selects an item, even if it is already selected.
  ///
  /// It isn't called for the bar of a tab bar controller, which notifies its own delegate.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar with a row of items on a blurred background.
///
/// Images are above the titles in narrow windows and beside them in wide ones.
@MainActor open class UITabBar: UIView {
  /// The height in points above the safe area's bottom inset.
  static let height: CGFloat = 49

  /// The delegate of the tab bar.
  open weak var delegate: (any UITabBarDelegate)?
  /// The tint color of unselected items; nil, the default, stands for the system gray.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The background color, which replaces the appearance's; nil, the default, leaves that one
  /// unchanged.
  open var barTintColor: UIColor? { didSet { appearanceDidChange() } }

  /// Returns whether no content is beneath the bar; nil for a bar that the app manages, which has
  /// its standard appearance.
  var isAtScrollEdge: (() -> Bool)?

  /// Called instead of the delegate for every tap on an item, even if it is already selected.
  var onTap: ((UITabBarItem) -> Void)?

  private var shownItems: [UITabBarItem] = []
  private var buttons: [TabBarButton] = []
  private let backgrounds = BarBackgrounds(shadowEdge: .top)
  private let indicator = UIImageView()
  private var shownAppearance: (standard: UITabBarAppearance, edge: UITabBarAppearance?)?
  /// The largest width of an item in wide windows, in points.
  private static let widestItem: CGFloat = 180

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(backgrounds)
    addSubview(indicator)
    appearanceDidChange()
  }

  // MARK: Appearance

  private lazy var standard = adopted(UITabBarAppearance())
  private var edge: UITabBarAppearance?

  /// The standard appearance of the bar. The bar keeps a copy; the appearance of the selected item
  /// takes precedence.
  open var standardAppearance: UITabBarAppearance {
    get { standard }
    set {
      standard = adopted(newValue)
      appearanceDidChange()
    }
  }
  /// The appearance of a tab bar controller's bar while no content is beneath it; nil, the default,
  /// stands for the standard appearance without a background. The bar keeps a copy; the appearance
  /// of the selected item takes precedence.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { edge }
    set {
      edge = newValue.map(adopted)
      appearanceDidChange()
    }
  }

  private func adopted(_ appearance: UITabBarAppearance) -> UITabBarAppearance {
    appearance.adopted { [weak self] in self?.appearanceDidChange() }
  }

  private func appearanceDidChange() {
    shownAppearance = nil
    scrollEdgeDidChange(animated: false)
  }

  /// Called when content beneath the bar has moved, or when another item is selected.
  func scrollEdgeDidChange(animated: Bool) {
    let new = (
      selectedItem?.standardAppearance ?? standard, selectedItem?.scrollEdgeAppearance ?? edge
    )
    if shownAppearance.map({ $0.standard === new.0 && $0.edge === new.1 }) != true {
      shownAppearance = new
      backgrounds.show(new.0, atEdge: new.1, tint: barTintColor)
      setNeedsLayout()
    }
    let isAtEdge = isAtScrollEdge?() ?? false
    guard isAtEdge != backgrounds.isAtEdge else { return }
    backgrounds.setAtEdge(isAtEdge, animated: animated)
    if new.1 != nil { setNeedsLayout() }
  }

  /// The appearance of the items.
  private var currentAppearance: UITabBarAppearance {
    (backgrounds.isAtEdge ? shownAppearance?.edge : nil) ?? shownAppearance?.standard ?? standard
  }

  /// The items, from the leading side; nil if there are none. Setting them isn't animated.
  open var items: [UITabBarItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items, optionally fading them in. The selection is cleared if its item isn't
  /// among them.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    for item in shownItems { item.onChange = nil }
    for button in buttons { button.removeFromSuperview() }
    shownItems = items ?? []
    buttons = shownItems.map { item in
      item.onChange = { [weak self] in self?.itemDidChange() }
      let button = TabBarButton(item: item)
      button.addAction(UIAction { [weak self] _ in self?.tap(item) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    if let selectedItem, !shownItems.contains(where: { $0 === selectedItem }) {
      self.selectedItem = nil
    }
    setNeedsLayout()
    guard animated, window != nil else { return }
    for button in buttons { button.alpha = 0 }
    UIView.animate(
      withDuration: 0.25, animations: { for button in self.buttons { button.alpha = 1 } })
  }

  /// The selected item; nil by default.
  open weak var selectedItem: UITabBarItem? {
    didSet {
      guard selectedItem !== oldValue else { return }
      scrollEdgeDidChange(animated: false)
      setNeedsLayout()
    }
  }

  private func itemDidChange() {
    appearanceDidChange()
    for button in buttons { button.setNeedsLayout() }
    setNeedsLayout()
  }

  private func tap(_ item: UITabBarItem) {
    if let onTap { return onTap(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + safeAreaInsets.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgrounds.frame = bounds
    guard !buttons.isEmpty else { return indicator.isHidden = true }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isStacked = bounds.width < UITraitCollection.regularWidth
    let count = CGFloat(buttons.count)
    let isCompact = traitCollection.verticalSizeClass == .compact
    let appearance = currentAppearance
    let look = appearance.items(isStacked: isStacked, isCompact: isCompact)
    let width = min(bounds.width / count, isStacked ? .infinity : Self.widestItem)
    let start = (bounds.width - width * count) / 2
    for (index, button) in buttons.enumerated() {
      let position = CGFloat(isMirrored ? buttons.count - 1 - index : index)
      button.isStacked = isStacked
      button.isSelected = button.item === selectedItem
      button.otherColor = unselectedItemTintColor ?? .systemGray
      button.appearance = look
      button.isEnabled = button.item.isEnabled
      button.frame = CGRect(x: start + position * width, y: 0, width: width, height: Self.height)
      if button.isSelected { place(indicator, behind: button, appearance) }
    }
    indicator.isHidden = indicator.image == nil || !buttons.contains { $0.isSelected }
  }

  private func place(
    _ indicator: UIImageView, behind button: UIView, _ appearance: UITabBarAppearance
  ) {
    indicator.image = appearance.selectionIndicatorImage
    indicator.tintColor = appearance.selectionIndicatorTintColor
    guard let size = indicator.image?.size else { return }
    indicator.frame = CGRect(
      x: button.frame.midX - size.width / 2, y: button.frame.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    for button in buttons { button.setNeedsLayout() }
  }
}
