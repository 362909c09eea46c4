import Foundation
import Testing
import Toasts
import UIKit
import UIKitStage

@testable import PhotoBrowsing
@testable import gallery

/// Filmstrip, slideshow and comparing.
@MainActor @Suite(.serialized) struct FilmstripTests {
  @Test func theStripFollowsThePagesAndTurnsThem() async throws {
    let world = try await PhotoPageWorld(count: 30)
    try await world.open(4)
    let (stage, browser) = (world.stage, world.browser)
    stage.press(.keyboardT)
    stage.settle()
    #expect(browser.panelInsets.bottom == browser.filmstrip.height)
    let strip = browser.filmstrip.collectionView
    func middle() -> CGFloat { (strip.contentOffset.x + strip.bounds.width / 2 - 30) / 64 }
    #expect(abs(middle() - 4) < 0.02)
    #expect(await stage.wait { browser.visibleContent != nil })
    let content = try #require(browser.visibleContent)
    #expect(content.frame.maxY <= 700 - browser.filmstrip.height + 0.5)
    // Half a turn of the page is half a step of the strip.
    browser.goTo(5)
    stage.advance(frames: 4)
    #expect(middle() > 4.01 && middle() < 4.99)
    stage.settle()
    #expect(abs(middle() - 5) < 0.02)
    let before = try #require(browser.currentIndex)
    stage.drag(from: CGPoint(x: 700, y: 650), to: CGPoint(x: 380, y: 650))
    stage.settle()
    let after = try #require(browser.currentIndex)
    #expect(after > before + 2 && abs(middle() - CGFloat(after)) < 0.02)
    stage.press(.keyboardT)
    stage.settle()
    #expect(browser.panelInsets.bottom == 0 && browser.filmstrip.isHidden)
  }

  @Test func toastsLeaveTheStripVisible() async throws {
    let world = try await PhotoPageWorld(count: 5)
    try await world.open(2)
    let (stage, browser) = (world.stage, world.browser)
    let item = TextToastItem(text: "A sentence")
    world.gallery.window.makeToast(item).duration(.forever).position(.bottom).show()
    stage.settle()
    func bottom() -> CGFloat { item.view.convert(item.view.bounds, to: nil).maxY }
    let usual = bottom()
    #expect(usual > 700 - browser.filmstrip.height)
    stage.press(.keyboardT)
    stage.settle()
    #expect(bottom() <= browser.filmstrip.frame.minY)
    stage.press(.keyboardT)
    stage.settle()
    #expect(bottom() == usual)
  }

  @Test func theSlideshowTurnsPagesAndPauses() async throws {
    let world = try await PhotoPageWorld(count: 4)
    try await world.open(2)
    let (stage, browser, page) = (world.stage, world.browser, try world.page)
    stage.press(.keyboardT)
    stage.settle()
    stage.press(.keyboardF5)
    #expect(page.isSlideshowShown && !browser.areControlsShown && !page.isFilmstripShown)
    #expect(stage.window?.windowScene?.isFullScreen == true)
    stage.advance(by: 4.3)
    #expect(browser.currentIndex == 3)
    // The last photo is followed by the first.
    stage.advance(by: 4.3)
    #expect(browser.currentIndex == 0)
    stage.press(.keyboardSpacebar)
    stage.advance(by: 9)
    #expect(browser.currentIndex == 0)
    stage.press(.keyboardSpacebar)
    stage.advance(by: 4.3)
    #expect(browser.currentIndex == 1)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(!page.isSlideshowShown && browser.isOpen && browser.areControlsShown)
    #expect(page.isFilmstripShown, "What was shown before is shown again.")
    #expect(stage.window?.windowScene?.isFullScreen == false)
    stage.advance(by: 9)
    #expect(browser.currentIndex == 1)
  }

  @Test func comparedPhotosAreZoomedTogether() async throws {
    let world = try await PhotoPageWorld(count: 6)
    try await world.open(1)
    world.stage.press(.keyboardC)
    world.stage.settle()
    let compare = try #require(world.browser.presentedViewController as? PhotoComparisonController)
    let ids = world.gallery.photos.map { PhotoID($0.id) }
    #expect(compare.visibleCells.map(\.photoID) == [ids[1], ids[2]])
    #expect(await world.stage.wait { compare.visibleCells.allSatisfy { $0.image != nil } })
    world.stage.settle()
    _ = compare.visibleCells[1].zoom(.zoomIn)
    world.stage.advance(frames: 3)
    let scale = compare.visibleCells[1].zoomScale
    #expect(scale > 1 && abs(compare.visibleCells[0].zoomScale - scale) < 0.01)
    world.stage.press(.keyboard4)
    world.stage.settle()
    #expect(compare.visibleCells.count == 4)
    world.stage.press(.keyboardRightArrow)
    #expect(compare.visibleCells.map(\.photoID).prefix(2) == [ids[1], ids[3]])
    world.stage.press(.keyboardC)
    world.stage.settle()
    #expect(world.browser.presentedViewController == nil && world.browser.isOpen)
  }
}
