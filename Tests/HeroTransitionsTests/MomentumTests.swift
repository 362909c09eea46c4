import Testing
import UIKit
import UIKitStage

@testable import HeroTransitions

/// Reversing, catching and releasing never jump.
@MainActor @Suite(.serialized) struct MomentumTests {
  private func straightWorld(_ distance: CGFloat = 300) -> HeroWorld {
    let world = HeroWorld(
      .modal, { $0.add("blue", HeroWorld.small) },
      { $0.add("blue", HeroWorld.small.offsetBy(dx: 0, dy: distance)) })
    world.second.heroModalAnimationType = .none
    return world
  }

  /// Ten steps per frame of 1/120 s, so that velocities can be derived from positions.
  private static let steps = 10

  /// The position after each step; nil without a transition.
  private func follow(
    _ world: HeroWorld, frames: Int, _ transition: () -> HeroTransition?
  ) -> [CGPoint] {
    world.stage.frameInterval = 1.0 / 120 / Double(Self.steps)
    defer { world.stage.frameInterval = 1.0 / 120 }
    return (0..<frames * Self.steps).compactMap { _ in
      world.stage.advance(frames: 1)
      return world.flight("blue", of: transition()).map { CGPoint(x: $0.midX, y: $0.midY) }
    }
  }

  /// Check 4: in the frame after the reversal, velocity changes only by the spring's acceleration.
  private func expectNoJolt(
    _ way: [CGPoint], at turn: Int, towards target: CGPoint, frequency: CGFloat = 15,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let rate = CGFloat(120 * Self.steps)
    func speed(_ index: Int, _ path: KeyPath<CGPoint, CGFloat>) -> CGFloat {
      (way[index][keyPath: path] - way[index - 1][keyPath: path]) * rate
    }
    for path in [\CGPoint.x, \CGPoint.y] {
      let change = abs(speed(turn + Self.steps, path) - speed(turn, path))
      let distance = abs(way[turn][keyPath: path] - target[keyPath: path])
      let limit = 1.1 * frequency * frequency * distance / 120
      #expect(
        change <= limit + 0.5, "\(change) of \(limit), \(distance) pt away",
        sourceLocation: location)
    }
  }

  @Test("Reversed at 0.12 s and again at 0.20 s, neither position nor velocity jumps")
  func reversed() throws {
    let world = straightWorld()
    let transition = try #require(world.go())
    // The first frame shows the initial state, and time counts from it.
    world.stage.advance(frames: 1)
    func place() -> CGFloat? { world.flight("blue", of: transition)?.midY }
    var way = follow(world, frames: 14) { transition }
    let (first, before) = (way.count, place())
    transition.cancel()
    #expect(near(place(), try #require(before)))
    way += follow(world, frames: 10) { transition }
    let (second, later) = (way.count, place())
    transition.finish()
    #expect(near(place(), try #require(later)))
    way += follow(world, frames: 3) { transition }
    // It was fast enough for the check to be meaningful.
    #expect((way[first - 1].y - way[first - 2].y) * 1200 > 900)
    expectNoJolt(way, at: first - 1, towards: CGPoint(x: 70, y: 150))
    expectNoJolt(way, at: second - 1, towards: CGPoint(x: 70, y: 450))
    world.settle()
    #expect(world.second.view.window != nil)
  }

  @Test("Touched, it comes to rest smoothly and stays there")
  func caughtByFinger() throws {
    let world = straightWorld()
    world.second.isHeroDismissDragEnabled = true
    let transition = try #require(world.go())
    world.stage.advance(frames: 1)
    var way = follow(world, frames: 12) { transition }
    world.stage.touchDown(at: CGPoint(x: 200, y: 300))
    way += follow(world, frames: 1) { transition }
    let before = try #require(way.last?.y)
    world.stage.touchMove(to: CGPoint(x: 200, y: 312))
    #expect(transition.isInteractive)
    #expect(near(world.flight("blue", of: transition)?.midY, before))
    let turn = way.count - 1
    way += follow(world, frames: 60) { transition }
    let rest = try #require(way.last)
    let frequency = CGFloat(InteractionOffset<CGFloat>.frequency)
    expectNoJolt(way, at: turn, towards: rest, frequency: frequency)
    let speed = (way[turn].y - way[turn - 1].y) * 1200
    #expect(speed > 900 && near(rest.y - before, speed / frequency, 1))
    world.stage.touchUp()
    world.settle()
  }

  @Test("Held and released at once, it keeps its velocity")
  func heldForNoTime() throws {
    let world = straightWorld()
    let transition = try #require(world.go())
    world.stage.advance(frames: 1)
    var way = follow(world, frames: 14) { transition }
    let turn = way.count - 1
    transition.hold()
    transition.finish()
    way += follow(world, frames: 2) { transition }
    expectNoJolt(way, at: turn, towards: CGPoint(x: 70, y: 450))
    world.settle()
    #expect(world.second.view.window != nil)
  }

  @Test("Released while moving, it keeps the finger's velocity")
  func handOff() throws {
    let world = straightWorld(600)
    let transition = try #require(world.go())
    let view = try #require(world.second.pieces["blue"])
    transition.hold()
    let middle = CGPoint(x: 70, y: 450)
    transition.apply([.position(middle)], to: view, velocity: CGPoint(x: 0, y: 1200))
    #expect(near(world.flight("blue", of: transition)?.midY, 450))
    transition.finish()
    world.stage.advance(frames: 1)
    let moved = try #require(world.flight("blue", of: transition)).midY - 450
    #expect(abs(moved - 11.3) < 0.6)
  }

  @Test("Released at rest, it starts from rest")
  func handOffAtRest() throws {
    let world = straightWorld(600)
    let transition = try #require(world.go())
    let view = try #require(world.second.pieces["blue"])
    transition.apply([.position(CGPoint(x: 70, y: 450))], to: view)
    transition.finish()
    world.stage.advance(frames: 1)
    let moved = try #require(world.flight("blue", of: transition)).midY - 450
    #expect(abs(moved - 2.2) < 0.3)
  }

  @Test("Cancelled near the end, it takes its full time")
  func cancelLate() throws {
    let world = straightWorld()
    let transition = try #require(world.go())
    transition.update(0.9)
    world.advance(0.2)
    transition.cancel()
    world.advance(0.15)
    #expect(transition.state == .animating)
    world.settle()
    #expect(world.second.view.window == nil)
  }

  @Test("Pushed during a pop, it continues from its position and velocity")
  func pushDuringPop() throws {
    let world = HeroWorld(.navigation)
    world.go()
    world.settle()
    let frame = CGRect(x: 250, y: 650, width: 60, height: 60)
    let third = HeroPage("third") { $0.add("blue", frame) }
    let pop = try #require(world.back())
    world.stage.advance(frames: 1)
    func current() -> HeroTransition? { pop.state == .ended ? third.heroTransition : pop }
    var way = follow(world, frames: 14, current)
    let turn = way.count - 1
    world.navigation?.pushViewController(third, animated: true)
    way += follow(world, frames: 2, current)
    let push = try #require(third.heroTransition)
    #expect(pop.state == .ended && push !== pop)
    // All steps were recorded, including that of the change, and none is longer than its
    // neighbors.
    #expect(way.count == 160)
    let reach = abs(way[turn].y - way[turn - 1].y) + 0.5
    #expect((0..<2).allSatisfy { abs(way[turn + $0 + 1].y - way[turn + $0].y) <= reach })
    expectNoJolt(way, at: turn, towards: CGPoint(x: frame.midX, y: frame.midY))
    world.settle()
    #expect(world.navigation?.topViewController === third)
    #expect(third.pieces["blue"]?.alpha == 1 && world.first.pieces["blue"]?.alpha == 1)
    #expect(world.second.told == ["will", "end", "will", "end"])
  }

  // MARK: Edge swipe and drag

  private func swipe(_ part: CGFloat) -> HeroWorld {
    let world = HeroWorld(.navigation)
    world.go()
    world.settle()
    world.stage.drag(
      from: CGPoint(x: 2, y: 400), to: CGPoint(x: 2 + 400 * part, y: 400), duration: 0.4, hold: 0.3)
    world.settle()
    return world
  }

  @Test("The back swipe works without setup: at 0.51 of the width it stays, at 0.54 it goes")
  func backSwipe() {
    #expect(swipe(0.51).navigation?.viewControllers.count == 2)
    #expect(swipe(0.54).navigation?.viewControllers.count == 1)
  }

  @Test("The screen follows the finger, and matched views move along")
  func swipeFollows() throws {
    let world = HeroWorld(.navigation)
    world.go()
    world.settle()
    world.stage.touchDown(at: CGPoint(x: 2, y: 400))
    world.stage.touchMove(to: CGPoint(x: 202, y: 400), duration: 0.3)
    #expect(near(world.second.view.layer.transform.m41, 200, 12))
    let transition = try #require(world.second.heroTransition)
    #expect(transition.isInteractive)
    let element = try #require(world.flight("blue", of: transition))
    #expect(element.midY > 180 && element.midY < 460)
    world.stage.touchMove(to: CGPoint(x: 20, y: 400), duration: 0.2)
    world.stage.touchUp()
    world.settle()
    #expect(world.navigation?.topViewController === world.second)
  }

  @Test("A touch catches a push in progress")
  func catchPush() throws {
    let world = HeroWorld(.navigation)
    let transition = try #require(world.go())
    world.advance(0.2)
    world.stage.touchDown(at: CGPoint(x: 2, y: 400))
    world.stage.touchMove(to: CGPoint(x: 42, y: 400), duration: 0.05)
    let caught = transition.progress
    #expect(transition.isInteractive && caught < 1)
    world.stage.touchMove(to: CGPoint(x: 390, y: 400), duration: 0.2)
    world.stage.touchUp()
    world.settle()
    #expect(world.navigation?.topViewController === world.first)
    #expect(world.second.told == ["will", "cancel"])
  }

  @Test("Dragged to 0.900 of its size it is dismissed, at 0.914 it stays")
  func dismissDrag() {
    #expect(abs(HeroDismissDrag.scale(travel: 400, height: 800) - 0.665) < 1e-6)
    #expect(HeroDismissDrag.scale(travel: 8000, height: 800) > 0.369)
    for (scale, stays) in [(CGFloat(0.914), true), (0.900, false)] {
      let world = HeroWorld()
      world.second.isHeroDismissDragEnabled = true
      world.go()
      world.settle()
      let travel = (1 - scale) / 0.67 * 800
      world.stage.drag(
        from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 450 + travel), duration: 0.4,
        hold: 0.3)
      world.settle()
      #expect((world.second.view.window != nil) == stays, "\(scale)")
    }
  }

  @Test("A delegate that prevents the dismissal is told of the attempt, otherwise of the end")
  func dragAsks() throws {
    let world = HeroWorld()
    world.second.isHeroDismissDragEnabled = true
    let delegate = DismissalListener()
    world.second.presentationController?.delegate = delegate
    world.go()
    world.settle()
    func drag(by travel: CGFloat) {
      world.stage.drag(
        from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 450 + travel), duration: 0.4,
        hold: 0.3)
      world.settle()
    }
    world.second.isModalInPresentation = true
    drag(by: 300)
    #expect(delegate.told == ["attempt"] && world.second.view.window != nil)
    world.second.isModalInPresentation = false
    drag(by: 20)
    #expect(delegate.told == ["attempt", "should"] && world.second.view.window != nil)
    drag(by: 300)
    #expect(delegate.told == ["attempt", "should", "should", "will", "did"])
    #expect(world.second.view.window == nil)
  }

  @Test("A dragged view follows the finger and animates home from there")
  func dragFollows() throws {
    let world = HeroWorld()
    world.second.isHeroDismissDragEnabled = true
    world.go()
    world.settle()
    world.stage.touchDown(at: CGPoint(x: 220, y: 500))
    world.stage.touchMove(to: CGPoint(x: 220, y: 700), duration: 0.3)
    let transition = try #require(world.second.heroTransition)
    let held = try #require(world.flight("blue", of: transition))
    #expect(near(held.midY, 700, 14) && near(held.width, 200 * 0.8325, 3))
    world.stage.touchUp()
    world.stage.advance(frames: 1)
    #expect(near(world.flight("blue", of: transition)?.midY, held.midY, 12))
    world.settle()
    #expect(world.second.view.window == nil && world.first.pieces["blue"]?.alpha == 1)
  }
  @Test("A touch catches a presentation that can be dismissed by a drag")
  func catchPresent() throws {
    let world = HeroWorld()
    world.second.isHeroDismissDragEnabled = true
    let transition = try #require(world.go())
    world.advance(0.15)
    world.stage.touchDown(at: CGPoint(x: 200, y: 300))
    world.stage.touchMove(to: CGPoint(x: 200, y: 330), duration: 0.05)
    #expect(transition.isInteractive)
    world.advance(0.5)
    let caught = try #require(world.flight("blue", of: transition))
    world.advance(0.5)
    #expect(near(world.flight("blue", of: transition), caught))
    world.stage.touchMove(to: CGPoint(x: 200, y: 780), duration: 0.2)
    world.stage.touchUp()
    world.settle()
    #expect(world.second.view.window == nil && world.first.pieces["blue"]?.alpha == 1)
  }
}

/// Records the calls of an interactive dismissal.
private final class DismissalListener: NSObject, UIAdaptivePresentationControllerDelegate {
  var told: [String] = []

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    told.append("should")
    return true
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    told.append("will")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    told.append("did")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    told.append("attempt")
  }
}
