import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

@MainActor @Suite(.serialized) struct OpeningTests {
  static let fit = CGRect(x: 0, y: 275.75, width: 390, height: 292.5)

  @Test("Opening begins as the thumbnail, ends as the page, and never stretches")
  func opening() {
    let world = BrowserWorld()
    let thumbnail = world.thumbnails[2]?.frame ?? .zero
    let browser = world.open(2, settle: false)
    var last: PhotoPose?
    var frames = 0
    while browser.transitionController.isInTransition, frames < 60 {
      let pose = browser.transitionController.pose
      if frames == 1 {
        #expect(distance(browser.transitionController.morphView.frame, thumbnail) <= 1)
        #expect(abs(browser.transitionController.morphView.layer.cornerRadius - 12) <= 0.5)
      }
      let photo = browser.transitionController.morphView.photoFrame
      #expect(abs((photo.width / 4000) / (photo.height / 3000) - 1) <= 0.001)
      if let last {
        let photo = world.photoSize
        #expect(pose.seen(of: photo) >= last.seen(of: photo) - 1e-9)
        #expect(pose.cornerRadius <= last.cornerRadius && pose.backdrop >= last.backdrop)
      }
      #expect(world.hidden == [2])
      last = pose
      frames += 1
      world.stage.advance(frames: 1)
    }
    #expect(frames > 10 && frames < 32)
    #expect(distance(world.window, Self.fit) <= 1)
    #expect(world.hidden.isEmpty)
    #expect(browser.calls == ["willAppear", "didAppear"])
    #expect(world.pageChanges == [2])
    #expect(browser.transitionController.morphView.isHidden && !browser.pagingView.isHidden)
  }

  @Test("Closing after paging ends on the other thumbnail, and everything is released")
  func closing() {
    let world = BrowserWorld()
    weak var weakBrowser: WatchedBrowser?
    do {
      let browser = world.open(0)
      weakBrowser = browser
      for _ in 0..<3 {
        browser.page(by: 1)
        world.settle()
      }
      #expect(browser.currentIndex == 3)
      browser.close(animated: true)
    }
    var lastWindow = CGRect.null
    for _ in 0..<60 where world.closed.isEmpty {
      world.stage.advance(frames: 1)
      if world.closed.isEmpty {
        #expect(world.hidden == [3])
        lastWindow = world.window
      }
    }
    #expect(world.closed == [3])
    #expect(distance(lastWindow, world.thumbnails[3]?.frame ?? .zero) < 3)
    #expect(world.revealed.last == 3)
    #expect(world.hidden.isEmpty && world.thumbnails[3]?.isHidden == false)
    #expect(world.strayViews == 0)
    world.stage.advance(frames: 2)
    #expect(weakBrowser == nil)
  }

  @Test("Without a thumbnail it fades within 250 ms")
  func missingSource() {
    let world = BrowserWorld()
    world.hasThumbnails = false
    let browser = world.open(1, settle: false)
    world.stage.advance(by: 0.26)
    #expect(browser.isOpen && distance(world.window, Self.fit) <= 1)
    browser.close(animated: true)
    world.stage.advance(by: 0.28)
    #expect(world.closed == [1] && world.strayViews == 0)
  }

  @Test("A thumbnail without size is ignored")
  func emptySource() {
    let world = BrowserWorld()
    world.thumbnails[1]?.frame = .zero
    let browser = world.open(1, settle: false)
    world.stage.advance(by: 0.26)
    #expect(browser.isOpen)
    browser.close(animated: true)
    world.settle()
    #expect(world.closed == [1])
  }

  @Test("A thumbnail that fits its photo is matched at the photo, not at its margins")
  func fitted() {
    let world = BrowserWorld()
    world.thumbnails[2]?.contentMode = .scaleAspectFit
    let thumbnail = world.thumbnails[2]?.frame ?? .zero
    let browser = world.open(2, settle: false)
    world.stage.advance(frames: 1)
    // An aspect ratio of 4:3 within a square of a hundred points.
    let shown = browser.transitionController.morphView.frame
    #expect(distance(shown, thumbnail.insetBy(dx: 0, dy: 12.5)) <= 1)
    world.settle()
    #expect(distance(world.window, Self.fit) <= 1)
  }

  @Test("With reduced motion nothing moves or scales, and it takes 200 ms")
  func reducedMotion() {
    let world = BrowserWorld()
    world.stage.reducesMotion = true
    let browser = world.open(2, settle: false)
    for _ in 0..<15 {
      if browser.transitionController.isInTransition {
        #expect(distance(browser.transitionController.morphView.frame, Self.fit) <= 1)
        #expect(world.hidden.isEmpty)
      }
      world.stage.advance(frames: 1)
    }
    #expect(browser.isOpen)
    world.stage.reducesMotion = false
  }

  @Test("Closing while it opens reverses it from its position")
  func closedWhileOpening() {
    let world = BrowserWorld()
    let browser = world.open(4, settle: false)
    world.stage.advance(by: 0.1)
    let before = world.window
    browser.close(animated: true)
    #expect(distance(world.window, before) <= 2)
    world.settle()
    #expect(world.closed == [4] && world.strayViews == 0 && world.hidden.isEmpty)
  }

  @Test("Another thumbnail can be opened on the frame after the animation ends")
  func noDeadTime() {
    let world = BrowserWorld()
    let first = world.open(1)
    first.close(animated: true)
    for _ in 0..<60 where first.transitionController.phase != .dismissed {
      world.stage.advance(frames: 1)
    }
    world.stage.advance(frames: 1)
    #expect(world.closed == [1])
    let next = world.open(2)
    #expect(next.isOpen && next.currentIndex == 2)
  }
}
