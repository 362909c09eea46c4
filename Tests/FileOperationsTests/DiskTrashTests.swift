import Foundation
import PhotoIndexing
import Testing

@testable import FileOperations

/// The trash of a disk that others may have filled: nothing that it says leads out of the disk.
@Suite(.enabled(if: FileWorld.mayMount)) struct DiskTrashTests {
  private let world: FileWorld
  private let trash: Trash

  init() throws {
    world = try FileWorld()
    trash = Trash(dataFolder: world.base.appending("data").url)
  }

  private var bin: String { "usb/.Trash-\(getuid())" }

  private func add(_ name: String, path: String, date: String = "2024-03-05T10:20:30") {
    world.write("\(bin)/files/\(name)", name)
    world.write(
      "\(bin)/info/\(name).trashinfo", "[Trash Info]\nPath=\(path)\nDeletionDate=\(date)\n")
  }

  private func items() async -> [TrashItem] {
    await trash.items(ofDisksWith: [world.usb]) { _ in true }.sorted { $0.id < $1.id }
  }

  /// What is listed doesn't change when the home trash is made.
  @Test func aHomeTrashThatIsNotMadeYetCountsAsTheOneOfItsDisk() async throws {
    add("a.jpg", path: "a.jpg")
    let trash = Trash(dataFolder: world.usb.appending("data").url)
    let photo = world.write("usb/photo.jpg", "photo")
    #expect(await trash.items(ofDisksWith: [world.usb]) { _ in true }.isEmpty)
    _ = try await trash.move(photo)
    let items = await trash.items(ofDisksWith: [world.usb]) { _ in true }
    #expect(items.map(\.file.origin) == [photo])
  }

  @Test func anAbsolutePathLeadsToNoOtherDisk() async throws {
    let outside = world.photos.appending("one")
    _ = outside.makeFolder()
    add("a.jpg", path: outside.appending("a.jpg").escaped)
    add("b.jpg", path: world.usb.appending("deep/b.jpg").escaped)
    add("c.jpg", path: "/%2e%2e/c.jpg")
    add("d.jpg", path: "deep/%2E%2E/%2E%2E/d.jpg")
    add("e.jpg", path: "../e.jpg")
    add("f.jpg", path: "/")
    let items = await items()
    #expect(
      items.map(\.file.resolvedOrigin) == ["a.jpg", "deep/b.jpg"].map { world.usb.appending($0) })
    for item in items { try await trash.restore(item.file) }
    #expect(world.text("usb/a.jpg") == "a.jpg" && world.text("usb/deep/b.jpg") == "b.jpg")
    #expect(world.names("photos/one").isEmpty)
  }

  @Test func noLinkLeadsOutOfTheDisk() async throws {
    let outside = world.photos.appending("one")
    _ = outside.makeFolder()
    symlink(outside.displayPath, world.usb.appending("link").displayPath)
    symlink("link", world.usb.appending("twice").displayPath)
    symlink(outside.appending("none").displayPath, world.usb.appending("dangling").displayPath)
    _ = world.usb.appending("real").makeFolder()
    symlink("real", world.usb.appending("within").displayPath)
    let names = ["link/a.jpg", "link/new/b.jpg", "twice/c.jpg", "dangling/d.jpg"]
    for (number, name) in names.enumerated() { add("\(number).jpg", path: name) }
    add("9.jpg", path: "within/new/e.jpg")
    let items = await items()
    #expect(items.count == 5)
    for item in items.prefix(4) {
      let name = item.file.origin.displayName
      await #expect(throws: FileOperationError.leavesDisk(name)) {
        try await trash.restore(item.file)
      }
      let outcome = await world.queue().run(.restore([item.file]))
      #expect(outcome.failures.map(\.error) == [.leavesDisk(name)])
    }
    #expect(world.names("photos/one").isEmpty && world.names("\(bin)/files").count == 5)
    try await trash.restore(items[4].file)
    #expect(world.text("usb/real/new/e.jpg") == "9.jpg")
  }

  @Test func whatIsNoInfoFileIsNotRead() async {
    add("a.jpg", path: "a.jpg")
    let info = world.base.appending("\(bin)/info/a.jpg.trashinfo")
    unlink(info.displayPath)
    #expect(mkfifo(info.displayPath, 0o600) == 0)
    #expect(await items().isEmpty)
  }

  @Test(arguments: [
    "", "yesterday", "2024-03-05", "2024-13-05T10:20:30", "2024-03-32T10:20:30",
    "2024-03-05T24:20:30", "2024-03-05T10:60:30", "2024-03-05T10:20:61", "0000-03-05T10:20:30",
    "9223372036854775807-03-05T10:20:30", "2024-03-05T10:20:9223372036854775807",
  ])
  func aDateThatIsNoneIsNotShown(_ date: String) async {
    add("a.jpg", path: "a.jpg", date: date)
    #expect(await items().map(\.date) == [nil])
  }

  @Test func aDateIsOfTheLocalTime() async throws {
    add("a.jpg", path: "a.jpg")
    let date = try #require(await items().first?.date)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    #expect([parts.year, parts.month, parts.day] == [2024, 3, 5])
    #expect([parts.hour, parts.minute, parts.second] == [10, 20, 30])
  }

  @Test func anAbsolutePathOfTheHomeTrashIsRight() async throws {
    let file = world.write("photos/one/a.jpg")
    let trashed = try await trash.move(file)
    symlink(world.photos.displayPath, world.base.appending("data/link").displayPath)
    #expect(await items().map(\.file.resolvedOrigin) == [file])
    try await trash.restore(trashed)
    #expect(world.text(file) == "photo")
  }
}
