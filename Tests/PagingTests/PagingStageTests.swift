import Testing
import UIKit
import UIKitStage

@testable import Paging

/// By the person's hand: the same pages in a window, moved by fingers, mouse and touchpad.
@MainActor @Suite(.serialized) struct PagingStageTests {
  @MainActor final class Hand {
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
    let hand = Hand()
    let start = CGPoint(x: 350, y: 400)
    hand.stage.drag(from: start, to: CGPoint(x: 100, y: 400), duration: 0.3, hold: 0.2)
    hand.settle()
    #expect(hand.world.view.currentIndex == 1)
    hand.stage.drag(from: start, to: CGPoint(x: 250, y: 400), duration: 0.3, hold: 0.2)
    hand.settle()
    #expect(hand.world.view.currentIndex == 1 && hand.world.isBalanced)
  }

  @Test("A flick turns it, and a drag across the axis does nothing")
  func flickAndCross() {
    let hand = Hand()
    hand.stage.drag(
      from: CGPoint(x: 300, y: 400), to: CGPoint(x: 230, y: 400), duration: 0.08)
    hand.settle()
    #expect(hand.world.view.currentIndex == 1)
    hand.stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 150, y: 600), duration: 0.2)
    hand.settle()
    #expect(hand.world.view.position == 1)
  }

  @Test("A finger stops the pages at once and lets them go on")
  func caught() {
    let hand = Hand()
    hand.world.view.page(by: 1)
    hand.stage.advance(frames: 8)
    hand.stage.touchDown(at: CGPoint(x: 200, y: 400))
    let held = hand.world.view.position
    #expect(held > 0.1 && held < 0.9)
    hand.stage.advance(by: 0.3)
    #expect(hand.world.view.position == held)
    hand.stage.touchMove(to: CGPoint(x: 160, y: 400), duration: 0.1)
    #expect(abs(hand.world.view.position - held) < 0.15)
    hand.stage.touchUp()
    hand.settle()
    let position = hand.world.view.position
    #expect(position == position.rounded() && hand.world.isBalanced)
  }

  @Test("Right to left, the next page comes from the left")
  func rightToLeft() {
    let hand = Hand()
    hand.world.view.semanticContentAttribute = .forceRightToLeft
    hand.stage.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 320, y: 400), duration: 0.2)
    hand.settle()
    #expect(hand.world.view.currentIndex == 1)
    #expect((hand.world.view.page(at: 2)?.frame.minX ?? 0) < 0)
  }

  @Test("Vertical pages follow a vertical drag")
  func vertical() {
    let hand = Hand()
    hand.world.view.axis = .vertical
    hand.stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200), duration: 0.2)
    hand.settle()
    #expect(hand.world.view.currentIndex == 1)
    #expect(abs((hand.world.view.page(at: 2)?.frame.minY ?? 0) - 864) < 0.01)
  }

  @Test("Still pages ask for no frame")
  func atRest() {
    let hand = Hand()
    hand.world.view.page(by: 1)
    hand.settle()
    #expect(hand.stage.isAtRest)
    let frames = hand.stage.presentedFrames
    hand.stage.advance(by: 2)
    #expect(hand.stage.presentedFrames == frames)
  }
}
