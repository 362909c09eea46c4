import FileOperations
import Foundation
import PhotoIndexing
import Testing

@testable import gallery

/// Which trash folder a file is moved to, and how it is restored.
@Suite(.serialized) struct TrashLocationTests {
  /// A disk of its own, with a link to it from another disk.
  private final class Disk {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent("disk-\(UUID())")
    var top: URL { base.appendingPathComponent("usb") }
    var link: URL { base.appendingPathComponent("Pictures") }
    var bin: FileID { top.appendingPathComponent(".Trash-\(getuid())").file }
    let trash: Trash

    init() throws {
      trash = Trash(dataFolder: base.appendingPathComponent("data"))
      try FileManager.default.createDirectory(at: top, withIntermediateDirectories: true)
      try #require(mount("tmpfs", top.path, "tmpfs", 0, nil) == 0)
      try FileManager.default.createDirectory(
        at: top.appendingPathComponent("deep/Pics"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: top.appendingPathComponent("deep/Pics"))
      try Data("photo".utf8).write(to: photo)
    }

    var photo: URL { link.appendingPathComponent("a.jpg") }

    deinit {
      umount2(top.path, Int32(MNT_DETACH))
      try? FileManager.default.removeItem(at: base)
    }
  }

  private static let mayMount: Bool = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
    defer { rmdir(folder) }
    guard mkdir(folder, 0o700) == 0, mount("tmpfs", folder, "tmpfs", 0, nil) == 0 else {
      return false
    }
    return umount(folder) == 0
  }()

  private func text(_ file: FileID) throws -> String {
    try String(contentsOf: file.url, encoding: .utf8)
  }

  /// File managers look only at the top of the disk.
  @Test(.enabled(if: mayMount)) func aLinkedFolderUsesTheTrashOfItsDisk() async throws {
    let disk = try Disk()
    let trashed = try await disk.trash.move(disk.photo)
    #expect(trashed.file.folder.folder == disk.bin)
    #expect(try text(trashed.info).contains("\nPath=deep/Pics/a.jpg\n"))
    #expect(trashed.origin == disk.photo.file, "the library lists it by the link's path")
    let contents = try FileManager.default.contentsOfDirectory(
      atPath: disk.top.appendingPathComponent("deep/Pics").path)
    #expect(contents.isEmpty, "there is no trash folder among the photos")
    try await disk.trash.restore(trashed)
    #expect(try text(disk.photo.file) == "photo")
  }

  /// The link may lead to another disk by now.
  @Test(.enabled(if: mayMount)) func aFileIsRestoredToItsResolvedFolder() async throws {
    let disk = try Disk()
    let trashed = try await disk.trash.move(disk.photo)
    try FileManager.default.removeItem(at: disk.link)
    try FileManager.default.createDirectory(at: disk.link, withIntermediateDirectories: true)
    try await disk.trash.restore(trashed)
    #expect(try text(disk.top.appendingPathComponent("deep/Pics/a.jpg").file) == "photo")
  }

  @Test(.enabled(if: mayMount), arguments: ["link", "link inside", "another's", "a file"])
  func aTrashFolderOfAnotherUserIsNotUsed(_ trap: String) async throws {
    let disk = try Disk()
    let elsewhere = disk.top.appendingPathComponent("elsewhere")
    try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
    let bin = disk.bin.displayPath
    switch trap {
    case "link": symlink(elsewhere.path, bin)
    case "link inside":
      mkdir(bin, 0o700)
      symlink(elsewhere.path, bin + "/files")
    case "another's":
      mkdir(bin, 0o777)
      chown(bin, 12345, 12345)
    default: try Data().write(to: disk.bin.url)
    }
    await #expect(throws: FileOperationError.noTrash("a.jpg")) {
      try await disk.trash.move(disk.photo)
    }
    #expect(try text(disk.photo.file) == "photo")
    #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path).isEmpty)
  }

  // MARK: Moving

  private func place() throws -> (folder: URL, one: FileID, other: FileID) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("move-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (one, other) = (
      folder.appendingPathComponent("one"), folder.appendingPathComponent("other")
    )
    try Data("one".utf8).write(to: one)
    return (folder, one.file, other.file)
  }

  @Test(arguments: [0, ENOSYS, EINVAL, ENOTSUP]) func movingNeverOverwrites(_ code: Int32) throws {
    let (folder, one, other) = try place()
    defer { try? FileManager.default.removeItem(at: folder) }
    let mover = code == 0 ? FileMover() : FileMover { _, _ in code }
    #expect(mover.move(one, to: other) == nil)
    #expect(try text(other) == "one" && one.status() == nil)
    try Data("two".utf8).write(to: one.url)
    #expect(mover.move(one, to: other) == EEXIST)
    #expect(try text(one) == "two" && text(other) == "one")
    // A folder, which can't have a hard link.
    let below = folder.appendingPathComponent("folder").file
    #expect(below.makeFolder())
    #expect(mover.move(below, to: other) == EEXIST)
    #expect(mover.move(below, to: folder.appendingPathComponent("moved").file) == nil)
  }

  // MARK: Names

  static let names: [[UInt8]] = [
    Array("e\u{301}.jpg".utf8), Array("\u{E9}.jpg".utf8), [0x63, 0xE9, 0x2E, 0x6A, 0x70, 0x67],
    [0x63, 0xE8, 0x2E, 0x6A, 0x70, 0x67], [UInt8](repeating: 0xE9, count: 251) + Array(".jpg".utf8),
    Array(String(repeating: "\u{E9}", count: 125).utf8) + Array(".jpg1".utf8),
    [UInt8](repeating: 0x78, count: 255), Array(".jpg".utf8), Array("a.".utf8),
  ]

  @Test func everyNameCanBeTrashedAndRestored() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("names-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let photos = folder.appendingPathComponent("photos").file
    #expect(photos.makeFolder())
    let trash = Trash(dataFolder: folder.appendingPathComponent("data"))
    for (number, name) in Self.names.enumerated() {
      try photos.appending(name).write("\(number)")
    }
    var trashed: [TrashedFile] = []
    for name in Self.names {
      let file = try await trash.move(photos.appending(name))
      let note = try #require(file.info.read()).split(separator: "\n")
      #expect(note[1] == "Path=" + photos.appending(name).escaped)
      trashed.append(file)
    }
    #expect(Set(trashed.map(\.file)).count == Self.names.count)
    #expect(try FileManager.default.contentsOfDirectory(atPath: photos.displayPath).isEmpty)
    for (number, file) in trashed.enumerated() {
      #expect(file.file.read() == "\(number)")
      try await trash.restore(file)
      #expect(photos.appending(Self.names[number]).read() == "\(number)")
    }
  }
}

extension FileID {
  func write(_ text: String) throws { try write(Data(text.utf8)) }

  func write(_ data: Data) throws {
    let descriptor = withPath { open($0, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0o644) }
    try #require(descriptor >= 0, "\(escaped)")
    defer { close(descriptor) }
    try #require(
      data.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) } == data.count)
  }

  /// Nil if it can't be read.
  func read() -> String? {
    let descriptor = withPath { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1 << 12)
    let count = Foundation.read(descriptor, &bytes, bytes.count)
    return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
