import Foundation
import PhotoIndexing
import PhotoMetadata
import Testing
import UIKitStage

@testable import gallery

/// Logs what is read of photos, in order.
// Because the lock guards the log.
private final class LoggingReader: DetailReading, @unchecked Sendable {
  private let reader: PhotoFacts
  private let lock = NSLock()
  private var entries: [String] = []
  var log: [String] { lock.withLock { entries } }

  @MainActor init() { reader = PhotoFacts() }

  func note(_ entry: String) { lock.withLock { entries.append(entry) } }

  func facts(of file: FileID, kind: MediaFile.Kind) -> MediaFacts? {
    note("facts \(file.displayName)")
    return reader.facts(of: file, kind: kind)
  }

  func describe(
    _ facts: inout MediaFacts, of file: FileID, kind: MediaFile.Kind, isFromHeader: Bool
  ) -> Bool {
    note("details \(file.displayName)")
    return reader.describe(&facts, of: file, kind: kind, isFromHeader: isFromHeader)
  }
}

/// What photos and their sidecars say reaches the library.
@MainActor @Suite(.serialized) struct LibraryDetailsTests {
  private func update(_ photos: DatedPhotos, _ catalog: LibraryCatalog) -> [String] {
    let stage = Stage()
    let reader = LoggingReader()
    withExtendedLifetime(stage) {}
    LibraryUpdate([photos.folder]).run(catalog, by: reader) { step in
      if case .photos = step { reader.note("shown") }
    }
    return reader.log
  }

  @Test func detailsAreReadOnceAndAfterPhotosAreShown() throws {
    let photos = try DatedPhotos(count: 6)
    let id = photos.url("f0/p00002.jpg").file
    _ = try MetadataWriter().apply([.rating(4), .addKeywords(["Rome"])], to: id)
    try photos.setChanged("f0/p00002.jpg.xmp", Date(timeIntervalSince1970: 1_600_000_000))
    let index = try PhotoIndex()
    let log = update(photos, LibraryCatalog(opened: index))
    let names = (0..<6).map { String(format: "p%05d.jpg", $0) }
    #expect(log[..<6].sorted() == names.map { "facts \($0)" })
    #expect(log[6] == "shown", "before any details are read")
    #expect(log[7..<13].sorted() == names.map { "details \($0)" })
    #expect(log[13...] == ["shown"])
    #expect(try index.files(under: [id]).first?.facts?.details.keywords == ["Rome"])
    #expect(
      try index.fileIDs(matching: PhotoQuery("tag:rome rating:4"), under: [photos.folder.file]) == [
        id
      ])
    // What is known isn't read again.
    #expect(update(photos, LibraryCatalog(opened: index)).filter { $0 != "shown" } == [])
    // Of a photo with another sidecar only the details are.
    try FileManager.default.removeItem(at: photos.url("f0/p00002.jpg.xmp"))
    #expect(
      update(photos, LibraryCatalog(opened: index)).filter { $0 != "shown" } == [
        "details p00002.jpg"
      ])
    #expect(try index.files(under: [id]).first?.facts?.details == MediaDetails())
  }

  @Test func theScanFindsSidecarsAsTheReaderDoes() throws {
    let photos = try DatedPhotos(count: 1)
    let names = [
      "a.jpg", "a.jpg.xmp", "b.png", "b.xmp", "c.jpg", "c.XMP", "c.NEF", "d.jpg", "e.jpg",
      "e.jpg.XMP",
      "e.xmp", "g.jpg", "no.xmp",
    ]
    for name in names { try Data(name.utf8).write(to: photos.url("f0/\(name)")) }
    try FileManager.default.createDirectory(
      at: photos.url("f0/d.jpg.xmp"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      at: photos.url("f0/g.jpg.xmp"), withDestinationURL: photos.url("f0/no.xmp"))
    let files = FolderScan([photos.folder]).files
    #expect(files.count == 8)
    for file in files { #expect(file.sidecar == Sidecar.stamp(of: file.id), "\(file.name)") }
    #expect(
      files.filter { $0.sidecar != nil }.map(\.name) == [
        "a.jpg", "b.png", "c.NEF", "e.jpg", "g.jpg",
      ])
    let single = FolderScan([photos.url("f0/a.jpg")]).files
    #expect(
      single.first?.sidecar == Sidecar.stamp(of: photos.url("f0/a.jpg").file) && single.count == 1)
  }

  @Test func aSidecarThatComesChangesOrGoesIsNoticed() async throws {
    let stage = Stage()
    let photos = try DatedPhotos(count: 3)
    let library = PhotoLibrary(paths: [photos.folder])
    defer { library.close() }
    library.scan()
    let id = photos.url("f0/p00001.jpg").file
    #expect(await stage.wait { library.photo(id)?.details != nil })
    for stars in [4, 2] {
      _ = try MetadataWriter().apply([.rating(stars)], to: id)
      #expect(await stage.wait { library.photo(id)?.stars == stars })
    }
    try FileManager.default.removeItem(at: photos.url("f0/p00001.jpg.xmp"))
    #expect(await stage.wait { library.photo(id)?.stars == 0 })
  }
}
