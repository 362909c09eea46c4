import Foundation
import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

/// Photos that are turned on their pages.
@MainActor @Suite(.serialized) struct RotationTests {
  private let world = BrowserWorld()
  private let center = CGPoint(x: 195, y: 422)

  private func open(_ configure: (WatchedBrowser) -> Void = { _ in }) throws
    -> (WatchedBrowser, ImageCell)
  {
    let browser = world.open(1, configure)
    return (browser, try #require(browser.currentCell as? ImageCell))
  }

  /// The place of the photo on its page. Photos of the world are four by three.
  private func frame(_ cell: ImageCell) -> CGRect { cell.imageView.frame }

  /// Two fingers around the middle of the page.
  private func twist(by angle: CGFloat, lifts: Bool = true) {
    func point(_ angle: CGFloat, _ side: CGFloat) -> CGPoint {
      CGPoint(x: center.x + side * 80 * cos(angle), y: center.y + side * 80 * sin(angle))
    }
    world.stage.touchDown(at: point(0, -1), finger: 1)
    world.stage.touchDown(at: point(0, 1), finger: 2)
    for step in 1...30 {
      let turned = angle * CGFloat(step) / 30
      world.stage.touchMove(to: point(turned, -1), finger: 1)
      world.stage.touchMove(to: point(turned, 1), finger: 2)
      world.stage.advance(frames: 1)
    }
    world.stage.advance(by: 0.3)
    guard lifts else { return }
    world.stage.touchUp(finger: 1)
    world.stage.touchUp(finger: 2)
    world.settle()
  }

  @Test("A call turns the photo by quarters, each time fitted to the page")
  func quarters() throws {
    let (browser, cell) = try open()
    let upright = frame(cell)
    browser.rotate(by: 1)
    world.stage.advance(frames: 6)
    let angle = atan2(cell.imageView.transform.b, cell.imageView.transform.a)
    #expect(angle > 0.05 && angle < 1.5, "it turns rather than jumps")
    world.settle()
    #expect(cell.quarterTurns == 1 && distance(frame(cell), sideways) < 0.5)
    #expect(abs(cell.imageView.bounds.width - sideways.height) < 0.5, "nothing is stretched")
    browser.rotate(by: 1, animated: false)
    #expect(cell.quarterTurns == 2 && distance(frame(cell), upright) < 0.5)
    browser.rotate(by: -2, animated: false)
    #expect(cell.quarterTurns == 0 && frame(cell) == upright)
    #expect(cell.imageView.transform.isIdentity)
    for turns in [0, 4, .max, .min] { browser.rotate(by: turns, animated: false) }
    #expect(cell.quarterTurns == 3)
  }

  private var sideways: CGRect { CGRect(x: 0, y: 162, width: 390, height: 520) }

  @Test("A photo on its side is zoomed, moved and paged as any other")
  func gestures() throws {
    let (browser, cell) = try open()
    browser.rotate(by: 1, animated: false)
    world.stage.doubleTap(at: center)
    world.settle()
    #expect(cell.isZoomed && abs(frame(cell).midX - 195) < 1)
    let before = frame(cell)
    world.stage.drag(from: center, to: CGPoint(x: 255, y: 462), duration: 0.3, hold: 0.3)
    world.stage.settle()
    #expect(abs(frame(cell).minX - before.minX - 60) < 12)
    _ = cell.zoom(.fit)
    world.settle()
    #expect(distance(frame(cell), sideways) < 0.5)
    world.stage.drag(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.2)
    world.settle()
    #expect(browser.currentIndex == 2)
    browser.page(by: -1)
    world.settle()
    #expect((browser.currentCell as? ImageCell)?.quarterTurns == 0, "only the page was turned")
  }

  @Test("The part that is seen is loaded, of a turned photo too")
  func regions() async throws {
    var regions: [CGRect] = []
    let image = world.image
    let (browser, cell) = try open { browser in
      browser.loadImage = { _, _ in image }
      browser.photoSize = { _ in CGSize(width: 8000, height: 6000) }
      browser.loadRegion = { _, region, _ in
        regions.append(region)
        return image
      }
    }
    #expect(await world.stage.wait { cell.stage == .loaded })
    browser.rotate(by: 1, animated: false)
    _ = cell.zoom(.actualSize)
    world.stage.settle()
    #expect(await world.stage.wait { !regions.isEmpty })
    // Seen is what is as wide as the page is high.
    let region = try #require(regions.last)
    #expect(region.width > region.height && abs(region.midX - 4000) < 200)
    #expect(abs(region.midY - 3000) < 200 && region.width >= 844 && region.width < 1600)
  }

  @Test("Two fingers turn it to the nearest quarter, if the app lets them")
  func fingers() throws {
    #expect(!ImageCell().rotationRecognizer.isEnabled)
    let (browser, cell) = try open()
    twist(by: 1.4)
    #expect(cell.quarterTurns == 0 && cell.imageView.transform.isIdentity)
    browser.allowsRotationGesture = true
    twist(by: 0.5, lifts: false)
    let angle = atan2(cell.imageView.transform.b, cell.imageView.transform.a)
    #expect(angle > 0.3 && angle < 0.6)
    world.stage.touchUp(finger: 1)
    world.stage.touchUp(finger: 2)
    world.settle()
    #expect(cell.quarterTurns == 0 && cell.imageView.transform.isIdentity)
    twist(by: 1.4)
    #expect(cell.quarterTurns == 1 && distance(frame(cell), sideways) < 0.5)
    twist(by: -1.3)
    #expect(cell.quarterTurns == 0 && browser.isOpen && browser.currentIndex == 1)
    browser.page(by: 1)
    world.settle()
    twist(by: -1.4)
    #expect((browser.currentCell as? ImageCell)?.quarterTurns == 3)
  }

  @Test("A turned photo is dragged away and closed, at any moment", arguments: [0, 4, 60])
  func closing(frames: Int) throws {
    let (browser, _) = try open()
    browser.rotate(by: 1)
    world.stage.advance(frames: frames)
    world.stage.drag(from: center, to: CGPoint(x: 195, y: 470), duration: 0.2, hold: 0.3)
    world.settle()
    #expect(browser.isOpen)
    world.stage.drag(from: center, to: CGPoint(x: 195, y: 800), duration: 0.2)
    world.settle()
    #expect(world.closed == [1] && world.strayViews == 0 && world.hidden.isEmpty)
  }

  @Test("A resized window fits it again, and a touch meanwhile leaves it straight")
  func resizing() throws {
    let (browser, cell) = try open()
    browser.rotate(by: 1)
    world.stage.advance(frames: 3)
    world.stage.tap(at: center)
    world.stage.resize(to: CGSize(width: 844, height: 390))
    world.settle()
    #expect(cell.quarterTurns == 1 && browser.isOpen)
    #expect(distance(frame(cell), CGRect(x: 275.75, y: 0, width: 292.5, height: 390)) < 0.5)
    let angle = atan2(cell.imageView.transform.b, cell.imageView.transform.a)
    #expect(abs(angle - .pi / 2) < 0.001)
  }

  @Test("With reduced motion it is there at once")
  func reducedMotion() throws {
    let (browser, cell) = try open()
    world.stage.reducesMotion = true
    browser.rotate(by: 3)
    #expect(distance(frame(cell), sideways) < 0.5)
  }
}
