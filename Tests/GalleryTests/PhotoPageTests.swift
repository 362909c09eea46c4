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
    let actions = world.composition.pageActions
    (actions.onFavorite, actions.onRotate, actions.onEdit) = (nil, nil, nil)
    var favorites: [String] = []
    try await world.open(2)
    let bar = try world.page.bar
    #expect(bar.nameLabel.text == "photo-02.jpg" && bar.dateLabel.text?.isEmpty == false)
    #expect(
      bar.favorite.isHidden && bar.edit.isHidden && bar.rotate.isHidden && !bar.trash.isHidden)
    actions.onFavorite = { favorites.append($0.name) }
    actions.isFavorite = { favorites.contains($0.name) }
    actions.didChange()
    world.stage.advance(frames: 2)
    #expect(!bar.favorite.isHidden)
    world.stage.click(at: bar.favorite.convert(CGPoint(x: 20, y: 20), to: nil))
    #expect(favorites == ["photo-02.jpg"])
    #expect(
      bar.favorite.accessibilityLabel
        == String(localized: "Remove from Favorites", bundle: .gallery))
    // It is wide enough for all, and no two overlap.
    actions.onRotate = { _, _ in }
    actions.onEdit = { _ in }
    actions.didChange()
    world.stage.advance(frames: 2)
    let frames = [
      bar.back, bar.zoom, bar.favorite, bar.rotate, bar.edit, bar.info, bar.trash, bar.menu,
    ]
    .map(\.frame)
    for (index, frame) in frames.enumerated() {
      #expect(bar.bounds.contains(frame))
      for other in frames.dropFirst(index + 1) { #expect(!frame.intersects(other)) }
    }
    #expect(bar.nameLabel.frame.maxX <= bar.zoom.frame.minX)
  }

  @Test func favoritesFromTheBarAreWritten() async throws {
    let world = try await PhotoPageWorld()
    try await world.open(1)
    let (stage, bar, library) = (world.stage, try world.page.bar, world.composition.library)
    let id = library.photos[1].id
    stage.click(at: bar.favorite.convert(CGPoint(x: 20, y: 20), to: nil))
    #expect(await stage.wait { library.photo(id)?.isFavorite == true })
    #expect(
      await stage.wait { (try? MetadataReader().metadata(of: id))?.isFavorite == true })
    let removal = String(localized: "Remove from Favorites", bundle: .gallery)
    #expect(await stage.wait { bar.favorite.accessibilityLabel == removal })
  }

  @Test func aNarrowBarLeavesNothingOutThatTheMenuHasNot() async throws {
    let world = try await PhotoPageWorld(size: CGSize(width: 400, height: 800))
    try await world.open()
    let bar = try world.page.bar
    #expect(bar.rotate.isHidden && bar.edit.isHidden)
    let photo = try #require(world.page.photo)
    func titles(_ elements: [UIMenuElement]) -> [String] {
      elements.flatMap { ($0 as? UIMenu).map { titles($0.children) } ?? [$0.title] }
    }
    let own = titles(try world.page.elements)
    #expect(own.filter { $0 == "Rotate" }.count == 1 && own.filter { $0 == "Edit" }.count == 1)
    // It is open already.
    #expect(
      !own.contains("Open")
        && titles(world.composition.commands.elements(for: [photo])).contains("Open"))
  }

  @Test func aTurnOfThePageSetsTheNameAndNothingElseUntilItRests() async throws {
    let world = try await PhotoPageWorld()
    try await world.open()
    let page = try world.page
    let (before, date) = (page.restCount, page.bar.dateLabel.text)
    for index in 1...5 {
      world.stage.press(.keyboardRightArrow)
      world.stage.advance(frames: 2)
      #expect(page.bar.nameLabel.text == "photo-0\(index).jpg")
    }
    #expect(page.restCount == before && page.bar.dateLabel.text == date)
    world.stage.advance(by: 0.5)
    #expect(page.restCount == before + 1)
  }

  @Test func nothingOfTheBarExistsBeforeThePhotoIsVisible() async throws {
    let photos = try TestPhotos(count: 3)
    defer { photos.remove() }
    let stage = Stage(size: CGSize(width: 900, height: 700))
    let delegate = AppDelegate(paths: [photos.url(1)])
    stage.launch(delegate)
    let browser = try #require(delegate.composition?.browser)
    stage.advance(frames: 1)
    let bar = try #require(browser.overlays.compactMap { $0 as? PhotoBar }.first)
    #expect(browser.isOpen && bar.subviews.isEmpty && !bar.page.infoPanelIsMade)
    stage.advance(by: 0.5)
    #expect(!bar.subviews.isEmpty && !bar.page.infoPanelIsMade && !bar.page.filmstripIsMade)
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
    stage.hover(at: bar.info.convert(CGPoint(x: 20, y: 20), to: nil))
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
      page.contextMenu.isOpen && titles().contains("Move to Trash")
        && titles().contains("Slideshow"))
    // The controls stay as long as the menu.
    stage.advance(by: 4)
    #expect(world.browser.areControlsShown)
    stage.press(.keyboardEscape)
    stage.advance(by: 0.5)
    #expect(
      !page.contextMenu.isOpen && page.browser?.isOpen == true, "Escape closes the menu alone")
    stage.press(.keyboardApplication)
    stage.advance(by: 0.5)
    #expect(page.contextMenu.isOpen && titles().contains("Move to Trash"))
    stage.press(.keyboardEscape)
    stage.advance(by: 0.5)
    // The panel beside the photo is no photo.
    page.toggleInfo()
    stage.advance(by: 1)
    stage.click(at: page.infoPanel.convert(CGPoint(x: 40, y: 200), to: nil), button: 2)
    stage.advance(by: 0.5)
    #expect(!page.contextMenu.isOpen)
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
    #expect(page.slideshow != nil && !world.browser.areControlsShown && !page.isFilmstripShown)
    world.stage.press(.keyboardEscape)
    world.stage.settle()
    #expect(page.slideshow == nil && page.isFilmstripShown && world.browser.isOpen)
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
