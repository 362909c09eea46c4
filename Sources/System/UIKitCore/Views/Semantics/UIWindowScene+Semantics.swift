import HostInterface
import QuartzCore

extension UIWindowScene {
  /// Does what an assistive technology asks, as a person's tap or key would; returns whether it was
  /// done.
  func perform(_ action: SemanticsAction, on node: SemanticsNode.ID) -> Bool {
    guard let object = semantics?.receiver(node) else { return false }
    if action == .escape { return perform(.escape, on: semantics?.innermost(node) ?? object) }
    return perform(action, on: object)
  }

  package func perform(_ action: SemanticsAction, on object: UIResponder) -> Bool {
    defer { requestFrame() }
    switch action {
    case .activate:
      guard !object.accessibilityTraits.contains(.notEnabled) else { return false }
      return object.accessibilityActivate() || tapAtRest(object)
    case .increment:
      object.accessibilityIncrement()
      return true
    case .decrement:
      object.accessibilityDecrement()
      return true
    case .escape: return escape(from: object)
    case .focus: return focus(object)
    case .reveal:
      reveal(object)
      return true
    case .scroll(let forward):
      return scroll(object, forward ? .next : .previous) || scroll(object, forward ? .down : .up)
    case .custom(let index):
      guard let actions = object.accessibilityCustomActions, actions.indices.contains(index) else {
        return false
      }
      return actions[index].actionHandler?(actions[index]) ?? false
    case .setValue, .setText, .replace, .select:
      return (object as? any SemanticsDescribing)?.perform(action) ?? false
    }
  }

  /// Asks the object and those around it, and otherwise presses Escape.
  private func escape(from object: UIResponder) -> Bool {
    guard let hostWindow else { return false }
    if sequence(first: object, next: \.next).contains(where: { $0.accessibilityPerformEscape() }) {
      return true
    }
    for isDown in [true, false] {
      let usage = UIKeyboardHIDUsage.keyboardEscape.rawValue
      let key = InputEvent.Kind.key(InputEvent.Key(isDown: isDown, usage: usage))
      self.hostWindow(hostWindow, received: InputEvent(timestamp: MediaClock.now, kind: key))
    }
    return true
  }

  private func scroll(
    _ object: UIResponder, _ direction: UIAccessibilityScrollDirection
  ) -> Bool {
    sequence(first: object, next: \.next).contains { $0.accessibilityScroll(direction) }
  }

  /// Gives the keyboard to the object or to the nearest one around it that takes it.
  private func focus(_ object: UIResponder) -> Bool {
    reveal(object)
    let taker = sequence(first: object, next: \.next).first { $0.canBecomeFirstResponder }
    let didBecome = taker?.becomeFirstResponder() ?? false
    if object !== taker { semantics?.move(to: object) }
    return didBecome || object !== taker
  }

  private func reveal(_ object: UIResponder) {
    let frame = object.accessibilityFrame
    guard let view = object.placeView, let origin = view.window?.frame.origin else { return }
    view.reveal(view.convert(frame.offsetBy(dx: -origin.x, dy: -origin.y), from: nil))
  }

  /// Taps once the screen that the object is in has come to rest, as a touch on one that moves only
  /// stops it. Readers don't wait so long for an answer, so it counts as done.
  private func tapAtRest(_ object: UIResponder) -> Bool {
    let isPostponed = object.runAfterTransition { [weak self, weak object] in
      if let object { _ = self?.tap(object) }
    }
    return isPostponed || tap(object)
  }

  /// Taps where the object says, unless something else lies there.
  private func tap(_ object: UIResponder) -> Bool {
    reveal(object)
    guard let hostWindow, let view = object.placeView, let window = view.window else {
      return false
    }
    let point = object.accessibilityActivationPoint
    let origin = window.frame.origin
    let inWindow = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    guard let hit = window.hitTest(inWindow, with: nil),
      hit.isDescendant(of: view) || view.isDescendant(of: hit)
    else { return false }
    for phase in [InputEvent.Phase.began, .ended] {
      let touch = InputEvent.Pointer(
        id: Self.semanticsFinger, device: .touch, phase: phase, location: point)
      let event = InputEvent(timestamp: MediaClock.now, kind: .pointer(touch))
      self.hostWindow(hostWindow, received: event)
    }
    return true
  }

  /// A finger that no touch screen has.
  private static let semanticsFinger = Int.max
}
