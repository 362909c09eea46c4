import FileOperations
import Foundation
import HostInterface
import PhotoIndexing
import PhotoMetadata
import Testing
import UIKit
import UIKitStage
import VipsCodec

@testable import gallery

/// Sixty dated files, each with one date in the grid, its headings, the bar, the panel, the search,
/// new names and exported files, in three time zones.
@MainActor @Suite(.serialized) struct OneDateTests {
  /// A file with the dates that it says, and the one that counts.
  private struct Dated {
    var name: String
    var bytes: [UInt8]
    var sidecar: String?
    /// What a clock showed, or what clocks in the zones show.
    var shown: [String]
    /// Whether a file that is made out of it says so, too.
    var isExported = true
  }

  private static let zones = ["America/New_York", "Asia/Tokyo", "Europe/Berlin"]
  /// July 15, 2023, 03:33 UTC: when all files were changed.
  private static let changed = 1_689_391_980.0
  private static let changedIn = [
    "2023:07:14 23:33:00", "2023:07:15 12:33:00", "2023:07:15 05:33:00",
  ]

  private let picture: Data

  init() throws {
    let image = CGImage(width: 16, height: 16, isOpaque: true) { target in
      for offset in target.indices { target[offset] = 255 }
    }
    picture = try VipsImageCodec().jpegData(image, quality: 0.8)
  }

  // MARK: The files

  private func photo(
    _ name: String, _ tags: TaggedPhoto, _ shown: String, sidecar: String? = nil
  ) -> Dated {
    Dated(
      name: "\(name).jpg", bytes: tags.file(from: picture), sidecar: sidecar, shown: [shown],
      isExported: sidecar == nil)
  }

  private func exif(_ original: String) -> TaggedPhoto {
    TaggedPhoto().text(.photo, 0x9003, original)
  }

  private static let clocks = [
    // Days on which one of the zones has no such hour, or has it twice.
    "2023:03:12 02:30:00", "2023:03:26 02:30:00", "2023:11:05 01:30:00", "2023:10:29 02:30:00",
    "2023:07:14 23:59:59", "2023:07:15 00:00:00", "2020:02:29 12:00:00", "1999:12:31 23:59:59",
    "1968:12:24 16:40:00", "1970:01:01 00:00:00", "1969:12:31 23:59:59", "1903:05:01 08:00:00",
    "1904:01:01 00:00:00", "2040:02:06 06:28:16",
  ]

  private var files: [Dated] {
    var files: [Dated] = []
    for (index, clock) in Self.clocks.enumerated() {
      files.append(photo("clock\(index)", exif(clock), clock))
    }
    for (index, zone) in ["+09:00", "-07:00", "Z", "+05:30", "   :  ", "+99:99"].enumerated() {
      let clock = "2023:07:14 23:1\(index):00"
      files.append(photo("zone\(index)", exif(clock).text(.photo, 0x9011, zone), clock))
    }
    let invalid = [
      "0000:00:00 00:00:00", "    :  :     :  :  ", "2023:02:30 10:00:00", "2023:07:14 25:00:00",
      "?",
    ]
    for (index, text) in invalid.enumerated() {
      let clock = "2021:05:0\(index + 1) 10:00:00"
      files.append(photo("digitized\(index)", exif(text).text(.photo, 0x9004, clock), clock))
      let xmp =
        "<exif:DateTimeOriginal>2021-06-0\(index + 1)T10:00:00+0\(index):00</exif:DateTimeOriginal>"
      files.append(
        photo("xmp\(index)", exif(text).properties(xmp), "2021:06:0\(index + 1) 10:00:00"))
      let iptc = exif(text).record(55, "2021070\(index + 1)").record(60, "100000+0\(index)00")
      files.append(photo("iptc\(index)", iptc, "2021:07:0\(index + 1) 10:00:00"))
    }
    for index in 0..<3 {
      let clock = "2022:01:0\(index + 1) 00:00:00"
      files.append(photo("changed\(index)", TaggedPhoto().text(.image, 0x132, clock), clock))
    }
    for (index, text) in ["2018:00:00 00:00:00", "2018:05:     :  :  ", "2018:  :     :  :  "]
      .enumerated()
    {
      files.append(photo("partial\(index)", exif(text), index == 1 ? "2018:05" : "2018"))
    }
    return files + sidecars + videos
  }

  private var sidecars: [Dated] {
    [
      ("<exif:DateTimeOriginal>1957-06-01T08:00:00</exif:DateTimeOriginal>", "1957:06:01 08:00:00"),
      (
        "<exif:DateTimeOriginal>2023-07-14T23:30:00+09:00</exif:DateTimeOriginal>",
        "2023:07:14 23:30:00"
      ),
      (
        "<exif:DateTimeOriginal>2023-03-26T02:30:00Z</exif:DateTimeOriginal>", "2023:03:26 02:30:00"
      ),
      ("<photoshop:DateCreated>1899</photoshop:DateCreated>", "1899"),
      ("<xmp:CreateDate>1987-11</xmp:CreateDate>", "1987:11"),
      ("<exif:DateTimeOriginal>0000-00-00</exif:DateTimeOriginal>", "2011:01:01 01:01:01"),
    ].enumerated().map { index, pair in
      photo(
        "sidecar\(index)", exif("2011:01:01 01:01:01"), pair.1, sidecar: TaggedPhoto.packet(pair.0))
    }
  }

  private var videos: [Dated] {
    var videos: [Dated] = []
    func add(_ created: UInt64, _ own: String?, _ shown: [String], sidecar: String? = nil) {
      videos.append(
        Dated(
          name: "video\(videos.count).mov", bytes: DatedMovie(created: created, own: own).bytes,
          sidecar: sidecar.map { TaggedPhoto.packet($0) }, shown: shown, isExported: false))
    }
    let utc = DatedMovie.epoch + 1_689_391_800
    add(utc, nil, ["2023:07:14 23:30:00", "2023:07:15 12:30:00", "2023:07:15 05:30:00"])
    add(
      DatedMovie.epoch - 63_097_200, nil,
      ["1968:01:01 12:00:00", "1968:01:02 02:00:00", "1968:01:01 18:00:00"])
    for unset: UInt64 in [0, 60, DatedMovie.epoch, UInt64(UInt32.max)] {
      add(unset, nil, Self.changedIn)
    }
    for zone in ["-0700", "+09:00", "Z"] {
      add(utc, "2023-07-14T20:32:00\(zone)", ["2023:07:14 20:32:00"])
    }
    add(utc, "0000", ["2023:07:14 23:30:00", "2023:07:15 12:30:00", "2023:07:15 05:30:00"])
    add(
      utc, nil, ["2001:02:03 04:05:06"],
      sidecar: "<exif:DateTimeOriginal>2001-02-03T04:05:06</exif:DateTimeOriginal>")
    videos.append(
      Dated(
        name: "plain.jpg", bytes: Array(picture), sidecar: nil, shown: Self.changedIn,
        isExported: false))
    videos.append(
      Dated(
        name: "zeros.jpg", bytes: exif("0000:00:00 00:00:00").file(from: picture), sidecar: nil,
        shown: Self.changedIn, isExported: false))
    return videos
  }

  // MARK: The places

  @Test func onePhotoHasOneDateInAllPlaces() async throws {
    let (dated, stage) = (files, Stage())
    withExtendedLifetime(stage) {}
    #expect(dated.count >= 60)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("one-date-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in dated {
      let url = folder.appendingPathComponent(file.name)
      try Data(file.bytes).write(to: url)
      if let sidecar = file.sidecar {
        try Data(sidecar.utf8).write(to: url.appendingPathExtension("xmp"))
      }
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Self.changed)], ofItemAtPath: url.path)
    }
    // The index is made in the first zone and looked at in all of them.
    let database = folder.appendingPathComponent(".index/index.sqlite")
    let scan = FolderScan([folder])
    try LocalZone.$other.withValue(TimeZone(identifier: Self.zones[0])) {
      _ = try PhotoIndex(at: database).update(
        .trees([folder.file], files: scan.files), by: PhotoFacts())
    }
    for (number, zone) in Self.zones.enumerated() {
      try await LocalZone.$other.withValue(TimeZone(identifier: zone)) {
        let index = try PhotoIndex(at: database)
        let photos = try index.files(under: [folder.file]).map(Photo.init)
        #expect(photos.count == dated.count)
        for file in dated {
          let photo = try #require(photos.first { $0.name == file.name }, "\(file.name)")
          let shown = file.shown.count > 1 ? file.shown[number] : file.shown[0]
          try await check(
            photo, file, try #require(WallTime(exif: shown)), "\(file.name) in \(zone)", index)
        }
        try checkOrder(photos, index, folder.file)
      }
    }
  }

  private func check(
    _ photo: Photo, _ file: Dated, _ time: WallTime, _ name: String, _ index: PhotoIndex
  ) async throws {
    #expect(photo.moment == time, "grid: \(name)")
    #expect(
      ThumbnailCaption.lines(of: photo).last == InfoText.date(time, style: .abbreviated),
      "grid and bar: \(name)")
    let heading = try #require(PhotoDays([photo][...]).runs.first).day
    #expect(
      TimelinePeriod(day: heading).title() == TimelinePeriod(day: time.day).title(),
      "heading: \(name)")
    let panel = await InfoText.read(photo, pixels: nil)
    #expect(panel.date == InfoText.date(time, style: .complete), "panel: \(name)")
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy-MM-dd"
    let day = formatter.string(from: time.utcDate)
    #expect(
      try index.fileIDs(matching: PhotoQuery(day), under: [photo.id]) == [photo.id],
      "search: \(name)")
    formatter.dateFormat = "yyyyMMdd HHmmss"
    let pattern = try RenamePattern("{date:yyyyMMdd HHmmss}")
    let renamed = pattern.name(of: photo.id, number: 1, date: photo.moment) { _ in nil }
    let expected = formatter.string(from: time.utcDate)
    #expect(String(decoding: renamed, as: UTF8.self).hasPrefix(expected), "new name: \(name)")
    guard file.isExported else { return }
    let copy = FileID(path: photo.id.displayPath + ".export")
    try picture.write(to: copy.url)
    defer { try? FileManager.default.removeItem(at: copy.url) }
    try MetadataTransfer(from: photo.id, keeping: .all, width: 16, height: 16).write(into: copy)
    #expect(try MetadataReader().metadata(of: copy).captureDate == time, "export: \(name)")
  }

  private func checkOrder(_ photos: [Photo], _ index: PhotoIndex, _ folder: FileID) throws {
    let found = try index.files(index.photos(matching: PhotoQuery(tokens: []), under: [folder]))
      .map(\.moment)
    #expect(found == photos.map(\.moment).sorted())
  }

  /// A sidecar that another program changes.
  @Test func aDateFollowsTheSidecarWhileTheProgramRuns() throws {
    let stage = Stage()
    withExtendedLifetime(stage) {}
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("one-date-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let photo = folder.appendingPathComponent("a.jpg")
    try Data(exif("2011:01:01 01:01:01").file(from: picture)).write(to: photo)
    let index = try PhotoIndex()
    func date(_ sidecar: String?, of url: URL? = nil) throws -> WallTime? {
      let url = url ?? photo
      try? FileManager.default.removeItem(at: url.appendingPathExtension("xmp"))
      if let sidecar {
        let text = TaggedPhoto.packet("<exif:DateTimeOriginal>\(sidecar)</exif:DateTimeOriginal>")
        try Data(text.utf8).write(to: url.appendingPathExtension("xmp"))
      }
      try index.update(.trees([folder.file], files: FolderScan([folder]).files), by: PhotoFacts())
      return try index.files(under: [folder.file]).first { $0.id == url.file }?.facts?.taken
    }
    #expect(try date(nil) == WallTime(exif: "2011:01:01 01:01:01"))
    #expect(try date("1999-09-09") == WallTime(exif: "1999:09:09"))
    #expect(try date("1998-08") == WallTime(exif: "1998:08"))
    #expect(try date("soon") == WallTime(exif: "2011:01:01 01:01:01"))
    #expect(try date(nil) == WallTime(exif: "2011:01:01 01:01:01"))
    // Nothing but its header says when it was taken.
    let video = folder.appendingPathComponent("b.mov")
    let movie = DatedMovie(created: 0, own: "2012-02-02T02:02:02+0000")
    try Data(movie.bytes).write(to: video)
    let own = try date(nil, of: video)
    #expect(own != nil)
    #expect(try date("1999-09-09", of: video) == WallTime(exif: "1999:09:09"))
    #expect(try date(nil, of: video) == own)
  }
}

/// A QuickTime movie without frames.
private struct DatedMovie {
  /// Seconds since 1904.
  var created: UInt64
  /// What Apple's key says.
  var own: String?

  static let epoch: UInt64 = 2_082_844_800

  private func big(_ value: UInt64) -> [UInt8] {
    (0..<4).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
  }

  private func box(_ type: [UInt8], _ body: [UInt8]) -> [UInt8] {
    big(UInt64(body.count + 8)) + type + body
  }
  private func box(_ type: String, _ body: [UInt8]) -> [UInt8] { box(Array(type.utf8), body) }
  private func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  var bytes: [UInt8] {
    let header = box(
      "mvhd", zeros(4) + big(created) + big(created) + big(600) + big(1500) + zeros(80))
    var track = [0, 0, 0, 3] + zeros(36)
    track += big(0x10000) + zeros(12) + big(0x10000) + zeros(12)
    track += big(0x4000_0000) + big(640 << 16) + big(480 << 16)
    let media = box("mdia", box("hdlr", zeros(8) + Array("vide".utf8) + zeros(12)))
    var movie = header + box("trak", box("tkhd", track) + media)
    if let own {
      let key = Array("mdtacom.apple.quicktime.creationdate".utf8)
      let keys = box("keys", big(0) + big(1) + big(UInt64(key.count + 4)) + key)
      let value = box("data", big(1) + big(0) + Array(own.utf8))
      movie += box(
        "meta",
        box("hdlr", zeros(8) + Array("mdta".utf8) + zeros(12)) + keys
          + box("ilst", box(big(1), value)))
    }
    return box("ftyp", Array("qt  ".utf8) + zeros(4)) + box("moov", movie)
  }
}
