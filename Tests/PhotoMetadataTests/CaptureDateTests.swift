import Foundation
import PhotoIndexing
import Testing

@testable import PhotoMetadata

/// Which of many dates counts.
@Suite struct CaptureDateTests {
  private let folder: PhotoFolder
  private let original: Data

  init() throws {
    folder = try PhotoFolder()
    original = try Data(contentsOf: PhotoFolder.samples.appendingPathComponent("02-cat.jpg"))
  }

  private func date(_ photo: TaggedPhoto, sidecar: String? = nil) throws -> String? {
    let file = try folder.write(photo.file(from: original), "\(UUID()).jpg")
    if let sidecar {
      try Data(TaggedPhoto.packet(sidecar).utf8).write(
        to: URL(fileURLWithPath: file.displayPath + ".xmp"))
    }
    return try Self.shown(MetadataReader().metadata(of: file).captureDate)
  }

  private static func shown(_ time: WallTime?) -> String? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
    return time.map { formatter.string(from: $0.utcDate) }
  }

  private static let original = 0x9003
  private static let digitized = 0x9004
  private let blank = "    :  :     :  :  "

  /// A photo in which each vocabulary says another year.
  private func everything(_ first: String) -> TaggedPhoto {
    TaggedPhoto().text(.photo, Self.original, first).text(.photo, 0x9291, "25")
      .text(.photo, 0x9011, "+02:00")
      .properties("<exif:DateTimeOriginal>2012-02-02T02:02:02</exif:DateTimeOriginal>")
      .record(55, "20130303").record(60, "030303+0000")
      .text(.photo, Self.digitized, "2014:04:04 04:04:04").text(
        .image, 0x132, "2018:08:08 08:08:08")
  }

  @Test func exifComesFirstWithItsFraction() throws {
    #expect(try date(everything("2011:01:01 01:01:01")) == "2011-01-01 01:01:01.250")
  }

  @Test(arguments: [
    "0000:00:00 00:00:00", "    :  :     :  :  ", "2011:02:30 01:01:01", "2011:13:01 01:01:01", "0",
    " ",
    "2011:01:01 99:99:99",
  ])
  func whatIsNoDateFallsToTheNext(_ text: String) throws {
    #expect(try date(everything(text)) == "2012-02-02 02:02:02.000")
  }

  @Test func thenComesXMPThenIPTCThenTheScanner() throws {
    let bare = TaggedPhoto().text(.photo, Self.original, blank)
    let date = "<photoshop:DateCreated>2015-05</photoshop:DateCreated>"
    #expect(
      try self.date(bare.properties(date).record(55, "20130303")) == "2015-05-01 00:00:00.000")
    let iptc = bare.record(55, "20130303").record(60, "031122+0100")
    #expect(
      try self.date(iptc.text(.photo, Self.digitized, "2014:04:04 04:04:04"))
        == "2013-03-03 03:11:22.000")
    #expect(try self.date(bare.record(55, "20130303")) == "2013-03-03 00:00:00.000")
    #expect(
      try self.date(
        bare.text(.photo, Self.digitized, "2014:04:04 04:04:04").text(.photo, 0x9292, "5"))
        == "2014-04-04 04:04:04.500")
    #expect(
      try self.date(bare.properties("<xmp:CreateDate>2016</xmp:CreateDate>"))
        == "2016-01-01 00:00:00.000")
    #expect(
      try self.date(bare.text(.image, 0x132, "2018:08:08 08:08:08")) == "2018-08-08 08:08:08.000")
    #expect(try self.date(bare) == nil)
  }

  @Test func offsetsAreToldAndDoNotMoveTheClock() throws {
    let photo = TaggedPhoto().text(.photo, Self.original, "2023:07:14 23:30:00").text(
      .photo, 0x9011, "-07:00")
    let file = try folder.write(photo.file(from: original), "zoned.jpg")
    let metadata = try MetadataReader().metadata(of: file)
    #expect(Self.shown(metadata.captureDate) == "2023-07-14 23:30:00.000")
    #expect(metadata.secondsFromUTC == -25200)
  }

  /// The library would make local time of a sidecar's date with a zone.
  @Test func aSidecarCountsOverTheFileAsItIsWritten() throws {
    let photo = TaggedPhoto().text(.photo, Self.original, "2011:01:01 01:01:01")
    for (text, shown) in [
      (
        "<exif:DateTimeOriginal>2001-12-31T23:59:58.75+09:00</exif:DateTimeOriginal>",
        "2001-12-31 23:59:58.750"
      ),
      (
        "<exif:DateTimeOriginal>2001-03-25T02:30:00Z</exif:DateTimeOriginal>",
        "2001-03-25 02:30:00.000"
      ),
      ("<photoshop:DateCreated>1957-06</photoshop:DateCreated>", "1957-06-01 00:00:00.000"),
      (
        "<exif:DateTimeOriginal>0000-00-00</exif:DateTimeOriginal><xmp:CreateDate>1899</xmp:CreateDate>",
        "1899-01-01 00:00:00.000"
      ),
      ("<exif:DateTimeOriginal>soon</exif:DateTimeOriginal>", "2011-01-01 01:01:01.000"),
      (
        "<xmp:ModifyDate>2020-01-01</xmp:ModifyDate><xmp:MetadataDate>2021-01-01</xmp:MetadataDate>",
        "2011-01-01 01:01:01.000"
      ),
    ] { #expect(try date(photo, sidecar: text) == shown, "\(text)") }
  }
}
