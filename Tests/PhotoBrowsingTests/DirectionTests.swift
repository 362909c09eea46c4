import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

@MainActor @Suite(.serialized) struct DirectionTests {
  @Test(
    "Vertical pages follow a vertical drag, and a sideways drag dismisses", arguments: [-1.0, 1])
  func vertical(side: CGFloat) {
    let world = BrowserWorld()
    let browser = world.open(2) { $0.scrollDirection = .vertical }
    world.stage.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 100), duration: 0.2)
    world.settle()
    #expect(browser.isOpen && browser.currentIndex == 3)
    world.stage.press(.keyboardDownArrow)
    world.settle()
    #expect(browser.currentIndex == 4)
    let start = CGPoint(x: 195, y: 420)
    world.stage.touchDown(at: start)
    world.stage.touchMove(to: CGPoint(x: start.x + 30 * side, y: start.y), duration: 0.1)
    world.stage.touchMove(to: CGPoint(x: start.x + 10 * side, y: start.y), duration: 0.1)
    #expect(browser.transitionController.phase == .held)
    world.stage.touchUp()
    world.settle()
    #expect(browser.isOpen)
    world.stage.drag(
      from: start, to: CGPoint(x: start.x + 150 * side, y: start.y), duration: 0.2, hold: 0.2)
    world.settle()
    #expect(world.closed == [4] && world.strayViews == 0)
  }

  @Test("A photo that is dragged sideways shrinks in proportion to the width")
  func sidewaysScale() {
    let world = BrowserWorld()
    let browser = world.open(2) { $0.scrollDirection = .vertical }
    world.stage.touchDown(at: CGPoint(x: 100, y: 420))
    world.stage.touchMove(to: CGPoint(x: 217, y: 420), duration: 0.2)
    #expect(abs(world.window.width / 390 - 0.7) < 0.01)
    #expect(abs(browser.backdropView.alpha - 0.49) < 0.02)
    world.stage.touchCancel()
    world.settle()
    #expect(browser.isOpen)
  }

  @Test("When looping, the first photo follows the last, by drag and by key")
  func looping() {
    let world = BrowserWorld(count: 4)
    let browser = world.open(3) { $0.isLooping = true }
    world.stage.drag(from: CGPoint(x: 300, y: 422), to: CGPoint(x: 60, y: 422), duration: 0.2)
    world.settle()
    #expect(browser.currentIndex == 0)
    world.stage.press(.keyboardLeftArrow)
    world.settle()
    #expect(browser.currentIndex == 3 && world.pageChanges == [3, 0, 3])
    world.stage.press(.keyboardEscape)
    world.settle()
    #expect(world.closed == [3])
  }

  @Test("In right-to-left layouts drags and arrows are mirrored, and the counter is correct")
  func rightToLeft() {
    let world = BrowserWorld()
    let indicator = NumberIndicator()
    let browser = world.open(2) {
      $0.pageIndicator = indicator
      $0.view.semanticContentAttribute = .forceRightToLeft
    }
    world.stage.drag(from: CGPoint(x: 60, y: 422), to: CGPoint(x: 300, y: 422), duration: 0.2)
    world.settle()
    #expect(browser.currentIndex == 3 && indicator.text == "4 / 8")
    world.stage.press(.keyboardLeftArrow)
    world.settle()
    #expect(browser.currentIndex == 4)
    world.stage.press(.keyboardRightArrow)
    world.settle()
    #expect(browser.currentIndex == 3)
  }
}
