import Testing
import UIKit
import UIKitStage

@testable import Presentations

@Suite(.serialized) @MainActor struct PushTests {
  private func pushed(
    from edge: PushEdge = .right, swipe: PushContext.Swipe = .fromEdge
  ) -> (PresentationWorld, CardController) {
    let world = PresentationWorld()
    let card = CardController(.zero)
    world.root.presentPush(card, from: edge, configure: { $0.swipe = swipe })
    return (world, card)
  }

  @Test func aPushSlidesOverTheScreenBelow() throws {
    let (world, card) = pushed()
    world.stage.advance(frames: 1)
    world.stage.advance(by: 0.175)
    #expect(abs(world.place(of: card.view).minX - 200) < 0.5, "half-way of the ease-in-out curve")
    #expect(abs(world.place(of: world.root.view).minX + 60) < 0.5, "0.3 of that")
    world.stage.settle()
    #expect(card.view.frame == world.window.bounds && world.root.view.window == nil)
    #expect(card.balance == 1 && world.root.calls == ["willDisappear", "didDisappear"])
    world.root.dismiss(animated: true)
    world.stage.settle()
    #expect(world.root.view.frame == world.window.bounds && world.strangers.isEmpty)
    #expect(world.root.view.subviews.isEmpty, "the dimming view is removed")
    #expect(world.root.calls.suffix(2) == ["willAppear", "didAppear"])
  }

  /// As a navigation controller's, where lines are read from right to left.
  @Test func aPushComesFromTheEdgeWhereLinesEnd() {
    let world = PresentationWorld()
    world.window.traitOverrides.layoutDirection = .rightToLeft
    world.stage.advance(frames: 1)
    let card = CardController(.zero)
    world.root.presentPush(card)
    world.stage.advance(frames: 1)
    #expect(world.place(of: card.view).minX < -300)
    world.stage.settle()
    world.stage.drag(from: CGPoint(x: 398, y: 400), to: CGPoint(x: 40, y: 400), duration: 0.2)
    world.stage.settle()
    #expect(world.root.presentedViewController == nil, "the swipe begins at the other edge")
  }

  /// The original library's second presentation always came from the left.
  @Test(arguments: PushEdge.allCases)
  func presentingAgainUsesTheSameEdge(edge: PushEdge) {
    let world = PresentationWorld()
    let card = CardController(.zero)
    card.usePushPresentation(from: edge)
    for _ in 0..<3 {
      world.root.present(card, animated: true)
      let vector = edge.side(in: world.window).vector
      let away = vector.x * 400 + vector.y * 800
      let frame = world.place(of: card.view)
      #expect(frame.minX + frame.minY == away && frame.size == world.window.bounds.size)
      world.stage.settle()
      #expect(card.view.frame == world.window.bounds)
      world.root.dismiss(animated: true)
      world.stage.advance(by: 0.2)
      let leaving = world.place(of: card.view)
      #expect((leaving.minX + leaving.minY) * away > 0, "it leaves toward the edge it came from")
      world.stage.settle()
      #expect(world.root.presentedViewController == nil)
    }
  }

  @Test(arguments: PushEdge.allCases)
  func aSwipeFromTheOppositeEdgeDismisses(edge: PushEdge) {
    let (world, card) = pushed(from: edge)
    world.stage.settle()
    let middle = CGPoint(x: 200, y: 400)
    let (v, half) = (edge.side(in: world.window).vector, CGPoint(x: 195, y: 395))
    let start = CGPoint(x: middle.x - v.x * half.x, y: middle.y - v.y * half.y)
    let end = CGPoint(x: middle.x + v.x * half.x, y: middle.y + v.y * half.y)
    world.stage.touchDown(at: start)
    world.stage.touchMove(to: middle, duration: 0.2)
    let frame = world.place(of: card.view)
    let along = frame.minX * v.x + frame.minY * v.y
    #expect(abs(along - (half.x * abs(v.x) + half.y * abs(v.y))) < 12, "it follows the finger")
    world.stage.touchMove(to: end, duration: 0.2)
    world.stage.touchUp()
    world.stage.settle()
    #expect(world.root.presentedViewController == nil && world.strangers.isEmpty)
    #expect(world.root.view.frame == world.window.bounds)
  }

  /// At rest the distance decides: at 0.51 of the width it stays, at 0.54 it is dismissed.
  @Test(arguments: [(0.51, true), (0.54, false)])
  func releaseAtRest(part: CGFloat, stays: Bool) {
    let (world, card) = pushed()
    world.stage.settle()
    world.root.forgetCalls()
    world.stage.touchDown(at: CGPoint(x: 2, y: 300))
    world.stage.touchMove(to: CGPoint(x: 100, y: 300), duration: 0.1)
    let offset = world.place(of: card.view).minX - 100
    world.stage.touchMove(to: CGPoint(x: part * 400 - offset, y: 300), duration: 0.2)
    world.stage.advance(by: 0.3)
    #expect(abs(world.place(of: card.view).minX - part * 400) < 0.5)
    world.stage.touchUp()
    world.stage.settle()
    #expect((world.root.presentedViewController === card) == stays)
    #expect((world.root.view.window == nil) == stays)
    #expect(card.view.frame == world.window.bounds)
  }

  /// A short distance with a flick, and a long one with a flick back.
  @Test(arguments: [(CGFloat(60), CGFloat(140), false), (300, 260, true)])
  func velocityDecidesTheOutcome(from: CGFloat, to: CGFloat, stays: Bool) {
    let (world, card) = pushed()
    world.stage.settle()
    world.stage.touchDown(at: CGPoint(x: 2, y: 300))
    world.stage.touchMove(to: CGPoint(x: from, y: 300), duration: 0.5)
    world.stage.touchMove(to: CGPoint(x: to, y: 300), duration: 0.05)
    world.stage.touchUp()
    world.stage.settle()
    #expect((world.root.presentedViewController === card) == stays)
  }

  @Test func reversingNeverJumps() throws {
    let (world, card) = pushed()
    world.frames(120)
    let controller = try #require(card.pushPresentation?.transitionController)
    world.stage.advance(by: 0.12)
    for delay in [0.0, 0.08] {
      world.stage.advance(by: delay)
      let (before, speed) = (controller.coverage, controller.velocity)
      card.pushPresentation?.reverse()
      #expect(abs(controller.coverage - before) * 400 < 0.5)
      #expect(abs(controller.velocity - speed) * 400 < 1)
    }
    world.stage.settle()
    #expect(controller.phase == .presented && card.balance == 1)
    card.dismiss(animated: true)
    world.stage.advance(by: 0.1)
    card.pushPresentation?.reverse()
    world.stage.settle()
    #expect(world.root.presentedViewController === card && card.balance == 1)
    #expect(world.root.view.window == nil)
  }

  /// The dismissal begins in the frame that ends the presentation.
  @Test func aDismissalWaitsForThePresentation() {
    let (world, card) = pushed()
    world.stage.advance(by: 0.1)
    world.root.dismiss(animated: true)
    world.stage.settle()
    #expect(world.root.presentedViewController == nil && card.balance == 0)
    let alert = CardController()
    world.root.presentAlert(alert)
    world.stage.advance(by: 0.1)
    world.root.dismiss(animated: true)
    world.stage.settle()
    #expect(world.root.presentedViewController == nil && alert.balance == 0)
  }

  @Test func aTouchCatchesItDuringTheTransition() {
    let (world, card) = pushed()
    world.stage.advance(by: 0.2)
    world.stage.touchDown(at: CGPoint(x: 300, y: 300))
    let x = world.place(of: card.view).minX
    world.stage.advance(by: 0.5)
    #expect(world.place(of: card.view).minX == x, "it rests under the finger")
    world.stage.touchMove(to: CGPoint(x: 390, y: 300), duration: 0.06)
    world.stage.touchUp()
    world.stage.settle()
    #expect(world.root.presentedViewController == nil && world.strangers.isEmpty)
    #expect(world.root.balance == 1 && card.balance == 0)
  }

  @Test func keysAndTheBackButtonGoBack() {
    let (world, _) = pushed()
    world.stage.settle()
    world.stage.press(.keyboardEscape)
    world.stage.settle()
    #expect(world.root.presentedViewController == nil)
    world.root.presentPush(CardController(.zero))
    world.stage.settle()
    world.stage.click(at: CGPoint(x: 200, y: 200), button: 4)
    world.stage.settle()
    #expect(world.root.presentedViewController == nil)
  }

  @Test func keysAndBackButtonMayBeDisabled() {
    let world = PresentationWorld()
    let card = CardController(.zero)
    world.root.presentPush(card, configure: { $0.goesBackByKeys = false })
    world.stage.settle()
    world.stage.press(.keyboardEscape)
    world.stage.click(at: CGPoint(x: 200, y: 200), button: 4)
    world.stage.settle()
    #expect(world.root.presentedViewController === card && card.balance == 1)
    world.stage.drag(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 390, y: 300))
    world.stage.settle()
    #expect(world.root.presentedViewController == nil, "a swipe still may")
  }

  @Test func swipesBeginAnywhereExceptOnScrollingContent() {
    let (world, card) = pushed(swipe: .anywhere)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    scroll.contentSize = CGSize(width: 900, height: 200)
    scroll.contentOffset.x = 300
    card.view.addSubview(scroll)
    world.stage.settle()
    world.stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 350, y: 100))
    world.stage.settle()
    #expect(scroll.contentOffset.x < 100 && world.root.presentedViewController === card)
    world.stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 390, y: 500))
    world.stage.settle()
    #expect(world.root.presentedViewController == nil)
  }

  @Test func withoutAnimation() {
    let world = PresentationWorld()
    let card = CardController(.zero)
    world.root.presentPush(card, animated: false)
    world.stage.advance(frames: 1)
    #expect(card.view.frame == world.window.bounds && card.balance == 1)
    world.stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 390, y: 300))
    world.stage.settle()
    #expect(world.root.presentedViewController == nil)
  }

  @Test func theWindowMayBeResizedDuringTheTransition() {
    let (world, card) = pushed()
    world.stage.advance(by: 0.15)
    world.stage.resize(to: CGSize(width: 900, height: 600))
    world.stage.advance(frames: 1)
    #expect(card.view.bounds.size == CGSize(width: 900, height: 600))
    world.stage.settle()
    #expect(card.view.frame == world.window.bounds)
    world.stage.resize(to: CGSize(width: 400, height: 800))
    world.stage.advance(frames: 1)
    card.dismiss(animated: true)
    world.stage.settle()
    #expect(world.root.view.frame == world.window.bounds)
  }

  @Test func reducedMotionFades() throws {
    let world = PresentationWorld()
    world.stage.reducesMotion = true
    let card = CardController(.zero)
    world.root.presentPush(card)
    world.stage.advance(frames: 1)
    world.stage.advance(by: 0.07)
    #expect(world.place(of: card.view) == world.window.bounds && abs(card.view.alpha - 0.5) < 0.02)
    world.stage.advance(by: 0.08)
    #expect(card.balance == 1 && card.view.alpha == 1)
  }
}
