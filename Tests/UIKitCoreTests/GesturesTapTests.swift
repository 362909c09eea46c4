import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct GesturesTapTests {
  @Test func aTapIsRecognizedWhereItWas() {
    let world = GestureWorld()
    let tap = world.watch(UITapGestureRecognizer())
    var location = CGPoint.zero
    tap.onAction = { location = $0.location(in: world.view) }
    world.quickTap(point(120, 200))
    #expect(tap.states == [.ended])
    #expect(location == point(120, 200))
    #expect(tap.recognizer.state == .possible)
    #expect(world.view.take() == ["began", "cancelled"])
  }

  @Test func aLongOrWanderingTouchIsNoTap() {
    let world = GestureWorld()
    let tap = world.watch(UITapGestureRecognizer())
    world.stage.touchDown(at: point(100, 100))
    world.advance(0.8)
    world.stage.touchUp()
    world.stage.touchDown(at: point(100, 100))
    world.stage.touchMove(to: point(160, 100))
    world.stage.touchUp()
    #expect(tap.states.isEmpty)
    #expect(world.view.take() == ["began", "ended", "began", "moved", "ended"])
  }

  @Test func twoTapsMustBeCloseInTimeAndPosition() {
    let world = GestureWorld()
    let twice = world.watch(doubleTap())
    world.quickTap(point(100, 100))
    world.advance(0.2)
    world.quickTap(point(104, 102))
    #expect(twice.take() == [.ended])
    world.advance(1)
    world.quickTap(point(100, 100))
    world.advance(0.5)
    world.quickTap(point(100, 100))
    #expect(twice.take().isEmpty)
    world.advance(1)
    world.quickTap(point(100, 100))
    world.advance(0.1)
    world.quickTap(point(300, 300))
    #expect(twice.take().isEmpty)
  }

  @Test func aSingleTapWaitsForTheDoubleTapToFail() {
    let world = GestureWorld()
    let single = world.watch(UITapGestureRecognizer())
    let twice = world.watch(doubleTap())
    single.recognizer.require(toFail: twice.recognizer)
    var location = CGPoint.zero
    single.onAction = { location = $0.location(in: nil) }
    world.quickTap(point(50, 60))
    world.advance(0.33)
    #expect(single.states.isEmpty)
    world.advance(0.05)
    #expect(single.take() == [.ended])
    #expect(location == point(50, 60))
    #expect(twice.states.isEmpty)
    world.quickTap(point(50, 60))
    world.advance(0.1)
    world.quickTap(point(50, 60))
    world.advance(1)
    #expect(single.states.isEmpty)
    #expect(twice.states == [.ended])
  }

  @Test func aDelayedTapKeepsItsLocation() {
    let world = GestureWorld()
    let single = world.watch(UITapGestureRecognizer())
    let twice = world.watch(doubleTap())
    single.recognizer.require(toFail: twice.recognizer)
    var location = CGPoint.zero
    single.onAction = { location = $0.location(in: nil) }
    world.quickTap(point(50, 60))
    world.advance(0.1)
    world.stage.touchDown(at: point(300, 600))
    #expect(single.states == [.ended])
    #expect(location == point(50, 60))
    world.stage.touchUp()
  }

  @Test func aSingleTapContinuesWhenTheDoubleTapIsDisabled() {
    let world = GestureWorld()
    let single = world.watch(UITapGestureRecognizer())
    let twice = world.watch(doubleTap())
    single.recognizer.require(toFail: twice.recognizer)
    world.quickTap(point(50, 60))
    twice.recognizer.isEnabled = false
    #expect(single.take() == [.ended])
    #expect(single.recognizer.state == .possible)
    world.advance(0.1)
    world.quickTap(point(50, 60))
    #expect(single.take() == [.ended])
  }

  @Test func touchesCountTaps() {
    let world = GestureWorld()
    var counts: [Int] = []
    world.view.onBegan = { counts.append($0.tapCount) }
    world.quickTap(point(100, 100))
    world.advance(0.1)
    world.quickTap(point(100, 100))
    world.advance(0.1)
    world.quickTap(point(100, 100))
    world.advance(0.5)
    world.quickTap(point(100, 100))
    world.stage.drag(from: point(100, 100), to: point(100, 300))
    world.quickTap(point(100, 300))
    #expect(counts == [1, 2, 3, 1, 2, 1])
  }

  @Test func twoFingersTapTogether() {
    let world = GestureWorld()
    let tap = world.watch(UITapGestureRecognizer())
    tap.recognizer.numberOfTouchesRequired = 2
    world.quickTap(point(100, 100))
    #expect(tap.states.isEmpty)
    world.advance(0.5)
    world.stage.touchDown(at: point(100, 100), finger: 1)
    world.stage.touchDown(at: point(200, 100), finger: 2)
    world.advance(0.05)
    world.stage.touchUp(finger: 1)
    world.stage.touchUp(finger: 2)
    #expect(tap.states == [.ended])
  }

  @Test func buttonMasksDistinguishTaps() {
    let world = GestureWorld()
    let first = world.watch(UITapGestureRecognizer())
    let second = world.watch(UITapGestureRecognizer())
    second.recognizer.buttonMaskRequired = .secondary
    let back = world.watch(UITapGestureRecognizer())
    back.recognizer.buttonMaskRequired = .button(4)
    world.stage.click(at: point(10, 10))
    world.stage.click(at: point(10, 10), button: 2)
    world.stage.click(at: point(10, 10), button: 4)
    world.quickTap(point(10, 10))
    #expect(first.states == [.ended, .ended])
    #expect(second.states == [.ended])
    #expect(back.states == [.ended])
  }

  @Test func aSecondButtonBelongsToTheCurrentTouch() {
    let world = GestureWorld()
    world.stage.mouseDown(at: point(10, 10), button: 1)
    world.stage.mouseDown(at: point(10, 10), button: 2)
    world.stage.mouseUp(button: 1)
    #expect(world.view.take() == ["began"])
    world.stage.mouseUp(button: 2)
    #expect(world.view.take() == ["ended"])
  }

  @Test func aLostReleaseDoesNotBlockTheMouse() {
    let world = GestureWorld()
    world.stage.mouseDown(at: point(10, 10))
    world.stage.mouseDown(at: point(20, 20))
    world.stage.mouseUp()
    #expect(world.view.take() == ["began", "cancelled", "began", "ended"])
  }

  @Test func aLongPressBeginsByItself() {
    let world = GestureWorld()
    let press = world.watch(UILongPressGestureRecognizer())
    world.stage.touchDown(at: point(100, 100))
    world.advance(0.48)
    #expect(press.states.isEmpty)
    world.advance(0.05)
    #expect(press.take() == [.began])
    #expect(world.view.take() == ["began", "cancelled"])
    world.stage.touchMove(to: point(200, 100))
    world.stage.touchUp()
    #expect(press.take() == [.changed, .ended])
    world.stage.touchDown(at: point(100, 100))
    world.stage.touchMove(to: point(115, 100))
    world.advance(1)
    world.stage.touchUp()
    #expect(press.states.isEmpty)
  }

  @Test func aLongPressOfNoLengthBeginsAtTouchDown() {
    let world = GestureWorld()
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    let record = world.watch(press)
    world.stage.touchDown(at: CGPoint(x: 100, y: 100))
    #expect(record.states == [.began])
    world.stage.touchMove(to: CGPoint(x: 180, y: 100))
    world.stage.touchUp()
    #expect(record.states == [.began, .changed, .ended])
  }

  @Test func aSwipeIsLongFastAndStraight() {
    let world = GestureWorld()
    let swipe = world.watch(UISwipeGestureRecognizer())
    swipe.recognizer.direction = .left
    world.stage.drag(from: point(300, 100), to: point(200, 105), duration: 0.15)
    #expect(swipe.take() == [.ended])
    world.stage.drag(from: point(200, 100), to: point(300, 105), duration: 0.15)
    world.stage.drag(from: point(300, 100), to: point(220, 190), duration: 0.15)
    world.stage.drag(from: point(300, 100), to: point(200, 105), duration: 1.5)
    #expect(swipe.states.isEmpty)
  }
}
