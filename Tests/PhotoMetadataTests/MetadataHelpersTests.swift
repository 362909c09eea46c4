import Foundation
import PhotoIndexing
import Testing

@testable import MetadataServing
@testable import PhotoMetadata

/// What reads strangers' bytes may end or never end: only the file that it reads knows of it.
@Suite(.serialized) struct MetadataHelpersTests {
  private let folder: PhotoFolder
  private let photo: FileID

  init() throws {
    folder = try PhotoFolder()
    photo = try folder.copy()
  }

  private func read(_ helpers: MetadataHelpers) throws(MetadataError) -> MediaMetadata? {
    try Self.read(photo, helpers)
  }

  private static func read(_ photo: FileID, _ helpers: MetadataHelpers) throws(MetadataError)
    -> MediaMetadata?
  {
    let file = try TaggedFile(photo, isSidecar: false)
    return try helpers.reply(
      to: MetadataCall(.metadata, .photo), [file.descriptor]
    ).metadata
  }

  @Test func aProcessIsKeptForTheNextFileAndEndsWhenNobodyReads() async throws {
    let helpers = MetadataHelpers(limit: 1, idleTime: 0.05)
    _ = try read(helpers)
    let first = helpers.processes
    #expect(first.count == 1)
    _ = try read(helpers)
    #expect(helpers.processes == first || helpers.processes.isEmpty)
    while !helpers.processes.isEmpty { try await Task.sleep(for: .milliseconds(20)) }
    for process in first {
      while kill(process, 0) == 0 { try await Task.sleep(for: .milliseconds(20)) }
    }
    #expect(try read(helpers) != nil)
  }

  /// `SandboxTests` shows what that keeps it from.
  @Test func aProcessIsLockedBeforeItReads() throws {
    let helpers = MetadataHelpers(limit: 1)
    _ = try read(helpers)
    let process = try #require(helpers.processes.first)
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    #expect(status.contains("NoNewPrivs:\t1\n"))
    #expect(status.contains("Seccomp:\t2\n"))
    #expect(getsid(process) == process)
    let limits = try String(contentsOfFile: "/proc/\(process)/limits", encoding: .utf8)
    #expect(limits.contains(/Max file size +0 +0/))
    #expect(limits.contains(/Max core file size +0 +0/))
    #expect(limits.contains(/Max open files +64 +64/))
    let files = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd")
    // It may still have the photo, or close it just now.
    let opened = Set(files).subtracting(["0", "1", "2", "3"]).compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/fd/\($0)")
    }
    #expect(opened.allSatisfy { $0 == photo.displayPath })
  }

  @Test func aProcessThatWasEndedIsReplaced() throws {
    let helpers = MetadataHelpers(limit: 1)
    _ = try read(helpers)
    let process = try #require(helpers.processes.first)
    kill(process, SIGKILL)
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0 {}
    #expect(try read(helpers) != nil)
    #expect(helpers.processes != [process])
  }

  @Test func aProcessThatDoesNotAnswerIsEndedAndTheOthersGoOn() throws {
    let helpers = MetadataHelpers(limit: 1, patience: 1)
    // A busy machine may need longer for the first files.
    while helpers.processes.isEmpty { _ = try? read(helpers) }
    let stopped = try #require(helpers.processes.first)
    kill(stopped, SIGSTOP)
    #expect(throws: MetadataError.unavailable) { try read(helpers) }
    #expect(kill(stopped, 0) != 0)
    let patient = MetadataHelpers(limit: 1)
    #expect(try read(patient) != nil)
  }

  @Test func manyReadAtOnce() async throws {
    let helpers = MetadataHelpers(limit: 2)
    let photo = photo
    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<40 { group.addTask { try Self.read(photo, helpers) == nil ? 0 : 1 } }
      return try await group.reduce(0, +)
    }
    #expect(counts == 40 && (1...2).contains(helpers.processes.count))
  }

  /// Neither the library for tags nor the other process ever gets a video, whatever it is called.
  @Test(arguments: [
    "\u{1A}E\u{DF}\u{A3}", "\0\0\0\u{14}ftypqt  ", "\0\0\0\u{14}ftypisom", "\0\0\0\u{14}moov",
    "\0\0\0\u{8}wide",
    "\0\0\0\u{8}mdat", "RIFF\0\0\0\0AVI LIST", "0&\u{B2}u\u{8E}f\u{CF}\u{11}",
  ])
  func videosAreNotOpened(_ beginning: String) throws {
    let bytes = beginning.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let video = try folder.write(bytes + [UInt8](repeating: 0, count: 4000), "video.jpg")
    #expect(throws: MetadataError.unreadable) { try TaggedFile(video, isSidecar: false) }
    #expect(throws: MetadataError.unreadable) { try TagSource.open(video) { _ in } }
    #expect(throws: MetadataError.unreadable) { try MetadataReader().metadata(of: video) }
    _ = try folder.write(TaggedPhoto.packet("<xmp:Rating>4</xmp:Rating>"), "video.jpg.xmp")
    #expect(try MetadataReader().metadata(of: video).rating == 4)
    #expect(try MetadataReader().fields(of: video).allSatisfy(\.isInSidecar))
  }

  /// The library looks for each property among all of them.
  @Test func aSidecarThatTakesTooLongDoesNotHideThePhoto() throws {
    let original = try Data(contentsOf: PhotoFolder.samples.appendingPathComponent("02-cat.jpg"))
    let tagged = TaggedPhoto().text(.photo, 0x9003, "2011:01:01 01:01:01")
    let file = try folder.write(tagged.file(from: original), "slow.jpg")
    let properties = (0..<250_000).map { "<xmp:P\($0)>1</xmp:P\($0)>" }.joined()
    _ = try folder.write(
      TaggedPhoto.packet("<xmp:Rating>4</xmp:Rating>\(properties)"), "slow.jpg.xmp")
    // The process is allowed two seconds of work, which may take a busy machine much longer.
    let reader = MetadataReader(helpers: MetadataHelpers(limit: 1, patience: 300))
    let metadata = try reader.metadata(of: file)
    #expect(metadata.captureDate == WallTime(exif: "2011:01:01 01:01:01") && metadata.rating == nil)
  }

  /// Numbers that no camera has.
  @Test func numbersAreBounded() throws {
    let original = try Data(contentsOf: PhotoFolder.samples.appendingPathComponent("02-cat.jpg"))
    let tagged = TaggedPhoto().text(.photo, 0x829A, "1e-300").text(.photo, 0x829D, "1e308")
      .text(.photo, 0x8827, "99999999999999999999").text(.photo, 0x920A, "nan").text(
        .photo, 0xA405, "-5"
      )
      .properties("<xmp:Rating>77</xmp:Rating><exif:GPSLatitude>1e300N</exif:GPSLatitude>")
    let file = try folder.write(tagged.file(from: original), "numbers.jpg")
    let metadata = try MetadataReader().metadata(of: file)
    #expect(metadata.exposureTime == nil && metadata.aperture == nil && metadata.iso == nil)
    #expect(
      metadata.focalLength == nil && metadata.focalLengthIn35mm == nil && metadata.rating == nil)
    #expect(metadata.place == nil)
    var stranger = MediaMetadata()
    stranger.captureDate = WallTime(milliseconds: .max)
    stranger.secondsFromUTC = .max
    stranger.iso = .max
    stranger.orientation = 9
    #expect(stranger.bounded == MediaMetadata())
  }

  /// A text of the library that has one language after another.
  @Test func theDefaultLanguageIsRead() {
    #expect(TagSource.localized("lang=\"de\" Alt, lang=\"x-default\" Old, old") == "Old, old")
    #expect(TagSource.localized("lang=\"de\" Alt, schön, lang=\"fr\" Vieux") == "Alt, schön")
    #expect(TagSource.localized("lang=\"x-default\" ") == nil)
    #expect(TagSource.localized("no language") == "no language")
    let long = String(repeating: ", lang=", count: 300_000)
    #expect(TagSource.localized(long) == long)
  }
}
