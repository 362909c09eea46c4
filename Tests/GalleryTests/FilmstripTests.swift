import Foundation
import PhotoIndexing
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

  @Test func theKeyIsTheSetting() async throws {
    let world = try await PhotoPageWorld()
    try await world.open(1)
    let settings = world.gallery.settings
    for isShown in [true, false, true] {
      world.stage.press(.keyboardT)
      world.stage.settle()
      #expect(try world.page.isFilmstripShown == isShown)
      #expect(settings.value.showsFilmstrip == isShown)
    }
    settings.value.showsFilmstrip = false
    world.stage.settle()
    #expect(try !world.page.isFilmstripShown)
  }

  @Test func theSlideshowHasABar() async throws {
    let world = try await PhotoPageWorld(count: 4)
    try await world.open(1)
    let (stage, browser, page) = (world.stage, world.browser, try world.page)
    let bar = page.slideshowBar
    #expect(bar.isHidden)
    stage.press(.keyboardF5)
    stage.settle(limit: 0.5)
    #expect(!bar.isHidden && !browser.areControlsShown)
    stage.hover(at: CGPoint(x: 500, y: 300))
    stage.advance(by: 0.4)
    #expect(browser.areControlsShown)
    func middle(_ button: UIView) -> CGPoint {
      button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    }
    stage.click(at: middle(bar.nextButton))
    stage.settle(limit: 0.7)
    #expect(browser.currentIndex == 2)
    stage.click(at: middle(bar.pause))
    #expect(browser.slideshow.state == .paused && bar.pause.accessibilityLabel == "Continue")
    stage.advance(by: 9)
    #expect(browser.currentIndex == 2)
    stage.click(at: middle(bar.nextButton))
    stage.settle(limit: 0.7)
    #expect(browser.currentIndex == 3 && browser.slideshow.state == .paused)
    stage.click(at: middle(bar.time))
    stage.settle(limit: 1)
    let row = try #require(stage.elements().last { $0.label == "15 seconds a photo" })
    stage.click(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
    stage.settle(limit: 1)
    #expect(browser.slideshow.interval == 15)
    stage.hover(at: CGPoint(x: 500, y: 300))
    stage.advance(by: 0.4)
    stage.click(at: middle(bar.end))
    stage.settle()
    #expect(browser.slideshow.state == .stopped && bar.isHidden && browser.isOpen)
  }

  @Test func arrowsAtTheEdgesTurnThePages() async throws {
    let world = try await PhotoPageWorld(count: 3)
    try await world.open(0)
    let (stage, browser, arrows) = (world.stage, world.browser, try world.page.arrows)
    #expect(arrows.subviews.isEmpty, "nothing is made for keys and fingers")
    stage.hover(at: CGPoint(x: 500, y: 300))
    stage.advance(by: 0.5)
    #expect(arrows.previousButton.isHidden && !arrows.nextButton.isHidden)
    #expect(arrows.nextButton.bounds.width >= 44 && arrows.nextButton.bounds.height >= 44)
    #expect(arrows.nextButton.accessibilityLabel == "Next Photo")
    #expect(arrows.nextButton.toolTip == "Next Photo (→)")
    func click(_ arrow: UIView) {
      stage.click(at: arrow.convert(CGPoint(x: 22, y: 22), to: nil))
      stage.settle(limit: 1.5)
    }
    click(arrows.nextButton)
    click(arrows.nextButton)
    #expect(browser.currentIndex == 2 && arrows.nextButton.isHidden)
    click(arrows.previousButton)
    #expect(browser.currentIndex == 1)
    let cell = try #require(browser.currentCell as? ImageCell)
    #expect(await stage.wait { cell.image != nil }, "what isn’t there can’t be zoomed")
    for _ in 0..<4 { _ = cell.zoom(.zoomIn) }
    stage.settle(limit: 1.5)
    let zoomed = cell.imageView.frame
    let arrow = arrows.nextButton.convert(CGPoint(x: 22, y: 22), to: nil)
    stage.mouseDown(at: arrow)
    for step in 1...6 {
      stage.mouseMove(to: CGPoint(x: arrow.x - CGFloat(step) * 20, y: arrow.y))
      stage.advance(frames: 1)
    }
    stage.mouseUp()
    stage.settle(limit: 1.5)
    #expect(browser.currentIndex == 1 && cell.imageView.frame.minX < zoomed.minX - 50)
    _ = cell.zoom(.fit)
    stage.settle(limit: 1.5)
    stage.hover(at: CGPoint(x: 500, y: 300))
    stage.advance(by: 3)
    #expect(!browser.areControlsShown, "they go with the other controls")
    stage.hover(at: CGPoint(x: 502, y: 300))
    stage.advance(by: 0.5)
    stage.send(.hover(.left, location: .zero))
    #expect(arrows.previousButton.isHidden && arrows.nextButton.isHidden)
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

  @Test func toastsLeaveTheProgressVisible() async throws {
    let world = try await SelectionWorld(count: 4)
    defer { world.remove() }
    let item = TextToastItem(text: "A sentence")
    world.gallery.window.makeToast(item).duration(.forever).position(.safeBottom, offset: -16)
      .show()
    world.stage.settle()
    let grid = world.gallery.library.grid
    let usual = item.view.convert(item.view.bounds, to: nil).maxY
    grid.noteView.show(progress: IndexProgress(done: 10, total: 1000), trouble: nil)
    grid.noteView.place(in: grid.view.bounds)
    world.stage.settle()
    let note = grid.noteView.convert(grid.noteView.bounds, to: nil)
    #expect(item.view.convert(item.view.bounds, to: nil).maxY <= note.minY)
    grid.noteView.show(progress: nil, trouble: nil)
    world.stage.settle()
    #expect(item.view.convert(item.view.bounds, to: nil).maxY == usual)
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
