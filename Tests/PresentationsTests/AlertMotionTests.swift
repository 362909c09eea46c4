import Motion
import Testing
import Transitions
import UIKit
import UIKitStage

@testable import Presentations

/// An alert in motion never jumps when it is interrupted.
@Suite(.serialized) @MainActor struct AlertMotionTests {
  /// A sheet of 300 points at the lower edge, in motion.
  private func sheet(
    _ configure: @escaping (inout AlertContext) -> Void = { _ in }
  ) throws -> (PresentationWorld, CardController, InterruptibleTransition<AlertState>) {
    let world = PresentationWorld()
    world.frames(120)
    let card = CardController(CGSize(width: 400, height: 300))
    let presentation = world.root.presentAlert(
      card,
      configure: {
        $0.useBottom()
        $0.duration = 0.35
        configure(&$0)
      })
    return (world, card, try #require(presentation.transitionController?.transition))
  }

  private func offset(_ transition: InterruptibleTransition<AlertState>) -> CGFloat {
    transition.state.pose.offset.y
  }
  private func speed(_ transition: InterruptibleTransition<AlertState>) -> CGFloat {
    transition.velocity.pose.offset.y
  }

  /// A distance of 300 points, reversed at 0.12 s and again at 0.20 s: no jump, and in the next
  /// frame velocity changes only by the spring's acceleration.
  @Test func reversingTwiceKeepsVelocityContinuous() throws {
    let (world, card, transition) = try sheet()
    let frame: CGFloat = 1.0 / 120
    world.stage.advance(by: 0.12)
    for delay in [0, 0.08] {
      world.stage.advance(by: delay)
      let (place, velocity) = (offset(transition), speed(transition))
      card.alertPresentation?.reverse()
      #expect(abs(offset(transition) - place) <= 0.5)
      world.stage.advance(frames: 1)
      let target: CGFloat = transition.phase == .presenting ? 0 : 300
      let force = 22 * 22 * abs(target - place) + 2 * 22 * abs(velocity)
      let most = 1.1 * force * frame
      #expect(abs(speed(transition) - velocity) <= most)
    }
    world.stage.settle()
    #expect(transition.phase == .presented && world.root.presentedViewController === card)
  }

  /// Held by a touch it rests; released, it continues from there.
  @Test func aTouchCatchesItAndAFlickDismissesIt() throws {
    let (world, card, transition) = try sheet()
    world.stage.settle()
    card.dismiss(animated: true)
    world.stage.advance(by: 0.18)
    let position = offset(transition)
    #expect(position > 60 && position < 240)
    let finger = CGPoint(x: 200, y: 780)
    world.stage.touchDown(at: finger)
    world.stage.advance(by: 0.3)
    #expect(transition.phase == .held && abs(offset(transition) - position) < 30)
    world.stage.touchMove(to: CGPoint(x: 200, y: 700), duration: 0.1)
    world.stage.touchUp()
    world.stage.settle()
    #expect(transition.phase == .presented && card.balance == 1)
    #expect(world.root.presentedViewController === card)
    world.stage.tap(at: CGPoint(x: 9, y: 9))
    world.stage.settle()
    #expect(world.root.presentedViewController == nil)
  }

  /// 300 points from its target and released at 1,200 points per second with the landing spring, it
  /// moves 11.3 points in the first 1/120 s; from rest it would be 2.2.
  @Test func releasingKeepsTheFingersVelocity() {
    var value = InterruptibleValue(CGFloat(300), interruptionSpring: .transitionThrow)
    value.retarget(to: 0, spring: .transitionThrow, velocity: -1200)
    value.advance(by: 1.0 / 120)
    #expect(abs(300 - value.value - 11.3) < 0.6)
    value.set(300)
    value.retarget(to: 0, spring: .transitionThrow)
    value.advance(by: 1.0 / 120)
    #expect(abs(300 - value.value - 2.2) < 0.2)
  }

  @Test func aFlickedAlertMovesInTheNextFrame() throws {
    let world = PresentationWorld()
    world.frames(120)
    let card = CardController()
    let presentation = world.root.presentAlert(card) { $0.drag = .all }
    let transition = try #require(presentation.transitionController?.transition)
    world.stage.settle()
    world.stage.touchDown(at: CGPoint(x: 200, y: 400))
    world.stage.touchMove(to: CGPoint(x: 200, y: 700), duration: 0.4)
    world.stage.touchMove(to: CGPoint(x: 200, y: 580), duration: 0.1)
    let (before, thrown) = (offset(transition), CGFloat(-1200))
    world.stage.touchUp()
    world.stage.advance(by: 1.0 / 120)
    #expect(transition.phase == .presenting)
    let moved = offset(transition) - before
    #expect(moved < 0.6 * thrown / 120 && moved > 1.6 * thrown / 120, "moved \(moved)")
    world.stage.settle()
    #expect(transition.phase == .presented && card.view.window != nil)
  }

  /// From 90 % of the distance it takes its time to return.
  @Test func returningFromFarAwayIsContinuous() throws {
    let (world, card, transition) = try sheet()
    world.stage.settle()
    card.dismiss(animated: true)
    while offset(transition) < 270 { world.stage.advance(frames: 1) }
    card.alertPresentation?.reverse()
    world.stage.advance(by: 0.15)
    #expect(transition.phase == .presenting && offset(transition) > 3)
    world.stage.settle()
    #expect(transition.phase == .presented)
  }

  /// At rest the distance decides: less than half of its height returns, more dismisses.
  @Test(arguments: [(CGFloat(0.48), true), (0.52, false)])
  func releaseAtRest(part: CGFloat, stays: Bool) throws {
    let (world, card, transition) = try sheet()
    world.stage.settle()
    world.stage.touchDown(at: CGPoint(x: 200, y: 520))
    world.stage.touchMove(to: CGPoint(x: 200, y: 600), duration: 0.2)
    let slack = offset(transition) - 80
    world.stage.touchMove(to: CGPoint(x: 200, y: 520 + part * 300 - slack), duration: 0.2)
    world.stage.advance(by: 0.3)
    #expect(abs(offset(transition) - part * 300) < 0.5)
    #expect(abs(transition.state.cover - (1 - part)) < 0.01, "the cover fades with it")
    world.stage.touchUp()
    world.stage.settle()
    #expect((world.root.presentedViewController === card) == stays)
  }

  @Test func aSheetStaysAtItsEdge() throws {
    let (world, _, transition) = try sheet()
    world.stage.settle()
    world.stage.touchDown(at: CGPoint(x: 200, y: 600))
    world.stage.touchMove(to: CGPoint(x: 200, y: 700), duration: 0.1)
    world.stage.touchMove(to: CGPoint(x: 200, y: 500), duration: 0.2)
    #expect(transition.phase == .held && offset(transition) == 0)
    world.stage.touchUp()
    world.stage.settle()
    #expect(transition.phase == .presented)
  }

  @Test func aPreventedDismissalReturns() throws {
    let (world, card, transition) = try sheet { $0.shouldDismiss = { false } }
    world.stage.settle()
    world.stage.drag(from: CGPoint(x: 200, y: 520), to: CGPoint(x: 200, y: 780))
    world.stage.tap(at: CGPoint(x: 9, y: 9))
    world.stage.press(.keyboardEscape)
    world.stage.settle()
    #expect(transition.phase == .presented && world.root.presentedViewController === card)
  }

  @Test func scrollingContentIsNotDismissedByADrag() throws {
    let (world, card, transition) = try sheet()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    scroll.contentSize = CGSize(width: 400, height: 900)
    card.view.addSubview(scroll)
    world.stage.settle()
    world.stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 560))
    world.stage.settle()
    let scrolled = scroll.contentOffset.y
    #expect(scrolled > 80 && transition.phase == .presented)
    world.stage.touchDown(at: CGPoint(x: 200, y: 560))
    world.stage.touchMove(to: CGPoint(x: 200, y: 600), duration: 0.1)
    #expect(transition.phase == .presented && scroll.contentOffset.y < scrolled)
    world.stage.touchUp()
    world.stage.settle()
    scroll.contentOffset.y = 0
    world.stage.drag(from: CGPoint(x: 200, y: 540), to: CGPoint(x: 200, y: 760))
    world.stage.settle()
    #expect(world.root.presentedViewController == nil, "at its top the drag moves the sheet")
  }

  @Test func anOutsideTapReversesThePresentation() throws {
    let (world, _, _) = try sheet()
    world.stage.advance(by: 0.1)
    world.stage.tap(at: CGPoint(x: 9, y: 9))
    world.stage.settle()
    #expect(world.root.presentedViewController == nil && world.strangers.isEmpty)
  }

  /// A fade of 140 ms in place.
  @Test func reducedMotionFades() throws {
    let world = PresentationWorld()
    world.stage.reducesMotion = true
    let card = CardController()
    let transition = try #require(world.root.presentAlert(card).transitionController?.transition)
    let frame = world.place(of: card.view)
    world.stage.advance(frames: 1)
    world.stage.advance(by: 0.07)
    #expect(abs(transition.state.pose.opacity - 0.5) < 0.02 && world.place(of: card.view) == frame)
    world.stage.advance(by: 0.06)
    #expect(transition.phase == .presenting)
    world.stage.advance(by: 0.02)
    #expect(transition.phase == .presented)
    #expect(frame == CGRect(x: 50, y: 300, width: 300, height: 200))
  }

  @Test func anAlertAtRestRequestsNoFrames() throws {
    let (world, _, _) = try sheet()
    world.stage.settle()
    #expect(world.stage.isAtRest)
  }
}
