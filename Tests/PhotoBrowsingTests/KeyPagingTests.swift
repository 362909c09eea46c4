import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

/// A key has its effect in the next frame, whatever has been loaded by then.
@MainActor @Suite(.serialized) struct KeyPagingTests {
  private func position(_ browser: PhotoBrowser<Int>) -> CGFloat { browser.pagingView.position }

  @Test("In the first frame after a key press the next photo is in place")
  func firstFrame() {
    let world = BrowserWorld()
    let browser = world.open(2)
    world.stage.press(.keyboardRightArrow)
    world.stage.advance(frames: 1)
    #expect(browser.currentIndex == 3 && position(browser) == 3 && !browser.pagingView.isMoving)
    #expect(browser.currentCell?.frame == browser.pagingView.bounds)
    #expect(browser.currentCell?.isHidden == false)
    world.stage.press(.keyboardHome)
    world.stage.advance(frames: 1)
    #expect(position(browser) == 0)
  }

  @Test("While a photo isn't loaded, the previous one stays visible")
  func keepImage() throws {
    let world = BrowserWorld()
    let image = world.image
    let browser = world.open(0) {
      $0.placeholder = { $0 == 0 ? image : nil }
      $0.loadImage = { _, _ in try await Task.sleep(for: .seconds(3600)); throw CancellationError() }
      $0.removeSource()
    }
    let before = world.window
    world.stage.press(.keyboardRightArrow)
    world.stage.advance(frames: 1)
    let cell = try #require(browser.currentCell as? ImageCell)
    #expect(cell.isAwaitingImage && browser.currentIndex == 1)
    let shown = try #require(cell.subviews.compactMap { $0 as? UIImageView }.last { $0.image != nil })
    #expect(shown.image === image && shown.frame == before)
    // Its own image replaces it.
    cell.setImage(BrowserWorld.picture(width: 200, height: 300))
    #expect(cell.subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil }.count == 1)
  }

  @Test("A held key waits for images; every separate key press counts")
  func heldKey() {
    let world = BrowserWorld(count: 40)
    let image = world.image
    let browser = world.open(0) {
      $0.placeholder = { $0 == 0 ? image : nil }
      $0.loadImage = { _, _ in try await Task.sleep(for: .seconds(3600)); throw CancellationError() }
      $0.removeSource()
    }
    world.stage.keyDown(.keyboardRightArrow)
    world.stage.advance(by: 2)
    #expect(browser.currentIndex == 1)
    world.stage.keyUp(.keyboardRightArrow)
    for _ in 0..<5 { world.stage.press(.keyboardRightArrow) }
    #expect(browser.currentIndex == 6)
  }
}
