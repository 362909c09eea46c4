import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

/// Panels beside the photo, its zoom in pixels, and photos that are zoomed together.
@MainActor @Suite(.serialized) struct PhotoPanelTests {
  private func open() -> (BrowserWorld, PhotoBrowserController) {
    let world = BrowserWorld()
    return (world, world.open(0))
  }

  @Test func photosAndPanelsShareAnEdge() throws {
    let (world, browser) = open()
    var edges: [CGFloat] = []
    browser.onPanelMove = { edges.append($0.right) }
    browser.setPanelSpace(trailing: 100, bottom: 40, animated: true)
    world.stage.advance(frames: 6)
    let onTheWay = browser.panelInsets.right
    #expect(onTheWay > 0 && onTheWay < 100)
    #expect(abs(browser.pagingView.frame.maxX - (browser.view.bounds.width - onTheWay)) < 0.01)
    // It turns back from where it is, without a jump.
    browser.setPanelSpace(trailing: 0, bottom: 0, animated: true)
    world.stage.advance(frames: 1)
    #expect(abs(browser.panelInsets.right - onTheWay) < 25)
    world.stage.settle()
    #expect(browser.panelInsets == .zero && browser.pagingView.frame == browser.view.bounds)
    #expect(edges.count > 6 && edges.last == 0)
  }

  @Test func aPhotoClosesFromBesideThePanel() throws {
    let (world, browser) = open()
    browser.setPanelSpace(trailing: 120, bottom: 0, animated: false)
    world.stage.settle()
    let content = try #require(browser.visibleContent)
    #expect(content.frame.maxX <= browser.view.bounds.width - 119.5)
    #expect(browser.panelView.alpha == 1)
    browser.close(animated: true)
    world.stage.advance(frames: 5)
    #expect(browser.panelView.alpha < 1 && browser.panelView.alpha == browser.backdropView.alpha)
    world.stage.settle()
  }
}
