import HostInterface
import QuartzCore

/// Recognizes two fingers that move apart or together, on a screen or touchpad.
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale since the gesture began, starting with 1. Apps can set it; later changes count from
  /// there.
  open var scale: CGFloat {
    get { factor * currentRatio }
    set { factor = newValue / currentRatio }
  }

  /// The velocity of the scale, per second.
  open var velocity: CGFloat { history.velocity(at: measuringTime).x }

  /// The change of the distance between the fingers in points after which a pinch begins.
  private static let hysteresis: CGFloat = 8

  private var factor: CGFloat = 1
  private var startDistance: CGFloat = 1
  private var currentRatio: CGFloat = 1
  private var history = VelocityHistory()

  open override func reset() {
    super.reset()
    factor = 1
    currentRatio = 1
    startDistance = 1
    history.reset()
  }

  private var fingerDistance: CGFloat {
    guard numberOfTouches >= 2 else { return 1 }
    let a = location(ofTouch: 0, in: nil)
    let b = location(ofTouch: 1, in: nil)
    return max(1, a.distance(to: b))
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > 2 {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    if numberOfTouches == 2 {
      factor *= currentRatio
      currentRatio = 1
      startDistance = fingerDistance
      history.add(CGPoint(x: scale, y: 0), at: event.timestamp)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else { return }
    let distance = fingerDistance
    if state == .possible {
      guard abs(distance - startDistance) >= Self.hysteresis, pendingState == nil else { return }
      // The scale starts here, so that the hysteresis causes no jump.
      startDistance = distance
      currentRatio = 1
      history.add(CGPoint(x: scale, y: 0), at: event.timestamp)
      state = .began
      return
    }
    currentRatio = distance / startDistance
    history.add(CGPoint(x: scale, y: 0), at: event.timestamp)
    state = .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      if numberOfTouches == touches.count { state = .failed }
    } else {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }
}

extension UIPinchGestureRecognizer: TransformRecognizing {
  func takeTransform(_ event: TransformEvent, isFirst: Bool) -> Bool {
    note(event)
    setLocationWithoutTouches(event.pinch.location)
    if isFirst {
      factor = 1
      history.reset()
    }
    currentRatio = max(0.01, event.pinch.scale)
    history.add(CGPoint(x: scale, y: 0), at: event.timestamp)
    return progress(isFirst: isFirst)
  }
}
