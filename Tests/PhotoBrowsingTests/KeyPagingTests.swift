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
      $0.loadImage = { _, _ in
        try await Task.sleep(for: .seconds(3600)); throw CancellationError()
      }
      $0.removeSource()
    }
    let before = world.window
    world.stage.press(.keyboardRightArrow)
    world.stage.advance(frames: 1)
    let cell = try #require(browser.currentCell as? ImageCell)
    #expect(cell.isAwaitingImage && browser.currentIndex == 1)
    let shown = try #require(
      cell.subviews.compactMap { $0 as? UIImageView }.last { $0.image != nil })
    #expect(shown.image === image && shown.frame == before)
    // Its own image replaces it.
    cell.setImage(BrowserWorld.picture(width: 200, height: 300))
    #expect(cell.subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil }.count == 1)
  }

  @Test("The next photo takes over the zoom in pixels and the visible part, if it is to")
  func zoomIsKept() throws {
    let world = BrowserWorld()
    let browser = world.open(0)
    func cell() throws -> ImageCell { try #require(browser.currentCell as? ImageCell) }
    try cell().zoomMotion.show(scale: 4, center: CGPoint(x: 0.4, y: 0.6))
    let zoom = try #require(cell().currentZoom)
    browser.page(by: 1, animated: false)
    world.stage.advance(frames: 1)
    #expect(try browser.currentIndex == 1 && !cell().isZoomed)
    browser.page(by: -1, animated: false)
    world.stage.advance(frames: 1)
    browser.keepsZoom = true
    try cell().zoomMotion.show(scale: 4, center: CGPoint(x: 0.4, y: 0.6))
    world.stage.press(.keyboardPageDown)
    world.stage.advance(frames: 1)
    let next = try #require(cell().currentZoom)
    #expect(browser.currentIndex == 1 && abs(next.pixels - zoom.pixels) < 0.001)
    #expect(abs(next.middle.x - 0.4) < 0.001 && abs(next.middle.y - 0.6) < 0.001)
    world.stage.settle()
    #expect(try abs(#require(cell().pixelZoom) - zoom.pixels) < 0.001)
    // A fitted photo is followed by a fitted one.
    try cell().zoomMotion.reset()
    world.stage.press(.keyboardPageDown)
    world.stage.advance(frames: 1)
    #expect(try browser.currentIndex == 2 && !cell().isZoomed)
  }

  @Test("A zoom is taken over when the size of the photo becomes known")
  func zoomIsKeptForALatePhoto() throws {
    let world = BrowserWorld()
    let image = world.image
    let browser = world.open(0) {
      $0.keepsZoom = true
      $0.photoSize = { $0 == 0 ? CGSize(width: 4000, height: 3000) : nil }
      $0.placeholder = { $0 == 0 ? image : nil }
      $0.loadImage = { _, _ in
        try await Task.sleep(for: .seconds(3600)); throw CancellationError()
      }
      $0.removeSource()
    }
    func cell() throws -> ImageCell { try #require(browser.currentCell as? ImageCell) }
    try cell().zoomMotion.show(scale: 3, center: CGPoint(x: 0.5, y: 0.5))
    let zoom = try #require(cell().currentZoom)
    world.stage.press(.keyboardPageDown)
    world.stage.advance(frames: 1)
    #expect(try !cell().isZoomed)
    try cell().setImage(
      BrowserWorld.picture(width: 300, height: 400), photoSize: CGSize(width: 3000, height: 4000))
    #expect(try abs(#require(cell().currentZoom).pixels - zoom.pixels) < 0.001)
  }

  @Test("A held key waits for images; every separate key press counts")
  func heldKey() {
    let world = BrowserWorld(count: 40)
    let image = world.image
    let browser = world.open(0) {
      $0.placeholder = { $0 == 0 ? image : nil }
      $0.loadImage = { _, _ in
        try await Task.sleep(for: .seconds(3600)); throw CancellationError()
      }
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
