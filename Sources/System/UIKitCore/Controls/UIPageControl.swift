import QuartzCore

/// A row of dots. A tap goes one page on or back, a drag along the dots goes through them.
@MainActor open class UIPageControl: UIControl {
  public enum InteractionState: Int, Sendable { case none = 0, discrete, continuous }
  public enum BackgroundStyle: Int, Sendable { case automatic = 0, prominent, minimal }

  open var numberOfPages = 0 { didSet { if numberOfPages != oldValue { pagesDidChange() } } }
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  /// Nil is white that lets some of what is below through.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Nil is white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsLayout() } }
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsLayout() } }
  open var allowsContinuousInteraction = true
  open private(set) var interactionState = InteractionState.none {
    didSet { if interactionState != oldValue { setNeedsLayout() } }
  }

  private var page = 0
  private var images: [Int: UIImage] = [:]
  private let platter = UIView()
  private let row = PageDots()
  private var touchStart: CGFloat = 0
  /// Points of movement that make a tap a drag.
  private static let dragSlop: CGFloat = 10

  public override init(frame: CGRect) {
    super.init(frame: frame)
    platter.isUserInteractionEnabled = false
    row.isUserInteractionEnabled = false
    addSubview(platter)
    addSubview(row)
    if frame.isEmpty { bounds.size = size(forNumberOfPages: 0) }
  }

  open var currentPage: Int {
    get { page }
    set { show(newValue, animated: false) }
  }

  private func show(_ newPage: Int, animated: Bool) {
    let clamped = min(max(newPage, 0), max(numberOfPages - 1, 0))
    guard clamped != page else { return }
    page = clamped
    guard animated, window != nil else { return setNeedsLayout() }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { self.layOutDots() })
  }

  private func pagesDidChange() {
    precondition(numberOfPages >= 0, "UIPageControl.numberOfPages: must not be negative")
    page = min(page, max(numberOfPages - 1, 0))
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    setNeedsLayout()
  }

  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  // MARK: Layout

  /// What the dots of that many pages need, with room around them.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: PageDots.pitch * CGFloat(pageCount) + PageDots.margin * 2, height: PageDots.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutDots()
    focusRing?.layOut(in: self)
  }

  private func layOutDots() {
    let isHiddenForOne = hidesForSinglePage && numberOfPages <= 1
    row.frame = bounds
    row.isHidden = isHiddenForOne
    row.isMirrored = isMirrored
    row.alpha = isEnabled ? 1 : 0.5
    row.show(
      count: numberOfPages, current: page, color: pageIndicatorTintColor ?? Self.otherColor,
      currentColor: currentPageIndicatorTintColor ?? .white
    ) { [images, preferredIndicatorImage] in images[$0] ?? preferredIndicatorImage }
    layOutPlatter(isHidden: isHiddenForOne)
  }

  /// Measured: the dots of other pages are white at 45 %.
  private static let otherColor = UIColor(white: 1, alpha: 0.45)

  private func layOutPlatter(isHidden: Bool) {
    let size = size(forNumberOfPages: row.visibleCount)
    platter.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
    platter.layer.cornerRadius = size.height / 2
    platter.backgroundColor = .systemFill
    let isShown =
      switch backgroundStyle {
      case .prominent: true
      case .minimal: false
      case .automatic: interactionState == .continuous
      }
    platter.isHidden = isHidden || !isShown
  }

  override var keyboardFocusRadius: CGFloat { .infinity }
  override var keyboardFocusFrame: CGRect { platter.frame }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard numberOfPages > 0 else { return false }
    touchStart = touch.location(in: self).x
    interactionState = .discrete
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    if interactionState == .discrete, allowsContinuousInteraction,
      abs(x - touchStart) > Self.dragSlop
    {
      interactionState = .continuous
    }
    if interactionState == .continuous { go(to: row.page(at: x)) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wasTap = interactionState == .discrete
    interactionState = .none
    guard wasTap, let touch else { return }
    let x = touch.location(in: self).x
    guard abs(x - touchStart) <= Self.dragSlop else { return }
    go(to: page + ((x > bounds.midX) != isMirrored ? 1 : -1))
  }

  open override func cancelTracking(with event: UIEvent?) { interactionState = .none }
  package override var sendsPrimaryAction: Bool { false }

  private func go(to newPage: Int) {
    let old = page
    show(newPage, animated: true)
    if page != old { sendValueChange() }
  }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    !(isTracking && allowsContinuousInteraction && recognizer.view !== self)
  }

  // MARK: Keyboard

  override var isDragged: Bool { true }

  package override var takesKeyboardFocus: Bool { numberOfPages > 1 }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isMine = handleKeys(presses) { key in
      switch key {
      case .up, .down, .activate: return false
      case .first: go(to: 0)
      case .last: go(to: numberOfPages - 1)
      case .left: go(to: page + (isMirrored ? 1 : -1))
      case .right: go(to: page + (isMirrored ? -1 : 1))
      }
      return true
    }
    if !isMine { super.pressesBegan(presses, with: event) }
  }
}
