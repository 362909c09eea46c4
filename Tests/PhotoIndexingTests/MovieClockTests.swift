import Foundation
import Testing

@testable import PhotoIndexing

/// When videos were taken: by their own clock and zone, or in UTC.
@Suite struct MovieClockTests {
  private func big(_ value: UInt64, _ length: Int = 4) -> [UInt8] {
    (0..<length).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
  }

  private func box(_ type: [UInt8], _ body: [UInt8]) -> [UInt8] {
    big(UInt64(body.count + 8)) + type + body
  }

  private func box(_ type: String, _ body: [UInt8]) -> [UInt8] { box(Array(type.utf8), body) }

  private let zeros = { [UInt8](repeating: 0, count: $0) }

  private func facts(created: UInt64, isLong: Bool = false, more: [UInt8] = []) throws -> MediaFacts
  {
    let word = isLong ? 8 : 4
    let times = big(created, word) + big(0, word)
    var header: [UInt8] = [isLong ? 1 : 0, 0, 0, 0]
    header += times + big(600) + big(1500, word) + zeros(80)
    var track: [UInt8] = [0, 0, 0, 3]
    track += zeros(36) + big(0x10000) + zeros(12) + big(0x10000) + zeros(12) + big(0x4000_0000)
    track += big(640 << 16) + big(480 << 16)
    let media = box("mdia", box("hdlr", zeros(8) + Array("vide".utf8) + zeros(12)))
    let movie = box("mvhd", header) + box("trak", box("tkhd", track) + media) + more
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("video-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(box("ftyp", Array("qt  ".utf8) + zeros(4)) + box("moov", movie)).write(to: file)
    return try #require(VideoHeader.facts(of: FileID(path: file.path)))
  }

  private static let epoch: UInt64 = 2_082_844_800

  /// Apple's list of keys with their values.
  private func keys(_ pairs: [(String, String)], hasVersion: Bool) -> [UInt8] {
    var names = big(0) + big(UInt64(pairs.count))
    var values: [UInt8] = []
    for (index, pair) in pairs.enumerated() {
      names += big(UInt64(pair.0.utf8.count + 8)) + Array("mdta".utf8) + Array(pair.0.utf8)
      values += box(big(UInt64(index + 1)), box("data", big(1) + big(0) + Array(pair.1.utf8)))
    }
    return box(
      "meta",
      (hasVersion ? zeros(4) : []) + box("hdlr", zeros(8) + Array("mdta".utf8) + zeros(12))
        + box("keys", names)
        + box("ilst", values))
  }

  @Test(arguments: [false, true])
  func theDevicesOwnClockComesFirst(_ hasVersion: Bool) throws {
    let list = keys(
      [
        ("com.apple.quicktime.make", "Apple"),
        ("com.apple.quicktime.creationdate", "2023-07-14T20:32:00-0700"),
      ],
      hasVersion: hasVersion)
    for more in [list, box("udta", list)] {
      let facts = try facts(created: Self.epoch + 1_689_391_920, more: more)
      #expect(facts.taken == WallTime(exif: "2023:07:14 20:32:00"))
    }
    let old = box(
      [0xA9, 0x64, 0x61, 0x79], [0, 24, 0x55, 0xC4] + Array("2011-07-14T20:32:00-0700".utf8))
    #expect(
      try facts(created: 0, more: box("udta", old)).taken == WallTime(exif: "2011:07:14 20:32:00"))
    // What is no date leaves the header's.
    let none = keys(
      [("com.apple.quicktime.creationdate", "0000-00-00T00:00:00Z")], hasVersion: hasVersion)
    let facts = try facts(created: Self.epoch + 1_689_391_920, more: none)
    #expect(facts.taken == nil && facts.recorded == Date(timeIntervalSince1970: 1_689_391_920))
  }

  @Test func headersAreShownInTheZoneOfThePerson() throws {
    // 03:30 UTC on July 15.
    let facts = try facts(created: Self.epoch + 1_689_391_800)
    let file = MediaFile(
      id: FileID(path: "/v.mp4"), kind: .video,
      stamp: FileStamp(changed: 0, byteCount: 1, inode: 1), facts: facts)
    for (zone, shown) in [
      ("America/New_York", "2023:07:14 23:30:00"), ("Asia/Tokyo", "2023:07:15 12:30:00"),
    ] {
      LocalZone.$other.withValue(TimeZone(identifier: zone)) {
        #expect(file.moment == WallTime(exif: shown))
      }
    }
  }

  /// The seconds count from 1904, and none of them lead into the future.
  @Test func oldMoviesAndUnsetClocks() throws {
    for isLong in [false, true] {
      // 1968-01-01, 17:00 UTC.
      #expect(
        try facts(created: Self.epoch - 63_097_200, isLong: isLong).recorded?.timeIntervalSince1970
          == -63_097_200)
      for unset: UInt64 in [0, 1, 86_400 * 300, Self.epoch, Self.epoch + 60] {
        #expect(try facts(created: unset, isLong: isLong).recorded == nil)
      }
    }
    #expect(try facts(created: UInt64(UInt32.max)).recorded == nil)
    #expect(try facts(created: .max, isLong: true).recorded == nil)
    #expect(try facts(created: UInt64(Int64.max) + 1, isLong: true).recorded == nil)
  }

  /// The index doesn't keep the zone in which it was made.
  @Test func anIndexFollowsThePersonsZone() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("zones-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let database = folder.appendingPathComponent("index.sqlite")
    let root = FileID(path: "/p")
    func file(_ name: String, changed: Double = 0, _ facts: MediaFacts) -> MediaFile {
      MediaFile(
        id: FileID(path: "/p/\(name)"), kind: .video,
        stamp: FileStamp(changed: Int64(changed * 1e9), byteCount: 1, inode: 1), facts: facts)
    }
    var files: [MediaFile] = []
    files.append(
      file("a.jpg", MediaFacts(width: 1, height: 1, taken: WallTime(exif: "2023:07:14 23:29:00"))))
    files.append(
      file(
        "b.mp4",
        MediaFacts(width: 1, height: 1, recorded: Date(timeIntervalSince1970: 1_689_391_800))))
    files.append(file("c.png", changed: 1_689_391_860, MediaFacts(width: 1, height: 1)))
    try LocalZone.$other.withValue(TimeZone(identifier: "Asia/Tokyo")) {
      try PhotoIndex(at: database).commit(files.map { PhotoIndex.Row(file: $0, readAt: 1) })
    }
    for (zone, days) in [
      ("America/New_York", ["2023-07-14": 3, "2023-07-15": 0]),
      ("Asia/Tokyo", ["2023-07-14": 1, "2023-07-15": 2]),
      ("America/New_York", ["2023-07-14": 3, "2023-07-15": 0]),
    ] {
      try LocalZone.$other.withValue(TimeZone(identifier: zone)) {
        let index = try PhotoIndex(at: database)
        for (day, count) in days {
          #expect(try index.count(matching: PhotoQuery(day), under: [root]) == count)
        }
        let ordered = try index.files(index.photos(matching: PhotoQuery(""), under: [root]))
        #expect(ordered.map(\.name) == ["a.jpg", "b.mp4", "c.png"])
        #expect(ordered.map(\.moment) == ordered.map(\.moment).sorted())
        #expect(ordered[1].facts?.recorded == Date(timeIntervalSince1970: 1_689_391_800))
      }
    }
  }
}
