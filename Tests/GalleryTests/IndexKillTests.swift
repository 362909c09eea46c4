import Foundation
import PhotoIndexing
import TestEffort
import Testing
import UIKitStage

/// The real program, killed while it reads a library into its index.
@Suite(.serialized) struct IndexKillTests {
  private let cache = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-cache-\(UUID())")
  private var file: URL { cache.appendingPathComponent("vitrine/gallery/index.sqlite") }
  private static let count = Effort.rounds(2_400, long: 6_000)
  private static let kills = Effort.rounds(5, long: 10)

  private func start(_ photos: DatedPhotos) throws -> (Process, FileHandle) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("gallery")
    process.arguments = ["--index", photos.folder.path]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_CACHE_HOME": cache.path]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    return (process, pipe.fileHandleForReading)
  }

  /// Kills the program after it has read a number of files; nil if it ended before.
  private func kill(
    _ photos: DatedPhotos, after count: Int, microseconds: UInt32
  ) throws -> Int? {
    let (process, output) = try start(photos)
    var text = ""
    while true {
      let data = output.availableData
      if data.isEmpty { break }
      text += String(decoding: data, as: UTF8.self)
      if count == 0 || Self.reads(in: text) >= count { break }
    }
    usleep(microseconds)
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? Self.reads(in: text) : nil
  }

  private static func reads(in text: String) -> Int {
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("read ") }
    return lines.last.flatMap { Int($0.split(separator: " ")[1]) } ?? 0
  }

  /// Everything in the index is correct.
  private func check(_ photos: DatedPhotos) throws -> Set<String> {
    let index = try PhotoIndex(at: file)
    #expect(!index.wasRenewed, "it was damaged")
    let prefix = photos.folder.path + "/"
    let files = try index.files(under: [FileID(path: photos.folder.path)])
    for file in files {
      let number = try #require(Int(file.name.dropFirst().prefix(5)))
      let time = WallTime(exif: DatedPhotos.time(hour: number))
      try #require(
        file.facts == MediaFacts(width: 40, height: 60, orientation: 6, taken: time),
        "\(file.name)")
      var status = stat()
      try #require(stat(file.id.displayPath, &status) == 0 && file.stamp == FileStamp(status))
    }
    return Set(files.map { String($0.id.displayPath.dropFirst(prefix.count)) })
  }

  @Test(.timeLimit(.minutes(10))) func killingTheProcessLosesNothing() throws {
    defer { try? FileManager.default.removeItem(at: cache) }
    let photos = try DatedPhotos(count: Self.count, folders: 10)
    var generator = SeededGenerator(seed: 2026)
    var known: Set<String> = []
    var kills = 0
    for round in 0..<Self.kills {
      // The first ones also before anything was read.
      let after = round < 2 ? 0 : Int.random(in: 1...250, using: &generator)
      let pause = UInt32.random(in: 0...15_000, using: &generator)
      guard let told = try kill(photos, after: after, microseconds: pause) else { continue }
      kills += 1
      let now = try check(photos)
      #expect(now.isSuperset(of: known), "committed files are in the index")
      #expect(now.count >= known.count + told, "reported files are committed")
      known = now
    }
    #expect(kills == Self.kills)
    #expect(!known.isEmpty && known.count < Self.count, "\(known.count): none ended on its way")

    let (last, output) = try start(photos)
    let text = String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
    last.waitUntilExit()
    #expect(last.terminationStatus == 0)
    // Of the others only the details are read, which were to come after all facts.
    #expect(
      text.contains("\n\(Self.count - known.count) read, 0 moved, 0 forgotten"),
      "\(text.suffix(200))")
    #expect(try check(photos) == Set(photos.names))
  }
}
