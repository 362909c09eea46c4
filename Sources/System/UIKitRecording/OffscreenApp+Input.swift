import HostInterface
import UIKit

/// Where the mouse is and which fingers are down.
struct PointerState {
  var fingers: [Int: CGPoint] = [:]
  var mouse: CGPoint?
}

extension OffscreenApp {
  // MARK: Fingers

  /// Puts a finger down.
  public func touchDown(at point: CGPoint, finger: Int = 1) {
    pointer.fingers[finger] = point
    sendPointer(.touch, .began, point, id: finger)
  }

  /// Moves a finger that is down, at once.
  public func touchMove(to point: CGPoint, finger: Int = 1) {
    guard pointer.fingers[finger] != nil else { return }
    pointer.fingers[finger] = point
    sendPointer(.touch, .changed, point, id: finger)
  }

  /// Lifts a finger where it is.
  public func touchUp(finger: Int = 1) {
    guard let point = pointer.fingers.removeValue(forKey: finger) else { return }
    sendPointer(.touch, .ended, point, id: finger)
  }

  /// Cancels a touch, as the system does when something else takes it over.
  public func touchCancel(finger: Int = 1) {
    guard let point = pointer.fingers.removeValue(forKey: finger) else { return }
    sendPointer(.touch, .cancelled, point, id: finger)
  }

  /// Taps once.
  public func tap(at point: CGPoint) {
    touchDown(at: point)
    advance(frames: 3)
    touchUp()
    advance(frames: 1)
  }

  /// Taps twice, as quickly as a double tap needs.
  public func doubleTap(at point: CGPoint) {
    tap(at: point)
    advance(frames: 3)
    tap(at: point)
  }

  /// Moves a finger that is down in a straight line, a step a frame.
  public func touchMove(to end: CGPoint, finger: Int = 1, duration: TimeInterval) {
    guard let start = pointer.fingers[finger] else { return }
    let steps = max(1, Int((duration / frameInterval).rounded()))
    for step in 1...steps {
      let t = CGFloat(step) / CGFloat(steps)
      touchMove(
        to: CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t),
        finger: finger)
      advance(frames: 1)
    }
  }

  /// Drags a finger from one point to another, and holds it there before it is lifted.
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, hold: TimeInterval = 0
  ) {
    touchDown(at: start)
    advance(frames: 1)
    touchMove(to: end, duration: duration)
    if hold > 0 { advance(by: hold) }
    touchUp()
    advance(frames: 1)
  }

  /// Two fingers move apart or together about a point until their distance is `scale` times.
  public func pinch(
    at center: CGPoint, scale: CGFloat, startDistance: CGFloat = 120, duration: TimeInterval = 0.3
  ) {
    func point(_ side: CGFloat, _ distance: CGFloat) -> CGPoint {
      CGPoint(x: center.x + side * distance / 2, y: center.y)
    }
    touchDown(at: point(-1, startDistance), finger: 1)
    touchDown(at: point(1, startDistance), finger: 2)
    let steps = max(1, Int((duration / frameInterval).rounded()))
    for step in 1...steps {
      let t = CGFloat(step) / CGFloat(steps)
      let distance = startDistance * (1 + (scale - 1) * t)
      touchMove(to: point(-1, distance), finger: 1)
      touchMove(to: point(1, distance), finger: 2)
      advance(frames: 1)
    }
    touchUp(finger: 1)
    touchUp(finger: 2)
    advance(frames: 1)
  }

  // MARK: Mouse

  /// Moves the pointer without a button.
  public func hover(at point: CGPoint) {
    pointer.mouse = point
    send(.hover(.moved, location: point))
  }

  /// Button numbers are UIKit's: 1 primary, 2 secondary, 3 middle, 4 back, 5 forward.
  public func mouseDown(at point: CGPoint, button: Int = 1) {
    pointer.mouse = point
    sendPointer(.mouse, .began, point, id: 0, button: button)
  }

  /// Moves the pointer while a button is down.
  public func mouseMove(to point: CGPoint, button: Int = 1) {
    pointer.mouse = point
    sendPointer(.mouse, .changed, point, id: 0, button: button)
  }

  /// Releases a button where the pointer is.
  public func mouseUp(button: Int = 1) {
    guard let point = pointer.mouse else { return }
    sendPointer(.mouse, .ended, point, id: 0, button: button)
  }

  /// Clicks once with a button; 1 is the primary one.
  public func click(at point: CGPoint, button: Int = 1) {
    hover(at: point)
    mouseDown(at: point, button: button)
    advance(frames: 3)
    mouseUp(button: button)
    advance(frames: 1)
  }

  /// Turns the wheel; positive detents turn it towards the person, which moves content up or, with
  /// Shift, to the left.
  public func wheel(at point: CGPoint, detents: CGFloat, modifiers: UIKeyModifierFlags = []) {
    let delta =
      modifiers.contains(.shift) ? CGVector(dx: detents, dy: 0) : CGVector(dx: 0, dy: detents)
    let scroll = InputEvent.Scroll(
      phase: .changed, unit: .detents, location: point, delta: delta)
    send(.scroll(scroll), modifiers: modifiers)
    advance(frames: 1)
  }

  /// Two fingers on a touchpad, in points of scrolling, a step a frame.
  public func touchpadScroll(at point: CGPoint, by delta: CGVector, duration: TimeInterval = 0.2) {
    let steps = max(1, Int((duration / frameInterval).rounded()))
    let part = CGVector(dx: delta.dx / CGFloat(steps), dy: delta.dy / CGFloat(steps))
    func event(_ phase: InputEvent.Phase, _ delta: CGVector) -> InputEvent.Kind {
      .scroll(InputEvent.Scroll(phase: phase, unit: .points, location: point, delta: delta))
    }
    send(event(.began, .zero))
    for _ in 0..<steps {
      send(event(.changed, part))
      advance(frames: 1)
    }
    send(event(.ended, .zero))
  }

  /// Pinches on a touchpad at the pointer, by a factor.
  public func touchpadPinch(at point: CGPoint, scale: CGFloat, duration: TimeInterval = 0.2) {
    let steps = max(1, Int((duration / frameInterval).rounded()))
    send(.pinch(InputEvent.Pinch(phase: .began, location: point, scale: 1)))
    for step in 1...steps {
      let t = CGFloat(step) / CGFloat(steps)
      send(
        .pinch(InputEvent.Pinch(phase: .changed, location: point, scale: 1 + (scale - 1) * t)))
      advance(frames: 1)
    }
    send(.pinch(InputEvent.Pinch(phase: .ended, location: point, scale: scale)))
  }

  // MARK: Keys

  /// Presses and releases a key.
  public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    keyDown(key, modifiers: modifiers)
    advance(frames: 2)
    keyUp(key, modifiers: modifiers)
    advance(frames: 1)
  }

  /// Presses a key without releasing it. What it types on a keyboard of the United States goes into
  /// the text that is edited, unless Control, Alt or Super is held.
  public func keyDown(
    _ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = [], isRepeat: Bool = false
  ) {
    let characters = KeyboardLayout.characters(of: key, shifted: modifiers.contains(.shift))
    send(
      .key(
        InputEvent.Key(
          isDown: true, isRepeat: isRepeat, usage: key.rawValue, characters: characters,
          charactersIgnoringModifiers: KeyboardLayout.characters(of: key, shifted: false))),
      modifiers: modifiers)
  }

  /// Releases a key.
  public func keyUp(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    send(.key(InputEvent.Key(isDown: false, usage: key.rawValue)), modifiers: modifiers)
  }

  // MARK: Sending

  private func sendPointer(
    _ device: InputEvent.Device, _ phase: InputEvent.Phase, _ point: CGPoint, id: Int,
    button: Int = 1
  ) {
    send(
      .pointer(
        InputEvent.Pointer(id: id, device: device, phase: phase, location: point, button: button)))
  }

  package func send(_ kind: InputEvent.Kind, modifiers: UIKeyModifierFlags = []) {
    guard let window = host.windows.last else { return }
    var flags: InputEvent.Modifiers = []
    if modifiers.contains(.shift) { flags.insert(.shift) }
    if modifiers.contains(.control) { flags.insert(.control) }
    if modifiers.contains(.alternate) { flags.insert(.alternate) }
    if modifiers.contains(.command) { flags.insert(.command) }
    if case .key(let key) = kind, window.takesAsText(key, flags) { return }
    guard !window.dismissesPopups(by: kind) else { return }
    window.handler?.hostWindow(
      window, received: InputEvent(timestamp: now, modifiers: flags, kind: kind))
  }
}
