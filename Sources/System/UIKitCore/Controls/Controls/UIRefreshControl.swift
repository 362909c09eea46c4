import QuartzCore

/// A control above the content of a scroll view that starts a refresh when the user pulls the
/// content down.
///
/// Fingers and touchpads pull; a mouse wheel doesn't scroll past the top, so an app offers its
/// mouse users a key or a button as well.
@MainActor open class UIRefreshControl: UIControl {
  /// The height of the control and the distance that content has to be pulled, in points, as on
  /// iOS.
  private static let height: CGFloat = 60
  private static let threshold: CGFloat = 110

  /// A Boolean value that indicates whether a refresh is in progress.
  open private(set) var isRefreshing = false
  /// The text below the wheel; `nil` by default.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      accessibilityLabel = attributedTitle?.string
      setNeedsLayout()
    }
  }
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private var hasBegunInThisDrag = false

  /// Creates a control to assign to the `refreshControl` of a scroll view.
  public convenience init() { self.init(frame: .zero) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    bounds.size.height = Self.height
    isHidden = true
    isUserInteractionEnabled = false
    wheel.hidesWhenStopped = false
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    addSubview(wheel)
    addSubview(label)
  }

  /// Shows that the app has started a refresh by itself. Doesn't scroll, and sends no event.
  open func beginRefreshing() { begin() }

  /// Ends the refresh and hides the control.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    wheel.stopAnimating()
    guard let scrollView else { return }
    scrollView.changeRefreshInset(to: 0)
    if !scrollView.isDragging,
      scrollView.clamped(scrollView.contentOffset) != scrollView.contentOffset
    {
      scrollView.setContentOffset(
        scrollView.clamped(scrollView.contentOffset),
        animated: !UIAccessibility.isReduceMotionEnabled)
    }
    offsetDidChange()
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  private func begin() {
    guard !isRefreshing else { return }
    isRefreshing = true
    wheel.startAnimating()
    // Changing the inset during a drag would move the content away from the finger.
    if let scrollView, !scrollView.isDragging { scrollView.changeRefreshInset(to: Self.height) }
    offsetDidChange()
  }

  /// Called before dragged content is released.
  func dragWillEnd() {
    hasBegunInThisDrag = false
    if isRefreshing { scrollView?.changeRefreshInset(to: Self.height) }
  }

  /// Called when the content has moved.
  func offsetDidChange() {
    guard let scrollView else { return }
    let top = scrollView.adjustedContentInset.top - scrollView.refreshInset
    let pull = -(scrollView.contentOffset.y + top)
    isHidden = pull <= 0.5 && !isRefreshing
    guard !isHidden else { return }
    let height = max(Self.height, pull)
    frame = CGRect(x: 0, y: -height, width: scrollView.bounds.width, height: height)
    alpha = isRefreshing ? 1 : min(1, max(0, pull / Self.height))
    guard scrollView.isDragging, pull >= Self.threshold, !isRefreshing, isEnabled,
      !hasBegunInThisDrag
    else { return }
    hasBegunInThisDrag = true
    begin()
    sendActions(for: .valueChanged)
  }

  /// The color of the wheel; gray unless it is set.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      super.tintColor = newValue
      wheel.color = newValue
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = wheel.intrinsicContentSize
    let text = attributedTitle == nil ? 0 : label.sizeThatFits(.zero).height
    let gap: CGFloat = text > 0 ? 6 : 0
    let top = ((Self.height - size.height - gap - text) / 2).rounded()
    wheel.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: top, width: size.width, height: size.height
    )
    label.frame = CGRect(x: 0, y: top + size.height + gap, width: bounds.width, height: text)
  }
}

extension UIScrollView {
  func refreshControlDidChange(from old: UIRefreshControl?) {
    if old?.superview === self { old?.removeFromSuperview() }
    changeRefreshInset(to: 0)
    if let refreshControl { insertSubview(refreshControl, at: 0) }
  }

  /// Adds space for a refresh control at the top, without moving the content.
  func changeRefreshInset(to inset: CGFloat) {
    guard inset != refreshInset else { return }
    let wasPlacing = isPlacingContent
    isPlacingContent = true
    refreshInset = inset
    isPlacingContent = wasPlacing
  }
}
