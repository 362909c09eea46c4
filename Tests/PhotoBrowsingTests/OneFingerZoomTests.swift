import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

/// A tap, and a drag from the touch that follows it.
@MainActor @Suite(.serialized) struct OneFingerZoomTests {
  private let world = BrowserWorld()
  private let point = CGPoint(x: 195, y: 422)

  private func tapAndDrag(by distance: CGFloat) {
    world.stage.tap(at: point)
    world.stage.advance(by: 0.1)
    world.stage.touchDown(at: point)
    world.stage.touchMove(to: CGPoint(x: point.x, y: point.y + distance), duration: 0.2)
  }

  @Test("Down enlarges the photo about the touch, up makes it smaller, and it stays in its limits")
  func zooming() throws {
    let browser = world.open(1)
    let controls = browser.areControlsShown
    let cell = try #require(browser.currentCell as? ImageCell)
    tapAndDrag(by: 110)
    #expect(abs(cell.zoomScale - 2) < 0.05)
    #expect(abs(cell.imageView.frame.midX - 195) < 1)
    world.stage.touchUp()
    world.settle()
    #expect(abs(cell.zoomScale - 2) < 0.05 && browser.isOpen && browser.currentIndex == 1)
    tapAndDrag(by: -400)
    #expect(cell.zoomScale < 1)
    world.stage.touchUp()
    world.settle()
    #expect(cell.zoomScale == 1 && browser.isOpen)
    #expect(browser.areControlsShown == controls, "it isn't a tap")
  }

  @Test("Without a drag it is a double tap")
  func doubleTap() throws {
    let browser = world.open(1)
    let cell = try #require(browser.currentCell as? ImageCell)
    world.stage.doubleTap(at: point)
    world.settle()
    #expect(abs(cell.zoomScale - cell.imageLayout.doubleTapScale) < 0.01)
  }
}
