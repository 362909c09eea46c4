import HostInterface
import UIKit

/// Does to a stage whatever hands and desktops can do, in no order and without manners: what began
/// may end twice or never, and everything comes in the middle of everything else.
///
/// The same seed does the same things, and `steps` says which.
@MainActor package final class InputFuzzer {
  package let stage: Stage
  package var dice: SeededGenerator
  package private(set) var steps: [String] = []
  /// The sizes of the window, in points, each way.
  package var sizes: ClosedRange<CGFloat> = 120...1200
  package var keys: [UIKeyboardHIDUsage] = [
    .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow,
    .keyboardPageUp, .keyboardPageDown, .keyboardHome, .keyboardEnd, .keyboardSpacebar,
    .keyboardEqualSign, .keyboardHyphen, .keyboard0, .keyboard1, .keyboardReturnOrEnter,
    .keyboardF11, .keyboardDeleteForward, .keyboardTab,
  ]
  private var held: Set<UIKeyboardHIDUsage> = []
  private let frameInterval: TimeInterval

  package init(_ stage: Stage, seed: UInt64) {
    self.stage = stage
    dice = SeededGenerator(seed: seed)
    frameInterval = stage.frameInterval
  }

  package func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &dice) }
  package func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &dice)
  }
  package func note(_ step: String) { steps.append(step) }

  /// The last steps, for the message of a failure.
  package var story: String { steps.suffix(60).joined(separator: "; ") }

  private var size: CGSize { stage.window?.bounds.size ?? .zero }
  private func point() -> CGPoint {
    CGPoint(
      x: (number(-0.05...1.05) * size.width).rounded(),
      y: (number(-0.05...1.05) * size.height).rounded())
  }

  // MARK: One thing

  package func act() {
    switch roll(30) {
    case 0...14: touch()
    case 15...17: mouse()
    case 18...21: scroll()
    case 22: pinch()
    case 23...26: key()
    default: disturb()
    }
    pass()
  }

  /// Releases every finger, button and key.
  package func releaseAll() {
    note("let go")
    for finger in 1...3 { stage.touchUp(finger: finger) }
    for button in 1...5 { stage.mouseUp(button: button) }
    for key in held { stage.keyUp(key) }
    held = []
    stage.send(.scroll(.init(phase: .ended, unit: .points, location: .zero, delta: .zero)))
    stage.send(.pinch(.init(phase: .ended, location: .zero, scale: 1)))
    stage.isWindowCovered = false
    stage.setActive(true)
  }

  // MARK: Fingers

  private func touch() {
    let finger = 1 + roll(2)
    switch roll(12) {
    case 0...2: down(finger, at: point())
    case 3, 4: move(finger, to: point(), frames: 1 + roll(10))
    case 5: lift(finger)
    case 6:
      note("cancel \(finger)")
      stage.touchCancel(finger: finger)
    case 7, 8:
      down(finger, at: point())
      move(finger, to: point(), frames: 1 + roll(8))
      lift(finger)
    case 9: tap(roll(2) == 0 ? 1 : 2)
    default: spread()
    }
  }

  private func down(_ finger: Int, at point: CGPoint) {
    note("down \(finger) \(point)")
    stage.touchDown(at: point, finger: finger)
    stage.advance(frames: roll(2))
  }

  private func move(_ finger: Int, to point: CGPoint, frames: Int) {
    note("move \(finger) \(point) \(frames)")
    stage.touchMove(to: point, finger: finger, duration: Double(frames) * stage.frameInterval)
  }

  private func lift(_ finger: Int) {
    note("up \(finger)")
    stage.touchUp(finger: finger)
  }

  private func tap(_ count: Int) {
    let location = point()
    note("tap \(location) \(count)")
    for _ in 0..<count { stage.tap(at: location) }
  }

  /// Two fingers move apart or together, and are lifted, or not.
  private func spread() {
    let center = point()
    let (start, end) = (number(20...300), number(20...300))
    let steps = 1 + roll(10)
    note("spread \(center) \(start) \(end) \(steps)")
    func ends(_ distance: CGFloat) -> [CGPoint] {
      [-0.5, 0.5].map { CGPoint(x: center.x + $0 * distance, y: center.y + $0 * distance / 3) }
    }
    for (index, place) in ends(start).enumerated() { stage.touchDown(at: place, finger: index + 1) }
    for step in 1...steps {
      let distance = start + (end - start) * CGFloat(step) / CGFloat(steps)
      for (index, place) in ends(distance).enumerated() {
        stage.touchMove(to: place, finger: index + 1)
      }
      stage.advance(frames: 1)
    }
    for finger in 1...2 where roll(3) > 0 { lift(finger) }
  }

  // MARK: Mouse, wheel, touchpad

  private func mouse() {
    let (place, button) = (point(), roll(3) > 0 ? 1 : 1 + roll(5))
    switch roll(6) {
    case 0:
      note("mouse down \(place) \(button)")
      stage.mouseDown(at: place, button: button)
    case 1, 2:
      note("mouse move \(place)")
      stage.mouseMove(to: place, button: button)
    case 3:
      note("mouse up \(button)")
      stage.mouseUp(button: button)
    case 4:
      note("click \(place) \(button)")
      stage.click(at: place, button: button)
    default:
      let phase: InputEvent.HoverPhase = roll(4) == 0 ? .left : .moved
      note("hover \(phase) \(place)")
      stage.send(.hover(phase, location: place))
    }
  }

  private func scroll() {
    let location = point()
    if roll(2) == 0 {
      let detents = CGFloat(roll(7) - 3) / (roll(3) == 0 ? 3 : 1)
      let modifiers: UIKeyModifierFlags = [[], [], .shift, .control][roll(4)]
      note("wheel \(location) \(detents) \(modifiers.rawValue)")
      return stage.wheel(at: location, detents: detents, modifiers: modifiers)
    }
    let phases: [InputEvent.Phase] = [.began, .changed, .changed, .changed, .ended, .cancelled]
    let phase = phases[roll(phases.count)]
    let delta = CGVector(dx: number(-60...60).rounded(), dy: number(-60...60).rounded())
    let count = phase == .changed ? 1 + roll(6) : 1
    note("pad \(phase) \(location) \(delta) \(count)")
    for _ in 0..<count {
      stage.send(
        .scroll(
          .init(
            phase: phase, unit: .points, location: location,
            delta: phase == .changed ? delta : .zero)))
      stage.advance(frames: roll(2))
    }
  }

  private func pinch() {
    let location = point()
    let (scale, rotation) = (number(0.2...4), number(-2...2))
    let phases: [InputEvent.Phase] = [.began, .changed, .changed, .ended, .cancelled]
    for phase in phases where roll(4) > 0 {
      note("pad pinch \(phase) \(location) \(scale)")
      stage.send(.pinch(.init(phase: phase, location: location, scale: scale, rotation: rotation)))
      stage.advance(frames: roll(3))
    }
  }

  // MARK: Keys

  private func key() {
    guard !keys.isEmpty else { return }
    let key = keys[roll(keys.count)]
    let modifiers: UIKeyModifierFlags = roll(5) == 0 ? .shift : []
    switch roll(4) {
    case 0:
      note("key down \(key.rawValue)")
      held.insert(key)
      stage.keyDown(key, modifiers: modifiers)
    case 1:
      note("key up \(key.rawValue)")
      held.remove(key)
      stage.keyUp(key, modifiers: modifiers)
    default:
      note("key \(key.rawValue)")
      stage.press(key, modifiers: modifiers)
    }
  }

  // MARK: Desktop and time

  private func disturb() {
    switch roll(8) {
    case 0...3:
      let size = CGSize(width: number(sizes).rounded(), height: number(sizes).rounded())
      note("resize \(size)")
      stage.resize(to: size)
    case 4:
      note("dark")
      stage.prefersDarkAppearance.toggle()
    case 5:
      note("memory")
      stage.warnOfLowMemory()
    case 6:
      note("inactive")
      stage.setActive(false)
      if roll(2) == 0 { stage.isWindowCovered = true }
      pass()
      stage.isWindowCovered = false
      stage.setActive(true)
    default:
      let isReduced = roll(3) == 0
      note("less motion \(isReduced)")
      stage.reducesMotion = isReduced
    }
  }

  /// No time, some frames, many tiny ones or one that lasts.
  private func pass() {
    switch roll(14) {
    case 0...4: break
    case 5:
      note("crawl")
      stage.frameInterval = 0.0007
      stage.advance(frames: 12)
    case 6:
      note("stall")
      stage.frameInterval = 2.5
      stage.advance(frames: 1)
    default: stage.advance(frames: 1 + roll(9))
    }
    stage.frameInterval = frameInterval
  }
}

extension Stage {
  /// Whether the window has the person's attention.
  func setActive(_ isActive: Bool) {
    guard let window = host.windows.last else { return }
    window.handler?.hostWindowDidChangeActivation(window, isActive: isActive)
  }

  /// A layer of the window that is nowhere: a number of its geometry is none, or has no end.
  package var brokenLayer: String? {
    func isBroken(_ layer: CALayer) -> Bool {
      let (t, b, p) = (layer.transform, layer.bounds, layer.position)
      let numbers = [
        t.m11, t.m12, t.m14, t.m21, t.m22, t.m24, t.m33, t.m41, t.m42, t.m43, t.m44, b.minX, b.minY,
        b.width, b.height, p.x, p.y, CGFloat(layer.opacity), layer.cornerRadius,
      ]
      return numbers.contains { !$0.isFinite || abs($0) > 1e9 }
    }
    func search(_ layer: CALayer) -> CALayer? {
      if isBroken(layer) { return layer }
      for child in layer.sublayers ?? [] { if let found = search(child) { return found } }
      return nil
    }
    guard let layer = window.flatMap({ search($0.layer) }) else { return nil }
    return "\(layer) \(layer.bounds) \(layer.position) \(layer.transform)"
  }

  /// A recognizer in the window that still takes part in something.
  package var busyRecognizer: UIGestureRecognizer? {
    func search(_ view: UIView) -> UIGestureRecognizer? {
      let busy = (view.gestureRecognizers ?? []).first {
        $0.state != .possible && $0.state != .failed || $0.numberOfTouches > 0
      }
      if let busy, !(busy is UIHoverGestureRecognizer) { return busy }
      for child in view.subviews { if let found = search(child) { return found } }
      return nil
    }
    return window.flatMap(search)
  }
}
