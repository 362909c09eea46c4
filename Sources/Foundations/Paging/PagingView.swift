import Motion
import UIKit
import UIKitCompat

/// A view that shows one of many pages, each as large as the view itself, and turns pages with
/// springs: every movement can be caught, and continues with the finger's velocity.
///
/// Only the current page, its neighbors and the visible pages exist as views. Layout moves and
/// resizes pages; it loads pages only where `pageInsets` make more of them visible.
@MainActor public final class PagingView: UIView {
  /// The direction in which pages follow one another.
  public enum Axis: Sendable {
    /// From leading to trailing.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The object that provides the pages.
  public weak var dataSource: (any PagingViewDataSource)?
  /// The object that is notified when pages appear and disappear.
  public weak var delegate: (any PagingViewDelegate)?

  /// The direction in which pages follow one another.
  public var axis: Axis = .horizontal {
    didSet { if axis != oldValue { layOutPages() } }
  }

  /// The spacing between two pages, in points; visible only while pages move.
  public var pageSpacing: CGFloat = 20 {
    didSet { if pageSpacing != oldValue { layOutPages() } }
  }

  /// The insets of the current page within the bounds; neighboring pages are visible in the inset
  /// area.
  public var pageInsets = UIEdgeInsets.zero {
    didSet { if pageInsets != oldValue { setNeedsLayout() } }
  }

  /// A Boolean value that determines whether the page order is reversed: higher indices lie towards
  /// the leading edge or above. The default value is `false`.
  public var isReversed = false {
    didSet { if isReversed != oldValue { layOutPages() } }
  }

  /// A Boolean value that determines whether one drag turns at most one page, rather than as many
  /// as it covered. The default value is `true`.
  public var turnsSinglePages = true

  /// The part of a page that a drag has to move before a flick turns it, 0…1. The default value is
  /// 0: any flick turns the page.
  public var flickDistance: CGFloat = 0

  /// The number of pages to prefetch behind and ahead, in the direction of travel.
  public var lookAhead = (behind: 1, ahead: 2)

  /// A Boolean value that determines whether the pages count as visible; appearance calls follow
  /// it. A view controller sets it when it has appeared and when it will disappear. The default
  /// value is `true`.
  public var isActive = true {
    didSet { if isActive != oldValue { updateAppearances() } }
  }

  /// A Boolean value that determines whether page views exist. Without them only the position is
  /// kept, so that a paging view that isn't visible holds and loads nothing. The default value is
  /// `true`.
  public var hasPages = true {
    didSet {
      guard hasPages != oldValue else { return }
      if hasPages { updatePages() } else { unloadPages() }
      sendEvents()
    }
  }

  /// The spring of a page turn after a key or a flick; it never overshoots.
  public var spring = Spring(response: 0.38)

  /// The index of the first page to show, read by the first `reloadData()`.
  public var initialIndex = 0

  /// The number of pages as of the last `reloadData()`.
  public internal(set) var pageCount = 0
  /// The index of the page nearest to the position of a drag, or of the page that is being moved
  /// to; `nil` without pages.
  public var currentIndex: Int? { currentSlot.map { index(ofSlot: $0) } }

  /// A Boolean value that determines whether the first page follows the last. Fewer than
  /// `minimumLoopingPageCount` pages don't loop. The default value is `false`.
  public var isLooping = false {
    didSet { if isLooping != oldValue, dataSource != nil { reloadData() } }
  }

  /// The smallest number of pages that loop, at least two. With two pages, each is both neighbors
  /// of the other, so that there are two views of it. The default value is 3.
  public var minimumLoopingPageCount = 3 {
    didSet {
      precondition(
        minimumLoopingPageCount >= 2, "PagingView.minimumLoopingPageCount: one page cannot loop")
    }
  }

  /// The gesture recognizer that drags pages by touch, mouse button and touchpad.
  public let panGestureRecognizer = UIPanGestureRecognizer()

  enum Mode { case resting, held, dragging, settling }
  var mode = Mode.resting
  var motion = SpringValue<CGFloat>(0, threshold: 0.0004)
  var dragOrigin: CGFloat = 0
  /// The slot of the current page. Pages lie in consecutive slots. A slot is the index of a page
  /// or, when looping, the index plus any multiple of the page count.
  var currentSlot: Int?
  /// The slot from which the present movement began.
  var settledSlot = 0
  var travel = 1
  /// The pages by slot.
  var live: [Int: LivePage] = [:]
  /// A Boolean value that indicates whether pages loop, as of the last `reloadData()`.
  var loops = false
  var pool = PagePool()
  /// The view of the page that is being reconfigured, which `dequeuePage` returns.
  var offeredPage: UIView?
  var currentID: AnyHashable?
  /// The last index reported to the delegate.
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

  /// The position of the view, in pages: 2.5 is midway between the third and the fourth page. When
  /// looping, the position may be below zero and beyond the last page.
  public var position: CGFloat { motion.value }

  /// A Boolean value that indicates whether the pages are being dragged or are in motion.
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

  /// Stops moving pages as soon as they are touched, before any gesture is recognized.
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

  /// Returns the view of the page at an index if it is loaded.
  public func page(at index: Int) -> UIView? {
    if index == currentIndex { return currentPage }
    return live.values.first { $0.index == index }?.view
  }

  /// The view of the current page if it is loaded.
  public var currentPage: UIView? { currentSlot.flatMap { live[$0]?.view } }

  /// The pages that have views, whether or not they are visible.
  public var livePages: [(index: Int, page: UIView)] {
    live.values.sorted { $0.slot < $1.slot }.map { ($0.index, $0.view) }
  }

  /// Returns a page view from the reuse pool, or a new one; for a page that is being reconfigured,
  /// the view that shows it.
  public func dequeuePage<Page: UIView>(_ type: Page.Type, make: () -> Page) -> Page {
    if let page = offeredPage as? Page, Swift.type(of: page) == type {
      offeredPage = nil
      return page
    }
    return pool.take(type) ?? make()
  }

  // MARK: Geometry

  /// The frame of the current page at rest.
  public var restingFrame: CGRect {
    let frame = bounds.inset(by: pageInsets)
    return CGRect(
      x: frame.minX, y: frame.minY, width: max(0, frame.width), height: max(0, frame.height))
  }

  var length: CGFloat { axis == .horizontal ? restingFrame.width : restingFrame.height }
  var extent: CGFloat { length + pageSpacing }

  /// 1 when higher indices lie to the right or below, otherwise -1.
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

  /// Returns whether more than half a point of the page lies within the resting frame of the
  /// current page; the parts visible beside it don't count for appearance calls.
  func isVisible(slot: Int) -> Bool {
    let distance = abs(CGFloat(slot) - position)
    return length > 0 ? length - distance * extent > 0.5 : distance < 0.5
  }

  /// Returns whether more than half a point of the page is visible.
  func isPartiallyVisible(slot: Int) -> Bool {
    guard pageInsets != .zero, length > 0 else { return isVisible(slot: slot) }
    let seen = frame(ofSlot: slot).intersection(bounds)
    guard !seen.isNull else { return false }
    return (axis == .horizontal ? seen.width : seen.height) > 0.5
  }

  /// The number of pages beyond the neighbors that are visible beside the current one.
  var pagesBeside: Int {
    guard pageInsets != .zero, length > 0 else { return 0 }
    let widestInset =
      axis == .horizontal
      ? max(pageInsets.left, pageInsets.right) : max(pageInsets.top, pageInsets.bottom)
    return max(0, Int((widestInset / extent).rounded(.up)))
  }

  // MARK: Events

  /// Enqueues a call to the delegate, which is made once the view's state is consistent.
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
