import QuartzCore

/// The title of the screen on top of the stack, the way back, and its items.
@MainActor open class UINavigationBar: UIView {
  /// Points, below what the safe area covers.
  static let height: CGFloat = 44

  var onBack: (() -> Void)?
  /// An item changed while it was shown.
  var onItemsChange: (() -> Void)?
  /// Where the bar's own content begins.
  var contentTop: CGFloat = 0 { didSet { if contentTop != oldValue { setNeedsLayout() } } }

  private var shownItems: [UINavigationItem] = []
  private var content: NavigationBarContent?
  /// The content of the screen that is being left.
  private var leavingContent: NavigationBarContent?
  private let hairline = UIView()

  /// The bar's colour; nil is the system's background.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? .systemBackground }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    hairline.backgroundColor = .separator
    hairline.isUserInteractionEnabled = false
    addSubview(hairline)
  }

  open var items: [UINavigationItem]? { shownItems.isEmpty ? nil : shownItems }
  open var topItem: UINavigationItem? { shownItems.last }
  open var backItem: UINavigationItem? { shownItems.dropLast().last }

  /// At once; also ends a move.
  func show(_ items: [UINavigationItem]) {
    leavingContent?.removeFromSuperview()
    leavingContent = nil
    take(items)
    content?.removeFromSuperview()
    content = makeContent()
    layOutContents()
  }

  /// The new content is there, unseen; the returned closure says where both contents go.
  func prepareMove(to items: [UINavigationItem], isPop: Bool) -> () -> Void {
    leavingContent?.removeFromSuperview()
    leavingContent = content
    take(items)
    content = makeContent()
    layOutContents()
    guard let content else { return {} }
    let leaving = leavingContent
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let shift = bounds.width * 0.3 * (isPop == isMirrored ? 1 : -1)
    UIView.performWithoutAnimation {
      content.alpha = 0
      content.moveTitle(by: UIAccessibility.isReduceMotionEnabled ? 0 : shift)
    }
    return {
      content.alpha = 1
      content.moveTitle(by: 0)
      leaving?.alpha = 0
      leaving?.moveTitle(by: UIAccessibility.isReduceMotionEnabled ? 0 : -shift)
    }
  }

  private func take(_ items: [UINavigationItem]) {
    for item in shownItems { item.onChange = nil }
    shownItems = items
    for item in items.suffix(2) { item.onChange = { [weak self] in self?.onItemsChange?() } }
  }

  private func makeContent() -> NavigationBarContent? {
    guard let topItem else { return nil }
    let content = NavigationBarContent(item: topItem, backItem: backItem) { [weak self] in
      self?.onBack?()
    }
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
    let place = CGRect(
      x: 0, y: contentTop, width: bounds.width, height: max(0, bounds.height - contentTop))
    content?.frame = place
    leavingContent?.frame = place
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + contentTop)
  }
}
