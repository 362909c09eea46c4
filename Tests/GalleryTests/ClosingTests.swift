import FileOperations
import Foundation
import PhotoEditing
import PhotoIndexing
import PhotoMetadata
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// What is said and done while the window closes.
@MainActor @Suite(.serialized) struct ClosingTests {
  private func text(_ name: String, _ folder: FileID) -> String {
    let file = folder.appending(name + ".xmp")
    return String(decoding: (try? PlainFile(file).read()) ?? [], as: UTF8.self)
  }

  private func isThere(_ file: FileID) -> Bool {
    FileManager.default.fileExists(atPath: file.displayPath)
  }

  /// The window closes while a move waits for an answer, and the first photo was moved already.
  @Test func whatWasSaidDuringAMoveIsWrittenWhereThePhotosAre() async throws {
    let world = try await SelectionWorld(count: 5, keepsState: true)
    defer { world.remove() }
    let (stage, gallery) = (world.stage, world.gallery)
    let root = FileID(path: world.photos.folder.path)
    let winter = root.appending("Winter")
    try FileManager.default.createDirectory(at: winter.url, withIntermediateDirectories: true)
    try Data("another".utf8).write(to: winter.appending("photo-01.jpg").url)
    let photos = gallery.photos.sorted { $0.name < $1.name }
    gallery.files.move(Array(photos.prefix(2)), to: winter)
    #expect(await stage.wait { gallery.frontController is UIAlertController && stage.isAtRest })
    gallery.editing.tagging.setTags(["Lake"], of: Array(photos.prefix(3)))
    gallery.editing.tagging.setStars(4, of: [photos[0]])
    gallery.editing.save(PhotoEdit(quarterTurns: 1), of: photos[1])
    gallery.editing.turn([photos[0]], quarterTurns: 1)
    _ = await stage.wait(limit: 0.2) { false }
    gallery.close()
    // Nothing is done later: the program ends here.
    #expect(
      text("photo-00.jpg", winter).contains("Lake")
        && text("photo-00.jpg", winter).contains("Rating"))
    #expect(
      text("photo-01.jpg", root).contains("Lake") && text("photo-02.jpg", root).contains("Lake"))
    #expect(text("photo-00.jpg", root).isEmpty)
    let edit = try MetadataReader().metadata(of: photos[1].id).edit
    #expect(edit == PhotoEdit(quarterTurns: 1).description)
    let turned = winter.appending("photo-00.jpg")
    #expect(try MetadataReader().metadata(of: turned).orientation == 6)
    try #require(stage.element(.button, "Cancel")).tap()
  }

  /// The window closes while files are moved.
  @Test func whatWasSaidOfPhotosOnTheirWayIsWrittenWhereTheyAre() async throws {
    let world = try await SelectionWorld(count: 12, keepsState: true)
    defer { world.remove() }
    let (stage, gallery) = (world.stage, world.gallery)
    let root = FileID(path: world.photos.folder.path)
    let winter = root.appending("Winter")
    try FileManager.default.createDirectory(at: winter.url, withIntermediateDirectories: true)
    let photos = gallery.photos
    gallery.files.move(photos, to: winter)
    #expect(await stage.wait { photos.contains { isThere(winter.appending($0.name)) } })
    gallery.editing.tagging.setTags(["Lake"], of: photos)
    gallery.close()
    let moved = photos.map(\.name).filter { isThere(winter.appending($0)) }
    let rest = photos.map(\.name).filter { isThere(root.appending($0)) }
    #expect(moved.count + rest.count == 12)
    for name in moved { #expect(text(name, winter).contains("Lake"), "\(name) was moved") }
    for name in rest { #expect(text(name, root).contains("Lake"), "\(name) stayed") }
  }
}
