import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

@MainActor @Suite struct ClosingTests {
  @Test("Closing ends as the thumbnail without stretching; crop and corners are monotonic")
  func oneWay() {
    let world = BrowserWorld()
    let browser = world.open(4)
    browser.close(animated: true)
    var last = browser.transitionController.pose
    var frames = 0
    while browser.transitionController.phase == .dismissing, frames < 60 {
      world.stage.advance(frames: 1)
      let pose = browser.transitionController.pose
      let photo = pose.photoFrame(of: world.photoSize)
      #expect(abs((photo.width / 4000) / (photo.height / 3000) - 1) <= 0.001)
      #expect(pose.seen(of: world.photoSize) <= last.seen(of: world.photoSize) + 1e-9)
      #expect(pose.cornerRadius >= last.cornerRadius && pose.backdrop <= last.backdrop)
      #expect(world.hidden == [4] || browser.transitionController.phase == .dismissed)
      last = pose
      frames += 1
    }
    #expect(frames > 10 && frames <= 30)
    #expect(distance(last.window, world.thumbnails[4]?.frame ?? .zero) <= 1)
    #expect(abs(last.cornerRadius - 12) <= 0.5 && last.backdrop <= 0.02)
    #expect(world.hidden.isEmpty)
  }

  @Test("A thumbnail out of sight is revealed, and the photo lands on it")
  func revealed() {
    let world = BrowserWorld()
    world.hasThumbnails = false
    let browser = world.open(0)
    browser.goTo(7, animated: false)
    world.settle()
    world.hasThumbnails = true
    world.revealed = []
    browser.close(animated: true)
    var lastWindow = CGRect.null
    for _ in 0..<60 where world.closed.isEmpty {
      lastWindow = world.window
      world.stage.advance(frames: 1)
    }
    #expect(world.revealed.contains(7) && world.closed == [7])
    #expect(distance(lastWindow, world.thumbnails[7]?.frame ?? .zero) < 3)
  }

  @Test("A thumbnail's view that was reused for another photo doesn't stay hidden")
  func reusedView() {
    let world = BrowserWorld()
    let browser = world.open(2)
    browser.close(animated: true)
    world.stage.advance(by: 0.1)
    // The list is reloaded: photo 2 is in another view now.
    let (old, new) = (world.thumbnails[2], world.thumbnails[3])
    (world.thumbnails[2], world.thumbnails[3]) = (new, old)
    old?.isHidden = false
    new?.isHidden = true
    world.settle()
    #expect(world.closed == [2] && world.thumbnails.values.allSatisfy { !$0.isHidden })
  }

  @Test("Without a double tap, a single tap acts at once")
  func immediateTap() {
    let world = BrowserWorld()
    let browser = world.open(1) { browser in
      browser.makeCell = { browser, _ in browser.dequeueCell(PlainPage.self) { PlainPage() } }
    }
    #expect(browser.chrome.isShown)
    world.stage.tap(at: CGPoint(x: 195, y: 422))
    #expect(!browser.chrome.isShown)
  }

  final class PlainPage: UIView, PhotoBrowserCell {}
}
