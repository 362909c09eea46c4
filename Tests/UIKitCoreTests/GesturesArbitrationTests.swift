import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct GesturesArbitrationTests {
  private func drag(_ world: GestureWorld) {
    world.stage.drag(from: point(100, 100), to: point(200, 100), duration: 0.2)
  }

  @Test func theDeeperViewWins() {
    let world = GestureWorld()
    let outer = world.watch(UIPanGestureRecognizer())
    let child = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    world.view.addSubview(child)
    let inner = world.watch(UIPanGestureRecognizer(), on: child)
    drag(world)
    #expect(inner.states.first == .began && inner.states.last == .ended)
    #expect(outer.states.isEmpty)
    world.stage.drag(from: point(300, 500), to: point(100, 500))
    #expect(outer.states.first == .began)
  }

  @Test func bothContinueWhenOneDelegateAllowsIt() {
    let world = GestureWorld()
    let rules = GestureRules()
    rules.together = true
    let first = world.watch(UIPanGestureRecognizer())
    let second = world.watch(UIPanGestureRecognizer())
    second.recognizer.delegate = rules
    drag(world)
    #expect(first.states.first == .began && first.states.last == .ended)
    #expect(second.states == first.states)
  }

  @Test func aDelegateMayRefuseToBegin() {
    let world = GestureWorld()
    let rules = GestureRules()
    rules.begins = false
    let first = world.watch(UIPanGestureRecognizer())
    let second = world.watch(UIPanGestureRecognizer())
    first.recognizer.delegate = rules
    drag(world)
    #expect(first.states.isEmpty)
    #expect(second.states.first == .began)
    #expect(first.recognizer.state == .possible)
  }

  @Test func aDelegateMayRefuseTouches() {
    let world = GestureWorld()
    let rules = GestureRules()
    rules.receives = false
    let pan = world.watch(UIPanGestureRecognizer())
    pan.recognizer.delegate = rules
    drag(world)
    #expect(pan.states.isEmpty)
  }

  @Test func allowedTouchTypesAreRespected() {
    let world = GestureWorld()
    let pan = world.watch(UIPanGestureRecognizer())
    pan.recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    world.stage.mouseDown(at: point(10, 10))
    world.stage.mouseMove(to: point(100, 10))
    world.stage.mouseUp()
    #expect(pan.states.isEmpty)
    drag(world)
    #expect(pan.states.first == .began)
  }

  @Test func aRecognizerBeginsWhenItsRequiredFailureFails() {
    let world = GestureWorld()
    let press = world.watch(UILongPressGestureRecognizer())
    press.recognizer.allowableMovement = 50
    let pan = world.watch(UIPanGestureRecognizer())
    pan.recognizer.require(toFail: press.recognizer)
    world.stage.touchDown(at: point(100, 100))
    world.stage.touchMove(to: point(130, 100))
    #expect(pan.states.isEmpty && pan.recognizer.state == .possible)
    world.stage.touchMove(to: point(160, 100))
    #expect(pan.take() == [.began])
    world.stage.touchMove(to: point(170, 100))
    world.stage.touchUp()
    #expect(pan.take() == [.changed, .ended])
    world.stage.touchDown(at: point(100, 100))
    world.stage.touchMove(to: point(130, 100))
    world.advance(0.6)
    world.stage.touchMove(to: point(190, 100))
    world.stage.touchUp()
    #expect(press.states == [.began, .changed, .ended])
    #expect(pan.states.isEmpty)
  }

  @Test(arguments: [true, false]) func aDelayedPanIncludesTheMissedMovement(swipeIsFirst: Bool) {
    let world = GestureWorld()
    let pan = Record(UIPanGestureRecognizer())
    if !swipeIsFirst { world.view.addGestureRecognizer(pan.recognizer) }
    let swipe = world.watch(UISwipeGestureRecognizer())
    if swipeIsFirst { world.view.addGestureRecognizer(pan.recognizer) }
    pan.recognizer.require(toFail: swipe.recognizer)
    world.stage.touchDown(at: point(100, 100))
    world.stage.touchMove(to: point(130, 100))
    world.stage.touchUp()
    #expect(pan.states == [.began, .ended])
    #expect(swipe.states.isEmpty)
  }

  @Test func mutualFailureRequirementsDoNotDeadlock() {
    let world = GestureWorld()
    let first = world.watch(UITapGestureRecognizer())
    let second = world.watch(UITapGestureRecognizer())
    first.recognizer.require(toFail: second.recognizer)
    second.recognizer.require(toFail: first.recognizer)
    world.quickTap(point(10, 10))
    #expect(first.states + second.states == [.ended])
  }

  @Test func requirementsAreRequestedOncePerSequence() {
    let world = GestureWorld()
    let rules = GestureRules()
    let pan = world.watch(UIPanGestureRecognizer())
    // Each failure reconsiders the pan.
    for _ in 0..<3 {
      let tap = world.watch(UITapGestureRecognizer()).recognizer
      let swipe = world.watch(UISwipeGestureRecognizer()).recognizer
      swipe.direction = .up
      swipe.require(toFail: tap)
    }
    pan.recognizer.delegate = rules
    rules.requires = { _, other in other is UISwipeGestureRecognizer }
    drag(world)
    #expect(pan.states.first == .began)
    let once = rules.asked
    #expect(once <= 6)
    drag(world)
    #expect(rules.asked == 2 * once)
  }

  @Test func actionsComeAfterArbitrationAndSeeTheirOwnState() {
    let world = GestureWorld()
    let winner = world.watch(UIPanGestureRecognizer())
    let loser = world.watch(UIPanGestureRecognizer())
    var seen: UIGestureRecognizer.State?
    winner.onAction = { if $0.state == .began { seen = loser.recognizer.state } }
    drag(world)
    #expect(seen == .failed)
  }

  @Test func disablingCancelsAndTheRestOfTheTouchIsIgnored() {
    let world = GestureWorld()
    let pan = world.watch(UIPanGestureRecognizer())
    world.stage.touchDown(at: point(100, 100))
    world.stage.touchMove(to: point(150, 100))
    pan.recognizer.isEnabled = false
    #expect(pan.take() == [.began, .cancelled])
    pan.recognizer.isEnabled = true
    world.stage.touchMove(to: point(250, 100))
    world.stage.touchUp()
    #expect(pan.states.isEmpty && pan.recognizer.state == .possible)
    drag(world)
    #expect(pan.states.first == .began)
  }

  @Test func aRecognizerDisabledByAnotherGetsBothActionsInOrder() {
    let world = GestureWorld()
    let rules = GestureRules()
    rules.together = true
    let first = world.watch(UIPanGestureRecognizer())
    let second = world.watch(UIPanGestureRecognizer())
    second.recognizer.cancelsTouchesInView = false
    second.recognizer.delegate = rules
    first.onAction = { [unowned second] _ in second.recognizer.isEnabled = false }
    world.stage.touchDown(at: point(100, 100))
    world.stage.touchMove(to: point(150, 100))
    world.stage.touchUp()
    let heard = second.states
    #expect(heard.isEmpty || heard == [.began, .cancelled])
  }

  @Test func disablingInItsOwnActionIsAllowed() {
    let world = GestureWorld()
    let pan = world.watch(UIPanGestureRecognizer())
    pan.onAction = { pan in
      guard pan.state == .began else { return }
      pan.isEnabled = false
      pan.isEnabled = true
    }
    drag(world)
    #expect(pan.states == [.began, .cancelled])
  }

  @Test func removingTheViewCancelsItsRecognizersAndTheTouchGoesOn() {
    let world = GestureWorld()
    let pan = world.watch(UIPanGestureRecognizer())
    pan.recognizer.cancelsTouchesInView = false
    world.stage.touchDown(at: point(100, 100))
    world.stage.touchMove(to: point(150, 100))
    world.view.removeFromSuperview()
    world.stage.touchMove(to: point(160, 100))
    world.stage.touchUp()
    #expect(pan.states == [.began, .cancelled])
    #expect(world.view.take() == ["began", "moved", "moved", "ended"])
  }

  @Test func anActionMayRemoveItsOwnView() {
    let world = GestureWorld()
    let pan = world.watch(UIPanGestureRecognizer())
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    world.view.addSubview(child)
    let inner = world.watch(UIPanGestureRecognizer(), on: child)
    inner.onAction = { if $0.state == .began { child.removeFromSuperview() } }
    drag(world)
    #expect(inner.states == [.began, .cancelled])
    #expect(pan.states.isEmpty)
    drag(world)
    #expect(pan.states.first == .began && pan.states.last == .ended)
  }

  @Test func nothingIsRetainedWhenTouchesEnd() {
    let world = GestureWorld()
    weak var child: UIView?
    weak var recognizer: UIGestureRecognizer?
    do {
      let made = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let tap = doubleTap()
      made.addGestureRecognizer(UIPanGestureRecognizer())
      made.addGestureRecognizer(tap)
      world.view.addSubview(made)
      (child, recognizer) = (made, tap)
    }
    drag(world)
    world.quickTap(point(100, 100))
    child?.removeFromSuperview()
    world.advance(1)
    world.quickTap(point(100, 100))
    #expect(child == nil && recognizer == nil)
  }

  @Test func removingTheRecognizerCancelsIt() {
    let world = GestureWorld()
    let pan = world.watch(UIPanGestureRecognizer())
    world.stage.touchDown(at: point(100, 100))
    world.stage.touchMove(to: point(150, 100))
    world.view.removeGestureRecognizer(pan.recognizer)
    world.stage.touchMove(to: point(160, 100))
    world.stage.touchUp()
    #expect(pan.states == [.began, .cancelled])
  }

  @Test func aWindowThatLosesFocusCancelsEveryGesture() {
    let world = GestureWorld()
    let pan = world.watch(UIPanGestureRecognizer())
    let twice = world.watch(doubleTap())
    world.quickTap(point(10, 10))
    world.window.eventDispatcher.cancelAll()
    world.quickTap(point(10, 10))
    #expect(twice.states.isEmpty)
    world.advance(1)
    world.stage.touchDown(at: point(100, 100))
    world.stage.touchMove(to: point(150, 100))
    world.window.eventDispatcher.cancelAll()
    #expect(pan.states == [.began, .cancelled])
    world.stage.touchMove(to: point(160, 100))
    world.stage.touchUp()
    #expect(world.view.open.isEmpty && world.view.faults == 0)
  }

  // MARK: Touches of views

  @Test func delaysTouchesBeganWithholdsTheBeginning() {
    let world = GestureWorld()
    let pan = world.watch(UIPanGestureRecognizer())
    pan.recognizer.delaysTouchesBegan = true
    world.stage.touchDown(at: point(100, 100))
    #expect(world.view.take().isEmpty)
    world.stage.touchUp()
    #expect(world.view.take() == ["began", "ended"])
    drag(world)
    #expect(world.view.take().isEmpty)
    #expect(world.view.faults == 0)
  }

  @Test func theEndWaitsForADoubleTap() {
    let world = GestureWorld()
    let twice = world.watch(doubleTap())
    world.quickTap(point(10, 10))
    #expect(world.view.take() == ["began"])
    world.advance(0.4)
    #expect(world.view.take() == ["ended"])
    world.quickTap(point(10, 10))
    world.advance(0.1)
    world.quickTap(point(10, 10))
    #expect(world.view.take() == ["began", "began", "cancelled", "cancelled"])
    twice.recognizer.delaysTouchesEnded = false
    world.advance(1)
    world.quickTap(point(10, 10))
    #expect(world.view.take() == ["began", "ended"])
    #expect(world.view.open.isEmpty && world.view.faults == 0)
  }

  @Test func theViewKeepsTouchesThatARecognizerDoesNotCancel() {
    let world = GestureWorld()
    let pan = world.watch(UIPanGestureRecognizer())
    pan.recognizer.cancelsTouchesInView = false
    world.stage.touchDown(at: point(100, 100))
    world.stage.touchMove(to: point(150, 100))
    world.stage.touchUp()
    #expect(world.view.take() == ["began", "moved", "ended"])
  }

  @Test func onlyMultipleTouchViewsGetSeveralTouches() {
    let world = GestureWorld()
    func two() {
      world.stage.touchDown(at: point(100, 100), finger: 1)
      world.stage.touchDown(at: point(200, 100), finger: 2)
      world.stage.touchUp(finger: 2)
      world.stage.touchUp(finger: 1)
    }
    two()
    #expect(world.view.take() == ["began", "ended"])
    world.view.isMultipleTouchEnabled = true
    two()
    #expect(world.view.take() == ["began", "began", "ended", "ended"])
  }
}
