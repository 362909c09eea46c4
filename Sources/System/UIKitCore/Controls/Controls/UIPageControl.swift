import QuartzCore

/// A row of dots, one for each page. A tap on one side goes to the next or previous page; a drag
/// along the dots goes through all of them.
@MainActor open class UIPageControl: UIControl {
  /// The ways in which the user changes the page.
  public enum InteractionState: Int, Sendable {
    /// The user is not changing the page.
    case none = 0
    /// The user taps.
    case discrete
    /// The user drags along the dots.
    case continuous
  }

  /// The appearance of the background behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// Shown while the user drags along the dots.
    case automatic = 0
    /// Always shown.
    case prominent
    /// Never shown.
    case minimal
  }

  /// The number of pages. The default value is 0.
  open var numberOfPages = 0 { didSet { if numberOfPages != oldValue { pagesDidChange() } } }
  /// A Boolean value that determines whether the control is hidden if there is only one page. The
  /// default value is `false`.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  /// The color of the dots of other pages. If `nil`, it is translucent white.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the current page's dot. If `nil`, it is white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The image shown instead of dots.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsLayout() } }
  /// The appearance of the background behind the dots. The default value is `automatic`.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsLayout() } }
  /// A Boolean value that determines whether the user can drag along the dots. The default value is
  /// `true`.
  open var allowsContinuousInteraction = true
  /// The way in which the user is currently changing the page.
  open private(set) var interactionState = InteractionState.none {
    didSet { if interactionState != oldValue { setNeedsLayout() } }
  }

  private var page = 0
  private var images: [Int: UIImage] = [:]
  private let platter = UIView()
  private let row = PageDots()
  private var touchStart: CGFloat = 0
  /// The distance after which a tap becomes a drag, in points.
  private static let dragSlop: CGFloat = 10

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    platter.isUserInteractionEnabled = false
    row.isUserInteractionEnabled = false
    addSubview(platter)
    addSubview(row)
    if frame.isEmpty { bounds.size = size(forNumberOfPages: 0) }
  }

  /// The current page, starting with 0. Values outside of the range are limited to it; no event is
  /// sent.
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

  /// Sets the image of one page's dot, which takes precedence over `preferredIndicatorImage`.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    setNeedsLayout()
  }

  /// Returns the image that was set for one page's dot.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  // MARK: Layout

  /// Returns the size for a number of pages, with the margins around the dots.
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

  /// Measured on iOS: the dots of other pages are white at 45 %.
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

  func go(to newPage: Int) {
    let old = page
    show(newPage, animated: true)
    if page != old { sendValueChange() }
  }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    !(isTracking && allowsContinuousInteraction && recognizer.view !== self)
  }

  /// Goes to the next page.
  open override func accessibilityIncrement() { if isEnabled { go(to: page + 1) } }
  /// Goes to the previous page.
  open override func accessibilityDecrement() { if isEnabled { go(to: page - 1) } }

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
