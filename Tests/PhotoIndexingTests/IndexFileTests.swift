import Foundation
import Testing

@testable import PhotoIndexing

/// The index's file: what is stored, and recovery from damage.
@Suite struct IndexFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-index-\(UUID())")
  private var file: URL { folder.appendingPathComponent("deep/index.sqlite") }
  private let world = IndexWorld()

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test func persistsBetweenLaunches() throws {
    defer { remove() }
    try PhotoIndex(at: file).update(.trees(["/p"], files: world.files(1...300)), by: world.reader)
    world.reader.forget()
    let again = try PhotoIndex(at: file)
    #expect(!again.wasRenewed)
    #expect(
      try again.update(.trees(["/p"], files: world.files(1...300)), by: world.reader).read == 0)
  }

  @Test func isReadableOnlyByItsOwner() throws {
    defer { remove() }
    _ = try PhotoIndex(at: file)
    let folder = file.deletingLastPathComponent().path
    let mode = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions]
    #expect(mode as? Int == 0o700)
  }

  @Test(arguments: ["words", "header", "middle"])
  func aDamagedIndexIsRebuilt(_ damage: String) throws {
    defer { remove() }
    try PhotoIndex(at: file).update(.trees(["/p"], files: world.files(1...3000)), by: world.reader)
    var bytes = try Data(contentsOf: file)
    #expect(bytes.count > 100_000)
    switch damage {
    case "words": bytes = Data("This is no database.".utf8)
    case "header": bytes.replaceSubrange(0..<64, with: Data(repeating: 7, count: 64))
    default:
      bytes.replaceSubrange(20_000..<60_000, with: Data(repeating: 0xA5, count: 40_000))
    }
    try bytes.write(to: file)
    let index = try PhotoIndex(at: file)
    #expect(index.wasRenewed)
    #expect(try index.count() == 0)
    let change = try index.update(.trees(["/p"], files: world.files(1...3000)), by: world.reader)
    #expect(change.read == 3000)
    #expect(try PhotoIndex(at: file).count() == 3000)
  }

  @Test func twoProcessesMayUseItAtOnce() async throws {
    defer { remove() }
    let (one, other) = (try PhotoIndex(at: file), try PhotoIndex(at: file))
    let world = world
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in [one, other] {
        group.addTask {
          for _ in 0..<5 {
            try index.update(.trees(["/p"], files: world.files(1...400)), by: world.reader)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try one.count() == 400)
    #expect(try other.files(under: ["/p"]).count == 400)
  }

  @Test func errorsSayWhyNothingCanBeStored() throws {
    defer { remove() }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("deep"))
    #expect(throws: PhotoIndexError.self) { try PhotoIndex(at: file) }
    #expect(PhotoIndexError.full.description.contains("Make some room"))
  }
}
