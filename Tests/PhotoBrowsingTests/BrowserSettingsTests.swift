import Motion
import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

/// What an app sets on a browser, without a subclass of anything.
@MainActor @Suite(.serialized) struct BrowserSettingsTests {
  @Test("Limits of zoom and the zoom of a double tap, before and while it is open")
  func zoomLimits() throws {
    let world = BrowserWorld()
    let browser = world.open(1) { $0.zoomLimits = ZoomLimits(maximum: 1.5, doubleTap: 4) }
    let cell = try #require(browser.currentCell as? ImageCell)
    #expect(cell.imageLayout.maximumScale == 1.5)
    world.stage.doubleTap(at: CGPoint(x: 195, y: 422))
    world.settle()
    #expect(abs(cell.zoomScale - 1.5) < 0.01)
    browser.zoomLimits = ZoomLimits(maximum: 8, doubleTap: 4)
    world.stage.doubleTap(at: CGPoint(x: 195, y: 422))
    world.settle()
    world.stage.doubleTap(at: CGPoint(x: 195, y: 422))
    world.settle()
    #expect(abs(cell.zoomScale - 4) < 0.01)
    browser.page(by: 1)
    world.settle()
    let next = try #require(browser.currentCell as? ImageCell)
    #expect(next.imageLayout.maximumScale == 8)
    browser.zoomLimits = ZoomLimits()
    #expect(next.imageLayout.maximumScale > 8, "the actual size of this photo and half of it more")
  }

  @Test("A tap calls a closure")
  func tapAction() {
    let world = BrowserWorld()
    var tapped: [PhotoBrowserController] = []
    let browser = world.open(1) { $0.tapAction = .performs { tapped.append($0) } }
    world.stage.tap(at: CGPoint(x: 195, y: 422))
    world.stage.advance(by: 0.5)
    #expect(tapped.count == 1 && tapped.first === browser && browser.isOpen)
    #expect(browser.areControlsShown)
  }

  @Test("The indicator stands at any edge, also from right to left")
  func indicatorEdge() throws {
    let world = BrowserWorld()
    let browser = world.open(1)
    let indicator = try #require(browser.pageIndicator)
    func frame(_ edge: PhotoBrowserController.IndicatorEdge) -> CGRect {
      browser.pageIndicatorEdge = edge
      world.stage.advance(frames: 1)
      return indicator.frame
    }
    #expect(frame(.bottom).maxY > 800 && abs(frame(.bottom).midX - 195) < 0.5)
    #expect(frame(.top).minY < 40 && abs(frame(.top).midX - 195) < 0.5)
    #expect(frame(.leading).minX == 15 && abs(frame(.leading).midY - 422) < 0.5)
    #expect(frame(.trailing).maxX == 375)
    browser.chrome.semanticContentAttribute = .forceRightToLeft
    browser.pageIndicatorEdge = .top
    #expect(frame(.leading).maxX == 375 && frame(.trailing).minX == 15)
    let dots = DotIndicator()
    dots.axis = .vertical
    browser.pageIndicator = dots
    world.stage.advance(frames: 1)
    #expect(dots.frame.width == 26 && dots.frame.height > 100)
    #expect(Set(dots.subviews.map(\.center.x)).count == 1)
  }

  @Test("The cells on screen, and that of an index")
  func visibleCells() {
    let world = BrowserWorld()
    let browser = world.open(3)
    #expect(browser.visibleCells.map { ($0 as? ImageCell)?.photoID } == [PhotoID(3)])
    #expect((browser.cell(at: 4) as? ImageCell)?.photoID == PhotoID(4))
    #expect(browser.cell(at: 3) === browser.currentCell && browser.cell(at: 6) == nil)
    world.stage.touchDown(at: CGPoint(x: 330, y: 422))
    world.stage.touchMove(to: CGPoint(x: 200, y: 422), duration: 0.1)
    #expect(browser.visibleCells.map { ($0 as? ImageCell)?.photoID } == [PhotoID(3), PhotoID(4)])
    world.stage.touchUp()
    world.settle()
  }

  @Test("The topmost browser is found, also below what it presents")
  func topmost() {
    let world = BrowserWorld()
    #expect(PhotoBrowserController.topmost == nil)
    let browser = world.open(1)
    #expect(PhotoBrowserController.topmost === browser)
    let sheet = UIViewController()
    browser.present(sheet, animated: false)
    world.settle()
    #expect(PhotoBrowserController.topmost === browser)
    sheet.dismiss(animated: false)
    browser.close(animated: false)
    world.settle()
    #expect(PhotoBrowserController.topmost == nil)
  }

  @Test("The photos that are named to be loaded ahead")
  func prefetchRange() {
    let world = BrowserWorld()
    var named: [[Int]] = []
    let browser = world.open(3) {
      $0.prefetchRange = (behind: -1, ahead: 4)
      $0.onPrefetch = { named.append($0) }
    }
    #expect(browser.prefetchRange.behind == 0)
    #expect(named.last == [5, 6, 7], "the page of 4 exists")
  }

  @Test(
    "The memory of photos that are named to be loaded ahead, by the size in which they are shown")
  func prefetchMemory() {
    let world = BrowserWorld()
    var named: [Int] = []
    let browser = world.open(1) {
      $0.prefetchRange = (behind: 0, ahead: 5)
      $0.onPrefetch = { named = $0 }
    }
    #expect(named == [3, 4, 5, 6])
    // A page shows 390 by 292.5 points of each.
    let scale = browser.traitCollection.displayScale
    let bytes = Int(4 * 390 * 292.5 * scale * scale)
    for (limit, count) in [(3 * bytes, 3), (2 * bytes - 8, 1), (2 * bytes, 2), (0, 1), (-1, 1)] {
      browser.prefetchMemoryLimit = limit
      browser.goTo(0, animated: false)
      browser.goTo(1, animated: false)
      #expect(named.count == count)
    }
    // A photo of a few pixels takes no more than it has.
    world.photoSize = CGSize(width: 10, height: 10)
    browser.prefetchMemoryLimit = bytes
    browser.goTo(0, animated: false)
    browser.goTo(1, animated: false)
    #expect(named.count > 2)
  }

  @Test("The springs of opening and closing")
  func springs() {
    let world = BrowserWorld()
    let morph = MorphTransition()
    morph.openingSpring = Spring(duration: 3, dampingRatio: 1)
    let browser = world.open(1, settle: false) { $0.transition = morph }
    world.stage.advance(by: 1)
    #expect(browser.transitionController.phase == .presenting)
    world.stage.advance(by: 3)
    #expect(browser.isOpen)
    browser.close(animated: true)
    world.stage.advance(by: 0.6)
    #expect(world.closed == [1], "closing has a spring of its own")
  }
}
