import Foundation
import PhotoBrowsing
import PhotoMetadata
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// The bar over a photo, and when it is shown.
@MainActor @Suite(.serialized) struct PhotoPageTests {
  @Test func theBarNamesThePhotoAndHasOnlyButtonsThatWork() async throws {
    let world = try await PhotoPageWorld()
    try await world.open(2)
    let bar = try world.page.bar
    #expect(bar.nameLabel.text == "photo-02.jpg" && bar.dateLabel.text?.isEmpty == false)
    // It is wide enough for all, and no two overlap.
    let buttons = try ["favorite", "rotate-right", "edit", "info", "trash"].map {
      try #require(bar.button($0))
    }
    let frames = ([bar.back, bar.zoom] + buttons + [bar.menu]).map(\.frame)
    #expect(buttons.allSatisfy { !$0.isHidden })
    #expect(frames.map(\.minX) == frames.map(\.minX).sorted())
    for (index, frame) in frames.enumerated() {
      #expect(bar.bounds.contains(frame))
      for other in frames.dropFirst(index + 1) { #expect(!frame.intersects(other)) }
    }
    #expect(bar.nameLabel.frame.maxX <= bar.zoom.frame.minX)
  }

  @Test func aClosedPageIsReleased() async throws {
    let world = try await PhotoPageWorld()
    try await world.open()
    weak var page: PhotoPage?
    weak var bar: PhotoBar?
    do {
      page = try world.page
      bar = try world.page.bar
    }
    #expect(page != nil && bar != nil)
    world.stage.press(.keyboardEscape)
    #expect(await world.stage.wait { world.gallery.openBrowser == nil && world.stage.isAtRest })
    #expect(await world.stage.wait { page == nil && bar == nil })
  }

  @Test func favoritesFromTheBarAreWritten() async throws {
    let world = try await PhotoPageWorld()
    try await world.open(1)
    let (stage, bar, library) = (
      world.stage, try world.page.bar, world.gallery.shownLibrary.photoLibrary
    )
    let favorite = try #require(bar.button("favorite"))
    let id = library.photos[1].id
    stage.click(at: favorite.convert(CGPoint(x: 20, y: 20), to: nil))
    #expect(await stage.wait { library.photo(id)?.isFavorite == true })
    #expect(
      await stage.wait { (try? MetadataReader().metadata(of: id))?.isFavorite == true })
    let removal = String(localized: "Remove from Favorites", bundle: .gallery)
    #expect(await stage.wait { favorite.accessibilityLabel == removal })
  }

  @Test func aNarrowBarLeavesNothingOutThatTheMenuHasNot() async throws {
    let world = try await PhotoPageWorld(size: CGSize(width: 400, height: 800))
    try await world.open()
    let bar = try world.page.bar
    #expect(bar.button("rotate-right")?.isHidden == true)
    #expect(bar.button("edit")?.isHidden == true)
    func titles(_ elements: [UIMenuElement]) -> [String] {
      elements.flatMap { ($0 as? UIMenu).map { titles($0.children) } ?? [$0.title] }
    }
    let own = titles(try world.page.elements)
    for title in ["Rotate Right", "Edit"] { #expect(own.filter { $0 == title }.count == 1) }
    // It is open already.
    #expect(!own.contains("Open"))
    world.stage.press(.keyboardEscape)
    world.stage.settle()
    let photos = [world.gallery.photos[0]]
    #expect(titles(world.gallery.commands.elements(of: .photos, for: photos)).contains("Open"))
  }

  @Test func aTurnOfThePageSetsTheNameAndNothingElseUntilItRests() async throws {
    let world = try await PhotoPageWorld()
    try await world.open()
    let page = try world.page
    let (before, date) = (page.restingPhoto, page.bar.dateLabel.text)
    #expect(before?.name == "photo-00.jpg")
    for index in 1...5 {
      world.stage.press(.keyboardRightArrow)
      world.stage.advance(frames: 2)
      #expect(page.bar.nameLabel.text == "photo-0\(index).jpg")
    }
    #expect(page.restingPhoto == nil && page.bar.dateLabel.text == date)
    world.stage.advance(by: 0.5)
    #expect(page.restingPhoto?.name == "photo-05.jpg")
  }

  @Test func nothingOfTheBarExistsBeforeThePhotoIsVisible() async throws {
    let photos = try TestPhotos(count: 3)
    defer { photos.remove() }
    let stage = Stage(size: CGSize(width: 900, height: 700))
    let delegate = AppDelegate(paths: [photos.url(1)])
    stage.launch(delegate)
    let browser = try #require(delegate.gallery?.photo.browser)
    stage.advance(frames: 1)
    let bar = try #require(browser.overlays.compactMap { $0 as? PhotoBar }.first)
    #expect(browser.isOpen && bar.subviews.isEmpty && bar.page.panels.info == nil)
    stage.advance(by: 0.5)
    #expect(
      !bar.subviews.isEmpty && bar.page.panels.info == nil && !bar.page.panels.hasFilmstrip)
    withExtendedLifetime(delegate) {}
  }

  @Test func controlsHideWhenThePointerRestsButNotWhileTheyAreUsed() async throws {
    let world = try await PhotoPageWorld()
    try await world.open()
    let (stage, browser, bar) = (world.stage, world.browser, try world.page.bar)
    stage.hover(at: CGPoint(x: 500, y: 400))
    stage.advance(by: 1.8)
    #expect(browser.areControlsShown)
    stage.advance(by: 0.7)
    #expect(!browser.areControlsShown)
    stage.hover(at: CGPoint(x: 510, y: 400))
    stage.advance(frames: 1)
    #expect(browser.areControlsShown)
    // Over a button they stay.
    let info = try #require(bar.button("info"))
    stage.hover(at: info.convert(CGPoint(x: 20, y: 20), to: nil))
    stage.advance(by: 6)
    #expect(browser.areControlsShown)
    stage.hover(at: CGPoint(x: 500, y: 420))
    stage.advance(by: 3)
    #expect(!browser.areControlsShown)
    // Tab shows them and focuses one, which keeps them.
    stage.press(.keyboardTab)
    stage.advance(by: 6)
    #expect(browser.areControlsShown)
  }

  @Test func aSecondaryClickAndTheMenuKeyShowTheCommandsOfTheOpenPhoto() async throws {
    let world = try await PhotoPageWorld()
    try await world.open(1)
    let page = try world.page
    let stage = world.stage
    func titles() -> [String] { stage.elements().compactMap(\.label) }
    stage.click(at: CGPoint(x: 500, y: 400), button: 2)
    stage.advance(by: 0.5)
    #expect(
      page.isContextMenuOpen && titles().contains("Move to Trash")
        && titles().contains("Slideshow"))
    // The controls stay as long as the menu.
    stage.advance(by: 4)
    #expect(world.browser.areControlsShown)
    stage.press(.keyboardEscape)
    stage.advance(by: 0.5)
    #expect(
      !page.isContextMenuOpen && page.browser?.isOpen == true, "Escape closes the menu alone")
    stage.press(.keyboardApplication)
    stage.advance(by: 0.5)
    #expect(page.isContextMenuOpen && titles().contains("Move to Trash"))
    stage.press(.keyboardEscape)
    stage.advance(by: 0.5)
    // The panel beside the photo is no photo.
    stage.press(.keyboardI)
    stage.advance(by: 1)
    stage.click(at: page.infoPanel.convert(CGPoint(x: 40, y: 200), to: nil), button: 2)
    stage.advance(by: 0.5)
    #expect(!page.isContextMenuOpen)
  }

  @Test func fullScreenShowsThePhotoAlone() async throws {
    let world = try await PhotoPageWorld()
    try await world.open()
    let page = try world.page
    world.stage.press(.keyboardT)
    world.stage.press(.keyboardI)
    world.stage.hover(at: CGPoint(x: 500, y: 420))
    world.stage.settle()
    #expect(world.browser.areControlsShown && page.isFilmstripShown && page.isInfoShown)
    world.stage.press(.keyboardF11)
    world.stage.advance(frames: 1)
    #expect(!world.browser.areControlsShown && !page.isFilmstripShown && !page.isInfoShown)
    world.stage.press(.keyboardF11)
    world.stage.settle()
    #expect(page.isFilmstripShown && page.isInfoShown, "they are back with the window")
    world.stage.press(.keyboardF5)
    world.stage.advance(by: 1.5)
    #expect(page.isSlideshowShown && !world.browser.areControlsShown && !page.isFilmstripShown)
    world.stage.press(.keyboardEscape)
    world.stage.settle()
    #expect(!page.isSlideshowShown && page.isFilmstripShown && world.browser.isOpen)
  }

  @Test func theReadoutShowsTheZoomInPixels() async throws {
    let world = try await PhotoPageWorld()
    try await world.open(0)
    let (stage, browser, bar) = (world.stage, world.browser, try world.page.bar)
    let cell = try #require(browser.currentCell as? ImageCell)
    #expect(await stage.wait { cell.image != nil })
    browser.zoom(.pixels(2))
    stage.settle()
    #expect(abs((cell.pixelZoom ?? 0) - 2) < 0.01)
    #expect(bar.zoom.currentTitle == 2.0.formatted(.percent.locale(.user)))
    browser.zoom(.fill)
    stage.settle()
    let content = try #require(browser.visibleContent)
    #expect(content.frame.width >= 1099 && content.frame.height >= 699)
  }
}
