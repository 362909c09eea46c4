import Motion
import UIKit
import UIKitCompat

/// Shows one page of many, each as large as itself, and moves between them by its own springs:
/// every movement can be caught, and goes on with the finger's velocity.
///
/// Only the current page, its neighbours and what is on screen exist as views. Layout moves and
/// resizes pages; it loads some only where `pageInsets` let more of them be seen.
@MainActor public final class PagingView: UIView {
  /// The direction in which pages follow one another.
  public enum Axis: Sendable {
    /// From leading to trailing.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The object that supplies pages.
  public weak var dataSource: (any PagingViewDataSource)?
  /// The object that is told which pages appear and disappear.
  public weak var delegate: (any PagingViewDelegate)?

  /// The direction in which pages follow one another.
  public var axis: Axis = .horizontal {
    didSet { if axis != oldValue { layOutPages() } }
  }

  /// Points between two pages; seen only while they move.
  public var pageSpacing: CGFloat = 20 {
    didSet { if pageSpacing != oldValue { layOutPages() } }
  }

  /// The insets of the current page in the bounds; its neighbours are visible there.
  public var pageInsets = UIEdgeInsets.zero {
    didSet { if pageInsets != oldValue { setNeedsLayout() } }
  }

  /// Whether higher indices lie the other way: towards the leading edge, or above.
  public var isReversed = false {
    didSet { if isReversed != oldValue { layOutPages() } }
  }

  /// Whether one drag turns one page at most, or as many as it covered.
  public var turnsSinglePages = true

  /// The number of pages to prefetch behind and ahead, in the direction of travel.
  public var lookAhead = (behind: 1, ahead: 2)

  /// Whether the pages count as on screen; appearance calls follow it. A view controller sets it
  /// when it appeared and when it will disappear.
  public var isActive = true {
    didSet { if isActive != oldValue { updateAppearances() } }
  }

  /// Whether page views exist. Without them only the position is kept: what isn't visible
  /// holds and loads nothing.
  public var hasPages = true {
    didSet {
      guard hasPages != oldValue else { return }
      if hasPages { updatePages() } else { unloadPages() }
      sendEvents()
    }
  }

  /// The spring of a page turn after a key or a flick; it never overshoots.
  public var spring = Spring(response: 0.38)

  /// The page to begin with, read by the first `reloadData()`.
  public var initialIndex = 0

  /// As of the last `reloadData()`.
  public internal(set) var pageCount = 0
  /// The page nearest to the finger, or the one that is being moved to; nil without pages.
  public var currentIndex: Int? { currentSlot.map { index(ofSlot: $0) } }

  /// Whether the first page follows the last. Fewer than `minimumLoopingPageCount` do not loop.
  public var isLooping = false {
    didSet { if isLooping != oldValue, dataSource != nil { reloadData() } }
  }

  /// With two, a page is its own neighbour's neighbour: there are two views of it. Never below two.
  public var minimumLoopingPageCount = 3 {
    didSet {
      precondition(
        minimumLoopingPageCount >= 2, "PagingView.minimumLoopingPageCount: one page cannot loop")
    }
  }

  /// Drags pages by touch, mouse button and touchpad.
  public let panGestureRecognizer = UIPanGestureRecognizer()

  enum Mode { case resting, held, dragging, settling }
  var mode = Mode.resting
  var motion = SpringValue<CGFloat>(0, threshold: 0.0004)
  var dragOrigin: CGFloat = 0
  /// Pages lie in slots, one after the other. A slot is the page's index or, while looping, the
  /// index and any number of rounds.
  var currentSlot: Int?
  /// The slot that was left when the present movement began.
  var settledSlot = 0
  var travel = 1
  /// The pages by slot.
  var live: [Int: LivePage] = [:]
  /// As of the last `reloadData()`.
  var loops = false
  var pool = PagePool()
  /// The page that is asked for again, and may be configured as it is.
  var offeredPage: UIView?
  var currentID: AnyHashable?
  /// The last values reported to the delegate.
  var reportedIndex: Int?
  private var events: [() -> Void] = []
  private var isSendingEvents = false
  lazy var animator = Animator { [weak self] seconds in self?.step(by: seconds) ?? false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    setUpPan()
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  /// Where the pages are, in pages: 2.5 is half-way between the third and the fourth. While looping
  /// it goes on below zero and beyond the last page.
  public var position: CGFloat { motion.value }

  /// Whether a finger holds the pages or they are on their way.
  public var isMoving: Bool { mode != .resting }

  public override func layoutSubviews() {
    super.layoutSubviews()
    if pagesBeside > 0 { loadPages() }
    layOutPages()
    sendEvents()
  }

  // MARK: Touches

  public override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === panGestureRecognizer ? shouldBeginPan() : true
  }

  /// A touch stops moving pages at once, before any gesture is recognized.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    hold()
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endInteraction()
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    endInteraction()
  }

  // MARK: Pages

  /// Returns the page at an index if it is loaded.
  public func page(at index: Int) -> UIView? {
    if index == currentIndex { return currentPage }
    return live.values.first { $0.index == index }?.view
  }

  /// The page that the view has settled on or last passed.
  public var currentPage: UIView? { currentSlot.flatMap { live[$0]?.view } }

  /// The pages that have views, on screen or not.
  public var livePages: [(index: Int, page: UIView)] {
    live.values.sorted { $0.slot < $1.slot }.map { ($0.index, $0.view) }
  }

  /// A page view that waits to be used again, or a new one; the page's own while it is
  /// reconfigured.
  public func dequeuePage<Page: UIView>(_ type: Page.Type, make: () -> Page) -> Page {
    if let page = offeredPage as? Page, Swift.type(of: page) == type {
      offeredPage = nil
      return page
    }
    return pool.take(type) ?? make()
  }

  // MARK: Geometry

  /// Where the current page rests.
  public var restingFrame: CGRect {
    let frame = bounds.inset(by: pageInsets)
    return CGRect(
      x: frame.minX, y: frame.minY, width: max(0, frame.width), height: max(0, frame.height))
  }

  var length: CGFloat { axis == .horizontal ? restingFrame.width : restingFrame.height }
  var extent: CGFloat { length + pageSpacing }

  /// 1 when higher indices lie right or below.
  var direction: CGFloat {
    let isMirrored = axis == .horizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored != isReversed ? -1 : 1
  }

  func layOutPages() {
    for page in live.values {
      let frame = frame(ofSlot: page.slot)
      if page.view.transform.isIdentity {
        page.view.frame = frame
      } else {
        page.view.bounds.size = frame.size
        page.view.center = CGPoint(x: frame.midX, y: frame.midY)
      }
      page.view.isHidden = !isPartiallyVisible(slot: page.slot)
      delegate?.pagingView(self, didPlace: page.view, at: CGFloat(page.slot) - position)
    }
  }

  private func frame(ofSlot slot: Int) -> CGRect {
    let offset = (CGFloat(slot) - position) * extent * direction
    return axis == .horizontal
      ? restingFrame.offsetBy(dx: offset, dy: 0) : restingFrame.offsetBy(dx: 0, dy: offset)
  }

  /// Whether more than half a point of the page lies where the current page rests: what of it is
  /// seen beside that counts for nothing in its appearance.
  func isVisible(slot: Int) -> Bool {
    let distance = abs(CGFloat(slot) - position)
    return length > 0 ? length - distance * extent > 0.5 : distance < 0.5
  }

  /// Whether more than half a point of the page can be seen.
  func isPartiallyVisible(slot: Int) -> Bool {
    guard pageInsets != .zero, length > 0 else { return isVisible(slot: slot) }
    let seen = frame(ofSlot: slot).intersection(bounds)
    guard !seen.isNull else { return false }
    return (axis == .horizontal ? seen.width : seen.height) > 0.5
  }

  /// The number of pages beyond the neighbours that are visible beside the current one.
  var pagesBeside: Int {
    guard pageInsets != .zero, length > 0 else { return 0 }
    let widestInset =
      axis == .horizontal
      ? max(pageInsets.left, pageInsets.right) : max(pageInsets.top, pageInsets.bottom)
    return max(0, Int((widestInset / extent).rounded(.up)))
  }

  // MARK: Events

  /// Calls to the delegate wait until the state is in order.
  func post(_ event: @escaping (any PagingViewDelegate, PagingView) -> Void) {
    events.append { [weak self] in
      if let self, let delegate = self.delegate { event(delegate, self) }
    }
  }

  func sendEvents() {
    guard !isSendingEvents else { return }
    isSendingEvents = true
    while !events.isEmpty { events.removeFirst()() }
    isSendingEvents = false
  }
}
