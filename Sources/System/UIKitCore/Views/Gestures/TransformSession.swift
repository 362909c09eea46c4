import HostInterface
import QuartzCore

/// A recognizer that can be driven by pinching and rotating on a touchpad.
@MainActor protocol TransformRecognizing: UIGestureRecognizer {
  /// Handles an event. Returns `false` if the gesture may not begin.
  func takeTransform(_ event: TransformEvent, isFirst: Bool) -> Bool
}

extension TransformRecognizing {
  func progress(isFirst: Bool) -> Bool {
    guard isFirst else {
      state = .changed
      return true
    }
    isHeldOpen = true
    state = .began
    if isUnderWay { return true }
    isHeldOpen = false
    state = .failed
    return false
  }

  func endTransform(cancelled: Bool) {
    guard isHeldOpen else { return }
    state = cancelled ? .cancelled : .ended
    isHeldOpen = false
  }
}

/// One pinch on a touchpad, delivered to the nearest pinch and the nearest rotation recognizer.
@MainActor final class TransformSession {
  private unowned let window: UIWindow
  private let arena: GestureArena
  private var owners: [any TransformRecognizing] = []

  init(window: UIWindow, arena: GestureArena) {
    self.window = window
    self.arena = arena
  }

  func handle(_ pinch: InputEvent.Pinch, timestamp: TimeInterval, _ flags: UIKeyModifierFlags) {
    let event = TransformEvent(pinch, timestamp: timestamp, modifierFlags: flags)
    switch pinch.phase {
    case .began:
      finish(cancelled: true)
      arena.perform { begin(event) }
    case .changed:
      arena.perform {
        owners.removeAll { !$0.isHeldOpen }
        if owners.isEmpty { return begin(event) }
        for owner in owners { _ = owner.takeTransform(event, isFirst: false) }
      }
    case .ended: finish(cancelled: false)
    case .cancelled: finish(cancelled: true)
    }
  }

  func cancel() { finish(cancelled: true) }

  private func begin(_ event: TransformEvent) {
    guard let hit = window.hitTest(event.pinch.location, with: event) else { return }
    for recognizer in recognizers(above: hit) {
      guard let taking = recognizer as? any TransformRecognizing, taking.isEnabled,
        taking.state == .possible, taking.activeTouches.isEmpty,
        !owners.contains(where: { type(of: $0) == type(of: taking) }),
        taking.shouldReceive(event)
      else { continue }
      arena.enter(taking)
      if taking.takeTransform(event, isFirst: true) { owners.append(taking) }
    }
  }

  private func finish(cancelled: Bool) {
    let ending = owners
    owners = []
    guard !ending.isEmpty else { return }
    arena.perform { for owner in ending { owner.endTransform(cancelled: cancelled) } }
  }
}
