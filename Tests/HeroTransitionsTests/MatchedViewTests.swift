import Testing
import UIKit
import UIKitStage

@testable import HeroTransitions

/// Two views of one id; afterwards everything is restored.
@MainActor @Suite(.serialized) struct MatchedViewTests {
  @Test(
    "Views of the same id are animated when presenting, pushing and going back",
    arguments: [HeroWorld.Kind.modal, .navigation])
  func flies(_ kind: HeroWorld.Kind) throws {
    let world = HeroWorld(kind)
    let before = TreeRecord(world.window)
    let transition = try #require(world.go())
    #expect(near(world.flight("blue", of: transition), HeroWorld.small))
    #expect(world.first.pieces["blue"]?.alpha == 0 && world.second.pieces["blue"]?.alpha == 0)
    world.advance(0.15)
    let half = try #require(world.flight("blue", of: transition))
    #expect(half.minX > 25 && half.minX < 115 && half.width > 105 && half.width < 195)
    world.settle()
    #expect(transition.state == .ended && world.second.heroTransition == nil)
    #expect(world.second.pieces["blue"]?.alpha == 1 && world.second.view.window != nil)
    #expect(world.second.pieces["blue"]?.frame == HeroWorld.large)

    let backwards = try #require(world.back())
    #expect(near(world.flight("blue", of: backwards), HeroWorld.large))
    world.settle()
    #expect(TreeRecord(world.window).changes(since: before) == [])
    #expect(world.first.told == ["will", "end", "will", "end"])
    #expect(world.second.told == world.first.told)
  }

  @Test("Cancelling restores everything")
  func cancelled() throws {
    for kind in [HeroWorld.Kind.modal, .navigation] {
      let world = HeroWorld(kind)
      let before = TreeRecord(world.window)
      let transition = try #require(world.go())
      world.advance(0.1)
      transition.cancel()
      world.settle()
      #expect(TreeRecord(world.window).changes(since: before) == [])
      #expect(world.second.view.window == nil && world.first.view.window != nil)
      #expect(world.first.told == ["will", "cancel"] && world.second.told == world.first.told)
    }
  }
}
