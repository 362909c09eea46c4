import QuartzCore

/// A bar with a row of items on a blurred background.
///
/// Flexible spaces share the width that the other items leave.
@MainActor open class UIToolbar: UIView {
  /// The height in points above the safe area's bottom inset.
  static let height: CGFloat = 44

  /// The background color, which replaces the appearance's; nil, the default, leaves that one
  /// unchanged.
  open var barTintColor: UIColor? { didSet { appearanceDidChange() } }

  /// Returns whether no content is beneath the bar; nil for a bar that the app manages, which has
  /// its standard appearance.
  var isAtScrollEdge: (() -> Bool)?

  private var shownItems: [UIBarButtonItem] = []
  private var parts: [BarPart] = []
  private var views: [UIView] { parts.map(\.view) }
  private let backgrounds = BarBackgrounds(shadowEdge: .top)
  private var shownAppearance: UIToolbarAppearance?
  private static let margin: CGFloat = 16
  /// The distance between neighboring items if neither is a space, in points.
  private static let spacing: CGFloat = 8

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
    appearanceDidChange()
  }

  // MARK: Appearance

  private lazy var standard = adopted(UIToolbarAppearance())
  private var compact: UIToolbarAppearance?
  private var edge: UIToolbarAppearance?
  private var compactEdge: UIToolbarAppearance?

  /// The standard appearance of the bar. The bar keeps a copy.
  open var standardAppearance: UIToolbarAppearance {
    get { standard }
    set {
      standard = adopted(newValue)
      appearanceDidChange()
    }
  }
  /// The appearance of the bar in windows of compact height; nil, the default, stands for the
  /// standard one. The bar keeps a copy.
  open var compactAppearance: UIToolbarAppearance? {
    get { compact }
    set {
      compact = newValue.map(adopted)
      appearanceDidChange()
    }
  }
  /// The appearance of a navigation controller's bar while no content is beneath it; nil, the
  /// default, stands for the standard appearance without a background. The bar keeps a copy.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { edge }
    set {
      edge = newValue.map(adopted)
      appearanceDidChange()
    }
  }
  /// The appearance of a navigation controller's bar in windows of compact height while no content
  /// is beneath it; nil, the default, stands for `scrollEdgeAppearance`. The bar keeps a copy.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { compactEdge }
    set {
      compactEdge = newValue.map(adopted)
      appearanceDidChange()
    }
  }

  private func adopted(_ appearance: UIToolbarAppearance) -> UIToolbarAppearance {
    appearance.adopted { [weak self] in self?.appearanceDidChange() }
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }
  private var currentStandard: UIToolbarAppearance { (isCompact ? compact : nil) ?? standard }
  private var currentEdge: UIToolbarAppearance? { (isCompact ? compactEdge : nil) ?? edge }

  private func appearanceDidChange() {
    backgrounds.show(currentStandard, atEdge: currentEdge, tint: barTintColor)
    backgrounds.setAtEdge(isAtScrollEdge?() ?? false, animated: false)
    makeViews()
  }

  private var currentAppearance: UIToolbarAppearance {
    backgrounds.isAtEdge ? currentEdge ?? currentStandard : currentStandard
  }

  /// Called when content beneath the bar has moved.
  func scrollEdgeDidChange(animated: Bool) {
    backgrounds.setAtEdge(isAtScrollEdge?() ?? false, animated: animated)
    if shownAppearance !== currentAppearance { makeViews() }
  }

  package override func traitsDidChange() {
    super.traitsDidChange()
    setNeedsLayout()
    if compact != nil || compactEdge != nil { appearanceDidChange() }
  }

  // MARK: Items

  /// The items, from the leading side; nil if there are none. Setting them isn't animated.
  open var items: [UIBarButtonItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items, optionally fading them in.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    for item in shownItems { item.onChange = nil }
    shownItems = items ?? []
    for item in shownItems { item.onChange = { [weak self] in self?.makeViews() } }
    makeViews()
    guard animated, window != nil else { return }
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      for view in views { view.alpha = 0 }
    }
    UIView.animate(withDuration: 0.25, animations: { for view in self.views { view.alpha = 1 } })
  }

  private var visibleItems: [UIBarButtonItem] { shownItems.filter { !$0.isHidden } }

  private func makeViews() {
    let appearance = currentAppearance
    shownAppearance = appearance
    let (former, focused) = (parts, focusedDescendant)
    for view in views { view.removeFromSuperview() }
    parts = visibleItems.map {
      let view = BarButtons.view(for: $0, appearance.buttonAppearance(for: $0.style))
      return BarPart(subject: $0, view: view)
    }
    for view in views { addSubview(view) }
    BarPart.replace(former, by: parts, focused: focused)
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + safeAreaInsets.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgrounds.frame = bounds
    let items = visibleItems
    let widths = zip(items, views).map { width(of: $0, in: $1) }
    let flexible = items.filter(\.isFlexible).count
    let used = widths.reduce(0, +) + gaps(items) * Self.spacing + 2 * Self.margin
    let share = flexible > 0 ? max(0, bounds.width - used) / CGFloat(flexible) : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = Self.margin
    for (index, item) in items.enumerated() {
      let width = item.isFlexible ? share : widths[index]
      let height = item.customView.map { min($0.bounds.height, Self.height) } ?? Self.height
      views[index].frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: (Self.height - height) / 2, width: width,
        height: height)
      x += width
      if index + 1 < items.count, !item.isSpace, !items[index + 1].isSpace { x += Self.spacing }
    }
  }

  private func gaps(_ items: [UIBarButtonItem]) -> CGFloat {
    CGFloat(zip(items, items.dropFirst()).filter { !$0.isSpace && !$1.isSpace }.count)
  }

  private func width(of item: UIBarButtonItem, in view: UIView) -> CGFloat {
    if item.isFlexible { return 0 }
    if item.width > 0 || item.isSpace { return item.width }
    if let custom = item.customView, !custom.bounds.isEmpty { return custom.bounds.width }
    // Symbols need a minimum width, or they would be hard to hit.
    return max(view.sizeThatFits(CGSize(width: bounds.width, height: Self.height)).width, 30)
  }
}
