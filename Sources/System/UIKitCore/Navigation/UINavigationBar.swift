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

  /// The new content is there, unseen; the returned closure moves both, in seconds.
  ///
  /// The old one is gone when the new one begins to show: two lines of text over each other cannot
  /// be read.
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

  /// How far titles travel, as a part of the width.
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
