import HostInterface
import QuartzCore

/// Turns what the host saw in one window into touches, presses, scrolls and hovers, and hands them to
/// gesture recognizers first and views second.
@MainActor package final class EventDispatcher {
  unowned let window: UIWindow
  private var touches: [TouchKey: UITouch] = [:]
  private let arena = GestureArena()
  private var buttons: UIEvent.ButtonMask = []
  private lazy var scrolling = ScrollSession(window: window, arena: arena)
  private lazy var transforming = TransformSession(window: window, arena: arena)
  private lazy var hovering = HoverSession(window: window)
  private lazy var keys = PressDispatcher(window: window)
  private var lastTap: (location: CGPoint, timestamp: TimeInterval, count: Int)?

  /// Two taps are one double tap within this many seconds and points.
  static let multiTapInterval: TimeInterval = 0.35
  static let multiTapDistance: CGFloat = 45

  private struct TouchKey: Hashable {
    var device: InputEvent.Device
    var id: Int
  }

  package init(window: UIWindow) { self.window = window }

  package func handle(_ event: InputEvent) {
    let flags = UIKeyModifierFlags(event.modifiers)
    switch event.kind {
    case .pointer(let pointer): handle(pointer, at: event.timestamp, flags)
    case .hover(let phase, let location):
      hovering.handle(phase, at: location, timestamp: event.timestamp, flags)
    case .scroll(let scroll): scrolling.handle(scroll, timestamp: event.timestamp, flags)
    case .pinch(let pinch): transforming.handle(pinch, timestamp: event.timestamp, flags)
    case .key(let key): keys.handle(key, timestamp: event.timestamp, flags)
    }
  }

  /// The window lost the person's attention: nothing that began goes on.
  package func cancelAll() {
    for (key, touch) in touches {
      touches[key] = nil
      touch.move(to: touch.windowLocation, phase: .cancelled, timestamp: MediaClock.now)
      deliver([touch], flags: [])
    }
    scrolling.cancel()
    transforming.cancel()
    hovering.cancel()
    keys.cancelAll()
    buttons = []
  }

  // MARK: Touches

  private func handle(
    _ pointer: InputEvent.Pointer, at timestamp: TimeInterval, _ flags: UIKeyModifierFlags
  ) {
    let key = TouchKey(device: pointer.device, id: pointer.id)
    switch pointer.phase {
    case .began:
      buttons.insert(.button(pointer.button))
      // A second button while one is held belongs to the touch that is there.
      guard touches[key] == nil else { return }
      let touch = makeTouch(pointer, at: timestamp)
      touches[key] = touch
      begin(touch, flags: flags)
    case .changed:
      guard let touch = touches[key], touch.windowLocation != pointer.location else { return }
      touch.move(to: pointer.location, phase: .moved, timestamp: timestamp)
      deliver([touch], flags: flags)
    case .ended, .cancelled:
      let mask = UIEvent.ButtonMask.button(pointer.button)
      let isLast = pointer.device != .mouse || buttons.subtracting(mask).isEmpty
      guard isLast, let touch = touches.removeValue(forKey: key) else {
        buttons.subtract(mask)
        return
      }
      touch.move(
        to: pointer.location, phase: pointer.phase == .ended ? .ended : .cancelled,
        timestamp: timestamp)
      if pointer.phase == .ended {
        lastTap = (pointer.location, timestamp, touch.tapCount)
      }
      deliver([touch], flags: flags)
      buttons.subtract(mask)
      if pointer.device != .mouse && touches.isEmpty { buttons = [] }
    }
  }

  private func makeTouch(_ pointer: InputEvent.Pointer, at timestamp: TimeInterval) -> UITouch {
    let type: UITouch.TouchType =
      switch pointer.device {
      case .mouse: .indirectPointer
      case .touch: .direct
      case .pen: .pencil
      }
    let touch = UITouch(
      type: type, location: pointer.location, timestamp: timestamp, window: window)
    if let lastTap, timestamp - lastTap.timestamp <= Self.multiTapInterval,
      lastTap.location.distance(to: pointer.location) <= Self.multiTapDistance
    {
      touch.tapCount = lastTap.count + 1
    }
    return touch
  }

  private func begin(_ touch: UITouch, flags: UIKeyModifierFlags) {
    let event = makeEvent(flags)
    guard let hit = window.hitTest(touch.windowLocation, with: event) else { return }
    let others = touches.values.filter { $0 !== touch && $0.view === hit }
    touch.view = hit
    if hit.canBecomeFirstResponder, !(window.firstResponder === hit) { hit.becomeFirstResponder() }
    touch.recognizers = recognizers(above: hit).filter { $0.accepts(touch, event: event) }
    let isForView = others.isEmpty || hit.isMultipleTouchEnabled
    arena.deliver([touch], event: event)
    if isForView && !touch.isCancelledForView {
      hit.touchesBegan([touch], with: event)
    } else {
      touch.isCancelledForView = true
    }
    arena.settle()
  }

  private func deliver(_ changed: Set<UITouch>, flags: UIKeyModifierFlags) {
    let event = makeEvent(flags)
    event.touches.formUnion(changed)
    arena.deliver(changed, event: event)
    for touch in changed where !touch.isCancelledForView {
      guard let view = touch.view else { continue }
      switch touch.phase {
      case .moved: view.touchesMoved([touch], with: event)
      case .ended: view.touchesEnded([touch], with: event)
      case .cancelled: view.touchesCancelled([touch], with: event)
      default: break
      }
    }
    arena.settle()
  }

  private func makeEvent(_ flags: UIKeyModifierFlags) -> UIEvent {
    let event = UIEvent(type: .touches, timestamp: MediaClock.now, modifierFlags: flags)
    event.touches = Set(touches.values)
    event.buttonMask = buttons
    return event
  }
}

/// Of the view and all above it, nearest first.
@MainActor func recognizers(above view: UIView) -> [UIGestureRecognizer] {
  sequence(first: view, next: \.superview).flatMap(\.recognizers)
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
