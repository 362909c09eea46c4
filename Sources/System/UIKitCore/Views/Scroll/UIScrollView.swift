import QuartzCore

/// A view that scrolls and zooms content larger than itself.
///
/// The content offset is the origin of the view's bounds.
@MainActor open class UIScrollView: UIView {
  /// The rates at which content decelerates after a flick.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the velocity that remains after each millisecond.
    public let rawValue: CGFloat
    /// Creates a rate from the share of the velocity that remains after each millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The default rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate for content that stops sooner, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The color of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// A gray that fits the light or dark appearance.
    case `default` = 0
    /// Translucent black.
    case black
    /// Translucent white.
    case white
  }

  /// The delegate of the scroll view, which is notified of scrolling and zooming.
  open weak var delegate: (any UIScrollViewDelegate)? {
    didSet { (self as? any ScrollDelegateFollowing)?.delegateDidChange() }
  }
  /// The size of the content in points.
  open var contentSize: CGSize = .zero {
    didSet { if contentSize != oldValue { contentGeometryDidChange() } }
  }
  /// The additional distance, in points, by which content scrolls past its edges; zero by default.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { contentGeometryDidChange() } }
  }
  /// The way in which the safe area is added to the content inset; automatic by default.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { contentGeometryDidChange() }
  }
  /// Whether content can be dragged past its edges and springs back; true by default.
  open var bounces = true
  /// Whether content bounces vertically even if it is no taller than the view; false by default.
  open var alwaysBounceVertical = false
  /// Whether content bounces horizontally even if it is no wider than the view; false by default.
  open var alwaysBounceHorizontal = false
  /// Whether scrolling stops at multiples of the view's size; false by default.
  open var isPagingEnabled = false
  /// Whether the user can scroll the content; true by default.
  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  /// Whether a drag scrolls only along the axis on which it began; false by default.
  open var isDirectionalLockEnabled = false
  /// Whether a drag ends the editing of text.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// The rate at which content decelerates after a flick; normal by default.
  open var decelerationRate: DecelerationRate = .normal
  /// The distances of the vertical scroll indicator from the edges, in points, besides those that
  /// the system adds; zero by default.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { indicators.offsetDidChange() }
  }
  /// The distances of the horizontal scroll indicator from the edges, in points, besides those that
  /// the system adds; zero by default.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { indicators.offsetDidChange() }
  }
  /// Whether the system insets the scroll indicators by the part of the safe area that content
  /// respects; true by default.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { indicators.offsetDidChange() }
  }
  /// The insets of both scroll indicators; reads those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Whether the vertical scroll indicator is shown while scrolling; true by default.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal scroll indicator is shown while scrolling; true by default.
  open var showsHorizontalScrollIndicator = true
  /// The color of the scroll indicators.
  open var indicatorStyle: IndicatorStyle = .default {
    didSet { indicators.styleDidChange() }
  }
  /// Whether content receives touches only after 0.15 s, or as soon as it's clear that the touch
  /// doesn't scroll; true by default.
  open var delaysContentTouches = true
  /// Whether a drag can take a touch away from content that has already received it; true by
  /// default.
  open var canCancelContentTouches = true
  /// The smallest zoom scale; 1 by default.
  open var minimumZoomScale: CGFloat = 1
  /// The largest zoom scale; 1 by default.
  open var maximumZoomScale: CGFloat = 1
  /// Whether a pinch can zoom past the limits and springs back; true by default.
  open var bouncesZoom = true

  /// Whether a finger is on the content, even before it drags.
  open package(set) var isTracking = false
  /// Whether a finger is dragging the content.
  open package(set) var isDragging = false
  /// Whether the content is still moving after a drag has ended.
  open package(set) var isDecelerating = false
  /// Whether a pinch is zooming the content.
  open package(set) var isZooming = false
  /// Whether the zoom is springing back to its limits.
  open package(set) var isZoomBouncing = false

  /// The control above the content that begins a refresh when it is pulled down; nil by default.
  open var refreshControl: UIRefreshControl? {
    didSet { if refreshControl !== oldValue { refreshControlDidChange(from: oldValue) } }
  }
  /// The inset for a refresh control that is refreshing, in points.
  var refreshInset: CGFloat = 0 {
    didSet { if refreshInset != oldValue { contentGeometryDidChange() } }
  }

  /// The recognizer for drags, the touchpad and the wheel.
  open private(set) var panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()
  /// The recognizer for zooming; it exists even if the content doesn't zoom.
  open private(set) var pinchGestureRecognizer: UIPinchGestureRecognizer? =
    UIPinchGestureRecognizer()

  /// The height by which the bar above can still expand when the content is scrolled to its top, in
  /// points.
  var collapsedBarHeight: CGFloat = 0
  /// The observers of the scroll position.
  var observers: [ScrollObserverLink] = []

  var drag = ScrollDrag()
  /// Whether a touch has stopped the content in motion.
  package var isCaught: Bool { drag.caught != nil }
  /// The offset at which the drag began.
  package var offsetBeforeDrag: CGPoint { drag.startOffset }
  var motions: (x: AxisMotion?, y: AxisMotion?) = (nil, nil)
  /// Whether the delegate is notified of the end of a scrolling animation when the running motion
  /// ends.
  var isAnimatingOffset = false
  /// The offset to which the view itself is about to move the content.
  private var placed: CGPoint?
  var ticker: FrameTicker?
  var zoom = ScrollZoom()
  /// Whether the code that is changing the content size sets the offset itself.
  package var isPlacingContent = false
  lazy var indicators = ScrollIndicators(scrollView: self)
  /// The adjusted content inset as last reported to the subclass and the delegate.
  private var toldContentInset: UIEdgeInsets = .zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    panGestureRecognizer.allowedScrollTypesMask = .all
    panGestureRecognizer.addHandler { [weak self] _ in self?.handlePan() }
    addGestureRecognizer(panGestureRecognizer)
    if let pinch = pinchGestureRecognizer {
      pinch.addHandler { [weak self] _ in self?.handlePinch() }
      addGestureRecognizer(pinch)
    }
  }

  // MARK: Offset

  /// The point of the content at the view's top-left corner; setting it isn't animated. Content that
  /// a finger moves, or that decelerates, goes on from there; animated scrolling ends.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let isOwn = placed == newValue
      placed = nil
      guard newValue != bounds.origin else { return }
      if !isOwn { appMovesContent(to: newValue) }
      bounds.origin = newValue
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      guard old.origin != bounds.origin else { return }
      indicators.offsetDidChange()
      refreshControl?.offsetDidChange()
      tellObservers()
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Moves the content along with a drag or motion.
  func place(at offset: CGPoint) {
    placed = offset
    contentOffset = offset
  }

  /// Scrolls to an offset, which isn't limited to the content; ends any other motion.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopMotion()
    guard animated, window != nil, contentOffset != self.contentOffset else {
      self.contentOffset = contentOffset
      return
    }
    isAnimatingOffset = true
    spring(to: contentOffset, rate: Self.animatedRate)
  }

  /// The rate of programmatic scrolling, per second; like UIKit's, it settles in about 0.3 s.
  static let animatedRate: CGFloat = 22
  /// The rate of wheel steps, per second; it settles sooner.
  static let wheelRate: CGFloat = 26

  /// Scrolls by the minimum distance that makes a rectangle of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    let seen = bounds.inset(by: insets)
    var offset = contentOffset
    if rect.minX < seen.minX {
      offset.x += rect.minX - seen.minX
    } else if rect.maxX > seen.maxX {
      offset.x += min(rect.maxX - seen.maxX, rect.minX - seen.minX)
    }
    if rect.minY < seen.minY {
      offset.y += rect.minY - seen.minY
    } else if rect.maxY > seen.maxY {
      offset.y += min(rect.maxY - seen.maxY, rect.minY - seen.minY)
    }
    setContentOffset(clamped(offset), animated: animated)
  }

  /// The content inset together with the safe area, as far as `contentInsetAdjustmentBehavior` adds
  /// it.
  open var adjustedContentInset: UIEdgeInsets {
    let (own, system) = (contentInset, systemContentInset)
    return UIEdgeInsets(
      top: own.top + system.top + refreshInset, left: own.left + system.left,
      bottom: own.bottom + system.bottom + barInset, right: own.right + system.right)
  }

  /// How much of the content a bar of the system covers at the bottom, besides the safe area.
  var barInset: CGFloat = 0 { didSet { if barInset != oldValue { contentGeometryDidChange() } } }

  /// Called when `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentGeometryDidChange()
  }

  /// Limits the offset to the content immediately, as UIKit does.
  private func contentGeometryDidChange() {
    tellAdjustedContentInset()
    indicators.offsetDidChange()
    defer { refreshControl?.offsetDidChange() }
    defer { tellObservers() }
    guard !isDragging, !isPlacingContent, bounds.width > 0 else { return }
    if isMoving { keepMotionsInRange() } else { contentOffset = clamped(contentOffset) }
  }

  private func tellAdjustedContentInset() {
    let inset = adjustedContentInset
    guard inset != toldContentInset else { return }
    toldContentInset = inset
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    indicators.layOut()
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    guard super.becomeFirstResponder() else { return false }
    if !wasFirst { (self as? any FocusableList)?.focusDidEnter() }
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    (self as? any FocusableList)?.focusDidLeave()
    return true
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let list = self as? any FocusableList
    let others = presses.filter { !($0.key.map { list?.takeFocusKey($0) ?? false } ?? false) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return indicators.bar(at: point) ?? hit
  }

  /// The layout guide of the content: constraints to its edges determine the content size.
  /// Constraints between the edges of the scroll view and its subviews refer to this guide too.
  open var contentLayoutGuide: UILayoutGuide {
    guide(\.contentGuide, "UIScrollViewContentLayoutGuide", .content)
  }

  /// The layout guide of the scroll view's frame, within which content scrolls.
  open var frameLayoutGuide: UILayoutGuide {
    guide(
      \.frameGuide, "UIScrollViewFrameLayoutGuide",
      .insets { view in
        let origin = view.bounds.origin
        return UIEdgeInsets(top: origin.y, left: origin.x, bottom: -origin.y, right: -origin.x)
      })
  }

  package override func boundsSizeDidChange() { contentGeometryDidChange() }

  /// Shows the scroll indicators for a moment.
  open func flashScrollIndicators() { indicators.flash() }

  /// Returns whether a drag may cancel a touch in a view that has received it; by default true
  /// unless the view is a control.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is any TouchTracking)
  }

  // MARK: Zoom

  /// The scale of the zoomed view's transform; 1 if there is none. Setting it isn't animated.
  open var zoomScale: CGFloat {
    get { viewForZooming.map { hypot($0.transform.a, $0.transform.b) } ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms around the center of the visible part, within the limits.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomAboutCenter(to: scale, animated: animated)
  }

  /// Zooms so that a rectangle in the zoomed view's coordinates fills the scroll view as far as it
  /// fits, within the limits.
  open func zoom(to rect: CGRect, animated: Bool) { zoomToShow(rect, animated: animated) }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer === panGestureRecognizer { return panShouldBegin() }
    if recognizer === pinchGestureRecognizer { return viewForZooming != nil }
    return super.gestureRecognizerShouldBegin(recognizer)
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow == nil, isMoving else { return }
    // The return from beyond an edge wouldn't be visible.
    stopMotion()
    contentOffset = clamped(contentOffset)
  }

  /// Scrolls by a page in the specified direction; `down` shows content further down.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard isScrollEnabled, let step = pageStep(direction) else { return false }
    let offset = CGPoint(
      x: contentOffset.x + step.x * bounds.width, y: contentOffset.y + step.y * bounds.height)
    let target = clamped(offset)
    guard target != contentOffset else { return false }
    drag.isByReader = true
    setContentOffset(target, animated: true)
    return true
  }

  private func pageStep(_ direction: UIAccessibilityScrollDirection) -> CGPoint? {
    let isSideways = contentSize.width > bounds.width && contentSize.height <= bounds.height
    let forward: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    switch direction {
    case .up: return CGPoint(x: 0, y: -1)
    case .down: return CGPoint(x: 0, y: 1)
    case .left: return CGPoint(x: -1, y: 0)
    case .right: return CGPoint(x: 1, y: 0)
    case .next: return isSideways ? CGPoint(x: forward, y: 0) : CGPoint(x: 0, y: 1)
    case .previous: return isSideways ? CGPoint(x: -forward, y: 0) : CGPoint(x: 0, y: -1)
    }
  }
}
