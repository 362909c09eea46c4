import QuartzCore

/// The bar at the top of a navigation controller, with the top screen's title, a back button and
/// the screen's items.
@MainActor open class UINavigationBar: UIView {
  /// The height in points below the safe area's top inset.
  static let height: CGFloat = 44

  var onBack: (() -> Void)?
  /// Called when an item changes while it is shown.
  var onItemsChange: (() -> Void)?
  /// The y-coordinate at which the bar's content begins, in points.
  var contentTop: CGFloat = 0 { didSet { if contentTop != oldValue { setNeedsLayout() } } }

  private var shownItems: [UINavigationItem] = []
  private var content: NavigationBarContent?
  /// The content of the screen that a running transition leaves.
  private var leavingContent: NavigationBarContent?
  private let hairline = UIView()

  /// The background color of the bar; nil, the default, is the system background.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? .systemBackground }
  }

  /// The attributes of titles, such as their font and color; nil, the default, draws them in the
  /// bar's own.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { onItemsChange?() ?? show(shownItems) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    hairline.backgroundColor = .separator
    hairline.isUserInteractionEnabled = false
    addSubview(hairline)
  }

  /// The items of the screens on the stack, the top one last; nil if there is none. Setting them
  /// isn't animated. The bar of a navigation controller has those of its screens.
  open var items: [UINavigationItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { show(newValue ?? []) }
  }
  /// The item of the screen that the bar shows.
  open var topItem: UINavigationItem? { shownItems.last }
  /// The item of the screen below the top one, to which the back button leads.
  open var backItem: UINavigationItem? { shownItems.dropLast().last }

  /// Shows the items without animation; ends a running animation.
  func show(_ items: [UINavigationItem]) {
    leavingContent?.removeFromSuperview()
    leavingContent = nil
    take(items)
    content?.removeFromSuperview()
    content = makeContent()
    layOutContents()
  }

  /// Adds the new content invisibly and returns a closure that animates the change; its argument is
  /// the duration in seconds.
  ///
  /// The old content fades out before the new one fades in, because overlapping text is unreadable.
  func prepareMove(to items: [UINavigationItem], isPop: Bool) -> (TimeInterval) -> Void {
    leavingContent?.removeFromSuperview()
    leavingContent = content
    take(items)
    content = makeContent()
    layOutContents()
    let (leaving, coming) = (leavingContent, content)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isStill = UIAccessibility.isReduceMotionEnabled
    let shift = isStill ? 0 : bounds.width * Self.shift * (isPop == isMirrored ? 1 : -1)
    UIView.performWithoutAnimation {
      coming?.alpha = 0
      coming?.moveTitle(by: shift)
    }
    return { [weak self] seconds in
      coming?.moveTitle(by: 0)
      leaving?.moveTitle(by: -shift)
      self?.fade(seconds / 2, after: 0) { leaving?.alpha = 0 }
      self?.fade(seconds / 2, after: seconds / 2) { coming?.alpha = 1 }
    }
  }

  /// How far titles move, as a fraction of the bar's width.
  private static let shift: CGFloat = 0.3

  private func fade(_ seconds: TimeInterval, after delay: TimeInterval, _ change: () -> Void) {
    ViewAnimation(
      duration: seconds, delay: delay, timing: .curve(CAMediaTimingFunction(name: .linear)),
      options: .allowUserInteraction, completion: nil
    ).run(change)
  }

  private func take(_ items: [UINavigationItem]) {
    for item in shownItems { item.onChange = nil }
    shownItems = items
    for item in items.suffix(2) { item.onChange = { [weak self] in self?.onItemsChange?() } }
  }

  private func makeContent() -> NavigationBarContent? {
    guard let topItem else { return nil }
    let content = NavigationBarContent(
      item: topItem, backItem: backItem, titleAttributes: titleTextAttributes
    ) { [weak self] in self?.onBack?() }
    content.onItemChange = { [weak self] in self?.onItemsChange?() }
    addSubview(content)
    return content
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContents()
  }

  private func layOutContents() {
    let thickness = 1 / max(traitCollection.displayScale, 1)
    hairline.frame = CGRect(
      x: 0, y: bounds.height - thickness, width: bounds.width, height: thickness)
    let contentFrame = CGRect(
      x: 0, y: contentTop, width: bounds.width, height: max(0, bounds.height - contentTop))
    content?.frame = contentFrame
    leavingContent?.frame = contentFrame
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + contentTop)
  }
}
