import QuartzCore

/// A window on content that is larger than it. Its offset is the origin of its bounds.
@MainActor open class UIScrollView: UIView {
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Automatic means the safe area above and below always, at the sides where content scrolls
  /// sideways.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0, scrollableAxes, never, always
  }

  public enum IndicatorStyle: Int, Sendable { case `default` = 0, black, white }

  open weak var delegate: (any UIScrollViewDelegate)? {
    didSet { delegateDidChange() }
  }
  open var contentSize: CGSize = .zero {
    didSet { if contentSize != oldValue { contentGeometryDidChange() } }
  }
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { contentGeometryDidChange() } }
  }
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { contentGeometryDidChange() }
  }
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isPagingEnabled = false
  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  open var isDirectionalLockEnabled = false
  open var decelerationRate: DecelerationRate = .normal
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle: IndicatorStyle = .default {
    didSet { indicators.styleDidChange() }
  }
  /// Content receives touches after 0.15 s, or as soon as it's clear that the touch doesn't scroll.
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var bouncesZoom = true

  public package(set) var isTracking = false
  public package(set) var isDragging = false
  public package(set) var isDecelerating = false
  public package(set) var isZooming = false
  public package(set) var isZoomBouncing = false

  public let panGestureRecognizer = ScrollPanGestureRecognizer() as UIPanGestureRecognizer
  public private(set) var pinchGestureRecognizer: UIPinchGestureRecognizer? =
    UIPinchGestureRecognizer()

  var drag = ScrollDrag()
  var motions: (x: AxisMotion?, y: AxisMotion?) = (nil, nil)
  /// What the motion that runs reports when it ends.
  var isAnimatingOffset = false
  var ticker: FrameTicker?
  var zoom = ScrollZoom()
  /// Whoever changes the content's size now gives it its place as well.
  var isPlacingContent = false
  lazy var indicators = ScrollIndicators(scrollView: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    panGestureRecognizer.allowedScrollTypesMask = .all
    panGestureRecognizer.addHandler { [weak self] _ in self?.handlePan() }
    addGestureRecognizer(panGestureRecognizer)
    if let pinch = pinchGestureRecognizer {
      pinch.addHandler { [weak self] _ in self?.handlePinch() }
      addGestureRecognizer(pinch)
    }
  }

  package func delegateDidChange() {}

  /// Where a drag that ends should come to rest, before the delegate is asked. Velocity in points a
  /// millisecond.
  package func restingPlace(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  // MARK: Offset

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
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
      delegate?.scrollViewDidScroll(self)
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopMotion()
    guard animated, window != nil, contentOffset != self.contentOffset else {
      self.contentOffset = contentOffset
      return
    }
    isAnimatingOffset = true
    spring(to: contentOffset, rate: Self.animatedRate)
  }

  /// A programmatic move has practically arrived after 0.3 s, as UIKit's.
  static let animatedRate: CGFloat = 22
  /// A notch of the wheel arrives sooner.
  static let wheelRate: CGFloat = 26

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

  open var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    var (x, y) = (true, true)
    switch contentInsetAdjustmentBehavior {
    case .always: break
    case .never: (x, y) = (false, false)
    case .scrollableAxes, .automatic:
      x = contentSize.width > bounds.width || alwaysBounceHorizontal
      y =
        contentInsetAdjustmentBehavior == .automatic || contentSize.height > bounds.height
        || alwaysBounceVertical
    }
    return UIEdgeInsets(
      top: contentInset.top + (y ? safe.top : 0), left: contentInset.left + (x ? safe.left : 0),
      bottom: contentInset.bottom + (y ? safe.bottom : 0),
      right: contentInset.right + (x ? safe.right : 0))
  }

  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedContentInsetDidChange()
    contentGeometryDidChange()
  }

  /// The offsets at which content lies against the edges.
  var offsetRange: (min: CGPoint, max: CGPoint) {
    let insets = adjustedContentInset
    let low = CGPoint(x: -insets.left, y: -insets.top)
    let high = CGPoint(
      x: max(low.x, contentSize.width + insets.right - bounds.width),
      y: max(low.y, contentSize.height + insets.bottom - bounds.height))
    return (low, high)
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(offset.x, range.min.x), range.max.x),
      y: min(max(offset.y, range.min.y), range.max.y))
  }

  /// Content that shrank must not leave the view looking at nothing: UIKit clamps at once.
  private func contentGeometryDidChange() {
    indicators.offsetDidChange()
    guard !isDragging, !isPlacingContent, bounds.width > 0 else { return }
    if isMoving { keepMotionsInRange() } else { contentOffset = clamped(contentOffset) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    indicators.layOut()
  }

  package override func boundsSizeDidChange() { contentGeometryDidChange() }

  open func flashScrollIndicators() { indicators.flash() }

  /// Called when a drag would cancel a touch that content already received.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Zoom

  open var zoomScale: CGFloat {
    get { viewForZooming.map { hypot($0.transform.a, $0.transform.b) } ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomAboutCenter(to: scale, animated: animated)
  }

  /// Shows a rectangle of the zoomed view's coordinates as large as it fits.
  open func zoom(to rect: CGRect, animated: Bool) { zoomToShow(rect, animated: animated) }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer === panGestureRecognizer { return panShouldBegin() }
    if recognizer === pinchGestureRecognizer { return viewForZooming != nil }
    return super.gestureRecognizerShouldBegin(recognizer)
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow == nil, isMoving else { return }
    // Nobody sees it come back from beyond an edge.
    stopMotion()
    contentOffset = clamped(contentOffset)
  }
}
