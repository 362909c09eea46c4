import HostInterface
import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// For any input, states change only as UIKit allows, and every gesture ends.
@MainActor @Suite(.serialized) struct GesturesFuzzTests {
  /// Reports invalid states that actions see.
  private final class Law {
    var faults: [String] = []
    private(set) var seen: [UIGestureRecognizer.State: Int] = [:]
    private var last: [ObjectIdentifier: UIGestureRecognizer.State] = [:]

    @MainActor func watch(_ recognizer: UIGestureRecognizer) {
      recognizer.addHandler { [unowned self] in self.note($0) }
    }

    @MainActor private func note(_ recognizer: UIGestureRecognizer) {
      seen[recognizer.state, default: 0] += 1
      let id = ObjectIdentifier(recognizer)
      let before = last[id] ?? .possible
      let isLegal =
        switch (before, recognizer.state) {
        case (.possible, .began), (.began, .changed), (.changed, .changed): true
        case (.began, .ended), (.changed, .ended): true
        case (.began, .cancelled), (.changed, .cancelled): true
        case (.possible, .ended): isDiscrete(recognizer)
        default: false
        }
      if !isLegal { faults.append("\(type(of: recognizer)): \(before) to \(recognizer.state)") }
      let isOver = recognizer.state == .ended || recognizer.state == .cancelled
      last[id] = isOver ? .possible : recognizer.state
    }

    @MainActor private func isDiscrete(_ recognizer: UIGestureRecognizer) -> Bool {
      recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    }

    var allAreOver: Bool { last.values.allSatisfy { $0 == .possible } }
  }

  private func makeRecognizers() -> [UIGestureRecognizer] {
    let single = UITapGestureRecognizer()
    let twice = doubleTap()
    single.require(toFail: twice)
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    let swipe = UISwipeGestureRecognizer()
    let patient = UIPanGestureRecognizer()
    patient.require(toFail: swipe)
    patient.delaysTouchesBegan = true
    let back = UITapGestureRecognizer()
    back.buttonMaskRequired = .secondary
    return [
      single, twice, pan, swipe, patient, back, UIPinchGestureRecognizer(),
      UIRotationGestureRecognizer(), UILongPressGestureRecognizer(), UIHoverGestureRecognizer(),
    ]
  }

  private func place(_ dice: inout Dice) -> CGPoint {
    point(.random(in: -20...420, using: &dice), .random(in: -20...820, using: &dice))
  }

  private func randomKind(_ dice: inout Dice) -> InputEvent.Kind {
    let phases: [InputEvent.Phase] = [
      .began, .changed, .changed, .changed, .ended, .ended, .cancelled,
    ]
    let phase = phases.randomElement(using: &dice) ?? .changed
    let location = place(&dice)
    switch Int.random(in: 0..<20, using: &dice) {
    case 0..<10:
      return .pointer(
        InputEvent.Pointer(
          id: .random(in: 1...3, using: &dice), device: .touch, phase: phase, location: location))
    case 10..<14:
      return .pointer(
        InputEvent.Pointer(
          device: .mouse, phase: phase, location: location,
          button: .random(in: 1...3, using: &dice)))
    case 14: return .hover(Bool.random(using: &dice) ? .moved : .left, location: location)
    case 15, 16:
      return .scroll(
        InputEvent.Scroll(
          phase: .changed, unit: .detents, location: location, delta: CGVector(dx: 0, dy: 1)))
    case 17, 18:
      return .scroll(
        InputEvent.Scroll(
          phase: phase, unit: .points, location: location, delta: CGVector(dx: 3, dy: -8)))
    default:
      return .pinch(
        InputEvent.Pinch(
          phase: phase, location: location, scale: .random(in: 0.5...2, using: &dice),
          rotation: .random(in: -1...1, using: &dice)))
    }
  }

  @Test(arguments: [1, 2, 3, 4]) func statesAreValidAndEveryGestureEnds(seed: UInt64) {
    var dice = Dice(seed)
    let world = GestureWorld()
    let rules = GestureRules()
    rules.together = seed % 2 == 0
    let law = Law()
    let child = TouchRecorder(frame: CGRect(x: 50, y: 100, width: 250, height: 400))
    world.view.addSubview(child)
    world.view.isMultipleTouchEnabled = true
    let all = [world.view, child].flatMap { view in
      makeRecognizers().map { recognizer -> UIGestureRecognizer in
        view.addGestureRecognizer(recognizer)
        recognizer.delegate = rules
        law.watch(recognizer)
        return recognizer
      }
    }
    for step in 0..<1250 {
      world.send(randomKind(&dice))
      if Int.random(in: 0..<3, using: &dice) == 0 {
        world.advance(.random(in: 0.005...0.3, using: &dice))
      }
      disturb(world, child, all, step, &dice)
    }
    if child.superview == nil { world.view.addSubview(child) }
    world.window.eventDispatcher.cancelAll()
    world.advance(1)
    #expect(law.faults.isEmpty, "\(law.faults.prefix(3))")
    #expect(law.allAreOver)
    // A run without gestures would prove nothing.
    for state in [UIGestureRecognizer.State.began, .changed, .ended, .cancelled] {
      #expect(law.seen[state, default: 0] >= 10, "\(law.seen)")
    }
    #expect(all.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 })
    for view in [world.view, child] {
      #expect(view.open.isEmpty && view.faults == 0)
    }
  }

  private func disturb(
    _ world: GestureWorld, _ child: UIView, _ all: [UIGestureRecognizer], _ step: Int,
    _ dice: inout Dice
  ) {
    guard step % 10 == 9, let one = all.randomElement(using: &dice) else { return }
    switch Int.random(in: 0..<4, using: &dice) {
    case 0: one.isEnabled.toggle()
    case 1 where child.superview != nil: child.removeFromSuperview()
    case 1: world.view.addSubview(child)
    case 2 where step % 50 == 49: world.window.eventDispatcher.cancelAll()
    default: all.forEach { $0.isEnabled = true }
    }
  }
}
