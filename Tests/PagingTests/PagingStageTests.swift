import Testing
import UIKit
import UIKitStage

@testable import Paging

/// Interaction: the same pages in a window, moved by touch, mouse and touchpad.
@MainActor @Suite(.serialized) struct PagingStageTests {
  @MainActor final class StagedPaging {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let world: PagingWorld
    let controller = UIViewController()

    init(count: Int = 6) {
      world = PagingWorld(count: count)
      stage.show(controller)
      controller.view.addSubview(world.view)
    }

    func settle() { stage.advance(by: 0.9) }
  }

  @Test("A drag past the middle turns the page, a short one does not")
  func drags() {
    let staged = StagedPaging()
    let start = CGPoint(x: 350, y: 400)
    staged.stage.drag(from: start, to: CGPoint(x: 100, y: 400), duration: 0.3, hold: 0.2)
    staged.settle()
    #expect(staged.world.view.currentIndex == 1)
    staged.stage.drag(from: start, to: CGPoint(x: 250, y: 400), duration: 0.3, hold: 0.2)
    staged.settle()
    #expect(staged.world.view.currentIndex == 1 && staged.world.isBalanced)
  }

  @Test("A flick turns the page, and a drag across the axis does nothing")
  func flickAndCross() {
    let staged = StagedPaging()
    staged.stage.drag(
      from: CGPoint(x: 300, y: 400), to: CGPoint(x: 230, y: 400), duration: 0.08)
    staged.settle()
    #expect(staged.world.view.currentIndex == 1)
    staged.stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 150, y: 600), duration: 0.2)
    staged.settle()
    #expect(staged.world.view.position == 1)
  }

  @Test("A touch stops the pages at once, and releasing it continues the turn")
  func caught() {
    let staged = StagedPaging()
    staged.world.view.page(by: 1)
    staged.stage.advance(frames: 8)
    staged.stage.touchDown(at: CGPoint(x: 200, y: 400))
    let held = staged.world.view.position
    #expect(held > 0.1 && held < 0.9)
    staged.stage.advance(by: 0.3)
    #expect(staged.world.view.position == held)
    staged.stage.touchMove(to: CGPoint(x: 160, y: 400), duration: 0.1)
    #expect(abs(staged.world.view.position - held) < 0.15)
    staged.stage.touchUp()
    staged.settle()
    let position = staged.world.view.position
    #expect(position == position.rounded() && staged.world.isBalanced)
  }

  @Test("In right-to-left layouts the next page comes from the left")
  func rightToLeft() {
    let staged = StagedPaging()
    staged.world.view.semanticContentAttribute = .forceRightToLeft
    staged.stage.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 320, y: 400), duration: 0.2)
    staged.settle()
    #expect(staged.world.view.currentIndex == 1)
    #expect((staged.world.view.page(at: 2)?.frame.minX ?? 0) < 0)
  }

  @Test("Vertical pages follow a vertical drag")
  func vertical() {
    let staged = StagedPaging()
    staged.world.view.axis = .vertical
    staged.stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200), duration: 0.2)
    staged.settle()
    #expect(staged.world.view.currentIndex == 1)
    #expect(abs((staged.world.view.page(at: 2)?.frame.minY ?? 0) - 864) < 0.01)
  }

  @Test("At rest no frame is requested")
  func atRest() {
    let staged = StagedPaging()
    staged.world.view.page(by: 1)
    staged.settle()
    #expect(staged.stage.isAtRest)
    let frames = staged.stage.presentedFrames
    staged.stage.advance(by: 2)
    #expect(staged.stage.presentedFrames == frames)
  }
}
