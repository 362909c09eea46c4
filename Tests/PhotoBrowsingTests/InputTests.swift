import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

@MainActor @Suite(.serialized) struct InputTests {
  @Test("Arrows, Home, End, Page and Space turn pages; Escape closes")
  func keys() {
    let world = BrowserWorld()
    let browser = world.open(2)
    let presses: [(UIKeyboardHIDUsage, Int)] = [
      (.keyboardRightArrow, 3), (.keyboardLeftArrow, 2), (.keyboardEnd, 7), (.keyboardHome, 0),
      (.keyboardPageDown, 1), (.keyboardSpacebar, 2), (.keyboardPageUp, 1),
    ]
    for (key, index) in presses {
      world.stage.press(key)
      world.settle()
      #expect(browser.currentIndex == index)
    }
    world.stage.press(.keyboardEscape)
    world.settle()
    #expect(world.closed == [1])
  }

  @Test("20 key presses in a second turn 20 pages")
  func burst() {
    let world = BrowserWorld(count: 40)
    let browser = world.open(0)
    for _ in 0..<20 { world.stage.press(.keyboardRightArrow) }
    world.settle()
    #expect(browser.currentIndex == 20 && browser.pagingView.position == 20)
  }

  @Test("Keys zoom, and arrows pan by 80 points while zoomed")
  func zoomKeys() {
    let world = BrowserWorld()
    let browser = world.open(2)
    let cell = browser.currentCell as? ImageCell
    for _ in 0..<6 { world.stage.press(.keypadPlus) }
    world.settle()
    #expect(abs((cell?.zoomScale ?? 0) - pow(1.3, 6)) < 1e-6)
    let before = cell?.imageView.frame.minX ?? 0
    world.stage.press(.keyboardRightArrow)
    world.settle()
    #expect(abs(before - (cell?.imageView.frame.minX ?? 0) - 80) < 0.5)
    #expect(browser.currentIndex == 2)
    world.stage.press(.keyboard1)
    world.settle()
    #expect(abs((cell?.imageView.frame.width ?? 0) - 4000) < 1)
    world.stage.press(.keyboard0)
    world.settle()
    #expect(cell?.zoomScale == 1)
  }

  @Test("The wheel zooms by a factor of 1.3 a detent about the pointer")
  func wheel() {
    let world = BrowserWorld()
    let browser = world.open(2)
    guard let cell = browser.currentCell as? ImageCell else {
      Issue.record("no image cell")
      return
    }
    world.stage.press(.keyboard1)
    world.settle()
    cell.zoomMotion.zoom(to: 4, about: CGPoint(x: 195, y: 422), animated: false)
    cell.showFrame()
    let pointer = CGPoint(x: 150, y: 300)
    func unit() -> CGPoint {
      let frame = cell.imageView.frame
      return CGPoint(
        x: (pointer.x - frame.minX) / frame.width, y: (pointer.y - frame.minY) / frame.height)
    }
    let before = unit()
    for _ in 0..<4 { world.stage.wheel(at: pointer, detents: -1) }
    world.settle()
    #expect(abs(cell.zoomScale - 4 * pow(1.3, 4)) < 0.01)
    #expect(abs(unit().x - before.x) * cell.imageView.frame.width <= 1)
    #expect(abs(unit().y - before.y) * cell.imageView.frame.height <= 1)
    for _ in 0..<20 { world.stage.wheel(at: pointer, detents: 1) }
    world.settle()
    #expect(cell.zoomScale == 1)
  }

  @Test("A double tap fills about the tapped point, another one fits")
  func doubleTap() {
    let world = BrowserWorld()
    let browser = world.open(2)
    let cell = browser.currentCell as? ImageCell
    let finger = CGPoint(x: 120, y: 430)
    let frame = cell?.imageView.frame ?? .zero
    let unit = CGPoint(
      x: (finger.x - frame.minX) / frame.width, y: (finger.y - frame.minY) / frame.height)
    world.stage.doubleTap(at: finger)
    world.stage.advance(by: 0.3)
    #expect(abs((cell?.zoomScale ?? 0) - 2.885) < 0.02)
    let zoomed = cell?.imageView.frame ?? .zero
    // It fits vertically: the point moves only as far as the edges require.
    #expect(abs(zoomed.minY + unit.y * zoomed.height - finger.y) < 20)
    #expect(abs(zoomed.minX + unit.x * zoomed.width - finger.x) < 1)
    world.settle()
    world.stage.doubleTap(at: finger)
    world.settle()
    #expect(cell?.zoomScale == 1)
  }

  @Test("A double click shows the pixels where it is clicked")
  func doubleClick() throws {
    let world = BrowserWorld()
    let cell = try #require(world.open(2).currentCell as? ImageCell)
    let point = CGPoint(x: 150, y: 430)
    func click() {
      world.stage.click(at: point)
      world.stage.advance(frames: 2)
      world.stage.click(at: point)
      world.settle()
    }
    let layout = cell.imageLayout
    #expect(layout.actualSizeScale >= 1.5 && layout.actualSizeScale != layout.doubleTapScale)
    click()
    #expect(abs(cell.zoomScale - layout.actualSizeScale) < 0.01)
    click()
    #expect(cell.zoomScale == 1)
  }

  @Test("A pinch zooms, and pinching a fitting photo closes it")
  func pinch() {
    let world = BrowserWorld()
    let browser = world.open(2)
    let cell = browser.currentCell as? ImageCell
    world.stage.pinch(at: CGPoint(x: 195, y: 422), scale: 2)
    world.settle()
    #expect((cell?.zoomScale ?? 0) > 1.6)
    world.stage.press(.keyboard0)
    world.settle()
    world.stage.pinch(at: CGPoint(x: 195, y: 422), scale: 0.4, startDistance: 200)
    world.settle()
    #expect(world.closed == [2] && world.hidden.isEmpty)
  }

  @Test("A touchpad pages, and pans while zoomed")
  func touchpad() {
    let world = BrowserWorld()
    let browser = world.open(2)
    world.stage.touchpadScroll(at: CGPoint(x: 195, y: 422), by: CGVector(dx: 300, dy: 0))
    world.settle()
    #expect(browser.currentIndex == 3)
    let cell = browser.currentCell as? ImageCell
    world.stage.touchpadPinch(at: CGPoint(x: 195, y: 422), scale: 3)
    world.settle()
    #expect(abs((cell?.zoomScale ?? 0) - 3) < 0.2)
    let before = cell?.imageView.frame.minX ?? 0
    world.stage.touchpadScroll(at: CGPoint(x: 195, y: 422), by: CGVector(dx: 60, dy: 0))
    world.settle()
    #expect((cell?.imageView.frame.minX ?? 0) < before - 40 && browser.currentIndex == 3)
  }

  @Test("Side buttons page, a click does nothing, and a resting pointer hides the overlays")
  func mouse() {
    let world = BrowserWorld()
    let browser = world.open(2)
    world.stage.click(at: CGPoint(x: 195, y: 422), button: 5)
    world.settle()
    #expect(browser.currentIndex == 3)
    world.stage.click(at: CGPoint(x: 195, y: 422), button: 4)
    world.settle()
    #expect(browser.currentIndex == 2)
    world.stage.hover(at: CGPoint(x: 100, y: 100))
    world.stage.click(at: CGPoint(x: 195, y: 422))
    world.settle()
    #expect(browser.isOpen && browser.chrome.isShown)
    world.stage.advance(by: 3.5)
    #expect(!browser.chrome.isShown && browser.chrome.alpha == 0)
    world.stage.hover(at: CGPoint(x: 110, y: 100))
    world.stage.advance(by: 0.4)
    #expect(browser.chrome.alpha > 0.9)
  }

  @Test("A tap shows and hides the overlays within 350 ms")
  func tap() {
    let world = BrowserWorld()
    let browser = world.open(2)
    #expect(browser.chrome.isShown)
    world.stage.tap(at: CGPoint(x: 195, y: 422))
    world.stage.advance(by: 0.4)
    #expect(!browser.chrome.isShown && world.closed.isEmpty)
    world.stage.tap(at: CGPoint(x: 20, y: 60))
    world.stage.advance(by: 0.4)
    #expect(browser.chrome.isShown)
  }

  @Test("The close button closes")
  func closeButton() {
    let world = BrowserWorld()
    world.open(2)
    world.stage.tap(at: CGPoint(x: 390 - 34, y: 34))
    world.settle()
    #expect(world.closed == [2])
  }
}
