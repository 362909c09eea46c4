import Foundation
import Testing
import UIKit

@testable import UIKitStage
@testable import gallery

/// What the pointer over a thumbnail shows, and what a finger that is held does.
@MainActor @Suite(.serialized) struct GridHoveringTests {
  @Test func theNameIsShownAfterAMoment() async throws {
    let world = try await SelectionWorld(count: 6)
    defer { world.remove() }
    let stage = world.stage
    let cell = try #require(world.gallery.thumbnail(at: 2))
    stage.hover(at: world.middle(2))
    stage.advance(by: 0.2)
    #expect(!cell.isCaptionShown)
    stage.advance(by: 0.3)
    #expect(cell.isCaptionShown && cell.caption?.lines.first == "photo-02.jpg")
    #expect(cell.caption?.lines.last?.isEmpty == false && cell.caption?.lines.count == 2)
    stage.hover(at: world.middle(3))
    #expect(!cell.isCaptionShown)
    stage.advance(by: 0.5)
    #expect(world.gallery.thumbnail(at: 3)?.isCaptionShown == true)
    // A photo has nothing to play.
    stage.advance(by: 1)
    #expect(world.gallery.library.grid.hovering?.player == nil)
  }

  @Test func aFingerThatIsHeldBeginsASelectionAndExtendsIt() async throws {
    let world = try await SelectionWorld(count: 12)
    defer { world.remove() }
    let stage = world.stage
    stage.touchDown(at: world.middle(1))
    stage.advance(by: 0.6)
    #expect(world.chosen == [1])
    stage.touchMove(to: world.middle(3), duration: 0.3)
    #expect(world.chosen == [1, 2, 3])
    stage.touchUp()
    stage.settle()
    #expect(world.chosen == [1, 2, 3] && world.gallery.openBrowser == nil)
    #expect(stage.window?.windowScene?.title != "photo-01.jpg")
    // Then a tap chooses another one.
    stage.tap(at: world.middle(5))
    stage.settle()
    #expect(world.chosen == [1, 2, 3, 5])
  }
}
