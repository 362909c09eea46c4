import FileOperations
import Foundation
import PhotoEditing
import PhotoIndexing
import PhotoMetadata
import Testing
import UIKit
import UIKitStage
import VipsCodec

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

  /// Photos whose files can't be turned have a sidecar that says so.
  @Test func turnsOfAllFormatsAreWrittenWhenTheWindowCloses() async throws {
    let photos = try TestPhotos(count: 4)
    let root = FileID(path: photos.folder.path)
    for index in [1, 2] {
      let image = try VipsImageCodec().image(from: .file(photos.url(index)), fitting: nil, frame: 0)
      try VipsImageCodec().pngData(image).write(to: root.appending("scan-\(index).png").url)
      try FileManager.default.removeItem(at: photos.url(index))
    }
    let world = try await SelectionWorld(keepsState: true, photos: photos)
    defer { world.remove() }
    let (stage, gallery) = (world.stage, world.gallery)
    let winter = root.appending("Winter")
    try FileManager.default.createDirectory(at: winter.url, withIntermediateDirectories: true)
    try Data("another".utf8).write(to: winter.appending("photo-03.jpg").url)
    let found = gallery.photos.sorted { $0.name < $1.name }
    #expect(found.map(\.name) == ["photo-00.jpg", "photo-03.jpg", "scan-1.png", "scan-2.png"])
    gallery.files.move([found[2], found[1]], to: winter)
    #expect(await stage.wait { gallery.frontController is UIAlertController && stage.isAtRest })
    // All at once, and one of them twice.
    gallery.editing.turn(found, quarterTurns: 1)
    gallery.editing.turn([found[3]], quarterTurns: 1)
    gallery.editing.save(PhotoEdit(isMirrored: true), of: found[1])
    gallery.close()
    func edit(_ name: String, _ folder: FileID) throws -> String? {
      try MetadataReader().metadata(of: folder.appending(name)).edit
    }
    #expect(try edit("scan-1.png", winter) == PhotoEdit(quarterTurns: 1).description)
    #expect(try edit("scan-2.png", root) == PhotoEdit(quarterTurns: 2).description)
    for name in ["photo-00.jpg", "photo-03.jpg"] {
      #expect(try MetadataReader().metadata(of: root.appending(name)).orientation == 6, "\(name)")
    }
    #expect(try edit("photo-03.jpg", root) != nil)
    #expect(text("scan-1.png", root).isEmpty)
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
