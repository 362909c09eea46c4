import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

/// A browser that is opened without photos says so.
@MainActor @Suite(.serialized) struct EmptyBrowserTests {
  private func open(_ browser: PhotoBrowser<Int>) -> BrowserWorld {
    let world = BrowserWorld()
    browser.open(at: 3, from: world.root)
    world.settle()
    return world
  }

  @Test("Without photos it says that there are none, and can be closed")
  func noPhotos() {
    let browser = PhotoBrowser<Int>()
    browser.numberOfPhotos = { 0 }
    let world = open(browser)
    #expect(browser.isOpen && browser.emptyPage?.message == "No Photos")
    #expect(browser.emptyPage?.frame == browser.view.bounds)
    world.stage.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 330), hold: 0.2)
    world.stage.press(.keyboardRightArrow)
    world.settle()
    world.stage.press(.keyboardEscape)
    world.settle()
    #expect(world.root.presentedViewController == nil && world.strayViews == 0)
  }

  @Test("Without anything that provides photos it names what is missing")
  func noProvider() {
    let browser = PhotoBrowser<Int>()
    _ = open(browser)
    #expect(browser.emptyPage?.message == PhotoBrowserError.noPhotos.description)
  }

  @Test("Photos that come later take its place")
  func photosComeLater() {
    let browser = PhotoBrowser<Int>()
    var count = 0
    browser.numberOfPhotos = { count }
    let world = open(browser)
    count = 2
    browser.reloadData()
    world.settle()
    #expect(browser.emptyPage == nil && browser.currentIndex != nil && browser.isOpen)
    count = 0
    browser.reloadData()
    world.settle()
    #expect(world.root.presentedViewController == nil, "it closes after the last photo")
  }

  @Test("Without a loader the page says so")
  func noLoader() async {
    let browser = PhotoBrowser<Int>()
    browser.numberOfPhotos = { 1 }
    let world = open(browser)
    let message = PhotoBrowserError.noLoader.description
    #expect(
      await world.stage.wait { (browser.currentCell as? ImageCell)?.errorMessage == message })
  }
}
