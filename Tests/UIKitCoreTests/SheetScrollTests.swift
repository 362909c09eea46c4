import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Sheets whose content scrolls: one drag moves both.
@Suite(.serialized) @MainActor struct SheetScrollTests {
  private let world = SheetWorld()
  private let scroll = UIScrollView()

  private func show(
    _ detents: [UISheetPresentationController.Detent] = [.medium(), .large()]
  ) throws -> UISheetPresentationController {
    scroll.frame = world.screen.view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 390, height: 3000)
    world.screen.view.addSubview(scroll)
    return try world.present(detents)
  }

  private func finger(_ y: CGFloat) -> CGPoint { CGPoint(x: 195, y: y) }

  @Test func aDragUpExpandsTheSheetThenScrolls() throws {
    let sheet = try show()
    world.stage.touchDown(at: finger(800))
    world.stage.touchMove(to: finger(600), duration: 0.3)
    #expect(abs(world.top - (432 - 190)) < 1 && scroll.contentOffset.y == 0)
    world.stage.touchMove(to: finger(300), duration: 0.3)
    #expect(abs(world.top - 20) < 1, "at its highest it stays")
    #expect(abs(scroll.contentOffset.y - (490 - 412)) < 2, "what is left scrolls")
    world.stage.advance(by: 0.2)
    world.stage.touchUp()
    world.stage.settle()
    #expect(world.top == 20 && sheet.selectedDetentIdentifier == .large)
    #expect(world.log.take() == ["detent large"] && scroll.contentOffset.y > 70)
  }

  @Test func aDragDownBringsTheContentToItsTopThenPullsTheSheet() throws {
    let sheet = try show()
    sheet.selectedDetentIdentifier = .large
    world.stage.settle()
    scroll.contentOffset.y = 100
    world.stage.touchDown(at: finger(200))
    world.stage.touchMove(to: finger(280), duration: 0.2)
    #expect(world.top == 20 && abs(scroll.contentOffset.y - 30) < 1)
    world.stage.touchMove(to: finger(600), duration: 0.3)
    #expect(scroll.contentOffset.y == 0 && abs(world.top - (20 + 290)) < 2)
    world.stage.advance(by: 0.2)
    world.stage.touchUp()
    world.stage.settle()
    #expect(world.top == 432 && sheet.selectedDetentIdentifier == .medium)
    #expect(scroll.contentOffset.y == 0 && !scroll.isDragging && !scroll.isDecelerating)
  }

  @Test func itGoesBackAndForthInOneDrag() throws {
    _ = try show()
    world.stage.touchDown(at: finger(800))
    world.stage.touchMove(to: finger(200), duration: 0.3)
    let offset = scroll.contentOffset.y
    #expect(offset > 150 && abs(world.top - 20) < 1)
    world.stage.touchMove(to: finger(800), duration: 0.3)
    #expect(
      scroll.contentOffset.y == 0 && abs(world.top - 442) < 2, "where it began, but for the slop")
    world.stage.advance(by: 0.2)
    world.stage.touchUp()
    world.stage.settle()
    #expect(world.top == 432)
  }

  @Test func aThrowAtTheTopTakesTheSheetAway() throws {
    _ = try show([.large()])
    world.stage.drag(from: finger(300), to: finger(520), duration: 0.08)
    world.stage.settle()
    #expect(world.isGone)
  }

  @Test func aThrowUpAtFullHeightScrolls() throws {
    let sheet = try show([.large()])
    world.stage.drag(from: finger(700), to: finger(500), duration: 0.08)
    #expect(scroll.isDecelerating && sheet.restingPlace == 824)
    world.stage.settle()
    #expect(world.top == 20 && scroll.contentOffset.y > 400)
  }

  @Test func contentScrollsInPlaceIfTheSheetDoesNotExpand() throws {
    let sheet = try show()
    sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    world.stage.drag(from: finger(800), to: finger(600), hold: 0.2)
    world.stage.settle()
    #expect(world.top == 432 && abs(scroll.contentOffset.y - 190) < 1)
    scroll.contentOffset.y = 0
    world.stage.drag(from: finger(500), to: finger(800), duration: 0.1)
    world.stage.settle()
    #expect(world.isGone, "a pull at the top is the sheet's")
  }

  @Test func aRefreshControlTakesThePull() throws {
    _ = try show([.large()])
    scroll.refreshControl = UIRefreshControl()
    world.stage.touchDown(at: finger(200))
    world.stage.touchMove(to: finger(400), duration: 0.2)
    #expect(world.top == 20 && scroll.contentOffset.y < -40)
    world.stage.touchUp()
    world.stage.settle()
    #expect(!world.isGone)
  }

  @Test func theWheelScrollsWithoutMovingTheSheet() throws {
    _ = try show()
    world.stage.wheel(at: finger(700), detents: 3)
    world.stage.settle()
    #expect(world.top == 432 && scroll.contentOffset.y > 100)
    world.stage.touchpadScroll(at: finger(700), by: CGVector(dx: 0, dy: 100))
    world.stage.settle()
    #expect(world.top == 432 && scroll.contentOffset.y > 200)
  }

  @Test func aSheetCaughtByItsContentStaysUnderTheFinger() throws {
    _ = try show()
    world.stage.drag(from: finger(800), to: finger(740), duration: 0.06)
    world.stage.advance(frames: 5)
    let caught = world.top
    #expect(caught > 30 && caught < 420)
    world.stage.touchDown(at: finger(700))
    world.stage.touchMove(to: finger(760), duration: 0.2)
    #expect(abs(world.top - (caught + 50)) < 2 && scroll.contentOffset.y == 0)
    world.stage.advance(by: 0.2)
    world.stage.touchUp()
    world.stage.settle()
    #expect(world.top == 20 || world.top == 432)
  }

  @Test func rightToLeftChangesNothingButTheContent() throws {
    let world = SheetWorld(CGSize(width: 1280, height: 800), style: .formSheet)
    world.root.view.semanticContentAttribute = .forceRightToLeft
    world.screen.view.semanticContentAttribute = .forceRightToLeft
    try world.present()
    #expect(world.frame == CGRect(x: 370, y: 90, width: 540, height: 620))
  }
}
