import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct PropertyAnimatorTests {
  private let stage = Stage(size: CGSize(width: 300, height: 300))
  private let controller = UIViewController()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    stage.show(controller)
    view.center = CGPoint(x: 0, y: 0)
    controller.view.addSubview(view)
    stage.settle()
  }

  private var x: CGFloat { view.layer.presentation()?.position.x ?? -1 }
  private var alpha: Float { view.layer.presentation()?.opacity ?? -1 }

  private func linear(_ duration: TimeInterval = 1) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: .linear) { [view] in view.center.x = 100 }
  }

  /// Begins with the frame after the start.
  private func run(_ animator: UIViewPropertyAnimator, _ seconds: TimeInterval) {
    animator.startAnimation()
    stage.advance(frames: 1)
    stage.advance(by: seconds)
  }

  @Test func itRunsAndReportsItsFinalPosition() {
    let animator = linear()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive && view.center.x == 0, "nothing before the start")
    run(animator, 0.5)
    #expect(view.center.x == 100 && abs(x - 50) < 0.1)
    #expect(animator.state == .active && animator.isRunning)
    stage.settle()
    #expect(x == 100 && ends == [.end] && animator.state == .inactive)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("A running animator retains itself until its end")
  func kept() {
    var ends: [UIViewAnimatingPosition] = []
    weak var seen: UIViewPropertyAnimator?
    do {
      let animator = linear()
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      seen = animator
    }
    stage.advance(frames: 1)
    stage.advance(by: 0.5)
    #expect(abs(x - 50) < 0.1 && seen?.isRunning == true)
    #expect(stage.settle() && x == 100 && ends == [.end])
    #expect(seen == nil && view.layer.animationKeys() == nil)
  }

  /// As in UIKit, where its views would stay half-way.
  @Test("Releasing a paused or stopped animator is an error")
  func released() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.pauseAnimation()
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.startAnimation()
      animator.stopAnimation(false)
    }
    await #expect(processExitsWith: .success) { @MainActor in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.pauseAnimation()
      animator.stopAnimation(true)
    }
  }

  @Test func defaultsAreApples() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn)
    #expect(animator.isInterruptible && animator.isUserInteractionEnabled)
    #expect(animator.scrubsLinearly && !animator.pausesOnCompletion && !animator.isReversed)
    #expect(animator.timingParameters?.timingCurveType == .builtin)
    #expect(UISpringTimingParameters().timingCurveType == .spring)
  }

  @Test func fractionCompleteScrubs() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { [view] in
      view.center.x = 100
      view.alpha = 0
    }
    defer { animator.stopAnimation(true) }
    animator.fractionComplete = 0.3
    stage.advance(frames: 1)
    #expect(abs(x - 30) < 0.01 && abs(alpha - 0.7) < 0.01, "without the curve")
    #expect(animator.state == .active && !animator.isRunning)
    stage.advance(by: 1)
    #expect(abs(x - 30) < 0.01 && stage.isAtRest, "it stays and requests no frames")
    animator.fractionComplete = 0.9
    stage.advance(frames: 1)
    #expect(abs(x - 90) < 0.01)
  }

  @Test func aScrubThatKeepsTheCurveFollowsIt() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { [view] in
      view.center.x = 100
    }
    defer { animator.stopAnimation(true) }
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    stage.advance(frames: 1)
    #expect(abs(x - 31.54) < 0.1)
  }

  @Test func pausingMovesNothingAndGoesOnFromThere() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { [view] in
      view.center.x = 100
    }
    run(animator, 0.3)
    let before = x
    animator.pauseAnimation()
    stage.advance(by: 0.5)
    #expect(abs(x - before) < 0.01)
    #expect(abs(animator.fractionComplete - before / 100) < 0.001, "the position itself")
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.advance(frames: 1)
    stage.advance(by: 0.2)
    #expect(abs(x - 50) < 1, "half of the time that it was to take: \(x)")
    stage.advance(by: 0.52)
    #expect(animator.state == .inactive && x == 100)
  }

  @Test func itCanContinueWithAnotherDurationAndCurve() {
    let animator = linear()
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
    stage.advance(frames: 1)
    stage.advance(by: 1)
    #expect(abs(x - 75) < 0.1)
    stage.advance(by: 1.02)
    #expect(animator.state == .inactive)
  }

  @Test func reversedItRestoresTheInitialValues() {
    let animator = linear()
    view.backgroundColor = .red
    animator.addAnimations { [view] in view.backgroundColor = .blue }
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    run(animator, 0.4)
    animator.isReversed = true
    stage.advance(frames: 1)
    stage.advance(by: 0.2)
    #expect(abs(x - 20) < 0.1, "\(x)")
    stage.settle()
    #expect(ends == [.start] && view.center.x == 0 && x == 0)
    #expect(view.backgroundColor == .red)
  }

  @Test func theFractionFollowsTheDirection() {
    let animator = linear()
    defer { animator.stopAnimation(true) }
    animator.fractionComplete = 0.25
    animator.isReversed = true
    #expect(abs(animator.fractionComplete - 0.75) < 1e-9)
    animator.fractionComplete = 1
    stage.advance(frames: 1)
    #expect(abs(x) < 0.01)
  }

  @Test func stoppingKeepsThePresentationValues() {
    let animator = linear()
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    run(animator, 0.5)
    animator.stopAnimation(true)
    #expect(abs(view.center.x - 50) < 0.1 && animator.state == .inactive)
    stage.settle()
    #expect(abs(x - 50) < 0.1 && ends == 0)
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.end, CGFloat(100)), (.start, 0), (.current, 50),
  ])
  func aStoppedAnimatorFinishesAtTheGivenPosition(
    _ position: UIViewAnimatingPosition, _ place: CGFloat
  ) {
    let animator = linear()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    run(animator, 0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: position)
    #expect(ends == [position] && abs(view.center.x - place) < 0.1)
  }

  @Test func aNewAnimatorTakesOverWithoutAJump() {
    let first = linear()
    run(first, 0.5)
    let second = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { [view] in
      view.center.x = 0
    }
    second.startAnimation()
    var places = [x]
    for _ in 0..<60 {
      stage.advance(frames: 1)
      places.append(x)
    }
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    let jolts = zip(steps, steps.dropFirst()).map { abs($1 - $0) }
    #expect((jolts.max() ?? 9) < 1.8, "no step differs much from the one before")
    #expect(steps[0] > 1, "it still moves for a moment")
    stage.settle()
    #expect(x == 0)
  }

  @Test func springsOvershootAndHaveTheirOwnDuration() {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 200, damping: 8, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 0.1, timingParameters: spring)
    animator.addAnimations { [view] in view.center.x = 100 }
    animator.startAnimation()
    var most: CGFloat = 0
    for _ in 0..<60 {
      stage.advance(frames: 1)
      most = max(most, x)
    }
    #expect(most > 120 && animator.isRunning)
    stage.settle()
    #expect(x == 100)
  }

  @Test func aSpringsVelocityIsPerAxis() {
    let spring = UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: 10, dy: -10))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    animator.addAnimations { [view] in view.center = CGPoint(x: 100, y: 100) }
    run(animator, 0.05)
    let position = view.layer.presentation()?.position ?? .zero
    #expect(position.x > 20 && position.y < -5, "\(position)")
  }

  @Test func aReversedSpringKeepsItsVelocity() {
    let animator = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 1) { [view] in
      view.center.x = 100
    }
    run(animator, 0.1)
    stage.advance(frames: 1)
    let before = x
    animator.isReversed = true
    stage.advance(frames: 2)
    #expect(x > before, "it doesn't stop abruptly")
    stage.settle()
    #expect(x == 0 && view.center.x == 0)
  }

  @Test func delayFactorsDelayLaterChanges() {
    let animator = linear()
    animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
    run(animator, 0.5)
    #expect(alpha > 0.97 && abs(x - 50) < 0.1)
    stage.advance(by: 0.25)
    #expect(abs(alpha - 0.5) < 0.05)
    animator.pauseAnimation()
    let held = alpha
    stage.advance(frames: 2)
    #expect(abs(alpha - held) < 0.001)
    animator.startAnimation()
    stage.settle()
    #expect(alpha == 0)
  }

  @Test func itMayPauseOnCompletion() {
    let animator = linear()
    animator.pausesOnCompletion = true
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    run(animator, 1.1)
    #expect(animator.state == .active && !animator.isRunning && ends == 0 && x == 100)
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    stage.settle()
    #expect(ends == 1 && x == 0)
  }

  @Test func animatingViewsMayIgnoreTouches() {
    let animator = linear()
    animator.isUserInteractionEnabled = false
    run(animator, 0.2)
    #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) == nil)
    stage.settle()
    #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) === view)
  }

  @Test func runningPropertyAnimatorStartsAfterItsDelay() {
    var ends = 0
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.5, delay: 0.5, options: .curveLinear,
      animations: { [view] in view.center.x = 100 }, completion: { _ in ends += 1 })
    stage.advance(by: 0.4)
    #expect(x == 0 && animator.isRunning && animator.delay == 0.5)
    stage.advance(by: 0.37)
    #expect(x > 30 && x < 70)
    stage.settle()
    #expect(ends == 1)
  }
}
