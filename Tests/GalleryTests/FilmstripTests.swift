import Foundation
import PhotoBrowsing
import Testing
import Toasts
import UIKit
import UIKitStage

@testable import gallery

/// Filmstrip, slideshow and comparing.
@MainActor @Suite(.serialized) struct FilmstripTests {
  @Test func theStripFollowsThePagesAndTurnsThem() async throws {
    let world = try await PhotoPageWorld(count: 30)
    try await world.open(4)
    let (stage, browser, page) = (world.stage, world.browser, try world.page)
    stage.press(.keyboardT)
    stage.settle()
    #expect(browser.panelInsets.bottom == Filmstrip.height)
    let strip = page.filmstrip.collectionView
    func middle() -> CGFloat { (strip.contentOffset.x + strip.bounds.width / 2 - 30) / 64 }
    #expect(abs(middle() - 4) < 0.02)
    #expect(await stage.wait { browser.visibleContent != nil })
    let content = try #require(browser.visibleContent)
    #expect(content.frame.maxY <= 700 - Filmstrip.height + 0.5)
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
    #expect(browser.panelInsets.bottom == 0 && page.filmstrip.isHidden)
  }

  @Test func toastsLeaveTheStripVisible() async throws {
    let world = try await PhotoPageWorld(count: 5)
    try await world.open(2)
    let (stage, page) = (world.stage, try world.page)
    let item = TextToastItem(text: "A sentence")
    world.gallery.window.makeToast(item).duration(.forever).position(.bottom).show()
    stage.settle()
    func bottom() -> CGFloat { item.view.convert(item.view.bounds, to: nil).maxY }
    let usual = bottom()
    #expect(usual > 700 - Filmstrip.height)
    stage.press(.keyboardT)
    stage.settle()
    #expect(bottom() <= page.filmstrip.frame.minY)
    stage.press(.keyboardT)
    stage.settle()
    #expect(bottom() == usual)
  }

  @Test func onlyVisibleThumbnailsExist() throws {
    let browser = PhotoBrowser<Int>()
    browser.numberOfPhotos = { 100_000 }
    var asked = 0
    let gallery = Gallery(paths: [])
    let page = PhotoPage(of: browser, in: gallery.photo) { _ in
      asked += 1
      return nil
    }
    let strip = Filmstrip(page: page)
    strip.frame = CGRect(x: 0, y: 0, width: 1000, height: Filmstrip.height)
    strip.countDidChange()
    strip.layoutIfNeeded()
    strip.follow(50_000)
    strip.layoutIfNeeded()
    #expect(strip.collectionView.visibleCells.count < 24 && asked < 80)
    withExtendedLifetime(gallery) {}
  }

  @Test func theSlideshowTurnsPagesAndPauses() async throws {
    let world = try await PhotoPageWorld(count: 4)
    try await world.open(2)
    let (stage, browser, page) = (world.stage, world.browser, try world.page)
    stage.press(.keyboardT)
    stage.settle()
    stage.press(.keyboardF5)
    #expect(page.slideshow != nil && !browser.areControlsShown && !page.isFilmstripShown)
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
    #expect(page.slideshow == nil && browser.isOpen && browser.areControlsShown)
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
    let compare = try #require(world.browser.presentedViewController as? CompareController)
    #expect(compare.panes.map(\.photo.name) == ["photo-01.jpg", "photo-02.jpg"])
    #expect(await world.stage.wait { compare.panes.allSatisfy { $0.cell.image != nil } })
    world.stage.settle()
    _ = compare.panes[1].cell.zoom(.zoomIn)
    world.stage.advance(frames: 3)
    let scale = compare.panes[1].cell.zoomScale
    #expect(scale > 1 && abs(compare.panes[0].cell.zoomScale - scale) < 0.01)
    world.stage.press(.keyboard4)
    world.stage.settle()
    #expect(compare.panes.count == 4)
    world.stage.press(.keyboardRightArrow)
    #expect(compare.panes.map(\.photo.name).first == "photo-01.jpg")
    #expect(compare.panes.map(\.photo.name)[1] == "photo-03.jpg")
    world.stage.press(.keyboardC)
    world.stage.settle()
    #expect(world.browser.presentedViewController == nil && world.browser.isOpen)
  }

  @Test(arguments: [
    (2, CGSize(width: 1000, height: 600)), (3, CGSize(width: 400, height: 900)),
    (4, CGSize(width: 900, height: 900)),
  ])
  func panesShareTheWindow(_ count: Int, _ size: CGSize) {
    let frames = CompareController.frames(count, in: size)
    #expect(frames.count == count)
    for (index, frame) in frames.enumerated() {
      #expect(frame.width > 0 && frame.height > 0)
      #expect(CGRect(origin: .zero, size: size).contains(frame))
      for other in frames.dropFirst(index + 1) { #expect(!frame.intersects(other)) }
    }
  }
}
