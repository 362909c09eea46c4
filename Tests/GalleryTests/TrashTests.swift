import FileOperations
import Foundation
import PhotoIndexing
import Testing

@testable import gallery

/// The trash folders as other programs see them.
@Suite struct TrashTests {
  /// A folder for files and one for the user's data.
  private final class Place {
    let files: URL
    let data: URL

    init(in parent: URL = FileManager.default.temporaryDirectory) throws {
      let folder = parent.appendingPathComponent("vitrine-trash-\(UUID())")
      files = folder.appendingPathComponent("photos")
      data = folder.appendingPathComponent("data")
      try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: files.deletingLastPathComponent()) }

    func write(_ name: String, _ text: String = "photo") throws -> URL {
      let url = files.appendingPathComponent(name)
      try Data(text.utf8).write(to: url)
      return url
    }

    var trash: Trash { Trash(dataFolder: data) }
    var bin: URL { data.appendingPathComponent("Trash") }
  }

  private func text(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }
  private func text(_ file: FileID) throws -> String { try text(file.url) }

  @Test func aFileIsTrashedWithItsInfoAndRestoredUnchanged() async throws {
    let place = try Place()
    let url = try place.write("Süden & Co [1].jpg")
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url.path)
    let trashed = try await place.trash.move(url, at: date)
    #expect(!FileManager.default.fileExists(atPath: url.path))
    #expect(trashed.file == place.bin.appendingPathComponent("files/Süden & Co [1].jpg").file)
    let lines = try text(trashed.info).split(separator: "\n")
    #expect(lines.first == "[Trash Info]" && lines.count == 3)
    #expect(
      lines[1].hasSuffix("/S%C3%BCden%20&%20Co%20%5B1%5D.jpg") && lines[1].hasPrefix("Path=/"))
    #expect(lines[2].contains(/^DeletionDate=2023-11-1[45]T\d\d:\d\d:20$/))
    let mode = try FileManager.default.attributesOfItem(
      atPath: place.bin.appendingPathComponent("files").path)[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o700)

    try await place.trash.restore(trashed)
    #expect(try text(url) == "photo")
    let changed = try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate]
    #expect(changed as? Date == date)
    for part in ["files", "info"] {
      let rest = try FileManager.default.contentsOfDirectory(
        atPath: place.bin.appendingPathComponent(part).path)
      #expect(rest.isEmpty)
    }
  }

  @Test func filesOfTheSameNameGetDistinctNames() async throws {
    let place = try Place()
    var trashed: [TrashedFile] = []
    for number in 1...3 {
      trashed.append(try await place.trash.move(place.write("a.jpg", "\(number)")))
    }
    #expect(trashed.map(\.file.displayName) == ["a.jpg", "a.2.jpg", "a.3.jpg"])
    #expect(try trashed.map { try text($0.file) } == ["1", "2", "3"])
    try await place.trash.restore(trashed[1])
    #expect(try text(place.files.appendingPathComponent("a.jpg")) == "2")
    await #expect(throws: FileOperationError.placeTaken("a.jpg")) {
      try await place.trash.restore(trashed[0])
    }
    #expect(try text(trashed[0].file) == "1", "it stays in the trash")
  }

  @Test func aTrashedFileWithoutInfoIsNotOverwritten() async throws {
    let place = try Place()
    let files = place.bin.appendingPathComponent("files")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    try Data("other".utf8).write(to: files.appendingPathComponent("a.jpg"))
    let trashed = try await place.trash.move(place.write("a.jpg"))
    #expect(trashed.file.displayName == "a.2.jpg")
    #expect(try text(files.appendingPathComponent("a.jpg")) == "other")
  }

  @Test func aMissingFolderIsCreatedAgain() async throws {
    let place = try Place()
    let url = try place.write("a.jpg")
    let trashed = try await place.trash.move(url)
    try FileManager.default.removeItem(at: place.files)
    try await place.trash.restore(trashed)
    #expect(FileManager.default.fileExists(atPath: url.path))
  }

  @Test func aLinkIsMovedAndNotItsTarget() async throws {
    let place = try Place()
    let url = try place.write("a.jpg")
    let link = place.files.appendingPathComponent("link.jpg")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
    _ = try await place.trash.move(link)
    #expect(FileManager.default.fileExists(atPath: url.path))
    #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) == nil)
  }

  @Test func aMissingFileIsReportedAsGone() async throws {
    let place = try Place()
    let url = place.files.appendingPathComponent("a.jpg")
    await #expect(throws: FileOperationError.gone("a.jpg")) { try await place.trash.move(url) }
    #expect(FileOperationError.gone("a.jpg").description.contains("“a.jpg”"))
  }

  @Test func aLongNameIsShortenedInTheTrash() async throws {
    let place = try Place()
    let name = String(repeating: "\u{E9}", count: 125) + ".jpg"
    let trashed = try await place.trash.move(place.write(name))
    #expect(trashed.file.displayName.hasSuffix("\u{E9}.jpg"))
    #expect(try text(trashed.info).contains("%C3%A9.jpg\n"), "the info file has the whole name")
    try await place.trash.restore(trashed)
    #expect(try text(place.files.appendingPathComponent(name)) == "photo")
  }

  @Test func anotherFileOfThatNameInTheTrashIsNotRestored() async throws {
    let place = try Place()
    let trashed = try await place.trash.move(place.write("a.jpg"))
    let other = try place.write("other.jpg", "other")
    #expect(rename(other.path, trashed.file.displayPath) == 0)
    await #expect(throws: FileOperationError.gone("a.jpg")) {
      try await place.trash.restore(trashed)
    }
    #expect(try text(trashed.file) == "other")
  }

  /// It was reported as gone, although it was in the trash.
  @Test func aFolderThatCannotBeCreatedIsReported() async throws {
    let place = try Place()
    let trashed = try await place.trash.move(place.write("a.jpg"))
    try FileManager.default.removeItem(at: place.files)
    try Data().write(to: place.files)
    await #expect(throws: FileOperationError.noFolder("a.jpg")) {
      try await place.trash.restore(trashed)
    }
    #expect(try text(trashed.file) == "photo")
  }

  // MARK: Sidecars that describe several files

  /// The files of a live photo, deleted together.
  private func trashLivePhoto(in place: Place) async throws {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    for name in ["IMG_1.HEIC", "IMG_1.MOV", "IMG_1.xmp", "IMG_1.HEIC.xmp", "IMG_1.MOV.xmp"] {
      _ = try await place.trash.move(place.write(name), at: date)
    }
  }

  private func items(in place: Place) async -> [TrashItem] {
    await place.trash.items(ofDisksWith: []) { FolderScan.kind(ofName: $0) != nil }.sorted {
      $0.id < $1.id
    }
  }

  private func names(in place: Place) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: place.bin.appendingPathComponent("files").path
    ).sorted()
  }

  @Test(arguments: ["IMG_1.HEIC", "IMG_1.MOV"])
  func aSidecarStaysWithTheOtherFileThatItDescribes(_ name: String) async throws {
    let place = try Place()
    try await trashLivePhoto(in: place)
    let gone = await items(in: place).filter { $0.file.origin.displayName == name }
    #expect(gone.count == 1)
    #expect(await place.trash.delete(gone).isEmpty)
    let other = name == "IMG_1.MOV" ? "IMG_1.HEIC" : "IMG_1.MOV"
    #expect(try names(in: place) == [other, "\(other).xmp", "IMG_1.xmp"])
    let rest = await items(in: place)
    #expect(rest.map(\.sidecars.count) == [2])
    #expect(await place.trash.delete(rest).isEmpty)
    #expect(try names(in: place).isEmpty)
  }

  @Test func aSharedSidecarIsListedWithThePhotoAndDeletedOnce() async throws {
    let place = try Place()
    try await trashLivePhoto(in: place)
    let items = await items(in: place)
    #expect(
      items.map { $0.sidecars.map(\.origin.displayName) } == [
        ["IMG_1.HEIC.xmp", "IMG_1.xmp"], ["IMG_1.MOV.xmp"],
      ])
    #expect(await place.trash.delete(items).isEmpty)
    #expect(try names(in: place).isEmpty)
  }

  /// A memory file system, which most machines have.
  private static let otherDisk = URL(fileURLWithPath: "/dev/shm")

  private static var hasOtherDisk: Bool {
    var (one, other) = (stat(), stat())
    return stat(otherDisk.path, &one) == 0
      && stat(FileManager.default.temporaryDirectory.path, &other) == 0
      && one.st_dev != other.st_dev && access(otherDisk.path, W_OK) == 0
  }

  @Test(.enabled(if: hasOtherDisk)) func anotherDiskHasItsOwnTrash() async throws {
    let home = try Place()
    let disk = try Place(in: Self.otherDisk)
    let url = try disk.write("on another disk.jpg")
    let trashed = try await home.trash.move(url)
    defer { unlink(trashed.file.displayPath) }
    let folder = Self.otherDisk.appendingPathComponent(".Trash-\(getuid())")
    #expect(trashed.file.folder == folder.appendingPathComponent("files").file)
    let note = try text(trashed.info)
    #expect(
      note.contains("Path=vitrine-trash-") && note.contains("/photos/on%20another%20disk.jpg"))
    try await home.trash.restore(trashed)
    #expect(FileManager.default.fileExists(atPath: url.path))
  }
}
