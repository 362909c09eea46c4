import HostInterface
import QuartzCore

/// Recognizes a pointer without pressed buttons: the gesture begins when the pointer enters the
/// view and ends when it leaves.
@MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  fileprivate var isInside = false

  /// Hovering doesn't track touches, because it would prevent all gestures that follow.
  override func accepts(_ touch: UITouch, event: UIEvent) -> Bool { false }

  func hover(to point: CGPoint, event: UIEvent) {
    note(event)
    setLocationWithoutTouches(point)
    isHeldOpen = true
    if isInside {
      state = .changed
    } else {
      isInside = true
      state = .began
    }
  }

  func leave(cancelled: Bool) {
    guard isInside else { return }
    isInside = false
    if isUnderWay { state = cancelled ? .cancelled : .ended }
    isHeldOpen = false
    startAnew()
  }
}

/// Manages the hover recognizers whose views contain the pointer.
@MainActor final class HoverSession {
  private unowned let window: UIWindow
  private var inside: [UIHoverGestureRecognizer] = []

  init(window: UIWindow) { self.window = window }

  func handle(
    _ phase: InputEvent.HoverPhase, at location: CGPoint, timestamp: TimeInterval,
    _ flags: UIKeyModifierFlags
  ) {
    let event = UIEvent(type: .hover, timestamp: timestamp, modifierFlags: flags)
    var now: [UIHoverGestureRecognizer] = []
    if phase == .moved, let hit = window.hitTest(location, with: event) {
      now = recognizers(above: hit).compactMap { $0 as? UIHoverGestureRecognizer }
        .filter { $0.isEnabled && $0.shouldReceive(event) }
    }
    for recognizer in inside where !now.contains(where: { $0 === recognizer }) {
      recognizer.leave(cancelled: false)
    }
    inside = now
    for recognizer in now { recognizer.hover(to: location, event: event) }
  }

  func cancel() {
    for recognizer in inside { recognizer.leave(cancelled: true) }
    inside = []
  }
}
