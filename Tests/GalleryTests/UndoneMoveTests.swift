import FileOperations
import Foundation
import PhotoEditing
import PhotoIndexing
import PhotoMetadata
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// Moves that are undone after what was done with the photos since, and done again with it.
@MainActor @Suite(.serialized) struct UndoneMoveTests {
  private func names(_ folder: FileID) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.displayPath)) ?? []).sorted()
  }

  /// A gallery of which photos are to be moved to a folder.
  private func world() async throws -> (SelectionWorld, winter: FileID) {
    let world = try await SelectionWorld(count: 4, keepsState: true)
    let winter = FileID(path: world.photos.folder.path).appending("Winter")
    try FileManager.default.createDirectory(at: winter.url, withIntermediateDirectories: true)
    return (world, winter)
  }

  /// Undoes or redoes the next act. What is undone next has a name then.
  private func turnBack(
    _ world: SelectionWorld, until name: String?, _ act: (FileWork) -> Void = { $0.undo() }
  ) async {
    let (work, history) = (world.gallery.files.work, world.gallery.editing.history)
    var isDone = false
    act(work)
    work.enqueue { isDone = true }
    #expect(
      await world.stage.wait { isDone && world.stage.isAtRest && history.undoName == name },
      "\(history.undoName ?? "nothing"), \(world.toast ?? "")")
  }

  private func undo(_ world: SelectionWorld, until name: String?) async {
    await turnBack(world, until: name)
  }

  private func redo(_ world: SelectionWorld, until name: String) async {
    await turnBack(world, until: name) { $0.redo() }
  }

  @Test func aMoveIsUndoneAfterATurnAndBothAreDoneAgain() async throws {
    let (world, winter) = try await world()
    defer { world.remove() }
    let (stage, gallery) = (world.stage, world.gallery)
    let before = try Data(contentsOf: world.photos.url(1))
    let id = world.photos.url(1).file
    gallery.files.move([try #require(gallery.photos.first { $0.id == id })], to: winter)
    let moved = winter.appending("photo-01.jpg")
    #expect(
      await stage.wait { gallery.photos.contains { $0.id == moved } },
      "\(world.files), \(names(winter)), \(world.toast ?? "")")
    gallery.editing.turn([try #require(gallery.photos.first { $0.id == moved })], quarterTurns: 1)
    #expect(await stage.wait { gallery.editing.history.undoName == "Turn Photo" })
    for _ in 0..<2 {
      await undo(world, until: "Move 1 Photo")
      await undo(world, until: nil)
      #expect(try Data(contentsOf: world.photos.url(1)) == before && names(winter).isEmpty)
      await redo(world, until: "Move 1 Photo")
      await redo(world, until: "Turn Photo")
      #expect(try MetadataReader().metadata(of: moved).orientation == 6)
    }
  }

  @Test func aChosenPhotoThatGoesBackToAnotherFolderIsNotChosenAnyMore() async throws {
    let (world, winter) = try await world()
    defer { world.remove() }
    let (stage, gallery) = (world.stage, world.gallery)
    let ids = [1, 2].map { world.photos.url($0).file }
    gallery.files.move(gallery.photos.filter { ids.contains($0.id) }, to: winter)
    gallery.library.home.show(.folder(winter))
    #expect(await stage.wait { gallery.photos.count == 2 && stage.isAtRest })
    gallery.library.selection.set([winter.appending("photo-01.jpg")])
    await undo(world, until: nil)
    let selection = gallery.library.selection
    #expect(await stage.wait { selection.isEmpty }, "\(selection.ids)")
  }

  /// Otherwise an old search would be shown for good.
  @Test func namesAreFollowedInTheFilterThatIsQueuedBefore() async throws {
    let photos = (0..<3).map { FileID(path: "/p/\($0).jpg") }
    let editing = LibraryEditing()
    var isDone = false
    editing.apply(filter: .only([photos[0]])) { _, _ in }
    editing.apply(filter: .list([photos[1]])) { _, _ in }
    editing.follow([photos[1]: photos[2]]) { _, _ in isDone = true }
    while !isDone { await Task.yield() }
    guard case .list(let ids) = editing.filter else { return _ = Issue.record("\(editing.filter)") }
    #expect(ids == [photos[1], photos[2]])
  }

  @Test func renamedPhotosOfAPartOfTheLibraryStayShown() async throws {
    let (world, winter) = try await world()
    defer { world.remove() }
    let (stage, gallery) = (world.stage, world.gallery)
    gallery.files.move(Array(gallery.photos[0...2]), to: winter)
    gallery.library.home.show(.folder(winter))
    #expect(await stage.wait { gallery.photos.count == 3 && stage.isAtRest })
    gallery.library.selection.set(Set(gallery.photos.map(\.id)))
    let renamings = gallery.photos.enumerated().map { number, photo in
      FileRenaming(photo.id, to: "new-\(number).jpg")
    }
    gallery.files.rename(by: .rename(renamings))
    var fewest = 3
    let isRenamed = await stage.wait {
      fewest = min(fewest, gallery.photos.count, gallery.library.selection.ids.count)
      return gallery.photos.allSatisfy { $0.name.hasPrefix("new-") } && stage.isAtRest
    }
    #expect(isRenamed && fewest == 3 && gallery.photos.count == 3)
  }

  @Test func aMoveIsUndoneAfterStarsThatWereWrittenIntoItsSidecar() async throws {
    let (world, winter) = try await world()
    defer { world.remove() }
    let (stage, gallery) = (world.stage, world.gallery)
    let id = world.photos.url(1).file
    gallery.editing.tagging.setTags(["Lake"], of: gallery.photos.filter { $0.id == id })
    #expect(await stage.wait { world.files.contains("photo-01.jpg.xmp") })
    let (before, files) = (
      try Data(contentsOf: world.photos.folder.appendingPathComponent("photo-01.jpg.xmp")),
      world.files
    )
    gallery.files.move([try #require(gallery.photos.first { $0.id == id })], to: winter)
    let moved = winter.appending("photo-01.jpg")
    #expect(
      await stage.wait { gallery.photos.contains { $0.id == moved } },
      "\(world.files), \(names(winter)), \(world.toast ?? "")")
    gallery.editing.tagging.setStars(4, of: gallery.photos.filter { $0.id == moved })
    for _ in 0..<2 {
      await undo(world, until: "Move 1 Photo")
      await undo(world, until: "Change Tags")
      #expect(world.files == files && names(winter).isEmpty)
      #expect(
        try Data(contentsOf: world.photos.folder.appendingPathComponent("photo-01.jpg.xmp"))
          == before)
      await redo(world, until: "Move 1 Photo")
      await redo(world, until: "Rate")
      #expect(names(winter) == ["photo-01.jpg", "photo-01.jpg.xmp"])
    }
  }

  @Test func aMoveIsUndoneAfterAnEdit() async throws {
    let (world, winter) = try await world()
    defer { world.remove() }
    let (stage, gallery) = (world.stage, world.gallery)
    let id = world.photos.url(1).file
    gallery.editing.tagging.setTags(["Lake"], of: gallery.photos.filter { $0.id == id })
    #expect(await stage.wait { world.files.contains("photo-01.jpg.xmp") })
    let files = world.files
    gallery.files.move([try #require(gallery.photos.first { $0.id == id })], to: winter)
    let moved = winter.appending("photo-01.jpg")
    #expect(
      await stage.wait { gallery.photos.contains { $0.id == moved } },
      "\(world.files), \(names(winter)), \(world.toast ?? "")")
    gallery.editing.save(
      PhotoEdit(quarterTurns: 1), of: try #require(gallery.photos.first { $0.id == moved }))
    #expect(await stage.wait { gallery.editing.history.undoName == "Edit Photo" })
    await undo(world, until: "Move 1 Photo")
    await undo(world, until: "Change Tags")
    #expect(world.files == files && names(winter).isEmpty)
  }
}
