import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct GesturesMotionTests {
  @Test func aPanBeginsAfterTenPointsAndExcludesThem() {
    let world = GestureWorld()
    let pan = world.watch(UIPanGestureRecognizer())
    world.stage.touchDown(at: point(100, 100))
    world.stage.touchMove(to: point(109, 100))
    #expect(pan.recognizer.state == .possible)
    // At exactly ten points the direction would be undecided.
    world.stage.touchMove(to: point(110, 100))
    #expect(pan.recognizer.state == .possible)
    world.stage.touchMove(to: point(112, 100))
    #expect(pan.states == [.began])
    #expect(abs(pan.recognizer.translation(in: world.view).x - 2) < 1e-9)
    world.stage.touchMove(to: point(130, 90))
    #expect(abs(pan.recognizer.translation(in: world.view).x - 20) < 1e-9)
    #expect(pan.recognizer.translation(in: world.view).y == -10)
    pan.recognizer.setTranslation(.zero, in: world.view)
    world.stage.touchMove(to: point(131, 92))
    #expect(pan.recognizer.translation(in: world.view) == point(1, 2))
  }

  @Test func velocityCoversTheLastTenthOfASecond() {
    let world = GestureWorld()
    let pan = world.watch(UIPanGestureRecognizer())
    var last = CGPoint.zero
    pan.onAction = { if $0.state == .ended { last = $0.velocity(in: world.view) } }
    world.stage.drag(from: point(50, 100), to: point(350, 100), duration: 0.5)
    #expect(abs(last.x - 600) < 15 && last.y == 0)
    world.stage.drag(from: point(50, 100), to: point(350, 100), duration: 0.5, hold: 0.2)
    #expect(last == .zero)
  }

  @Test func addedAndRemovedFingersCauseNoTranslation() {
    let world = GestureWorld()
    let pan = world.watch(UIPanGestureRecognizer())
    func translation() -> CGPoint { pan.recognizer.translation(in: world.view) }
    world.stage.touchDown(at: point(100, 100), finger: 1)
    world.stage.touchMove(to: point(160, 100), finger: 1, duration: 0.1)
    let before = translation()
    let speed = pan.recognizer.velocity(in: world.view).x
    world.stage.touchDown(at: point(300, 500), finger: 2)
    #expect(translation() == before)
    #expect(abs(pan.recognizer.velocity(in: world.view).x - speed) < 1)
    world.stage.touchMove(to: point(320, 500), finger: 2)
    #expect(abs(translation().x - before.x - 10) < 1e-9)
    #expect(pan.recognizer.velocity(in: world.view).x < 1000)
    #expect(abs(pan.recognizer.velocity(in: world.view).y) < 1)
    world.stage.touchUp(finger: 1)
    #expect(abs(translation().x - before.x - 10) < 1e-9)
    #expect(pan.recognizer.state == .changed)
    world.stage.touchMove(to: point(325, 500), finger: 2)
    #expect(abs(translation().x - before.x - 15) < 1e-9)
    #expect(abs(pan.recognizer.velocity(in: world.view).y) < 1)
    world.stage.touchUp(finger: 2)
    #expect(pan.states.last == .ended)
  }

  @Test func twoFingersMayBeRequired() {
    let world = GestureWorld()
    let pan = world.watch(UIPanGestureRecognizer())
    pan.recognizer.minimumNumberOfTouches = 2
    world.stage.touchDown(at: point(100, 100), finger: 1)
    world.stage.touchMove(to: point(150, 100), finger: 1)
    world.stage.touchDown(at: point(200, 100), finger: 2)
    world.stage.touchMove(to: point(204, 100), finger: 2)
    #expect(pan.states.isEmpty)
    world.stage.touchMove(to: point(230, 100), finger: 2)
    #expect(pan.states == [.began])
    world.stage.touchUp(finger: 2)
    #expect(pan.states == [.began, .ended])
    world.stage.touchUp(finger: 1)
  }

  @Test func aThirdFingerIsIgnoredAtTheMaximum() {
    let world = GestureWorld()
    let pan = world.watch(UIPanGestureRecognizer())
    pan.recognizer.maximumNumberOfTouches = 1
    world.stage.touchDown(at: point(100, 100), finger: 1)
    world.stage.touchMove(to: point(150, 100), finger: 1)
    world.stage.touchDown(at: point(300, 300), finger: 2)
    #expect(pan.recognizer.numberOfTouches == 1)
    world.stage.touchMove(to: point(300, 400), finger: 2)
    #expect(pan.recognizer.translation(in: world.view).y == 0)
  }

  @Test func fingersAndMouseDoNotMix() {
    let world = GestureWorld()
    let pan = world.watch(UIPanGestureRecognizer())
    world.stage.touchDown(at: point(100, 100))
    world.stage.mouseDown(at: point(300, 100))
    #expect(pan.recognizer.numberOfTouches == 1)
    world.stage.mouseUp()
    pan.recognizer.requiresExclusiveTouchType = false
    world.stage.mouseDown(at: point(300, 100))
    #expect(pan.recognizer.numberOfTouches == 2)
  }

  @Test func anEdgePanStartsAtItsEdgeAndMovesAway() {
    let world = GestureWorld()
    let pan = world.watch(UIScreenEdgePanGestureRecognizer())
    pan.recognizer.edges = .left
    world.stage.drag(from: point(100, 100), to: point(200, 100))
    world.stage.drag(from: point(5, 100), to: point(8, 300))
    #expect(pan.states.isEmpty)
    world.stage.drag(from: point(5, 100), to: point(200, 120))
    #expect(pan.states.first == .began && pan.states.last == .ended)
  }

  @Test func aPinchScalesFromItsBeginning() {
    let world = GestureWorld()
    let pinch = world.watch(UIPinchGestureRecognizer())
    var scale: CGFloat = 0
    pinch.onAction = { scale = $0.scale }
    world.stage.touchDown(at: point(150, 100), finger: 1)
    world.stage.touchDown(at: point(250, 100), finger: 2)
    world.stage.touchMove(to: point(255, 100), finger: 2)
    #expect(pinch.states.isEmpty)
    world.stage.touchMove(to: point(260, 100), finger: 2)
    #expect(pinch.states == [.began] && scale == 1)
    world.stage.touchMove(to: point(370, 100), finger: 2)
    #expect(abs(scale - 2) < 1e-9)
    #expect(pinch.recognizer.location(in: nil) == point(260, 100))
    pinch.recognizer.scale = 1
    world.stage.touchMove(to: point(260, 100), finger: 2)
    #expect(abs(scale - 0.5) < 1e-9)
    world.stage.touchUp(finger: 1)
    world.stage.touchUp(finger: 2)
    #expect(pinch.states.last == .ended && pinch.recognizer.state == .possible)
  }

  @Test func fingersRotate() {
    let world = GestureWorld()
    let turn = world.watch(UIRotationGestureRecognizer())
    var angle: CGFloat = 0
    turn.onAction = { angle = $0.rotation }
    world.stage.touchDown(at: point(200, 200), finger: 1)
    world.stage.touchDown(at: point(300, 200), finger: 2)
    for step in 1...20 {
      let a = CGFloat(step) / 20 * .pi / 2
      world.stage.touchMove(to: point(200 + 100 * cos(a), 200 + 100 * sin(a)), finger: 2)
    }
    #expect(turn.states.first == .began)
    #expect(abs(angle - .pi / 2) < 0.2 && angle > 1.3)
  }

  // MARK: Wheel and touchpad

  @Test func aWheelIsAPanThatEndsWhenItRests() {
    let world = GestureWorld()
    let pan = world.watch(UIPanGestureRecognizer())
    world.stage.wheel(at: point(100, 100), detents: 1)
    #expect(pan.states.isEmpty)
    pan.recognizer.allowedScrollTypesMask = .discrete
    world.stage.wheel(at: point(100, 100), detents: 1)
    #expect(pan.states == [.began])
    #expect(pan.recognizer.translation(in: world.view) == point(0, -wheelDetent))
    #expect(pan.recognizer.location(in: world.view) == point(100, 100))
    world.stage.wheel(at: point(100, 100), detents: 2)
    #expect(pan.recognizer.translation(in: world.view) == point(0, -3 * wheelDetent))
    world.advance(0.1)
    #expect(pan.take() == [.began, .changed])
    world.advance(0.1)
    #expect(pan.take() == [.ended])
    world.stage.touchpadScroll(at: point(100, 100), by: CGVector(dx: 0, dy: 50))
    #expect(pan.states.isEmpty)
  }

  @Test func aTouchpadPanFollowsItsPhases() {
    let world = GestureWorld()
    let pan = world.watch(UIPanGestureRecognizer())
    pan.recognizer.allowedScrollTypesMask = .continuous
    var end = CGPoint.zero
    var speed = CGPoint.zero
    pan.onAction = {
      end = $0.translation(in: world.view)
      speed = $0.velocity(in: world.view)
    }
    world.stage.touchpadScroll(at: point(100, 100), by: CGVector(dx: 120, dy: 0), duration: 0.2)
    #expect(pan.states.first == .began && pan.states.last == .ended)
    #expect(abs(end.x + 120) < 1e-6 && abs(speed.x + 600) < 20)
  }

  @Test func aFingerEndsWhatAWheelBegan() {
    let world = GestureWorld()
    let pan = world.watch(UIPanGestureRecognizer())
    pan.recognizer.allowedScrollTypesMask = .all
    world.stage.wheel(at: point(100, 100), detents: 1)
    world.stage.touchDown(at: point(100, 100))
    #expect(pan.take() == [.began, .ended])
    world.stage.touchMove(to: point(108, 100))
    #expect(pan.states.isEmpty)
    world.stage.touchMove(to: point(120, 100))
    #expect(pan.states == [.began] && pan.recognizer.scrollUnit == nil)
    world.stage.wheel(at: point(100, 100), detents: 1)
    world.stage.touchUp()
    #expect(pan.states == [.began, .ended])
  }

  @Test func thePanEndsAtTheLastLocation() {
    let world = GestureWorld()
    let pan = world.watch(UIPanGestureRecognizer())
    var end = CGPoint.zero
    pan.onAction = { end = $0.translation(in: world.view) }
    func pointer(_ phase: InputEvent.Phase, _ x: CGFloat) {
      world.send(.pointer(.init(device: .touch, phase: phase, location: point(x, 100))))
    }
    pointer(.began, 100)
    pointer(.changed, 130)
    pointer(.ended, 150)
    #expect(pan.states == [.began, .changed, .ended])
    #expect(end == point(40, 0))
  }

  @Test func theInnermostPanThatBeginsGetsTheWheel() {
    let world = GestureWorld()
    let outer = world.watch(UIPanGestureRecognizer())
    outer.recognizer.allowedScrollTypesMask = .all
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    world.view.addSubview(child)
    let inner = world.watch(UIPanGestureRecognizer(), on: child)
    inner.recognizer.allowedScrollTypesMask = .all
    world.stage.wheel(at: point(50, 50), detents: 1)
    #expect(inner.states == [.began] && outer.states.isEmpty)
    world.advance(0.3)
    let rules = GestureRules()
    rules.begins = false
    inner.recognizer.delegate = rules
    world.stage.wheel(at: point(50, 50), detents: 1)
    #expect(outer.states == [.began])
    world.advance(0.3)
    #expect(outer.states == [.began, .ended])
    #expect(inner.states == [.began, .ended])
  }

  @Test func aTouchpadPinches() {
    let world = GestureWorld()
    let pinch = world.watch(UIPinchGestureRecognizer())
    var scales: [CGFloat] = []
    pinch.onAction = { scales.append($0.scale) }
    world.stage.touchpadPinch(at: point(120, 140), scale: 2)
    #expect(pinch.states.first == .began && pinch.states.last == .ended)
    #expect(scales.first == 1 && abs((scales.last ?? 0) - 2) < 1e-9)
    #expect(pinch.recognizer.state == .possible)
  }

  @Test func touchpadRotationCanBeReset() {
    let world = GestureWorld()
    let turn = world.watch(UIRotationGestureRecognizer())
    func pinch(_ phase: InputEvent.Phase, _ angle: CGFloat) {
      world.send(
        .pinch(InputEvent.Pinch(phase: phase, location: point(9, 9), scale: 1, rotation: angle)))
    }
    pinch(.began, 0)
    pinch(.changed, 0.5)
    #expect(turn.recognizer.rotation == 0.5)
    turn.recognizer.rotation = 0
    pinch(.changed, 0.7)
    #expect(abs(turn.recognizer.rotation - 0.2) < 1e-9)
    pinch(.ended, 0.7)
    #expect(turn.states == [.began, .changed, .changed, .ended])
  }

  @Test func hoversEnterMoveAndLeave() {
    let world = GestureWorld()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    world.view.addSubview(child)
    let hover = world.watch(UIHoverGestureRecognizer(), on: child)
    world.stage.hover(at: point(200, 200))
    #expect(hover.states.isEmpty)
    world.stage.hover(at: point(50, 50))
    world.stage.hover(at: point(60, 50))
    #expect(hover.recognizer.location(in: child) == point(60, 50))
    world.stage.hover(at: point(200, 200))
    #expect(hover.take() == [.began, .changed, .ended])
    world.stage.hover(at: point(50, 50))
    hover.recognizer.isEnabled = false
    world.stage.hover(at: point(200, 200))
    #expect(hover.take() == [.began, .cancelled])
    hover.recognizer.isEnabled = true
    world.stage.hover(at: point(50, 50))
    world.send(.hover(.left, location: .zero))
    #expect(hover.take() == [.began, .ended])
  }

  @Test func aHoverThatWasNotAllowedToBeginDoesNotEnd() {
    let world = GestureWorld()
    let rules = GestureRules()
    rules.begins = false
    let hover = world.watch(UIHoverGestureRecognizer())
    hover.recognizer.delegate = rules
    world.stage.hover(at: point(50, 50))
    rules.begins = true
    world.send(.hover(.left, location: .zero))
    #expect(hover.states.isEmpty)
  }

  @Test func aHoverDoesNotAffectClicks() {
    let world = GestureWorld()
    let hover = world.watch(UIHoverGestureRecognizer())
    let tap = world.watch(UITapGestureRecognizer())
    world.stage.click(at: point(50, 50))
    #expect(tap.states == [.ended])
    #expect(hover.states == [.began])
  }
}
