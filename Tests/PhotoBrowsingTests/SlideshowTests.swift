import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

/// Pages that turn by themselves.
@MainActor @Suite(.serialized) struct SlideshowTests {
  private let world = BrowserWorld(count: 4)

  private func start(at index: Int, _ configure: (Slideshow) -> Void = { _ in }) -> WatchedBrowser {
    let browser = world.open(index)
    browser.slideshow.interval = 2
    configure(browser.slideshow)
    browser.slideshow.start()
    return browser
  }

  @Test("It turns a page each interval, fades, and begins again after the last photo")
  func turns() {
    let browser = start(at: 2)
    #expect(browser.slideshow.state == .running && !browser.areControlsShown)
    world.stage.advance(by: 1.9)
    #expect(browser.currentIndex == 2)
    world.stage.advance(by: 0.2)
    #expect(browser.currentIndex == 3)
    let cover = browser.panelView.subviews.first
    #expect((cover?.layer.presentation()?.opacity ?? 0) > 0.5, "the photo before fades out")
    world.stage.advance(by: 0.8)
    #expect(browser.panelView.subviews.isEmpty)
    world.stage.advance(by: 1.3)
    #expect(browser.currentIndex == 0)
  }

  @Test("Without repetition it ends at the last photo, and says so")
  func ends() {
    var states: [Slideshow.State] = []
    let browser = start(at: 2) {
      $0.repeats = false
      $0.onStateChange = { states.append($0) }
    }
    world.stage.advance(by: 2.2)
    #expect(browser.currentIndex == 3 && states == [.running])
    world.stage.advance(by: 2.2)
    #expect(browser.currentIndex == 3 && states == [.running, .stopped] && browser.isOpen)
    #expect(browser.areControlsShown)
  }

  @Test("The space bar pauses it, and Esc ends it alone")
  func keys() {
    let browser = start(at: 0)
    world.stage.press(.keyboardSpacebar)
    #expect(browser.slideshow.state == .paused && browser.areControlsShown)
    world.stage.advance(by: 5)
    #expect(browser.currentIndex == 0)
    world.stage.press(.keyboardSpacebar)
    #expect(browser.slideshow.state == .running)
    world.stage.advance(by: 2.2)
    #expect(browser.currentIndex == 1)
    world.stage.press(.keyboardEscape)
    world.stage.advance(by: 5)
    #expect(browser.slideshow.state == .stopped && browser.isOpen && browser.currentIndex == 1)
    world.stage.press(.keyboardSpacebar)
    world.settle()
    #expect(browser.currentIndex == 2, "afterwards the keys are the browser's again")
  }

  @Test("A page that is turned, a key and a touch give the photo its whole time")
  func hands() {
    let browser = start(at: 0)
    world.stage.advance(by: 1.5)
    browser.page(by: 1, animated: false)
    world.stage.advance(by: 1.5)
    #expect(browser.currentIndex == 1)
    world.stage.press(.keyboardHyphen)
    world.stage.advance(by: 1.5)
    #expect(browser.currentIndex == 1)
    world.stage.touchDown(at: CGPoint(x: 195, y: 422))
    world.stage.touchUp()
    world.stage.advance(by: 1.5)
    #expect(browser.currentIndex == 1)
    world.stage.advance(by: 1)
    #expect(browser.currentIndex == 2)
  }

  @Test("A zoomed photo stays, and one that is dragged")
  func zoomed() {
    let browser = start(at: 0)
    browser.zoom(.fill)
    world.stage.advance(by: 5)
    #expect(browser.currentIndex == 0)
    browser.zoom(.fit)
    world.stage.advance(by: 1.9)
    #expect(browser.currentIndex == 0, "it has its whole time again")
    world.stage.advance(by: 0.6)
    #expect(browser.currentIndex == 1)
    world.stage.touchDown(at: CGPoint(x: 195, y: 422))
    world.stage.touchMove(to: CGPoint(x: 195, y: 500), duration: 0.2)
    world.stage.advance(by: 5)
    #expect(browser.currentIndex == 1)
    world.stage.touchCancel()
    world.stage.advance(by: 1.9)
    #expect(browser.currentIndex == 1)
    world.stage.advance(by: 0.6)
    #expect(browser.currentIndex == 2)
  }

  @Test("It ends with the browser, and is ready for the next opening")
  func closing() {
    var states: [Slideshow.State] = []
    let browser = start(at: 0) { $0.onStateChange = { states.append($0) } }
    browser.close(animated: false)
    world.settle()
    #expect(states == [.running, .stopped] && world.closed == [0])
  }

  @Test("Intervals that are none turn no page in each frame")
  func intervals() {
    for interval in [0, -.infinity, .nan, 1e300] as [TimeInterval] {
      let browser = start(at: 0) { $0.interval = interval }
      world.stage.advance(frames: 3)
      #expect(browser.currentIndex == 0)
      browser.slideshow.stop()
      browser.close(animated: false)
      world.settle()
    }
  }

  @Test("Photos follow their order, and each comes once in a shuffled round")
  func order() {
    var order = SlideshowOrder()
    #expect(order.index(after: 1, of: 3, in: .sequential, repeats: true) == 2)
    #expect(order.index(after: 2, of: 3, in: .sequential, repeats: true) == 0)
    #expect(order.index(after: 2, of: 3, in: .sequential, repeats: false) == nil)
    var current = 3
    var seen: Set = [current]
    while let next = order.index(after: current, of: 20, in: .shuffled, repeats: false) {
      #expect(seen.insert(next).inserted)
      current = next
    }
    #expect(seen == Set(0..<20))
    #expect(order.index(after: current, of: 20, in: .shuffled, repeats: true) != nil)
    #expect(order.index(after: 0, of: 1, in: .shuffled, repeats: true) == nil)
  }
}
