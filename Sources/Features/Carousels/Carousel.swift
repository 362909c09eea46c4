import Paging
import UIKit
import UIKitCompat

/// What all carousels have in common, whatever they show: pages that turn by a finger, by a key, by
/// a call and by themselves. `CarouselView` is the one to make.
@MainActor public class Carousel: UIView {
  // MARK: Looks

  /// The direction in which pages follow one another.
  public var direction = CarouselDirection.leadingToTrailing {
    didSet { if direction != oldValue { applyLooks() } }
  }

  /// Whether the first item follows the last; two items suffice.
  public var isLooping: Bool {
    get { paging.isLooping }
    set {
      paging.isLooping = newValue
      updateAutoplay()
    }
  }

  /// Room between the carousel's edges and its items.
  public var contentInset = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// The size of an item in relation to the carousel.
  public var itemSize = CarouselItemSize.full {
    didSet { if itemSize != oldValue { applyLooks() } }
  }

  /// Points between two items.
  public var itemSpacing: CGFloat {
    get { paging.pageSpacing }
    set { paging.pageSpacing = newValue }
  }

  /// Called when an item was placed: with its view and how many items after the current one it
  /// lies, negative before it, 0.5 half-way. For scale, opacity and the like.
  public var onPlace: ((UIView, CGFloat) -> Void)? { didSet { paging.setNeedsLayout() } }

  /// Nil shows no indicator.
  public var indicator: (any CarouselIndicator)? {
    didSet { if indicator !== oldValue { indicatorDidChange(from: oldValue) } }
  }

  /// Where the indicator lies, by the size it asks for and the bounds.
  public var indicatorFrame: (_ size: CGSize, _ bounds: CGRect) -> CGRect = Carousel.bottomCenter {
    didSet { setNeedsLayout() }
  }

  /// In the middle, 5 points above the bottom.
  public nonisolated static func bottomCenter(_ size: CGSize, _ bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.midX - size.width / 2, y: bounds.maxY - 5 - size.height, width: size.width,
      height: size.height)
  }

  /// Whether a mouse wheel turns items, one a notch: along the direction only, so that a carousel
  /// from left to right in a page that scrolls takes a wheel sideways, or Shift and a wheel.
  public var turnsByWheel = true

  // MARK: Autoplay

  /// Nil turns no pages automatically.
  public var autoplay: CarouselAutoplay? = CarouselAutoplay() {
    didSet { if autoplay != oldValue { restartAutoplay() } }
  }

  /// A button in the bottom trailing corner, while there is anything to stop. What moves by itself
  /// for more than five seconds needs one (WCAG 2.2.2), here or elsewhere.
  public var showsPauseControl = true { didSet { setNeedsLayout() } }

  /// Stopped by `pause()` or by the person.
  public internal(set) var isPaused = false

  /// Waits while something else has the person's attention: a screen that lies over this one, say.
  public var isHeld = false { didSet { if isHeld != oldValue { updateAutoplay() } } }

  // MARK: Events

  /// It is on its way to an item. Each call is followed by `didMove` for the same item, or by
  /// `willMove` for the one it turned to instead.
  public var willMove: ((_ index: Int) -> Void)?
  /// Called when another page has come to rest in the middle.
  public var didMove: ((_ index: Int) -> Void)?
  /// The progress from one item to its neighbour: 0…1, and 1 once for each that was reached.
  public var onProgress: ((_ from: Int, _ to: Int, _ fraction: CGFloat) -> Void)?

  // MARK: Parts

  let paging = PagingView()
  let pauseControl = PauseControl(frame: .zero)
  let tapRecognizer = UITapGestureRecognizer()
  let wheelRecognizer = UIPanGestureRecognizer()
  /// When the wheel turned an item last, in the media clock's seconds.
  var lastWheelTurn = -TimeInterval.infinity
  let listeners = EventListeners()
  var progress = TurnProgress()
  /// What `willMove` was called for last, or what was there from the start.
  var announced: (id: AnyHashable, index: Int)?
  var isReloading = false
  var isOnItsWay = false
  var timer: DelayedCall?
  var visibilityObserver: VisibilityObserver?
  var isTouched = false
  var isHovered = false
  /// The person or the app started it although less motion is wished for.
  var isWanted = false

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
    applyLooks()
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  // MARK: For the carousel of a kind of items

  var itemCount: Int { 0 }
  func itemID(at index: Int) -> AnyHashable { index }
  func makePage(at index: Int) -> UIView { UIView() }
  func pageWasTapped(_ page: UIView, at index: Int) {}
  func dwell(at index: Int) -> TimeInterval? { nil }
  func page(_ page: UIView, didAppear isThere: Bool, at index: Int) {}
  func willNeedItems(at indices: [Int]) {}

  // MARK: Place

  /// The current item or, during a turn, the next one; nil without items.
  public var currentIndex: Int? { paging.currentIndex }

  /// The view of an item, while it has one.
  public func page(at index: Int) -> UIView? { paging.page(at: index) }

  /// Further than three items there is no way to be seen, and none when less motion is wished for.
  public func scroll(to index: Int, animated: Bool = true) {
    paging.goToPage(index, animated: animated)
  }

  /// The next item, or the one before for −1; false when there is none.
  @discardableResult public func move(by count: Int = 1, animated: Bool = true) -> Bool {
    paging.page(by: count, animated: animated)
  }

  /// Returns the events from now on, a new sequence for each call, which ends with the carousel.
  public func events() -> AsyncStream<CarouselEvent> { listeners.makeStream() }

  // MARK: Layout

  /// The room that items have.
  public var contentFrame: CGRect {
    let frame = bounds.inset(by: contentInset)
    return CGRect(
      x: frame.minX, y: frame.minY, width: max(0, frame.width), height: max(0, frame.height))
  }

  /// Where the current item rests.
  public var itemFrame: CGRect { paging.convert(paging.restingFrame, to: self) }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentFrame
    let size = itemSize.size(in: room.size, isHorizontal: direction.isHorizontal)
    let (x, y) = ((room.width - size.width) / 2, (room.height - size.height) / 2)
    paging.pageInsets = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    paging.frame = room
    paging.layoutIfNeeded()
    if let indicator {
      indicator.frame = indicatorFrame(indicator.sizeThatFits(room.size), bounds)
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

  func applyLooks() {
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
