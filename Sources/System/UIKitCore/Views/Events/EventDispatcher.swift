import HostInterface
import QuartzCore

/// Turns the host's events of one window into touches, presses, scrolling and hovering, and
/// delivers them first to gesture recognizers, then to views.
@MainActor package final class EventDispatcher {
  unowned let window: UIWindow
  private var touches: [TouchKey: UITouch] = [:]
  private let arena = GestureArena()
  private var buttons: UIEvent.ButtonMask = []
  private lazy var scrolling = ScrollSession(window: window, arena: arena)
  private lazy var transforming = TransformSession(window: window, arena: arena)
  private lazy var hovering = HoverSession(window: window)
  private(set) lazy var pointer = PointerSession(window: window)
  private lazy var keys = PressDispatcher(window: window)
  private var lastTap: Tap?

  /// The longest time in seconds and the greatest distance in points between the taps of a double
  /// tap.
  static let multiTapInterval: TimeInterval = 0.35
  static let multiTapDistance: CGFloat = 45

  struct TouchKey: Hashable {
    var device: InputEvent.Device
    var id: Int
  }

  /// A tap that another one can follow to form a double tap.
  private struct Tap {
    var location: CGPoint
    var timestamp: TimeInterval
    var count: Int
    var type: UITouch.TouchType
    var buttons: UIEvent.ButtonMask

    init(
      _ location: CGPoint, _ timestamp: TimeInterval, _ count: Int, _ type: UITouch.TouchType,
      _ buttons: UIEvent.ButtonMask
    ) {
      self.location = location
      self.timestamp = timestamp
      self.count = count
      self.type = type
      self.buttons = buttons
    }
  }

  package init(window: UIWindow) { self.window = window }

  var hasTouches: Bool { !touches.isEmpty }

  /// Returns the device and id of a touch in progress.
  func key(of touch: UITouch) -> TouchKey? { touches.first { $0.value === touch }?.key }

  package func handle(_ event: InputEvent) {
    let flags = UIKeyModifierFlags(event.modifiers)
    switch event.kind {
    case .pointer, .scroll, .pinch:
      keys.pointerIsUsed()
      window.screenFocus = nil
    case .key(let key): if key.isDown { window.screenFocus = nil }
    case .hover: break
    }
    switch event.kind {
    case .pointer(let pointer): handle(pointer, at: event.timestamp, flags)
    case .hover(let phase, let location):
      hovering.handle(phase, at: location, timestamp: event.timestamp, flags)
      pointer.pointerMoved(to: phase == .moved ? location : nil, flags)
    case .scroll(let scroll): scrolling.handle(scroll, timestamp: event.timestamp, flags)
    case .pinch(let pinch): transforming.handle(pinch, timestamp: event.timestamp, flags)
    case .key(let key): keys.handle(key, timestamp: event.timestamp, flags)
    }
  }

  /// Called when the window is no longer the active one: cancels everything in progress.
  package func cancelAll() {
    for (key, touch) in touches { end(touch, key, phase: .cancelled, at: MediaClock.now, []) }
    scrolling.cancel()
    transforming.cancel()
    hovering.cancel()
    pointer.cancel()
    keys.cancelAll()
    arena.stopAll()
    buttons = []
    lastTap = nil
  }

  // MARK: Touches

  private func handle(
    _ pointer: InputEvent.Pointer, at timestamp: TimeInterval, _ flags: UIKeyModifierFlags
  ) {
    let key = TouchKey(device: pointer.device, id: pointer.id)
    switch pointer.phase {
    case .began: press(pointer, key, at: timestamp, flags)
    case .changed:
      if let touch = touches[key] { move(touch, to: pointer.location, at: timestamp, flags) }
    case .ended, .cancelled:
      let mask = UIEvent.ButtonMask.button(pointer.button)
      let isLast = pointer.device != .mouse || buttons.subtracting(mask).isEmpty
      if isLast, let touch = touches[key] {
        // Views and recognizers ignore the location of an end, so the movement to it is delivered
        // first.
        if pointer.phase == .ended { move(touch, to: pointer.location, at: timestamp, flags) }
        end(touch, key, phase: pointer.phase == .ended ? .ended : .cancelled, at: timestamp, flags)
      }
      if pointer.device == .mouse {
        buttons.subtract(mask)
        self.pointer.buttonChanged(isPressed: !buttons.isEmpty, at: pointer.location)
      }
    }
  }

  private func press(
    _ pointer: InputEvent.Pointer, _ key: TouchKey, at timestamp: TimeInterval,
    _ flags: UIKeyModifierFlags
  ) {
    let mask = UIEvent.ButtonMask.button(pointer.button)
    if let held = touches[key] {
      // A second button that is pressed while one is held belongs to the same touch. The same
      // button again means that its release was lost.
      guard pointer.device != .mouse || buttons.contains(mask) else {
        buttons.insert(mask)
        return
      }
      end(held, key, phase: .cancelled, at: timestamp, flags)
      buttons = pointer.device == .mouse ? [] : buttons
    }
    if pointer.device == .mouse {
      buttons.insert(mask)
      self.pointer.buttonChanged(isPressed: true, at: pointer.location)
    }
    scrolling.touchBegan(at: timestamp)
    let touch = makeTouch(pointer, at: timestamp)
    touches[key] = touch
    begin(touch, flags: flags)
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
    if let lastTap, lastTap.type == type, lastTap.buttons == buttons,
      timestamp - lastTap.timestamp <= Self.multiTapInterval,
      lastTap.location.distance(to: pointer.location) <= Self.multiTapDistance
    {
      touch.tapCount = lastTap.count + 1
    }
    return touch
  }

  private func begin(_ touch: UITouch, flags: UIKeyModifierFlags) {
    let event = makeEvent(touch, flags)
    guard let hit = window.hitTest(touch.windowLocation, with: event) else { return }
    let isAlone = !touches.values.contains { $0 !== touch && $0.view === hit }
    touch.view = hit
    arena.perform {
      touch.recognizers = recognizers(above: hit).filter { $0.accepts(touch, event: event) }
      arena.deliver([touch], event: event)
      guard isAlone || hit.isMultipleTouchEnabled else {
        touch.viewPhase = .over
        return
      }
      arena.views.deliver(touch, with: event)
    }
  }

  private func move(
    _ touch: UITouch, to location: CGPoint, at timestamp: TimeInterval, _ flags: UIKeyModifierFlags
  ) {
    guard touch.windowLocation != location else { return }
    touch.move(to: location, phase: .moved, timestamp: timestamp)
    deliver(touch, flags: flags)
  }

  private func deliver(_ touch: UITouch, flags: UIKeyModifierFlags) {
    let event = makeEvent(touch, flags)
    arena.perform {
      arena.deliver([touch], event: event)
      arena.views.deliver(touch, with: event)
    }
  }

  private func end(
    _ touch: UITouch, _ key: TouchKey, phase: UITouch.Phase, at timestamp: TimeInterval,
    _ flags: UIKeyModifierFlags
  ) {
    touches[key] = nil
    touch.phase = phase
    touch.timestamp = timestamp
    let isTap =
      phase == .ended && timestamp - touch.startTime <= UITapGestureRecognizer.longestTap
      && touch.startLocation.distance(to: touch.windowLocation) <= UITapGestureRecognizer.slop
    lastTap =
      isTap ? Tap(touch.windowLocation, timestamp, touch.tapCount, touch.type, buttons) : nil
    deliver(touch, flags: flags)
  }

  private func makeEvent(_ changed: UITouch, _ flags: UIKeyModifierFlags) -> UIEvent {
    let event = UIEvent(type: .touches, timestamp: changed.timestamp, modifierFlags: flags)
    for touch in touches.values where touch !== changed { touch.phase = .stationary }
    event.touches = Set(touches.values).union([changed])
    event.buttonMask = buttons
    return event
  }
}

/// Returns the recognizers of the view and its superviews, the nearest first.
@MainActor func recognizers(above view: UIView) -> [UIGestureRecognizer] {
  sequence(first: view, next: \.superview).flatMap(\.recognizers)
}

extension CGPoint {
  package func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
