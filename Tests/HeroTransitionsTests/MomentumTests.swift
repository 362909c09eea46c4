import Testing
import UIKit
import UIKitStage

@testable import HeroTransitions

/// Turned back, caught, thrown: nothing jumps.
@MainActor @Suite(.serialized) struct MomentumTests {
  private func straightWorld(_ distance: CGFloat = 300) -> HeroWorld {
    let world = HeroWorld(
      .modal, { $0.add("blue", HeroWorld.small) },
      { $0.add("blue", HeroWorld.small.offsetBy(dx: 0, dy: distance)) })
    world.second.heroModalAnimationType = .none
    return world
  }

  /// Frame by frame: position and velocity.
  private func follow(_ world: HeroWorld, _ transition: HeroTransition, frames: Int) -> [CGFloat] {
    (0..<frames).compactMap { _ in
      world.stage.advance(frames: 1)
      return world.flight("blue", of: transition)?.minY
    }
  }

  @Test("Turned back twice, neither place nor speed jumps")
  func reversed() throws {
    let world = straightWorld()
    let transition = try #require(world.go())
    var way = follow(world, transition, frames: 15)
    transition.cancel()
    let firstTurn = way.count
    way += follow(world, transition, frames: 10)
    transition.finish()
    let secondTurn = way.count
    way += follow(world, transition, frames: 6)
    let dt: CGFloat = 1 / 120
    for (turn, target) in [(firstTurn, CGFloat(100)), (secondTurn, 400)] {
      let before = (way[turn - 1] - way[turn - 2]) / dt
      let after = (way[turn] - way[turn - 1]) / dt
      let distance = abs(way[turn - 1] - target)
      // The spring's pull and its damping, no impulse; and what the curve itself changes in a frame.
      let limit = 1.1 * (15 * 15 * distance + 2 * 0.75 * 15 * abs(before)) * dt
      #expect(abs(after - before) <= limit + 20, "\(before) \(after) \(distance)")
      // It goes on in its direction before it turns.
      #expect(abs(way[turn] - way[turn - 1]) <= abs(before) * dt + 0.5)
    }
    world.settle()
    #expect(world.second.view.window != nil)
  }

  @Test("At the moment of turning back it is where it was")
  func reversedInPlace() throws {
    let world = straightWorld()
    let transition = try #require(world.go())
    world.advance(0.12)
    let before = try #require(world.flight("blue", of: transition)).minY
    transition.cancel()
    #expect(near(world.flight("blue", of: transition)?.minY, before))
    transition.hold()
    #expect(near(world.flight("blue", of: transition)?.minY, before))
    world.advance(0.2)
    #expect(near(world.flight("blue", of: transition)?.minY, before))
    transition.finish()
    world.settle()
    #expect(world.second.view.window != nil)
  }

  @Test("Let go at speed, it moves on with that speed")
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

  @Test("Let go at rest, it starts from rest")
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

  @Test("Cancelled near the end, it takes its time")
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

  @Test("Pushed during a pop, the thing flies on from where it is")
  func pushDuringPop() throws {
    let world = HeroWorld(.navigation)
    world.go()
    world.settle()
    let third = HeroPage("third") { $0.add("blue", CGRect(x: 250, y: 650, width: 60, height: 60)) }
    let pop = try #require(world.back())
    world.advance(0.12)
    let earlier = try #require(world.flight("blue", of: pop))
    world.stage.advance(frames: 1)
    let before = try #require(world.flight("blue", of: pop))
    world.navigation?.pushViewController(third, animated: true)
    world.stage.advance(frames: 1)
    let push = try #require(third.heroTransition)
    #expect(pop.state == .ended && push !== pop)
    let after = try #require(world.flight("blue", of: push))
    let (was, now) = (before.midY - earlier.midY, after.midY - before.midY)
    #expect(abs(now - was) < 5, "\(was) \(now)")
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

  @Test("The back swipe works by itself: at 0.51 of the width it stays, at 0.54 it goes")
  func backSwipe() {
    #expect(swipe(0.51).navigation?.viewControllers.count == 2)
    #expect(swipe(0.54).navigation?.viewControllers.count == 1)
  }

  @Test("The screen is under the finger, and what flies goes along")
  func swipeFollows() throws {
    let world = HeroWorld(.navigation)
    world.go()
    world.settle()
    world.stage.touchDown(at: CGPoint(x: 2, y: 400))
    world.stage.touchMove(to: CGPoint(x: 202, y: 400), duration: 0.3)
    #expect(near(world.second.view.layer.transform.m41, 200, 12))
    let transition = try #require(world.second.heroTransition)
    #expect(transition.isInteractive)
    let flight = try #require(world.flight("blue", of: transition))
    #expect(flight.midY > 180 && flight.midY < 460)
    world.stage.touchMove(to: CGPoint(x: 20, y: 400), duration: 0.2)
    world.stage.touchUp()
    world.settle()
    #expect(world.navigation?.topViewController === world.second)
  }

  @Test("A finger catches a push on its way")
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

  @Test("Pulled until it is 0.900 of its size it goes, at 0.914 it stays")
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

  @Test("What is dragged follows the finger, and flies home from there")
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
  @Test("A finger catches a thing on its way to a screen that can be dragged away")
  func catchPresent() throws {
    let world = HeroWorld()
    world.second.isHeroDismissDragEnabled = true
    let transition = try #require(world.go())
    world.advance(0.15)
    world.stage.touchDown(at: CGPoint(x: 200, y: 300))
    world.stage.touchMove(to: CGPoint(x: 200, y: 330), duration: 0.05)
    #expect(transition.isInteractive)
    let caught = try #require(world.flight("blue", of: transition))
    world.advance(0.5)
    #expect(near(world.flight("blue", of: transition), caught))
    world.stage.touchMove(to: CGPoint(x: 200, y: 780), duration: 0.2)
    world.stage.touchUp()
    world.settle()
    #expect(world.second.view.window == nil && world.first.pieces["blue"]?.alpha == 1)
  }
}
