import QuartzCore

/// Delivers touches to views, delayed if a recognizer has to decide first.
@MainActor final class TouchDelivery {
  /// The touches that may still be delivered to a view.
  private var live: [UITouch] = []
  /// Returns whether a recognizer can still recognize the touches that it tracks.
  var isUndecided: (UIGestureRecognizer) -> Bool = { _ in false }

  func deliver(_ touch: UITouch, with event: UIEvent) {
    guard touch.viewPhase != .over else { return }
    if touch.phase == .began { live.append(touch) }
    if touch.phase == .cancelled { touch.withheld = [] }
    if !touch.withheld.isEmpty || mustWait(touch, touch.phase) {
      // A view that hasn't received the beginning needs no movements.
      if touch.phase != .moved { touch.withheld.append(touch.phase) }
      return
    }
    deliver(touch, touch.phase, with: event)
  }

  /// Delivers the withheld touches that no recognizer delays any longer.
  func release() {
    for touch in live {
      while let phase = touch.withheld.first, !mustWait(touch, phase) {
        touch.withheld.removeFirst()
        deliver(touch, phase, with: event(for: touch))
      }
    }
  }

  /// Cancels the touches of a recognizer in their views after it has recognized them.
  func cancel(for recognizer: UIGestureRecognizer) {
    for touch in live where touch.recognizers.contains(where: { $0 === recognizer }) {
      if touch.viewPhase == .began {
        deliver(touch, .cancelled, with: event(for: touch))
      } else {
        end(touch)
      }
    }
  }

  private func mustWait(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
    switch phase {
    case .began: touch.recognizers.contains { $0.delaysTouchesBegan && isUndecided($0) }
    case .ended: touch.recognizers.contains { $0.delaysTouchesEnded && isUndecided($0) }
    default: false
    }
  }

  private func deliver(_ touch: UITouch, _ phase: UITouch.Phase, with event: UIEvent) {
    let actual = touch.phase
    touch.phase = phase
    defer { if touch.phase == phase { touch.phase = actual } }
    let view = touch.view
    switch phase {
    case .began:
      touch.viewPhase = .began
      view?.touchesBegan([touch], with: event)
    case .moved: view?.touchesMoved([touch], with: event)
    case .ended:
      end(touch)
      view?.touchesEnded([touch], with: event)
    case .cancelled:
      let wasDelivered = touch.viewPhase == .began
      end(touch)
      if wasDelivered { view?.touchesCancelled([touch], with: event) }
    default: break
    }
  }

  private func end(_ touch: UITouch) {
    touch.viewPhase = .over
    live.removeAll { $0 === touch }
  }

  private func event(for touch: UITouch) -> UIEvent {
    let event = UIEvent(type: .touches, timestamp: touch.timestamp, modifierFlags: [])
    event.touches = [touch]
    return event
  }
}
