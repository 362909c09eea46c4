import QuartzCore

/// A window on content that is larger than it. Its offset is the origin of its bounds.
@MainActor open class UIScrollView: UIView {
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic = 0, never = 2, always = 3 }

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
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left + safe.left,
      bottom: contentInset.bottom + safe.bottom, right: contentInset.right + safe.right)
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
    guard !isTracking, motions.x == nil, motions.y == nil, bounds.width > 0 else { return }
    contentOffset = clamped(contentOffset)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    indicators.layOut()
  }

  package override func boundsSizeDidChange() { contentGeometryDidChange() }

  open func flashScrollIndicators() { indicators.flash() }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer === panGestureRecognizer { return panShouldBegin() }
    if recognizer === pinchGestureRecognizer { return viewForZooming != nil }
    return super.gestureRecognizerShouldBegin(recognizer)
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { stopMotion() }
  }
}

/// Stops moving content when a finger comes down on it.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    (view as? UIScrollView)?.fingerCameDown()
  }
}
