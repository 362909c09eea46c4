import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

@MainActor @Suite(.serialized) struct ChangesInFlightTests {
  @Test("The photo lands within a point of a thumbnail that scrolled meanwhile")
  func scrolledWhileClosing() {
    let world = BrowserWorld()
    world.open(2).close(animated: true)
    var last = CGRect.null
    for frame in 0..<60 where world.closed.isEmpty {
      if frame < 12 { world.thumbnails[2]?.frame.origin.y += 10 }
      world.stage.advance(frames: 1)
      if world.closed.isEmpty { last = world.window }
    }
    #expect(world.closed == [2])
    #expect(distance(last, world.thumbnails[2]?.frame ?? .zero) < 3)
  }

  @Test("A sharper image replaces the thumbnail's during the transition without a jump")
  func sharpenedInFlight() {
    let world = BrowserWorld()
    let browser = world.open(2, settle: false)
    world.stage.advance(frames: 6)
    let before = browser.transitionController.morphView.photoFrame
    let sharp = BrowserWorld.picture(width: 800, height: 600)
    (browser.currentCell as? ImageCell)?.setImage(sharp, photoSize: world.photoSize)
    world.stage.advance(frames: 1)
    #expect(browser.transitionController.morphView.image === sharp)
    let after = browser.transitionController.morphView.photoFrame
    #expect(abs(after.width / after.height - before.width / before.height) < 0.001)
    world.settle()
    #expect(browser.isOpen && distance(world.window, OpeningTests.fit) <= 1)
  }

  @Test("The photo, or all of them, may be deleted during the transition")
  func deletedInFlight() {
    for count in [1, 8] {
      let world = BrowserWorld()
      let browser = world.open(2, settle: false)
      world.stage.advance(frames: 5)
      if count == 8 { world.ids.removeAll() } else { world.ids.remove(at: 2) }
      browser.reloadData()
      world.settle()
      if count == 8 {
        #expect(world.closed.count == 1)
      } else {
        #expect(browser.isOpen && browser.currentID == 3)
        world.ids.remove(at: 2)
        browser.close(animated: true)
        world.stage.advance(frames: 5)
        browser.reloadData()
        world.settle()
        #expect(world.closed.count == 1)
      }
      #expect(world.strayViews == 0 && world.hidden.isEmpty)
    }
  }

  @Test("A zoomed photo is dismissed from its visible position")
  func closedWhileZoomed() {
    let world = BrowserWorld()
    let browser = world.open(2)
    guard let cell = browser.currentCell as? ImageCell else { return }
    cell.zoomMotion.zoom(to: 5, about: CGPoint(x: 100, y: 300), animated: false)
    cell.showFrame()
    let before = cell.imageView.frame
    browser.close(animated: true)
    #expect(distance(browser.transitionController.morphView.photoFrame, before) <= 1)
    #expect(distance(browser.transitionController.morphView.frame, browser.view.bounds) <= 1)
    world.settle()
    #expect(world.closed == [2])
  }
}
