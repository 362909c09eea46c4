import FileOperations
import Foundation
import PhotoMetadata
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// The photos in the trash, which can be put back and deleted for good.
@MainActor @Suite(.serialized) final class TrashScreenTests {
  /// Shows the trash with two of the photos.
  private func open(_ world: SelectionWorld) async throws -> TrashController {
    let gallery = world.gallery
    gallery.fileHandler.trash([1, 2].map { gallery.photos[$0] })
    #expect(await world.stage.wait { gallery.fileHandler.trash.undoable.count == 2 })
    gallery.sidebar.showTrash()
    let screen = try #require(gallery.sidebar.main.content.topViewController as? TrashController)
    #expect(await world.stage.wait { screen.contents.items.count == 2 })
    world.stage.settle()
    return screen
  }

  private func names(_ screen: TrashController) -> [String] {
    screen.contents.items.map(\.file.origin.displayName).sorted()
  }

  @Test func photosArePutBack() async throws {
    let world = try await SelectionWorld(count: 4)
    defer { world.remove() }
    let screen = try await open(world)
    #expect(names(screen) == ["photo-01.jpg", "photo-02.jpg"])
    #expect(screen.collectionView.visibleCells.count == 2)
    #expect(world.stage.element(.header, "Deleted: Today") != nil)
    let cell = try #require(world.stage.element(.none, "photo-01.jpg"))
    cell.tap()
    #expect(screen.chosen.map(\.file.origin.displayName) == ["photo-01.jpg"])
    try #require(world.stage.element(.button, "Put Back")).tap()
    #expect(
      await world.stage.wait { world.names.count == 3 && self.names(screen) == ["photo-02.jpg"] })
    #expect(world.files.contains("photo-01.jpg"))
    #expect(await world.stage.wait { world.toast == "Photo put back" })
    world.stage.press(.keyboardZ, modifiers: .control)
    #expect(
      await world.stage.wait { world.names.count == 2 && self.names(screen).count == 2 },
      "it can be undone")
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func arrowsLeadWhereTheyPoint(direction: UITraitEnvironmentLayoutDirection) async throws {
    let world = try await SelectionWorld(count: 4)
    defer { world.remove() }
    let screen = try await open(world)
    world.gallery.window.traitOverrides.layoutDirection = direction
    world.stage.settle()
    screen.becomeFirstResponder()
    func place() throws -> CGPoint {
      let path = try #require(screen.collectionView.indexPathsForSelectedItems?.first)
      return try #require(screen.collectionView.cellForItem(at: path)).center
    }
    let isMirrored = direction == .rightToLeft
    world.stage.press(.keyboardDownArrow)
    let first = try place()
    world.stage.press(isMirrored ? .keyboardLeftArrow : .keyboardRightArrow)
    let second = try place()
    #expect(second.y == first.y && (second.x < first.x) == isMirrored && second.x != first.x)
    world.stage.press(isMirrored ? .keyboardRightArrow : .keyboardLeftArrow)
    #expect(try place() == first)
    world.stage.press(isMirrored ? .keyboardLeftArrow : .keyboardRightArrow, modifiers: .shift)
    #expect(screen.chosen.count == 2)
  }

  @Test func photosAreDeletedForGoodOnlyWhenAsked() async throws {
    let world = try await SelectionWorld(count: 4)
    defer { world.remove() }
    let screen = try await open(world)
    screen.becomeFirstResponder()
    world.stage.press(.keyboardRightArrow)
    world.stage.press(.keyboardDeleteForward)
    world.stage.settle()
    try #require(world.stage.element(.button, "Cancel")).tap()
    world.stage.settle()
    #expect(names(screen).count == 2 && screen.isFirstResponder)
    world.stage.press(.keyboardDeleteForward)
    world.stage.settle()
    try #require(world.stage.element(.none, "Delete")).tap()
    #expect(await world.stage.wait { self.names(screen).count == 1 })
    let trash = world.base.appendingPathComponent("data/Trash")
    for part in ["files", "info"] {
      let left = try FileManager.default.contentsOfDirectory(
        atPath: trash.appendingPathComponent(part).path)
      #expect(left.count == 1)
    }
    #expect(world.files.count == 2)
    screen.askToEmpty()
    world.stage.settle()
    try #require(world.stage.element(.none, "Delete")).tap()
    #expect(await world.stage.wait { screen.contents.items.isEmpty && !screen.message.isHidden })
  }

  @Test func shiftAndDeleteDeletesForGoodOnlyWhenAsked() async throws {
    let world = try await SelectionWorld(count: 5)
    defer { world.remove() }
    let trash = world.base.appendingPathComponent("data/Trash/files")
    let thrownAway = { (try? FileManager.default.contentsOfDirectory(atPath: trash.path)) ?? [] }
    world.stage.chooseThumbnail(1)
    world.stage.press(.keyboardDeleteForward)
    #expect(await world.stage.wait { world.names.count == 4 && thrownAway() == ["photo-01.jpg"] })
    world.click(0, .control)
    world.click(2, .control)
    world.stage.press(.keyboardDeleteForward, modifiers: .shift)
    world.stage.settle()
    #expect(world.stage.element(.none, "Delete 2 photos permanently?") != nil)
    world.stage.press(.keyboardDeleteForward)
    _ = await world.stage.wait(limit: 0.5) { world.files.count < 4 }
    #expect(world.files.count == 4, "a question is open")
    world.stage.press(.keyboardReturnOrEnter)
    world.stage.settle()
    #expect(world.stage.element(.none, "Delete 2 photos permanently?") == nil, "Return cancels")
    #expect(world.files.count == 4 && world.chosen == [0, 3])
    world.stage.press(.keyboardDeleteForward, modifiers: .shift)
    world.stage.settle()
    try #require(world.stage.element(.none, "Delete")).tap()
    #expect(await world.stage.wait { world.toast == "2 photos deleted permanently" })
    #expect(
      world.names == ["photo-02.jpg", "photo-04.jpg"] && world.files == world.names
        && world.chosen.isEmpty)
    #expect(thrownAway() == ["photo-01.jpg"], "what was in the trash stays there")
    // What was done before and afterwards can be undone.
    world.stage.chooseThumbnail(0)
    world.stage.press(.keyboardDeleteForward)
    #expect(await world.stage.wait { world.files == ["photo-04.jpg"] && thrownAway().count == 2 })
    while world.gallery.fileHandler.work.history.lastAct != nil, world.files.count < 3 {
      let before = world.files.count
      world.stage.press(.keyboardZ, modifiers: .control)
      #expect(await world.stage.wait { world.files.count > before })
    }
    #expect(
      await world.stage.wait { world.names == ["photo-01.jpg", "photo-02.jpg", "photo-04.jpg"] })
    #expect(world.gallery.fileHandler.work.history.lastAct == nil)
  }

  @Test func aPhotoIsLookedAt() async throws {
    let world = try await SelectionWorld(count: 4)
    defer { world.remove() }
    let screen = try await open(world)
    screen.becomeFirstResponder()
    world.stage.press(.keyboardRightArrow)
    world.stage.press(.keyboardReturnOrEnter)
    world.stage.settle()
    #expect(world.gallery.window.topScreen is LibraryBrowser)
    world.stage.press(.keyboardDeleteForward)
    world.stage.settle()
    #expect(world.files.count == 2, "Delete concerns no photo of the library")
    world.stage.press(.keyboardEscape)
    world.stage.settle()
    #expect(
      world.gallery.window.topScreen === world.gallery.sidebar.main && screen.isFirstResponder)
    #expect(names(screen).count == 2)
  }

  @Test func sidecarsGoAlong() async throws {
    let world = try await SelectionWorld(count: 3)
    defer { world.remove() }
    let file = world.photos.url(1).file
    _ = try MetadataWriter().apply([.favorite(true)], to: file)
    let sidecars = world.files.filter { $0.hasSuffix(".xmp") }
    #expect(sidecars.count == 1)
    world.gallery.fileHandler.trash([world.gallery.photos[1]])
    #expect(await world.stage.wait { world.files.count == 2 })
    await world.gallery.sidebar.contents.load()
    let item = try #require(world.gallery.sidebar.contents.items.first)
    #expect(world.gallery.sidebar.contents.items.count == 1 && item.sidecars.count == 1)
    world.gallery.sidebar.showTrash()
    let screen = try #require(
      world.gallery.sidebar.main.content.topViewController as? TrashController)
    screen.putBack([item])
    #expect(await world.stage.wait { world.files.count == 4 })
    #expect(world.files.filter { $0.hasSuffix(".xmp") } == sidecars)
  }

  @Test func theTrashOfOtherProgramsIsRead() async throws {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent("trash-\(UUID())")
    defer { try? FileManager.default.removeItem(at: base) }
    let trash = base.appendingPathComponent("Trash")
    for part in ["files", "info"] {
      try FileManager.default.createDirectory(
        at: trash.appendingPathComponent(part), withIntermediateDirectories: true)
    }
    func add(_ name: String, _ info: String?) throws {
      try Data("x".utf8).write(to: trash.appendingPathComponent("files/\(name)"))
      if let info {
        try Data(info.utf8).write(to: trash.appendingPathComponent("info/\(name).trashinfo"))
      }
    }
    let date = "DeletionDate=2024-03-05T10:20:30"
    try add("a.2.jpg", "[Trash Info]\nPath=/home/me/S%C3%BCden/a.jpg\n\(date)\n")
    try add("b.jpg", "[Trash Info]\nPath=/home/me/b.jpg\n")
    try add("c.jpg", nil)
    try add("d.jpg", "[Trash Info]\nPath=/home/me/../../etc/d.jpg\n\(date)\n")
    try add("e.txt", "[Trash Info]\nPath=/home/me/e.txt\n\(date)\n")
    try add("f.jpg", "Path=/home/me/f.jpg\n\(date)\n")
    for name in ["r.jpg", "r.nef", "r.xmp"] {
      try add(name, "[Trash Info]\nPath=/r/\(name)\n\(date)\n")
    }
    let items = await Trash(dataFolder: base).items(ofDisksWith: []) {
      FolderScan.kind(ofName: $0) != nil
    }
    .sorted { $0.id < $1.id }
    #expect(
      items.map(\.file.origin.displayPath) == [
        "/home/me/Süden/a.jpg", "/home/me/b.jpg", "/r/r.jpg", "/r/r.nef",
      ])
    #expect(items.map(\.sidecars.count) == [0, 0, 0, 1], "the sidecar is the raw file's")
    let calendar = Calendar(identifier: .gregorian)
    #expect(items.first?.date.map { calendar.component(.minute, from: $0) } == 20)
    #expect(items[1].date == nil)
  }

  @Test func theTrashIsReachedFromTheSidebarAndLeft() async throws {
    let world = try await SelectionWorld(count: 4, size: CGSize(width: 1280, height: 800))
    defer { world.remove() }
    let main = world.gallery.sidebar.main
    #expect(await world.stage.wait { world.stage.element(.none, "Trash, 0 items") != nil })
    try #require(world.stage.element(.none, "Trash, 0 items")).tap()
    world.stage.settle()
    let screen = try #require(main.content.topViewController as? TrashController)
    #expect(!screen.message.isHidden && main.sidebar.selected == .trash)
    // These are the library's, which isn't visible.
    world.stage.press(.keyboardF, modifiers: .control)
    world.stage.press(.keyboardF5)
    world.stage.settle()
    #expect(!world.gallery.library.home.searching.isActive && !world.gallery.photo.isBrowsing)
    try #require(world.stage.element(.none, "Favorites, 0 items")).tap()
    world.stage.settle()
    #expect(main.content.topViewController === world.gallery.library.home)
    #expect(
      await world.stage.wait {
        world.gallery.shownLibrary.photoLibrary.state == .problem(.emptyScope(.favorites))
      })
    #expect(world.gallery.library.grid.messageView.text.hasPrefix("Favorites\n"))
    world.gallery.sidebar.showTrash()
    world.stage.settle()
    main.content.popViewController(animated: false)
    world.stage.settle()
    #expect(main.sidebar.selected == .scope(.favorites))
  }
}
