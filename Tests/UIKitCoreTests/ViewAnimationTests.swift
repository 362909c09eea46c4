import HostInterface
import Testing
import UIKit
@testable import UIKitCore
import UIKitStage

@MainActor @Suite(.serialized) struct ViewAnimationTests {
  private func shown() -> (Stage, UIView) {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let controller = UIViewController()
    stage.show(controller)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(view)
    stage.settle()
    return (stage, view)
  }

  private func presentedX(_ view: UIView) -> CGFloat {
    view.layer.presentation()?.position.x ?? .nan
  }

  @Test func changesOutsideABlockAreImmediate() {
    let (stage, view) = shown()
    view.center.x = 100
    stage.advance(frames: 1)
    #expect(view.layer.animationKeys() == nil)
    #expect(presentedX(view) == 100)
  }

  @Test func aBlockAnimatesWithEaseInEaseOutAndCompletesOnce() {
    let (stage, view) = shown()
    var completions: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.center.x = 105 }) { completions.append($0) }
    #expect(view.center.x == 105, "the model has the new value at once")
    stage.advance(by: 0.5)
    // It begins with the frame after the block, so it is one frame behind the middle.
    #expect(abs(presentedX(view) - 55) < 3)
    #expect(completions.isEmpty)
    stage.advance(by: 0.6)
    #expect(completions == [true])
    #expect(stage.settle())
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func removingAViewBeforeItsFirstFrameEndsItsAnimation() {
    let (stage, view) = shown()
    var completions: [Bool] = []
    let fresh = UIView(frame: view.frame)
    view.superview?.addSubview(fresh)
    UIView.animate(withDuration: 1, animations: { fresh.center.x = 105 }) { completions.append($0) }
    fresh.removeFromSuperview()
    stage.advance(frames: 2)
    #expect(completions == [false])
  }

  @Test func aViewWithoutAWindowCompletesAtOnceAndKeepsNoAnimation() {
    let (stage, _) = shown()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var completions: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.center.x = 105 }) { completions.append($0) }
    #expect(completions.isEmpty, "never before animate returns")
    stage.advance(frames: 2)
    #expect(completions == [true])
    #expect(view.center.x == 105 && view.layer.animationKeys() == nil)
    #expect(stage.isAtRest)
  }

  @Test func aViewThatGetsItsWindowBeforeTheFirstFrameIsAnimated() {
    let (stage, shown) = shown()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var completions: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.center.x = 105 }) { completions.append($0) }
    shown.superview?.addSubview(view)
    stage.advance(by: 0.5)
    #expect(completions.isEmpty && presentedX(view) > 20 && presentedX(view) < 90)
    stage.advance(by: 0.6)
    #expect(completions == [true])
  }

  @Test func aSecondPositionAnimationAddsToTheFirst() {
    let (stage, view) = shown()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
    stage.advance(by: 0.5)
    let before = presentedX(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 5 }
    #expect(view.layer.animationKeys()?.sorted() == ["position", "position-2"])
    stage.advance(frames: 1)
    #expect(abs(presentedX(view) - before) < 4, "no jump when the second begins")
    stage.advance(by: 2)
    #expect(presentedX(view) == 5)
  }

  @Test func aSecondOpacityAnimationReplacesTheFirst() {
    let (stage, view) = shown()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { finished.append($0) }
    stage.advance(by: 0.2)
    UIView.animate(withDuration: 1, animations: { view.alpha = 1 }) { finished.append($0) }
    stage.advance(by: 2)
    #expect(finished == [false, true])
  }

  @Test func anEmptyOrDisabledBlockCompletesOnTheNextTurn() {
    let (stage, view) = shown()
    var completions = 0
    UIView.animate(withDuration: 1, animations: {}) { _ in completions += 1 }
    UIView.animate(withDuration: 0, animations: { view.alpha = 0.5 }) { _ in completions += 1 }
    #expect(completions == 0)
    stage.advance(frames: 2)
    #expect(completions == 2)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func animatingViewsIgnoreTouchesUnlessAllowed() {
    let (stage, view) = shown()
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let point = CGPoint(x: 50, y: 50)
    UIView.animate(withDuration: 0.5) { view.alpha = 0.5 }
    #expect(view.hitTest(point, with: nil) == nil)
    stage.advance(by: 0.7)
    #expect(view.hitTest(point, with: nil) === view)
    UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
    #expect(view.hitTest(point, with: nil) === view)
  }

  @Test(arguments: [
    (0.5, 0.5, 646.88, 25.43), (0.6, 0.7, 268.94, 22.96), (0.5, 0.8, 323.59, 28.78),
    (0.5, 1.0, 341.02, 36.93), (3, 0.25, 54.83363359078326, 3.702486785620688),
  ])
  func springsAreSolvedForTheirDuration(
    duration: Double, ratio: Double, stiffness: Double, damping: Double
  ) {
    let spring = SpringForDuration.solve(duration: duration, dampingRatio: ratio, velocity: 0)
    #expect(abs(spring.stiffness - stiffness) < 0.01 * stiffness / 100)
    #expect(abs(spring.damping - damping) < 0.01 * damping / 10)
  }
}

@MainActor @Suite(.serialized) struct FrameLoopTests {
  @Test func aStillScreenDrawsNothing() {
    let stage = Stage()
    let controller = UIViewController()
    stage.show(controller)
    #expect(stage.settle())
    let count = stage.presentedFrames
    stage.advance(by: 10)
    #expect(stage.presentedFrames == count)
    #expect(stage.isAtRest)
    controller.view.backgroundColor = .red
    #expect(!stage.isAtRest)
    stage.settle()
    #expect(stage.presentedFrames == count + 1)
  }

  @Test func timersFireOnTheMediaClockInOrder() {
    let stage = Stage()
    var calls: [String] = []
    _ = FrameTimer(after: 0.2) { calls.append("b") }
    _ = FrameTimer(after: 0.1) { calls.append("a") }
    let cancelled = FrameTimer(after: 0.15) { calls.append("never") }
    cancelled.invalidate()
    stage.advance(by: 0.05)
    #expect(calls.isEmpty)
    stage.advance(by: 0.3)
    #expect(calls == ["a", "b"])
  }

  @Test func aTickerRequestsFramesUntilItIsPaused() {
    let stage = Stage()
    stage.show(UIViewController())
    stage.settle()
    var ticks = 0
    let ticker = FrameTicker { _ in ticks += 1 }
    stage.advance(frames: 5)
    #expect(ticks == 5)
    ticker.isPaused = true
    stage.advance(frames: 5)
    #expect(ticks == 5)
    #expect(stage.isAtRest)
  }

  @Test func aTickerEndsWithItsOwner() {
    let stage = Stage()
    stage.show(UIViewController())
    stage.settle()
    var ticker: FrameTicker? = FrameTicker { _ in }
    stage.advance(frames: 2)
    #expect(!stage.isAtRest && ticker != nil)
    ticker = nil
    #expect(stage.settle())
  }
}
