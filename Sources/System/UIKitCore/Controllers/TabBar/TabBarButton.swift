import QuartzCore

/// The button of a tab bar item.
final class TabBarButton: UIControl {
  let item: UITabBarItem
  /// Whether the title is below the symbol rather than beside it.
  var isStacked = true { didSet { if isStacked != oldValue { setNeedsLayout() } } }
  var otherColor: UIColor = .systemGray { didSet { setNeedsLayout() } }
  /// The appearance of items in the bar's current layout; it changes with a layout of the bar.
  var appearance = UITabBarItemAppearance(style: .stacked) {
    didSet { if appearance !== oldValue { setNeedsLayout() } }
  }

  private let symbol = UIImageView(frame: .zero)
  private let title = UILabel()
  private let badge = UILabel()
  private let bubble = UIView()
  private static let symbolSide: CGFloat = 25
  private static let badgeHeight: CGFloat = 18

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    bubble.isUserInteractionEnabled = false
    badge.textAlignment = .center
    badge.textColor = .white
    badge.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 13), maximumPointSize: 15)
    badge.adjustsFontForContentSizeCategory = true
    title.textAlignment = .center
    symbol.contentMode = .scaleAspectFit
    for view in [symbol, title, bubble] { addSubview(view) }
    bubble.addSubview(badge)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let look = self.look
    let color: UIColor = look.iconColor ?? (isSelected ? tintColor : otherColor)
    let image = (isSelected ? item.selectedImage : nil) ?? item.image
    symbol.image = image
    symbol.tintColor = color
    showTitle(isSelected ? tintColor : otherColor)
    for view in [symbol, title] { view.alpha = isEnabled ? (isHighlighted ? 0.6 : 1) : 0.35 }
    let side = image == nil ? 0 : Self.symbolSide
    let text = title.sizeThatFits(.zero)
    if isStacked { stack(side, text) } else { layOutInLine(side, text) }
    title.center.x += look.titlePositionAdjustment.horizontal
    title.center.y += look.titlePositionAdjustment.vertical
    layOutBadge(look)
    focusRing?.layOut(in: self)
  }

  /// The appearance for the item's state.
  private var look: UITabBarItemStateAppearance {
    if !isEnabled { return appearance.disabled }
    return isSelected ? appearance.selected : appearance.normal
  }

  private func showTitle(_ color: UIColor) {
    // Below a symbol there is no room for more.
    title.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: isStacked ? 10 : 13, weight: .medium),
      maximumPointSize: isStacked ? 13 : 20, compatibleWith: traitCollection)
    title.textColor = color
    let state: UIControl.State = !isEnabled ? .disabled : isSelected ? .selected : .normal
    // The color of a selected title is the tint color, unless one is set for this state.
    var attributes = appearance.normal.titleTextAttributes
    attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    if isSelected { attributes[.foregroundColor] = nil }
    attributes.merge(look.ownTitleAttributes ?? [:]) { $1 }
    attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 }
    guard !attributes.isEmpty, let text = item.title else { return title.text = item.title }
    attributes[.font] = attributes[.font] ?? title.font
    attributes[.foregroundColor] = attributes[.foregroundColor] ?? color
    title.attributedText = NSAttributedString(string: text, attributes: attributes)
  }

  private func stack(_ side: CGFloat, _ text: CGSize) {
    let width = min(text.width, bounds.width - 4)
    symbol.frame = CGRect(x: (bounds.width - side) / 2, y: 6, width: side, height: side)
    title.frame = CGRect(
      x: (bounds.width - width) / 2,
      y: side > 0
        ? bounds.height - text.height - 3
        : (bounds.height - text.height) / 2, width: width, height: text.height)
  }

  private func layOutInLine(_ side: CGFloat, _ text: CGSize) {
    let gap: CGFloat = side > 0 && text.width > 0 ? 7 : 0
    let width = min(text.width, max(0, bounds.width - side - gap - 8))
    let start = (bounds.width - side - gap - width) / 2
    let symbolX = isMirrored ? start + width + gap : start
    symbol.frame = CGRect(x: symbolX, y: (bounds.height - side) / 2, width: side, height: side)
    title.frame = CGRect(
      x: isMirrored ? start : start + side + gap, y: (bounds.height - text.height) / 2,
      width: width, height: text.height)
  }

  private func layOutBadge(_ look: UITabBarItemStateAppearance) {
    bubble.isHidden = item.badgeValue == nil
    showBadgeText(look)
    bubble.backgroundColor = item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
    let width = max(Self.badgeHeight, badge.sizeThatFits(.zero).width + 10)
    let overlap: CGFloat = isStacked ? 4 : 12
    let edge = isMirrored ? symbol.frame.minX + overlap - width : symbol.frame.maxX - overlap
    bubble.frame = CGRect(x: edge, y: 3, width: width, height: Self.badgeHeight)
      .offsetBy(
        dx: look.badgePositionAdjustment.horizontal, dy: look.badgePositionAdjustment.vertical)
    bubble.layer.cornerRadius = Self.badgeHeight / 2
    let text = look.badgeTitlePositionAdjustment
    badge.frame = bubble.bounds.offsetBy(dx: text.horizontal, dy: text.vertical)
  }

  private func showBadgeText(_ look: UITabBarItemStateAppearance) {
    var attributes = look.badgeTextAttributes
    guard !attributes.isEmpty, let text = item.badgeValue else {
      return badge.text = item.badgeValue
    }
    attributes[.font] = attributes[.font] ?? badge.font
    attributes[.foregroundColor] = attributes[.foregroundColor] ?? badge.textColor
    badge.attributedText = NSAttributedString(string: text, attributes: attributes)
  }

  package override func traitsDidChange() {
    super.traitsDidChange()
    setNeedsLayout()
  }

  override var keyboardFocusFrame: CGRect { bounds.insetBy(dx: 6, dy: 6) }
  override var takesKeyboardFocus: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isMine = handleKeys(presses) { key in
      guard case .activate = key else { return false }
      sendActions(for: .touchUpInside)
      return true
    }
    if !isMine { super.pressesBegan(presses, with: event) }
  }
}
