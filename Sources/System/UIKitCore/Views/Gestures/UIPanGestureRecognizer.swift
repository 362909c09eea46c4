import HostInterface
import QuartzCore

/// A set of ways of scrolling without touches.
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// With a mouse wheel, in steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// With fingers on a touchpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// With a wheel or a touchpad.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognizes drags, and scrolling with a wheel or touchpad if that is allowed.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers. The default value is 1.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers; further ones are ignored. The default is no limit.
  open var maximumNumberOfTouches = Int.max
  /// The ways of scrolling that also drive the gesture. The default is none.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The distance in points after which a drag begins. The translation doesn't include it.
  package static let hysteresis: CGFloat = 10

  private var travel = CGPoint.zero
  private var lastCentroid = CGPoint.zero
  private var history = VelocityHistory()
  /// The unit of the scrolling that drives the gesture; `nil` for touches.
  package private(set) var scrollUnit: InputEvent.Scroll.Unit?

  /// Returns the translation since the beginning in the coordinates of a view, in points.
  open func translation(in view: UIView?) -> CGPoint { convert(travel, to: view) }

  /// Sets the translation to which later movement is added.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view, let window = self.view?.window else {
      travel = translation
      return
    }
    let origin = view.convert(CGPoint.zero, to: window)
    let end = view.convert(translation, to: window)
    travel = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// Returns the velocity in the coordinates of a view, in points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    convert(history.velocity(at: measuringTime), to: view)
  }

  private func convert(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window else { return vector }
    let origin = view.convert(CGPoint.zero, from: window)
    let end = view.convert(vector, from: window)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  open override func reset() {
    super.reset()
    travel = .zero
    history.reset()
    scrollUnit = nil
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isPrimary(touches, event) else {
      if state == .possible { state = .failed }
      return
    }
    if numberOfTouches > maximumNumberOfTouches {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    if state == .possible && pendingState == nil && numberOfTouches <= minimumNumberOfTouches {
      travel = .zero
      history.reset()
      history.add(centroid, at: event.timestamp)
      lastCentroid = centroid
    } else {
      rebase()
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let point = centroid
    travel.x += point.x - lastCentroid.x
    travel.y += point.y - lastCentroid.y
    lastCentroid = point
    history.add(point, at: event.timestamp)
    switch state {
    case .possible:
      guard numberOfTouches >= minimumNumberOfTouches, pendingState == nil else { return }
      let length = travel.distance(to: .zero)
      // The delegate, which decides whether the gesture begins, needs to know the direction. It is
      // only clear beyond this distance.
      guard length > Self.hysteresis else { return }
      directionOfBegin = travel
      guard mayBegin(heading: travel) else {
        state = .failed
        return
      }
      let rest = (length - Self.hysteresis) / length
      travel = CGPoint(x: travel.x * rest, y: travel.y * rest)
      state = .began
    case .began, .changed: state = .changed
    default: break
    }
  }

  func mayBegin(heading direction: CGPoint) -> Bool { true }

  /// The direction of the drag when it began: the whole movement, including the hysteresis.
  package private(set) var directionOfBegin = CGPoint.zero

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let remaining = numberOfTouches - touches.count
    if remaining > 0 && (remaining >= minimumNumberOfTouches || state == .possible) {
      dropTouches(touches)
      rebase()
    } else if state == .possible {
      // A flick that waits for another gesture to fail is recognized when that has failed.
      if pendingState == nil { state = .failed }
    } else {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Preserves the translation and velocity when the center jumps because a finger is added or
  /// lifted.
  private func rebase() {
    let middle = centroid
    history.shift(by: CGPoint(x: middle.x - lastCentroid.x, y: middle.y - lastCentroid.y))
    lastCentroid = middle
  }

  // MARK: Wheel and touchpad

  /// Begins or continues with a scroll event. Returns `false` if the gesture may not begin.
  func takeScroll(
    _ event: ScrollEvent, isFirst: Bool, translation: CGPoint, at location: CGPoint
  ) -> Bool {
    note(event)
    setLocationWithoutTouches(location)
    if isFirst {
      travel = .zero
      history.reset()
      history.add(.zero, at: event.timestamp - 1.0 / 60)
      scrollUnit = event.scroll.unit
      directionOfBegin = translation
    }
    travel.x += translation.x
    travel.y += translation.y
    history.add(travel, at: event.timestamp)
    if isFirst {
      isHeldOpen = true
      state = .began
      if isUnderWay { return true }
      // Drags can wait for others to fail, but after a wheel event nothing follows that would
      // decide it.
      isHeldOpen = false
      state = .failed
      return false
    }
    state = .changed
    return true
  }

  func endScroll(cancelled: Bool, at timestamp: TimeInterval) {
    guard isHeldOpen else { return }
    note(timestamp)
    state = cancelled ? .cancelled : .ended
    isHeldOpen = false
  }
}
