import FileOperations
import Foundation
import PhotoIndexing
import Synchronization
import Testing
import Toasts
import UIKit

@testable import UIKitStage
@testable import gallery

/// What is done with files, and undone.
@MainActor @Suite(.serialized) struct FileWorkTests {
  @Test func duplicatingIsUndoneAndRedone() async throws {
    let world = try await SelectionWorld(count: 4)
    defer { world.remove() }
    world.stage.chooseThumbnail(1)
    world.stage.press(.keyboardD, modifiers: .control)
    #expect(await world.stage.wait { world.names.contains("photo-01 (2).jpg") })
    #expect(await world.stage.wait { world.toast == "Photo duplicated" })
    world.stage.press(.keyboardZ, modifiers: .control)
    #expect(await world.stage.wait { world.names.count == 4 && world.files.count == 4 })
    #expect(await world.stage.wait { world.toast?.hasPrefix("Undone") == true })
    world.stage.press(.keyboardZ, modifiers: [.control, .shift])
    #expect(await world.stage.wait { world.names.count == 5 })
  }

  @Test func eachStepWaitsForTheOneBefore() async throws {
    let world = try await SelectionWorld(count: 1)
    defer { world.remove() }
    let work = world.gallery.files.work
    let (gate, opener) = AsyncStream<Void>.makeStream()
    var done: [Int] = []
    work.enqueue {
      for await _ in gate {}
      done.append(1)
    }
    work.enqueue { done.append(2) }
    for _ in 0..<20 { await Task.yield() }
    #expect(done.isEmpty)
    opener.finish()
    #expect(await world.stage.wait { !work.isBusy })
    #expect(done == [1, 2])
  }

  @Test func aMessageDoesNotKeepTheNextUndoButtonWaiting() async throws {
    let world = try await SelectionWorld(count: 4)
    defer { world.remove() }
    world.stage.chooseThumbnail(1)
    world.stage.press(.keyboardD, modifiers: .control)
    #expect(await world.stage.wait { world.toast == "Photo duplicated" })
    world.stage.press(.keyboardZ, modifiers: .control)
    // The copy, which was selected, isn't deleted in place of the photo.
    #expect(
      await world.stage.wait { world.toast?.hasPrefix("Undone") == true && world.names.count == 4 })
    let toasts = world.gallery.window.toasts
    world.stage.press(.keyboardDeleteForward)
    #expect(
      await world.stage.wait {
        (toasts.shown + toasts.waiting).contains { $0.spokenText?.contains("trash") == true }
      })
    // The time in which the message leaves, and not that in which it is read.
    world.stage.advance(by: 0.6)
    #expect(world.toast?.contains("trash") == true)
  }

  @Test func originalsOfCopiesStayChosen() async throws {
    let world = try await SelectionWorld(count: 4)
    defer { world.remove() }
    world.click(1, .control)
    let chosen = world.gallery.shownLibrary.selection.ids
    #expect(chosen == [world.photos.url(1).file])
    world.stage.press(.keyboardD, modifiers: .control)
    #expect(
      await world.stage.wait {
        world.names.contains("photo-01 (2).jpg") && world.gallery.editing.history.undoName != nil
      })
    #expect(world.gallery.shownLibrary.selection.ids == chosen)
    world.stage.press(.keyboardZ, modifiers: .control)
    #expect(await world.stage.wait { world.names.count == 4 })
    #expect(world.gallery.shownLibrary.selection.ids == chosen)
  }

  @Test func aPhotoIsRenamed() async throws {
    let world = try await SelectionWorld(count: 4)
    defer { world.remove() }
    world.stage.chooseThumbnail(2)
    world.stage.press(.keyboardF2)
    world.stage.advance(by: 1)
    let screen = try #require(world.gallery.window.topScreen as? UIAlertController)
    #expect(screen.textFields?.first?.text == "photo-02")
    world.stage.type("Lake")
    #expect(await world.stage.wait { screen.actions.last?.isEnabled == true })
    world.stage.press(.keyboardReturnOrEnter)
    // The folder is watched: its change may be seen before the work has ended.
    #expect(
      await world.stage.wait {
        world.names.contains("Lake.jpg") && world.gallery.editing.history.undoName != nil
      })
    #expect(!world.files.contains("photo-02.jpg"))
    world.stage.press(.keyboardZ, modifiers: .control)
    #expect(await world.stage.wait { world.names.contains("photo-02.jpg") })
  }

  @Test func severalPhotosAreRenamedByAPattern() async throws {
    let world = try await SelectionWorld(count: 4)
    defer { world.remove() }
    world.click(1, .control)
    world.click(2, .control)
    world.stage.press(.keyboardF2)
    world.stage.advance(by: 1)
    let screen = try #require(world.gallery.window.topScreen as? UIAlertController)
    #expect(
      await world.stage.wait {
        screen.message?.contains("→ Photo 001.jpg\nphoto-02.jpg → Photo 002.jpg") == true
      })
    world.stage.press(.keyboardReturnOrEnter)
    #expect(await world.stage.wait { world.names.contains("Photo 002.jpg") })
    #expect(world.chosen.isEmpty || world.gallery.shownLibrary.selection.ids.count == 2)
    #expect(await world.stage.wait { world.toast == "2 photos renamed" })
    let selection = world.gallery.shownLibrary.selection
    let grid = world.gallery.library.grid.collectionView
    #expect(
      await world.stage.wait {
        world.stage.isAtRest
          && grid.visibleCells.compactMap { $0 as? PhotoGridCell }.allSatisfy { cell in
            cell.photo.map { selection.contains($0.id) } == (cell.selectionMark == .chosen)
          }
      }, "what is chosen is marked")
  }

  @Test func severalPhotosAreNumberedByDateAndShownWithTheirOldNames() async throws {
    let world = try await SelectionWorld(count: 4)
    defer { world.remove() }
    world.gallery.shownLibrary.photoLibrary.order = .newestFirst
    #expect(await world.stage.wait { world.names.first == "photo-03.jpg" })
    world.stage.press(.keyboardA, modifiers: .control)
    world.stage.press(.keyboardF2)
    world.stage.advance(by: 1)
    let screen = try #require(world.gallery.window.topScreen as? UIAlertController)
    #expect(
      await world.stage.wait {
        screen.message?.hasPrefix(
          "photo-00.jpg → Photo 001.jpg\nphoto-01.jpg → Photo 002.jpg") == true
      })
    world.stage.press(.keyboardReturnOrEnter)
    #expect(await world.stage.wait { world.names.last == "Photo 001.jpg" })
  }

  /// A number is set apart by what was typed, otherwise by a space.
  @Test(arguments: ["Lake", "Lake ", "Lake-"])
  func oneSpaceIsBeforeTheNumber(_ name: String) async throws {
    let world = try await SelectionWorld(count: 3)
    defer { world.remove() }
    for index in 1...2 { world.click(index, .control) }
    world.stage.press(.keyboardF2)
    world.stage.advance(by: 1)
    let screen = try #require(world.gallery.window.topScreen as? UIAlertController)
    world.stage.type(name)
    let numbered = name == "Lake" ? "Lake 001.jpg" : "\(name)001.jpg"
    #expect(await world.stage.wait { screen.message?.contains("→ \(numbered)") == true })
  }

  @Test func aNumberThatIsTakenIsLeftOut() async throws {
    let world = try await SelectionWorld(count: 4)
    defer { world.remove() }
    for index in 1...3 { world.click(index, .control) }
    world.stage.press(.keyboardF2)
    world.stage.advance(by: 1)
    let screen = try #require(world.gallery.window.topScreen as? UIAlertController)
    let taken = world.photos.folder.appendingPathComponent("Lake 002.jpg")
    try FileManager.default.copyItem(at: world.photos.url(0), to: taken)
    world.stage.type("Lake")
    #expect(
      await world.stage.wait {
        screen.message?.hasPrefix("“Lake 002.jpg” is there already.") == true
      })
    #expect(screen.actions.last?.isEnabled == false)
    #expect(await world.stage.wait { screen.actions[1].isEnabled })
    world.stage.settle()
    try #require(world.stage.element(.button, "Use Free Numbers")).tap()
    #expect(
      await world.stage.wait {
        Set(world.names)
          == ["photo-00.jpg", "Lake 001.jpg", "Lake 002.jpg", "Lake 003.jpg", "Lake 004.jpg"]
      })
  }

  @Test func whatIsUndoneStandsInTheMenuAndIsSaidOverAnOpenPhoto() async throws {
    let world = try await SelectionWorld(count: 4)
    defer { world.remove() }
    func rows(_ menu: CommandMenu) -> [String] {
      world.gallery.commands.elements(of: menu).flatMap { element -> [UIMenuElement] in
        (element as? UIMenu)?.children ?? [element]
      }.map(\.title)
    }
    #expect(rows(.library).contains("Undo") && rows(.library).contains("Redo"))
    #expect(!rows(.library).contains("Paste"))
    world.gallery.files.duplicate([world.gallery.photos[1]])
    #expect(await world.stage.wait { world.names.count == 5 && world.toast != nil })
    let name = try #require(world.gallery.editing.history.undoName)
    #expect(rows(.library).contains("Undo “\(name)”"))
    world.gallery.files.copy([world.gallery.photos[0]])
    #expect(rows(.library).contains("Paste"))
    world.stage.chooseThumbnail(0)
    world.stage.press(.keyboardReturnOrEnter)
    #expect(await world.stage.wait { world.gallery.photo.isBrowsing && world.stage.isAtRest })
    world.stage.press(.keyboardZ, modifiers: .control)
    #expect(await world.stage.wait { world.names.count == 4 })
    #expect(await world.stage.wait { world.toast == "Undone: \(name)" })
    #expect(world.stage.element(.none, "Undone: \(name)") != nil, "it isn’t covered")
    #expect(rows(.library).contains("Redo “\(name)”"))
  }

  @Test func aNameThatIsTakenIsAskedAbout() async throws {
    let world = try await SelectionWorld(count: 3)
    defer { world.remove() }
    let folder = world.base.appendingPathComponent("album")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("other".utf8).write(to: folder.appendingPathComponent("photo-01.jpg"))
    let target = try #require(FileID(folder))
    world.gallery.files.copy([0, 1].map { world.photos.url($0).file }, to: target)
    #expect(await world.stage.wait { world.gallery.window.topScreen is UIAlertController })
    world.stage.advance(by: 1)
    try #require(world.stage.element(.button, "Keep Both")).tap()
    world.stage.advance(by: 1)
    #expect(await world.stage.wait { world.toast == "2 photos copied to “album”" })
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["photo-00.jpg", "photo-01 (2).jpg", "photo-01.jpg"])
  }

  @Test func undoAfterARestart() async throws {
    let first = try await SelectionWorld(count: 4, keepsState: true)
    first.gallery.fileHandler.trash([first.gallery.photos[1]])
    #expect(await first.stage.wait { first.gallery.fileHandler.trash.undoable.count == 1 })
    let (photos, base) = (first.photos, first.base)
    // A copy of the state is what a program that starts again finds.
    let state = base.appendingPathComponent("state")
    let again = base.appendingPathComponent("again/state")
    try FileManager.default.createDirectory(at: again, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: state.appendingPathComponent("undo.json"), to: again.appendingPathComponent("undo.json"))
    first.stage.closeWindow()
    var places = Gallery.Places.memory
    places.state = again
    let stage = Stage(size: CGSize(width: 900, height: 700))
    let delegate = AppDelegate(
      paths: [photos.folder], places: places,
      trash: Trash(dataFolder: base.appendingPathComponent("data")))
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    #expect(
      await stage.wait {
        gallery.editing.history.undoName != nil && gallery.shownLibrary.photoLibrary.isOnDisk
      })
    #expect(gallery.photos.count == 3)
    stage.press(.keyboardZ, modifiers: .control)
    #expect(await stage.wait { gallery.photos.count == 4 })
    #expect(FileManager.default.fileExists(atPath: photos.url(1).path))
    first.remove()
  }

  @Test func whatCannotBeUndoneNowIsKept() async throws {
    let isReadOnly = Mutex(false)
    let mover = FileMover { from, place in
      isReadOnly.withLock { $0 } ? EROFS : FileMover().move(from, to: place)
    }
    let world = try await SelectionWorld(count: 4, mover: mover)
    defer { world.remove() }
    world.stage.chooseThumbnail(0)
    world.stage.press(.keyboardDeleteForward)
    #expect(await world.stage.wait { world.gallery.fileHandler.trash.undoable.count == 1 })
    isReadOnly.withLock { $0 = true }
    world.stage.press(.keyboardZ, modifiers: .control)
    #expect(await world.stage.wait { world.toast?.contains("can only be read") == true })
    #expect(world.gallery.editing.history.undoName == "Move 1 Photo to the Trash")
    isReadOnly.withLock { $0 = false }
    world.stage.press(.keyboardZ, modifiers: .control)
    #expect(await world.stage.wait { world.names.count == 4 })
  }

  /// Whoever is faster than the disk means the photos, whatever they are called by then.
  @Test func whatIsAskedForBeforeARenamingHasEndedFollowsIt() async throws {
    let world = try await SelectionWorld(count: 4)
    defer { world.remove() }
    let (stage, gallery) = (world.stage, world.gallery)
    let photos = gallery.photos
    let root = FileID(path: world.photos.folder.path)
    gallery.files.rename(
      by: .rename([
        FileRenaming(photos[0].id, to: "a.jpg"), FileRenaming(photos[1].id, to: "b.jpg"),
      ]))
    gallery.files.trash.moveToTrash([photos[0], photos[2]])
    gallery.files.work.perform(.makeFolder(root.appending("One")))
    gallery.files.move([photos[1], photos[3]], to: root.appending("One"))
    gallery.files.work.perform(.rename([FileRenaming(root.appending("One"), to: "Two")]))
    gallery.files.rename(
      by: .rename([FileRenaming(root.appending("One").appending("b.jpg"), to: "c.jpg")]))
    var isDone = false
    gallery.files.work.enqueue { isDone = true }
    #expect(await stage.wait { isDone && stage.isAtRest })
    #expect(world.files == ["Two"])
    let names = try FileManager.default.contentsOfDirectory(
      atPath: root.appending("Two").displayPath)
    #expect(names.sorted() == ["c.jpg", photos[3].name])
    #expect(await stage.wait { gallery.photos.count == 2 })
    #expect(gallery.files.trash.leaving.isEmpty)
  }

  @Test func anEndingThatIsTypedIsThatOfTheFile() async throws {
    let world = try await SelectionWorld(count: 2)
    defer { world.remove() }
    func rename(to name: String) async throws {
      world.gallery.files.rename([world.gallery.photos[0]])
      world.stage.settle()
      let alert = try #require(world.gallery.window.topScreen as? UIAlertController)
      alert.textFields?.first?.text = name
      alert.textFields?.first?.sendActions(for: .editingChanged)
      world.stage.press(.keyboardReturnOrEnter)
      world.stage.settle()
    }
    try await rename(to: "Alpha.JPG")
    #expect(await world.stage.wait { world.files == ["Alpha.jpg", "photo-01.jpg"] })
    #expect(await world.stage.wait { world.names.contains("Alpha.jpg") && world.stage.isAtRest })
    try await rename(to: "Alpha.png")
    #expect(await world.stage.wait { world.files == ["Alpha.png.jpg", "photo-01.jpg"] })
  }

  @Test func severalPhotosWithOneNameAreNumbered() async throws {
    let world = try await SelectionWorld(count: 3)
    defer { world.remove() }
    world.gallery.files.rename(world.gallery.photos)
    world.stage.settle()
    let alert = try #require(world.gallery.window.topScreen as? UIAlertController)
    alert.textFields?.first?.text = "Harvest"
    // Return comes before it is known what the files would be called.
    alert.textFields?.first?.sendActions(for: .editingChanged)
    world.stage.press(.keyboardReturnOrEnter)
    let names = (1...3).map { "Harvest 00\($0).jpg" }
    #expect(await world.stage.wait { world.names == names })
  }
}
