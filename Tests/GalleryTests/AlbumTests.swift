import Foundation
import PhotoIndexing
import PhotoMetadata
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// Albums and saved searches: files that a person makes, fills, orders, renames, undoes, and takes to
/// another place.
@MainActor @Suite(.serialized) struct AlbumTests {
  private func names(_ world: SelectionWorld) -> [Int] {
    world.names.compactMap { Int($0.dropFirst(6).prefix(2)) }
  }

  private func ids(_ world: SelectionWorld, _ numbers: [Int]) -> [Photo.ID] {
    numbers.map {
      FileID(path: world.photos.folder.path).appending(String(format: "photo-%02d.jpg", $0))
    }
  }

  private func show(_ scope: PhotoScope, _ world: SelectionWorld) async {
    world.gallery.library.home.show(scope)
    await world.gallery.shownLibrary.photoLibrary.search.finish()
    world.stage.settle()
  }

  private func undo(_ world: SelectionWorld) { world.gallery.files.trash.undo() }

  @Test func anAlbumIsMadeFilledOrderedAndUndone() async throws {
    let world = try await SelectionWorld(count: 8)
    defer { world.remove() }
    let (stage, albums) = (world.stage, world.gallery.albums)
    let made = try #require(await albums.store.make("Best of the year", of: ids(world, [5, 1, 3])))
    #expect(made.file.displayPath.hasSuffix("/Albums/Best of the year.m3u8"))
    await show(.album(made.file), world)
    #expect(await stage.wait { names(world) == [5, 1, 3] }, "in the order in which they came")
    #expect(world.gallery.library.home.heading.accessibilityLabel == "Best of the year, 3 items")

    albums.add(ids(world, [3, 7]), to: made.file)
    #expect(await stage.wait { names(world) == [5, 1, 3, 7] }, "none is there twice")
    albums.move(ids(world, [7]), before: ids(world, [5])[0])
    #expect(await stage.wait { names(world) == [7, 5, 1, 3] })
    albums.move([world.gallery.photos[1]], by: 1)
    #expect(await stage.wait { names(world) == [7, 1, 5, 3] })
    albums.move([world.gallery.photos[3]], by: 1)
    albums.remove([world.gallery.photos[0]])
    #expect(await stage.wait { names(world) == [1, 5, 3] })
    #expect(world.files.contains("photo-07.jpg"), "its file stays")

    undo(world)
    #expect(await stage.wait { names(world) == [7, 1, 5, 3] })
    undo(world)
    #expect(await stage.wait { names(world) == [7, 5, 1, 3] })
    undo(world)
    undo(world)
    #expect(await stage.wait { names(world) == [5, 1, 3] })
    world.gallery.files.work.redo()
    #expect(await stage.wait { names(world) == [5, 1, 3, 7] })
    let again = try #require(await albums.store.make("Best of the year", of: []))
    #expect(again.file.stem == "Best of the year (2)", "nothing is written over")
  }

  @Test func aPhotoIsDraggedToAnotherPlaceOfItsAlbum() async throws {
    let world = try await SelectionWorld(count: 6)
    defer { world.remove() }
    let stage = world.stage
    let made = try #require(
      await world.gallery.albums.store.make("Best", of: ids(world, [0, 1, 2, 3])))
    await show(.album(made.file), world)
    #expect(await stage.wait { names(world) == [0, 1, 2, 3] && world.gallery.thumbnailsAreShown })
    func drag(_ from: Int, to: Int) async {
      let (start, end) = (world.middle(from), world.middle(to))
      world.drag(from: start, to: end)
      stage.advance(by: 0.5)
      world.mouse(.changed, end)
      world.mouse(.ended, end)
      stage.settle()
    }
    await drag(0, to: 2)
    #expect(await stage.wait { names(world) == [1, 2, 0, 3] }, "forwards")
    await drag(3, to: 0)
    #expect(await stage.wait { names(world) == [3, 1, 2, 0] }, "and back")
    for number in [1, 3] { world.click(number, .control) }
    await drag(3, to: 0)
    #expect(await stage.wait { names(world) == [1, 0, 3, 2] }, "several together")
  }

  @Test func albumsAreInTheSidebarWithTheirNumbers() async throws {
    let world = try await SelectionWorld(count: 4, size: CGSize(width: 1280, height: 800))
    defer { world.remove() }
    let (stage, albums) = (world.stage, world.gallery.albums)
    let made = try #require(await albums.store.make("Norway", of: ids(world, [0, 2])))
    _ = try #require(await albums.store.save("photo-03", as: "Threes"))
    #expect(await stage.wait { stage.element(.button, "Norway, 2 items") != nil })
    #expect(await stage.wait { stage.element(.button, "Threes, One item") != nil })
    try #require(stage.element(.button, "Norway, 2 items")).tap()
    #expect(await stage.wait { names(world) == [0, 2] })

    albums.rename(made.file)
    stage.settle()
    let alert = try #require(world.gallery.frontController as? UIAlertController)
    alert.textFields?.first?.text = "Norway 2018"
    alert.textFields?.first?.sendActions(for: .editingChanged)
    stage.settle()
    try #require(stage.element(.button, "Rename")).tap()
    #expect(await stage.wait { stage.element(.button, "Norway 2018, 2 items") != nil })
    #expect(
      await stage.wait {
        world.gallery.library.home.heading.accessibilityLabel == "Norway 2018, 2 items"
      })
    #expect(names(world) == [0, 2])

    try #require(stage.element(.button, "Threes, One item")).tap()
    #expect(await stage.wait { names(world) == [3] })
    stage.press(.keyboardF9)
    let renamed = world.gallery.albums.store.folder?.file(named: "Norway 2018", .album)
    albums.delete(try #require(renamed))
    #expect(await stage.wait { stage.element(.button, "Norway 2018, 2 items") == nil })
    undo(world)
    #expect(await stage.wait { (try? PlainFile(renamed!).read()) != nil })
  }

  @Test func aSavedSearchStaysASearch() async throws {
    let world = try await SelectionWorld(count: 4)
    defer { world.remove() }
    let stage = world.stage
    world.gallery.library.home.searching.begin(with: "photo-0")
    #expect(await stage.wait { names(world) == [0, 1, 2, 3] })
    #expect(world.gallery.library.home.searching.savedText == "photo-0")
    let search = try #require(await world.gallery.albums.store.save("photo-0", as: "All"))
    await show(.search(search), world)
    #expect(SavedSearch(search.file) == search)
    let photo = world.photos.folder.appendingPathComponent("photo-01.jpg")
    try FileManager.default.copyItem(
      at: photo, to: photo.deletingLastPathComponent().appendingPathComponent("photo-09.jpg"))
    #expect(await stage.wait { names(world) == [0, 1, 2, 3, 9] || names(world).count == 5 })
  }

  @Test(arguments: ["", "  \n", "\u{0}\u{1}", "long", "bytes"])
  func aFileThatHasNoSearchInItSaysSo(_ contents: String) async throws {
    let bytes: [UInt8] =
      switch contents {
      case "long": Array(repeating: UInt8(ascii: "a"), count: 5000)
      case "bytes": [0xFF, 0xFE, 0x61]
      default: Array(contents.utf8)
      }
    let world = try await SelectionWorld(count: 3, size: CGSize(width: 1280, height: 800))
    defer { world.remove() }
    let stage = world.stage
    let made = try #require(await world.gallery.albums.store.save("photo-01", as: "One")).file
    #expect(await stage.wait { stage.element(.button, "One, One item") != nil })
    try #require(stage.element(.button, "One, One item")).tap()
    #expect(await stage.wait { names(world) == [1] })
    try Data(bytes).write(to: made.url)
    world.gallery.indexDidChange()
    #expect(await stage.wait { stage.element(.button, "One") != nil }, "it is listed")
    stage.settle()
    try #require(stage.element(.button, "One")).tap()
    let message = world.gallery.library.grid.messageView
    #expect(
      await stage.wait { !message.isHidden && message.text.contains("can’t be read as a search") })
    #expect(message.text.hasPrefix("One\n"))
    #expect(names(world).isEmpty)
    #expect(try PlainFile(made).read() == bytes, "the file is left alone")
  }

  @Test func photosAreFoundAfterRenamingAndMoving() async throws {
    let world = try await SelectionWorld(count: 6)
    defer { world.remove() }
    let (stage, store) = (world.stage, world.gallery.albums.store)
    let made = try #require(await store.make("Trip", of: ids(world, [4, 2, 0])))
    await show(.album(made.file), world)
    #expect(await stage.wait { names(world) == [4, 2, 0] })
    // Here: the album follows.
    let folder = FileID(path: world.photos.folder.path)
    world.gallery.files.work.perform(
      .rename([.init(ids(world, [2])[0], to: "photo-12.jpg")]))
    #expect(await stage.wait { names(world) == [4, 12, 0] })
    #expect(
      await stage.wait {
        let text = (try? PlainFile(made.file).read()).map { String(decoding: $0, as: UTF8.self) }
        return text?.contains("../photo-12.jpg\n") == true
      })
    undo(world)
    #expect(await stage.wait { names(world) == [4, 2, 0] })
    // By another program: it is found by what is in it.
    let manager = FileManager.default
    let below = world.photos.folder.appendingPathComponent("below")
    try manager.createDirectory(at: below, withIntermediateDirectories: true)
    try manager.moveItem(
      at: ids(world, [4])[0].url, to: below.appendingPathComponent("photo-44.jpg"))
    #expect(await stage.wait { names(world) == [44, 2, 0] })
    withExtendedLifetime(folder) {}
  }

  @Test func aMovedLibraryHasItsAlbums() async throws {
    let world = try await SelectionWorld(count: 5)
    let made = try #require(await world.gallery.albums.store.make("Trip", of: ids(world, [3, 1])))
    let cover = await world.gallery.albums.store.setCover(ids(world, [1])[0], of: made.file)
    #expect(cover != nil)
    let elsewhere = world.base.appendingPathComponent("elsewhere")
    try FileManager.default.createDirectory(at: world.base, withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: world.photos.folder, to: elsewhere)
    defer { world.remove() }
    let stage = Stage(size: CGSize(width: 1280, height: 700))
    let delegate = AppDelegate(paths: [elsewhere], places: .memory)
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    #expect(await stage.wait { gallery.thumbnailsAreShown && stage.isAtRest })
    #expect(await stage.wait { stage.element(.button, "Trip, 2 items") != nil })
    try #require(stage.element(.button, "Trip, 2 items")).tap()
    #expect(await stage.wait { gallery.photos.map(\.name) == ["photo-03.jpg", "photo-01.jpg"] })
    let node = gallery.sidebar.updating.content?.outline.sections[.albums]?.first
    #expect(node?.cover?.displayName == "photo-01.jpg")
  }

  @Test func keysAndMenusLeadToAlbums() async throws {
    let world = try await SelectionWorld(count: 5)
    defer { world.remove() }
    let stage = world.stage
    world.click(1, .control)
    world.click(2, .control)
    stage.press(.keyboardB)
    #expect(await stage.wait { world.gallery.frontController is UIAlertController })
    stage.settle()
    let alert = try #require(world.gallery.frontController as? UIAlertController)
    #expect(alert.title == "New Album", "without an album one is made")
    alert.textFields?.first?.text = "First"
    alert.textFields?.first?.sendActions(for: .editingChanged)
    stage.settle()
    try #require(stage.element(.button, "Create")).tap()
    #expect(await stage.wait { world.toast?.contains("2 photos added to “First”") == true })
    stage.press(.keyboardB)
    #expect(await stage.wait { world.gallery.frontController is UINavigationController })
    stage.settle()
    let sheet = world.gallery.frontController as? UINavigationController
    let picker = try #require(sheet?.topViewController as? PlacePicker)
    #expect(picker.titles == ["New Album…", "First"])
    let bar = try #require(picker.navigationItem.searchController).searchBar
    bar.text = "Fir"
    picker.searchBarSearchButtonClicked(bar)
    #expect(await stage.wait { world.toast?.contains("has them already") == true })
    stage.press(.keyboardEscape)
    await show(
      .album(try #require(world.gallery.albums.store.folder).file(named: "First", .album)), world)
    #expect(await stage.wait { names(world) == [1, 2] })
    // Both are still selected, and have no place to go to.
    stage.press(.keyboardEscape)
    stage.chooseThumbnail(0)
    stage.press(.keyboardRightArrow, modifiers: .alternate)
    #expect(await stage.wait { names(world) == [2, 1] })
    stage.press(.keyboardB, modifiers: .shift)
    #expect(await stage.wait { names(world).count == 1 })
    #expect(NameQuestion.problem(of: "a/b") != nil && NameQuestion.problem(of: ".a") != nil)
    #expect(NameQuestion.problem(of: "") != nil && NameQuestion.problem(of: "Ä b") == nil)
  }
}
