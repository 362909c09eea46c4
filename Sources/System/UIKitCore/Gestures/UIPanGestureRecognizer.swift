import HostInterface
import QuartzCore

public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A mouse wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Fingers on a touchpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// A drag begins after this many points, and its translation with none of them.
  package static let hysteresis: CGFloat = 10

  private var travel = CGPoint.zero
  private var lastCentroid = CGPoint.zero
  private var history = VelocityHistory()
  /// The unit of the scroll that drives it, nil for touches.
  package private(set) var scrollUnit: InputEvent.Scroll.Unit?

  /// In points, in the coordinates of the view.
  open func translation(in view: UIView?) -> CGPoint { convert(travel, to: view) }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view, let window = self.view?.window else {
      travel = translation
      return
    }
    let origin = view.convert(CGPoint.zero, to: window)
    let end = view.convert(translation, to: window)
    travel = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// Points a second.
  open func velocity(in view: UIView?) -> CGPoint {
    convert(history.velocity(at: MediaClock.now), to: view)
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
    guard event.buttonMask.isSubset(of: .primary) else {
      if state == .possible { state = .failed }
      return
    }
    if numberOfTouches > maximumNumberOfTouches {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    lastCentroid = centroid
    if numberOfTouches == touches.count {
      travel = .zero
      history.reset()
      history.add(centroid, at: event.timestamp)
    } else {
      rebaseHistory(at: event.timestamp)
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
      guard length >= Self.hysteresis else { return }
      let whole = travel
      let rest = (length - Self.hysteresis) / length
      travel = CGPoint(x: travel.x * rest, y: travel.y * rest)
      directionOfBegin = whole
      state = .began
    case .began, .changed: state = .changed
    default: break
    }
  }

  /// Where the drag was heading when it began: the whole travel, hysteresis and all.
  package private(set) var directionOfBegin = CGPoint.zero

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let remaining = numberOfTouches - touches.count
    if remaining >= minimumNumberOfTouches {
      rebase(without: touches, at: event.timestamp)
    } else if state == .possible {
      if remaining == 0 { state = .failed }
    } else {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// The middle jumps when a finger comes or goes; the translation must not.
  private func rebase(without touches: Set<UITouch>, at timestamp: TimeInterval) {
    for touch in touches {
      touch.recognizers.removeAll { $0 === self }
    }
    dropTouches(touches)
    lastCentroid = centroid
    rebaseHistory(at: timestamp)
  }

  private func rebaseHistory(at timestamp: TimeInterval) {
    history.reset()
    history.add(centroid, at: timestamp)
  }

  // MARK: Wheel and touchpad

  /// Begins or goes on with a scroll. False when it may not begin.
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
      if state != .began {
        isHeldOpen = false
        return false
      }
      return true
    }
    state = .changed
    return true
  }

  func endScroll(cancelled: Bool) {
    guard isHeldOpen else { return }
    state = cancelled ? .cancelled : .ended
    isHeldOpen = false
  }
}
