import HostInterface
import QuartzCore

/// Recognizes two fingers that rotate around each other, on a screen or touchpad.
@MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle since the gesture began in radians, clockwise. Apps can set it; later changes count
  /// from there.
  open var rotation: CGFloat = 0
  /// The velocity in radians per second.
  open var velocity: CGFloat { history.velocity(at: measuringTime).x }

  /// The change of angle in radians after which a rotation begins.
  private static let hysteresis: CGFloat = 0.1

  private var lastAngle: CGFloat = 0
  private var turned: CGFloat = 0
  private var history = VelocityHistory()

  open override func reset() {
    super.reset()
    rotation = 0
    turned = 0
    history.reset()
  }

  private var fingerAngle: CGFloat {
    guard numberOfTouches >= 2 else { return 0 }
    let a = location(ofTouch: 0, in: nil)
    let b = location(ofTouch: 1, in: nil)
    return atan2(b.y - a.y, b.x - a.x)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > 2 {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    lastAngle = fingerAngle
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else { return }
    let angle = fingerAngle
    let step = (angle - lastAngle).remainder(dividingBy: 2 * .pi)
    lastAngle = angle
    turned += step
    if state == .possible {
      guard abs(turned) >= Self.hysteresis, pendingState == nil else { return }
      rotation = 0
      state = .began
      return
    }
    rotation += step
    history.add(CGPoint(x: rotation, y: 0), at: event.timestamp)
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

extension UIRotationGestureRecognizer: TransformRecognizing {
  func takeTransform(_ event: TransformEvent, isFirst: Bool) -> Bool {
    note(event)
    setLocationWithoutTouches(event.pinch.location)
    if isFirst {
      rotation = 0
      turned = 0
      history.reset()
    }
    rotation += event.pinch.rotation - turned
    turned = event.pinch.rotation
    history.add(CGPoint(x: rotation, y: 0), at: event.timestamp)
    return progress(isFirst: isFirst)
  }
}
