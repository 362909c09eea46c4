import Paging
import UIKit
import UIKitCompat

/// The common part of all carousels: pages that turn by touch, by keys, by calls and automatically.
/// Create a `CarouselView`.
@MainActor public class Carousel: UIView {
  // MARK: Appearance

  /// The direction in which pages follow one another.
  public var direction = CarouselDirection.leadingToTrailing {
    didSet { if direction != oldValue { applyAppearance() } }
  }

  /// Whether the first item follows the last. Two items suffice.
  public var isLooping: Bool {
    get { paging.isLooping }
    set {
      paging.isLooping = newValue
      updateAutoplay()
    }
  }

  /// The space between the carousel's edges and its items.
  public var contentInset = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// The size of an item in relation to the carousel.
  public var itemSize = CarouselItemSize.full {
    didSet { if itemSize != oldValue { applyAppearance() } }
  }

  /// The space between two items, in points.
  public var itemSpacing: CGFloat {
    get { paging.pageSpacing }
    set { paging.pageSpacing = newValue }
  }

  /// The look of pages while they turn; nil moves them and no more.
  public var transformer: CarouselTransformer? { didSet { transformerDidChange() } }

  /// Called when a page is laid out, with its view and its distance from the current position in
  /// items, negative before it. Use it to change the scale or opacity by the distance.
  public var onPageLayout: ((UIView, CGFloat) -> Void)? { didSet { paging.setNeedsLayout() } }

  /// The view that shows the current item; nil for none.
  public var indicator: (any CarouselIndicator)? {
    didSet { if indicator !== oldValue { indicatorDidChange(from: oldValue) } }
  }

  /// Returns the indicator's frame from the size that it asks for and the bounds.
  public var indicatorFrame: (_ size: CGSize, _ bounds: CGRect) -> CGRect = Carousel.bottomCenter {
    didSet { setNeedsLayout() }
  }

  /// The frame of a view centered 5 points above the bottom.
  public nonisolated static func bottomCenter(_ size: CGSize, _ bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.midX - size.width / 2, y: bounds.maxY - 5 - size.height, width: size.width,
      height: size.height)
  }

  /// Whether a mouse wheel turns items, one for each notch, along the direction only. A horizontal
  /// carousel in a vertical scroll view takes a horizontal wheel, or Shift and the wheel.
  public var turnsByWheel = true

  // MARK: Autoplay

  /// How pages turn automatically; nil if they don't.
  public var autoplay: CarouselAutoplay? = CarouselAutoplay() {
    didSet { if autoplay != oldValue { restartAutoplay() } }
  }

  /// Whether there is a pause button in the bottom trailing corner while there is something to
  /// pause. Anything that moves for more than five seconds needs one (WCAG 2.2.2), here or
  /// elsewhere.
  public var showsPauseControl = true { didSet { setNeedsLayout() } }

  /// Whether `pause()` or a person has paused the carousel.
  public internal(set) var isPaused = false

  /// Whether autoplay is suspended, for example while another screen covers the carousel.
  public var isSuspended = false { didSet { if isSuspended != oldValue { updateAutoplay() } } }

  // MARK: Events

  /// Called when a movement to an item begins. Each call is followed by `didMove` for the same
  /// item, or by `willMove` for another one if the movement is redirected.
  public var willMove: ((_ index: Int) -> Void)?
  /// Called when another page has come to rest in the middle.
  public var didMove: ((_ index: Int) -> Void)?
  /// The progress from one item to its neighbor: 0…1, and 1 once for each that was reached.
  public var onProgress: ((_ from: Int, _ to: Int, _ fraction: CGFloat) -> Void)?

  // MARK: Parts

  let paging = PagingView()
  let pauseControl = PauseControl(frame: .zero)
  private(set) lazy var element = CarouselElement(of: self)
  let tapRecognizer = UITapGestureRecognizer()
  let wheelRecognizer = UIPanGestureRecognizer()
  /// When the wheel last turned an item, in seconds of the media clock.
  var lastWheelTurn = -TimeInterval.infinity
  let listeners = EventListeners()
  /// Whether pages that are used again may have been transformed.
  var hasTransformed = false
  var progress = TurnProgress()
  /// The item that `willMove` was called for last, or the initial one.
  var announced: (id: AnyHashable, index: Int)?
  var isReloading = false
  var isMoving = false
  var timer: DelayedCall?
  var visibilityObserver: VisibilityObserver?
  var isTouched = false
  var isHovered = false
  /// Whether a person or the app started it while Reduce Motion is on.
  var ignoresReducedMotion = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    paging.pageSpacing = 0
    paging.minimumLoopingPageCount = 2
    paging.isLooping = true
    paging.dataSource = self
    paging.delegate = self
    addSubview(paging)
    addSubview(pauseControl)
    indicator = CarouselDots()
    indicatorDidChange(from: nil)
    setUpInput()
    setUpWheel()
    applyAppearance()
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  // MARK: For CarouselView

  var itemCount: Int { 0 }
  func itemID(at index: Int) -> AnyHashable { index }
  func makePage(at index: Int) -> UIView { UIView() }
  func pageWasTapped(_ page: UIView, at index: Int) {}
  func displayDuration(at index: Int) -> TimeInterval? { nil }
  func page(_ page: UIView, didAppear isThere: Bool, at index: Int) {}
  func willNeedItems(at indices: [Int]) {}

  // MARK: Position

  /// The current item or, during a turn, the next one; nil without items.
  public var currentIndex: Int? { paging.currentIndex }

  /// The view of an item, if it has one at the moment.
  public func page(at index: Int) -> UIView? { paging.page(at: index) }

  /// Scrolls to an item. Distances of more than three items are not animated, nor is anything while
  /// Reduce Motion is on.
  public func scroll(to index: Int, animated: Bool = true) {
    paging.goToPage(index, animated: animated)
  }

  /// Moves forward, or back if negative, by a number of items. Returns false if there is no such
  /// item.
  @discardableResult public func move(by count: Int = 1, animated: Bool = true) -> Bool {
    paging.page(by: count, animated: animated)
  }

  /// Returns the events from now on, a new sequence for each call, which ends with the carousel.
  public func events() -> AsyncStream<CarouselEvent> { listeners.makeStream() }

  // MARK: Layout

  /// The area that items are shown in.
  public var contentFrame: CGRect {
    let frame = bounds.inset(by: contentInset)
    return CGRect(
      x: frame.minX, y: frame.minY, width: max(0, frame.width), height: max(0, frame.height))
  }

  /// The frame of the current item at rest.
  public var itemFrame: CGRect { paging.convert(paging.restingFrame, to: self) }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentFrame
    let size = itemSize.size(in: area.size, isHorizontal: direction.isHorizontal)
    let (x, y) = ((area.width - size.width) / 2, (area.height - size.height) / 2)
    paging.pageInsets = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    paging.frame = area
    paging.layoutIfNeeded()
    if let indicator {
      indicator.frame = indicatorFrame(indicator.sizeThatFits(area.size), bounds)
      indicator.isHidden = itemCount < 2
    }
    layOutPauseControl()
  }

  private func layOutPauseControl() {
    pauseControl.isHidden = !showsPauseControl || autoplay == nil || itemCount < 2
    let frame = itemFrame
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = PauseControl.side
    pauseControl.frame = CGRect(
      x: isMirrored ? frame.minX : frame.maxX - side, y: frame.maxY - side, width: side,
      height: side)
  }

  func applyAppearance() {
    paging.axis = direction.isHorizontal ? .horizontal : .vertical
    paging.isReversed = direction.isReversed
    paging.turnsSinglePages = itemSize == .full
    setNeedsLayout()
  }

  public override var semanticContentAttribute: UISemanticContentAttribute {
    didSet {
      paging.semanticContentAttribute = semanticContentAttribute
      indicator?.semanticContentAttribute = semanticContentAttribute
      setNeedsLayout()
    }
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    windowDidChange()
  }

  // MARK: Touches and keys

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    isTouched = true
    updateAutoplay()
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    isTouched = false
    updateAutoplay()
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    isTouched = false
    updateAutoplay()
  }

  public override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === wheelRecognizer ? shouldBeginWheel() : true
  }

  public override var canBecomeFirstResponder: Bool { true }

  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { $0.key.map { !handle($0.keyCode) } ?? true }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }
}
