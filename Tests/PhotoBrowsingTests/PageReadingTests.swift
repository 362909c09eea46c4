import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

/// What screen readers say of the open photo.
@MainActor @Suite(.serialized) struct PageReadingTests {
  @Test func aPageSaysItsNameAndNumberAndIsTurned() throws {
    let world = BrowserWorld(count: 12)
    let browser = world.open(2)
    #expect(world.stage.element(.adjustable)?.label == "Photo")
    browser.photoName = { "Photo \($0)" }
    let page = try #require(world.stage.element(.adjustable))
    #expect(page.label == "Photo 2" && page.value == "3 of 12")
    #expect(page.traits == [.image, .adjustable])
    #expect(page.frame == browser.view.convert(browser.view.bounds, to: nil))
    #expect(world.stage.elements(.adjustable).count == 1, "not the pages beside it")
    page.object.accessibilityIncrement()
    world.settle()
    #expect(browser.currentIndex == 3)
    #expect(world.stage.element(.adjustable)?.label == "Photo 3")
    #expect(world.stage.element(.adjustable)?.value == "4 of 12")
    page.object.accessibilityDecrement()
    world.settle()
    #expect(browser.currentIndex == 2)
    #expect(page.object.accessibilityScroll(.next) && !page.object.accessibilityScroll(.up))
  }

  /// Once for each zoom, when it has come to rest.
  @Test func aZoomedPageSaysHowLargeItIs() throws {
    let world = BrowserWorld(count: 12)
    let browser = world.open(2)
    let page = try #require(world.stage.element(.adjustable))
    var values: [String?] = []
    func zoom(_ command: ZoomCommand) {
      browser.zoom(command)
      for _ in 0..<120 {
        world.stage.advance(frames: 1)
        let value = page.object.accessibilityValue
        if values.last != value { values.append(value) }
      }
    }
    zoom(.zoomIn)
    let cell = try #require(browser.currentCell as? ImageCell)
    let percent = Int((100 * (try #require(cell.pixelZoom))).rounded())
    zoom(.zoomOut)
    #expect(values == ["3 of 12", "3 of 12, zoomed to \(percent)%", "3 of 12"])
  }

  @Test func controlsStayWhileSomebodyReads() {
    let world = BrowserWorld(count: 3)
    let browser = world.open(0)
    browser.areControlsShown = true
    world.stage.advance(by: browser.idleDelay + 1)
    #expect(!browser.areControlsShown)
    world.stage.isScreenReaderRunning = true
    browser.areControlsShown = true
    world.stage.advance(by: browser.idleDelay + 1)
    #expect(browser.areControlsShown)
  }

  @Test func aReaderIsMovedToThePageAndLeavesIt() throws {
    let world = BrowserWorld(count: 12)
    let browser = world.open(2)
    let moves = world.stage.accessibilityPosts.filter { $0.notification == .screenChanged }
    #expect(moves.count == 1)
    let page = try #require(world.stage.element(.adjustable))
    #expect(moves.first?.argument as? UIResponder === page.object)
    #expect(browser.accessibilityPerformEscape())
    world.settle()
    #expect(world.stage.element(.adjustable) == nil)
  }
}
