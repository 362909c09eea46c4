import Foundation
import PhotoIndexing
import TestEffort
import Testing

@testable import PhotoMetadata

/// A writer that is killed, or has no room.
@Suite struct InterruptedWritingTests {
  private let folder: PhotoFolder
  init() throws { folder = try PhotoFolder() }

  private static let program = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent(
      "MetadataWriterEcho")

  private func start(_ arguments: [String]) throws -> (Process, Pipe) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = Self.program
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    return (process, pipe)
  }

  /// Each time all that one change wrote is there, or nothing of it.
  @Test(arguments: ["sidecar", "file"]) func aKilledWriterLeavesTheOldOrTheNew(_ storage: String)
    throws
  {
    let file = try folder.copy()
    let before = try #require(ImageContainer(try folder.bytes(file)))
    var numbers = SeededNumbers(storage.count)
    var last = 0
    // On a busy machine a writer is killed before it could write: the next one gets twice the time.
    let shortest = storage == "file" ? 60_000 : 12_000
    var longest = shortest
    for _ in 0..<Effort.rounds(30, long: 500) {
      let (process, pipe) = try start([file.displayPath, storage, "\(last)"])
      _ = pipe.fileHandleForReading.readData(ofLength: 6)
      usleep(UInt32(numbers.next(longest)))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let metadata = try MetadataReader().metadata(of: file)
      let first = last
      if let title = metadata.title {
        let number = try #require(Int(title.dropFirst("Title ".count)))
        #expect(number >= last - 1, "nothing that was written is lost")
        #expect(metadata.rating == number % 6)
        #expect(
          metadata.caption?.hasPrefix("x\(number) ") == true
            && metadata.caption?.hasSuffix("x\(number)") == true)
        last = number + 1
      }
      longest = last > first ? shortest : min(longest * 2, 2_000_000)
      let now = try #require(ImageContainer(try folder.bytes(file)))
      #expect(now.hasSameImage(as: before))
    }
    #expect(last > 1, "the writer got somewhere")
    _ = try MetadataWriter().apply([.rating(1)], to: file)
    #expect(folder.names.filter { $0.hasSuffix(".tmp") }.count <= 1, "drafts don't pile up")
  }

  @Test(arguments: ["sidecar", "file"]) func aFullDiskLeavesEverythingAsItWas(_ storage: String)
    throws
  {
    let file = try folder.copy()
    if storage == "sidecar" { _ = try MetadataWriter().apply([.title("Old")], to: file) }
    let names = folder.names
    let before = try names.map { try folder.bytes(FileID(path: folder.url.path + "/" + $0)) }
    let (process, pipe) = try start([file.displayPath, storage, "1", "500"])
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 1 && output.contains("\(MetadataError.full)"), "\(output)")
    #expect(folder.names == names)
    #expect(try names.map { try folder.bytes(FileID(path: folder.url.path + "/" + $0)) } == before)
  }

  /// Each photo that was added is in the album, once and in its place.
  @Test func aKilledAlbumHasEverythingOnce() throws {
    let album = FileID(path: folder.url.path).appending("Albums").appending("a.m3u8")
    var numbers = SeededNumbers(5)
    var count = 0
    // On a busy machine the next one gets twice the time.
    let shortest = 20_000
    var longest = shortest
    for _ in 0..<Effort.rounds(20, long: 500) {
      let (process, pipe) = try start([album.displayPath, "album", "0"])
      _ = pipe.fileHandleForReading.readData(ofLength: 6)
      usleep(UInt32(numbers.next(longest)))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let paths = AlbumContents(try PlainFile(album).read() ?? []).entries.map(\.path)
      #expect(paths == paths.indices.map { Array("../\($0).jpg".utf8) })
      #expect(paths.count >= count, "nothing that was written is lost")
      longest = paths.count > count ? shortest : min(longest * 2, 2_000_000)
      count = paths.count
    }
    #expect(count > 5, "the writer got somewhere")
  }

  @Test func aFullDiskLeavesTheAlbum() throws {
    let album = FileID(path: folder.url.path).appending("Albums").appending("a.m3u8")
    var contents = AlbumContents()
    contents.entries = (0..<60).map { .init(path: Array("../\($0).jpg".utf8)) }
    let before = contents.bytes
    _ = try PlainFile(album).change { _ in before }
    let (process, pipe) = try start([album.displayPath, "album", "0", "500"])
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 1 && output.contains("\(MetadataError.full)"), "\(output)")
    #expect(try PlainFile(album).read() == before)
  }

  @Test func eachFailureHasItsSentence() {
    #expect(MetadataError(errno: EROFS) == .readOnly && MetadataError(errno: ENOSPC) == .full)
    #expect(MetadataError(errno: EACCES) == .denied && MetadataError(errno: EDQUOT) == .full)
    for error in [MetadataError.full, .denied, .readOnly, .busy, .damagedSidecar, .unverified] {
      #expect(error.description.hasPrefix("Nothing was changed"))
    }
  }

  /// A folder of the system in which nobody can make files.
  @Test func aFolderThatTakesNoFilesSaysSo() throws {
    let photo = FileID(path: "/proc/self/status")
    #expect(throws: MetadataError.self) { try MetadataWriter().apply([.rating(1)], to: photo) }
  }
}
