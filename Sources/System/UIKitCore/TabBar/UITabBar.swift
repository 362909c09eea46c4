import QuartzCore

@MainActor public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// Items in a row on frosted glass: symbols over titles, side by side where there is width.
@MainActor open class UITabBar: UIView {
  /// Points, above what the safe area covers.
  static let height: CGFloat = 49

  open weak var delegate: (any UITabBarDelegate)?
  /// Nil is the system's grey.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Over the glass; nil leaves it as it is.
  open var barTintColor: UIColor? { didSet { background.barTintColor = barTintColor } }

  /// Also for the item that is selected already.
  var onTap: ((UITabBarItem) -> Void)?

  private var shownItems: [UITabBarItem] = []
  private var buttons: [TabBarButton] = []
  private let background = BottomBarBackground()
  /// The widest that an item gets where there is room, in points.
  private static let widestItem: CGFloat = 180

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  open var items: [UITabBarItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }

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

  open weak var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { setNeedsLayout() } }
  }

  private func itemDidChange() {
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
    background.frame = bounds
    guard !buttons.isEmpty else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isStacked = bounds.width < UITraitCollection.regularWidth
    let count = CGFloat(buttons.count)
    let width = min(bounds.width / count, isStacked ? .infinity : Self.widestItem)
    let start = (bounds.width - width * count) / 2
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(isMirrored ? buttons.count - 1 - index : index)
      button.isStacked = isStacked
      button.isSelected = button.item === selectedItem
      button.otherColor = unselectedItemTintColor ?? .systemGray
      button.isEnabled = button.item.isEnabled
      button.frame = CGRect(x: start + place * width, y: 0, width: width, height: Self.height)
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    for button in buttons { button.setNeedsLayout() }
  }
}
