import Foundation
import PhotoEditing
import PhotoIndexing
import PhotoMetadata
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// Turning and editing photos of a library on disk.
@MainActor @Suite struct EditingTests {
  private func photo(_ url: URL) throws -> Photo {
    let id = try #require(FileID(url))
    var status = stat()
    _ = id.withPath { stat($0, &status) }
    return Photo(MediaFile(id: id, kind: .photo, stamp: FileStamp(status)))
  }

  @Test func exposureIsReadInStops() {
    #expect(Adjustment.exposure.text(1.21) == "+1.2")
    #expect(Adjustment.exposure.text(-0.04) == "0.0")
    #expect(Adjustment.contrast.text(-0.37) == "−37" && Adjustment.tint.text(0) == "0")
  }

  @Test func aJPEGIsTurnedInItsFileAndUndoneToTheSameBytes() async throws {
    let photos = try TestPhotos(count: 1)
    defer { photos.remove() }
    let before = try Data(contentsOf: photos.url(0))
    let edits = PhotoEdits()
    var changes: [[Photo.ID]] = []
    edits.onChange = { changes.append($0) }
    let photo = try photo(photos.url(0))
    let turn = try await edits.turn(photo, quarterTurns: 1).turn
    guard case .file = turn else {
      Issue.record("A JPEG is turned by its orientation.")
      return
    }
    #expect(try MetadataReader().metadata(of: photo.id).orientation == 6 && changes == [[photo.id]])
    #expect(!edits.isEdited(photo.id))
    #expect(try await edits.undo(turn, of: photo, quarterTurns: 1))
    #expect(try Data(contentsOf: photos.url(0)) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: photos.folder.path).count == 1)
  }

  @Test func anEditedPhotoIsTurnedByItsEdit() async throws {
    let photos = try TestPhotos(count: 1)
    defer { photos.remove() }
    let before = try Data(contentsOf: photos.url(0))
    let edits = PhotoEdits()
    let photo = try photo(photos.url(0))
    let edit = PhotoEdit(crop: CGRect(x: 0, y: 0, width: 0.5, height: 1))
    try await edits.set(edit, of: photo.id)
    let turn = try await edits.turn(photo, quarterTurns: 1).turn
    #expect(edits.edit(of: photo.id) == edit.turned(by: 1))
    #expect(
      edits.size(of: photo, CGSize(width: 960, height: 720)) == CGSize(width: 720, height: 480))
    #expect(try MetadataReader().metadata(of: photo.id).edit == edit.turned(by: 1).description)
    #expect(
      try await edits.undo(turn, of: photo, quarterTurns: 1) && edits.edit(of: photo.id) == edit)
    try await edits.set(PhotoEdit(), of: photo.id)
    #expect(try Data(contentsOf: photos.url(0)) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: photos.folder.path).count == 1)
  }

  @Test func turnsInARowAddUp() async throws {
    let photos = try TestPhotos(count: 0)
    defer { photos.remove() }
    // Only JPEG files are turned themselves.
    let file = photos.folder.appendingPathComponent("a.png")
    try Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]).write(to: file)
    let edits = PhotoEdits()
    let photo = try photo(file)
    async let one = edits.turn(photo, quarterTurns: 1)
    async let other = edits.turn(photo, quarterTurns: 1)
    _ = try await (one, other)
    #expect(edits.edit(of: photo.id) == PhotoEdit(quarterTurns: 2))
    _ = try await edits.turn(photo, quarterTurns: 1)
    #expect(edits.edit(of: photo.id) == PhotoEdit(quarterTurns: 3))
    #expect(
      try MetadataReader().metadata(of: photo.id).edit == PhotoEdit(quarterTurns: 3).description)
  }

  // MARK: Edits that can't be written

  private static let damaged = Data("no XML".utf8)

  /// Holds up what is written after this until the semaphore is signaled.
  private func hold(_ edits: PhotoEdits) -> DispatchSemaphore {
    let semaphore = DispatchSemaphore(value: 0)
    Task {
      _ = await edits.writing(of: FileID(path: "/")) { _ throws(MetadataError) in semaphore.wait() }
    }
    return semaphore
  }

  @Test func editsThatCannotBeWrittenAreTakenBackTogether() async throws {
    let photos = try TestPhotos(count: 1)
    defer { photos.remove() }
    let edits = PhotoEdits()
    let id = try photo(photos.url(0)).id
    try await edits.set(PhotoEdit(quarterTurns: 1), of: id)
    try Self.damaged.write(to: Sidecar.standard(of: id).url)
    let one = Task { try await edits.set(PhotoEdit(quarterTurns: 2), of: id) }
    let other = Task { try await edits.set(PhotoEdit(quarterTurns: 3), of: id) }
    let results = [await one.result, await other.result]
    for result in results {
      #expect(throws: MetadataError.damagedSidecar) { try result.get() }
    }
    #expect(edits.edit(of: id) == PhotoEdit(quarterTurns: 1))
  }

  @Test func aLaterEditStaysWhenAnEarlierOneCannotBeWritten() async throws {
    let photos = try TestPhotos(count: 1)
    defer { photos.remove() }
    let edits = PhotoEdits()
    let id = try photo(photos.url(0)).id
    let sidecar = Sidecar.standard(of: id).url
    try Self.damaged.write(to: sidecar)
    let one = Task { try await edits.set(PhotoEdit(quarterTurns: 1), of: id) }
    let semaphore = hold(edits)
    let other = Task { try await edits.set(PhotoEdit(quarterTurns: 2), of: id) }
    let result = await one.result
    #expect(throws: MetadataError.damagedSidecar) { try result.get() }
    #expect(edits.edit(of: id) == PhotoEdit(quarterTurns: 2))
    try FileManager.default.removeItem(at: sidecar)
    semaphore.signal()
    _ = try await other.value
    #expect(edits.edit(of: id) == PhotoEdit(quarterTurns: 2))
    #expect(try MetadataReader().metadata(of: id).edit == PhotoEdit(quarterTurns: 2).description)
  }

  @Test(.timeLimit(.minutes(10))) func anEditThatIsStillToBeWrittenIsNotReplacedByTheSidecars()
    async throws
  {
    let photos = try TestPhotos(count: 2)
    defer { photos.remove() }
    let list = try (0..<2).map { try photo(photos.url($0)) }
    let (edits, id, otherID) = (PhotoEdits(), list[0].id, list[1].id)
    _ = try MetadataWriter().apply([.edit("1 turn=3")], to: otherID)
    let one = Task { try await edits.set(PhotoEdit(quarterTurns: 1), of: id) }
    let semaphore = hold(edits)
    let other = Task { try await edits.set(PhotoEdit(quarterTurns: 2), of: id) }
    _ = try await one.value
    edits.read(list)
    while !edits.isEdited(otherID) { await Task.yield() }
    #expect(edits.edit(of: id) == PhotoEdit(quarterTurns: 2))
    try Self.damaged.write(to: Sidecar.standard(of: id).url)
    semaphore.signal()
    let result = await other.result
    #expect(throws: MetadataError.damagedSidecar) { try result.get() }
    #expect(edits.edit(of: id) == PhotoEdit(quarterTurns: 1), "the one that was written")
  }

  // MARK: Sidecars

  @Test(.timeLimit(.minutes(10))) func photosThatAreNotLookedAtKeepTheirEdits() async throws {
    let photos = try TestPhotos(count: 3)
    defer { photos.remove() }
    let list = try (0..<3).map { try photo(photos.url($0)) }
    for index in 0..<2 { _ = try MetadataWriter().apply([.edit("1 turn=1")], to: list[index].id) }
    let edits = PhotoEdits()
    edits.read([list[0], list[2]])
    while !edits.isEdited(list[0].id) { await Task.yield() }
    try await edits.set(PhotoEdit(quarterTurns: 2), of: list[2].id)
    edits.read([list[1]])
    while !edits.isEdited(list[1].id) { await Task.yield() }
    #expect(edits.isEdited(list[0].id) && edits.isEdited(list[2].id))
    for index in [0, 2] {
      try FileManager.default.removeItem(at: Sidecar.standard(of: list[index].id).url)
    }
    edits.read(list)
    while edits.isEdited(list[0].id) || edits.isEdited(list[2].id) { await Task.yield() }
    #expect(edits.isEdited(list[1].id))
    // What is gone may come back as another photo.
    for file in [photos.url(1), Sidecar.standard(of: list[1].id).url] {
      try FileManager.default.removeItem(at: file)
    }
    edits.read([list[0]])
    while edits.isEdited(list[1].id) { await Task.yield() }
  }

  @Test func sidecarsInFoldersWithUnusualNamesAreRead() throws {
    let photos = try TestPhotos(count: 1)
    defer { photos.remove() }
    let old = try #require(FileID(photos.folder.appendingPathComponent("old")))
    let folder = old.folder.appending([0x66, 0xFF])
    try FileManager.default.createDirectory(at: old.url, withIntermediateDirectories: false)
    try FileManager.default.moveItem(at: photos.url(0), to: old.url.appendingPathComponent("a.jpg"))
    _ = try MetadataWriter().apply([.edit("1 turn=1")], to: old.appending("a.jpg"))
    #expect(old.withPath { from in folder.withPath { rename(from, $0) } } == 0)
    let stamp = FileStamp(changed: 0, byteCount: 0, inode: 0)
    let photo = Photo(MediaFile(id: folder.appending("a.jpg"), kind: .photo, stamp: stamp))
    #expect(
      SidecarScan.edits(besides: [photo], known: [:])[photo.id]?.edit == PhotoEdit(quarterTurns: 1))
    // So that the folder can be removed.
    #expect(folder.withPath { from in old.withPath { rename(from, $0) } } == 0)
  }

  @Test func sidecarsAreReadOnceAndWhenTheyChange() async throws {
    let photos = try TestPhotos(count: 2)
    defer { photos.remove() }
    let list = try (0..<2).map { try photo(photos.url($0)) }
    _ = try MetadataWriter().apply([.edit("1 turn=1")], to: list[0].id)
    let found = SidecarScan.edits(besides: list, known: [:])
    #expect(found[list[0].id]?.edit == PhotoEdit(quarterTurns: 1) && found.count == 1)
    var known = found
    known[list[0].id]?.edit = PhotoEdit(quarterTurns: 3)
    // What is known isn't read again.
    #expect(
      SidecarScan.edits(besides: list, known: known)[list[0].id]?.edit == PhotoEdit(quarterTurns: 3)
    )
    _ = try MetadataWriter().apply([.edit("1 turn=2 exposure=1")], to: list[0].id)
    #expect(SidecarScan.edits(besides: list, known: known)[list[0].id]?.edit?[.exposure] == 1)
  }

  @Test func aSidecarUnderTheShorterNameIsFound() throws {
    let photos = try TestPhotos(count: 1)
    defer { photos.remove() }
    let photo = try photo(photos.url(0))
    let sidecar = photos.folder.appendingPathComponent("photo-00.xmp")
    _ = try MetadataWriter().apply([.favorite(true)], to: photo.id)
    try FileManager.default.moveItem(
      at: photos.folder.appendingPathComponent("photo-00.jpg.xmp"), to: sidecar)
    _ = try MetadataWriter().apply([.edit("1 turn=1")], to: photo.id)
    let found = SidecarScan.edits(besides: [photo], known: [:])
    #expect(found[photo.id]?.edit == PhotoEdit(quarterTurns: 1))
    #expect(try FileManager.default.contentsOfDirectory(atPath: photos.folder.path).count == 2)
  }

  // MARK: Cropping

  @Test func cropRectanglesKeepTheirRatioAndStayInTheFrame() {
    var random = SeededGenerator(seed: 7)
    for ratio in [nil, 1, 0.5, 1.9] as [CGFloat?] {
      let geometry = CropGeometry(ratio: ratio)
      var rect = geometry.fitted(PhotoEdit.wholeFrame)
      for _ in 0..<200 {
        let grip = CropGeometry.Handle(
          x: Int.random(in: -1...1, using: &random), y: Int.random(in: -1...1, using: &random))
        let way = CGPoint(
          x: CGFloat.random(in: -0.6...0.6, using: &random),
          y: CGFloat.random(in: -0.6...0.6, using: &random))
        rect = geometry.dragged(rect, by: grip, way)
        #expect(PhotoEdit.wholeFrame.insetBy(dx: -1e-6, dy: -1e-6).contains(rect), "\(rect)")
        #expect(rect.width > 0.01 && rect.height > 0.01, "\(rect)")
        if let ratio { #expect(abs(rect.width / rect.height - ratio) < 0.001, "\(rect)") }
      }
    }
  }
}
