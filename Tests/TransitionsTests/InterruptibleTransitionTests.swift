import Motion
import Testing
import Transitions
import UIKit
import UIKitStage

/// The engine with a state of one number: 0 dismissed, 100 presented.
@Suite(.serialized) @MainActor struct InterruptibleTransitionTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private let transition = InterruptibleTransition(
    CGFloat(0), target: { $0 == .presented ? 100 : 0 }, faded: { _ in -1 })
  private let timing = Timing.curve(.easeInOut, seconds: 0.4)

  init() { stage.show(UIViewController()) }

  private final class Log {
    var events: [String] = []
    var shown: [CGFloat] = []
  }

  private func begin(_ side: TransitionSide, _ log: Log, _ timing: Timing? = nil) {
    let name = side == .presented ? "presented" : "dismissed"
    transition.begin(toward: side, timing ?? self.timing) { log.events.append("\(name) \($0)") }
  }

  @Test func itPresentsAndDismisses() {
    let log = Log()
    transition.apply = { log.shown.append($0) }
    begin(.presented, log)
    #expect(transition.phase == .presenting && log.shown == [0])
    stage.advance(frames: 1)
    stage.advance(by: 0.2)
    #expect(abs(transition.state - 50) < 1 && log.events.isEmpty)
    stage.settle()
    #expect(transition.phase == .presented && transition.state == 100)
    begin(.dismissed, log)
    stage.settle()
    #expect(transition.phase == .dismissed && transition.state == 0)
    #expect(log.events == ["presented true", "dismissed true"])
    #expect(stage.isAtRest)
  }

  @Test func withoutAnimationItEndsAtOnce() {
    let log = Log()
    transition.begin(toward: .presented, nil) { log.events.append("\($0)") }
    #expect(transition.phase == .presented && transition.state == 100 && log.events == ["true"])
  }

  /// Reversed at any frame and back: no jump, and no loss of velocity.
  @Test(arguments: 2...20) func reversingKeepsPositionAndVelocity(frame: Int) {
    let log = Log()
    begin(.presented, log)
    stage.advance(frames: frame)
    for side in [TransitionSide.dismissed, .presented] {
      let (state, velocity) = (transition.state, transition.velocity)
      transition.reverse()
      #expect(transition.state == state && transition.velocity == velocity)
      #expect(transition.heading == side)
      stage.advance(frames: 2)
    }
    stage.settle()
    #expect(log.events == ["presented true"])
  }

  @Test func completionsAreCalledWithFalseOnReversal() {
    let log = Log()
    begin(.presented, log)
    stage.advance(frames: 5)
    transition.reverse()
    stage.settle()
    #expect(transition.phase == .dismissed && log.events == ["presented false"])
  }

  @Test func aTouchHoldsMovesAndReleasesIt() {
    let log = Log()
    begin(.presented, log)
    stage.advance(frames: 10)
    let caught = transition.state
    transition.hold()
    #expect(transition.state == caught && transition.velocity == 0)
    #expect(transition.heading == .presented)
    stage.advance(by: 0.3)
    #expect(transition.state == caught && stage.isAtRest)
    transition.update(30)
    transition.release(toward: .dismissed, spring: .transitionExit, velocity: -600)
    #expect(transition.phase == .dismissing && transition.velocity == -600)
    stage.advance(frames: 1)
    #expect(transition.state < 25, "it moves in the next frame")
    stage.settle()
    #expect(transition.phase == .dismissed && log.events == ["presented false"])
  }

  @Test func aHeldTransitionIsNotMovedByOthers() {
    let log = Log()
    begin(.presented, log)
    stage.settle()
    var interactions = 0
    transition.onInteractionBegin = { interactions += 1 }
    transition.hold()
    begin(.dismissed, log)
    stage.settle()
    #expect(transition.phase == .held && interactions == 1)
    transition.release(toward: .presented, spring: .transitionReturn, velocity: 0)
    stage.settle()
    #expect(log.events == ["presented true", "dismissed false"])
  }

  @Test func aReversedReleaseIsForgotten() {
    let log = Log()
    begin(.presented, log)
    stage.settle()
    transition.hold()
    transition.release(toward: .dismissed, at: 300, spring: .transitionExit, velocity: 10)
    stage.advance(frames: 5)
    #expect(transition.state > 100)
    transition.reverse()
    stage.settle()
    begin(.dismissed, log)
    stage.advance(frames: 5)
    #expect(transition.state < 100)
  }

  @Test func aMovingTargetIsFollowedWithoutAJump() {
    let log = Log()
    var position = CGFloat(100)
    transition.target = { $0 == .presented ? position : 0 }
    begin(.presented, log)
    stage.advance(frames: 10)
    position = 200
    let before = transition.state
    stage.advance(frames: 1)
    #expect(abs(transition.state - before) < 15)
    stage.settle()
    #expect(transition.state == 200)
  }

  @Test func withoutADismissedStateItFades() {
    let log = Log()
    transition.target = { $0 == .presented ? 100 : nil }
    begin(.presented, log)
    #expect(transition.isFading && transition.state == -1)
    stage.settle()
    begin(.dismissed, log)
    stage.settle()
    #expect(transition.state == -1 && log.events == ["presented true", "dismissed true"])
  }

  @Test func reducedMotionFades() {
    stage.reducesMotion = true
    let log = Log()
    begin(.presented, log)
    #expect(transition.isFading && transition.state == -1)
    stage.advance(frames: 1)
    stage.advance(by: ReducedMotion.fadeDuration / 2)
    #expect(abs(transition.state - 49.5) < 2)
    stage.advance(by: ReducedMotion.fadeDuration / 2 + 0.01)
    #expect(transition.phase == .presented)
  }

  /// Each completion is called once, in any sequence of operations.
  @Test(arguments: 1...200) func everyCompletionIsCalledOnce(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    var told: [Int] = []
    func begin(_ side: TransitionSide, _ timing: Timing?) {
      let index = told.count
      told.append(0)
      transition.begin(toward: side, timing) { _ in told[index] += 1 }
    }
    for _ in 0..<20 {
      switch roll(8) {
      case 0: begin(.presented, timing)
      case 1: begin(.dismissed, timing)
      case 2: begin(roll(2) == 0 ? .presented : .dismissed, nil)
      case 3: transition.hold()
      case 4: transition.update(CGFloat(roll(120)))
      case 5:
        let side = roll(2) == 0 ? TransitionSide.presented : .dismissed
        transition.release(toward: side, spring: .transitionThrow, velocity: CGFloat(roll(500)))
      case 6: transition.reverse()
      default: transition.completeEarly(.presented)
      }
      stage.advance(frames: roll(10))
    }
    transition.end()
    #expect(told.allSatisfy { $0 == 1 }, "\(told)")
    #expect(transition.phase == .dismissed)
    stage.settle()
    #expect(stage.isAtRest)
  }

  @Test func endCallsCompletionsAndStops() {
    let log = Log()
    begin(.presented, log)
    stage.advance(frames: 5)
    transition.apply = { log.shown.append($0) }
    transition.end()
    #expect(log.events == ["presented false"])
    stage.advance(by: 1)
    #expect(log.shown.isEmpty && stage.isAtRest)
  }

  @Test func nothingIsRetained() {
    weak var retained: InterruptibleTransition<CGFloat>?
    do {
      let transition = InterruptibleTransition(
        CGFloat(0), target: { $0 == .presented ? 1000 : 0 }, faded: { _ in 0 })
      transition.begin(toward: .presented, timing) { _ in }
      stage.advance(frames: 3)
      retained = transition
    }
    #expect(retained == nil)
    stage.settle()
    #expect(stage.isAtRest)
  }

  @Test func aCompletionMayBeginAnotherTransition() {
    let log = Log()
    transition.begin(toward: .presented, timing) { [transition, timing] _ in
      transition.begin(toward: .dismissed, timing) { log.events.append("dismissed \($0)") }
    }
    stage.settle()
    #expect(transition.phase == .dismissed && log.events == ["dismissed true"])
  }
}
