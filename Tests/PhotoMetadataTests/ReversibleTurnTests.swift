import Foundation
import PhotoIndexing
import Testing

@testable import PhotoMetadata

/// A turned file says nothing wrong, and four turns give its first bytes.
@Suite struct ReversibleTurnTests {
  private typealias Making = JPEGMaking

  private static let files: [String: [UInt8]] = [
    "plain": Making.file([]),
    "JFIF": Making.file([Making.segment(0xE0, Array("JFIF\0".utf8))]),
    "upright": Making.file([Making.exif([Making.field(0x112, 1)])]),
    "mirrored": Making.file([Making.exif([Making.field(0x10F, 7), Making.field(0x112, 5)])]),
    "no orientation": Making.file([Making.exif([Making.field(0x10F, 7), Making.field(0x8769, 9)])]),
    "nothing": Making.file([Making.exif([])]),
    "zero": Making.file([Making.exif([Making.field(0x112, 0), Making.field(0x213, 1)])]),
    "nine": Making.file([Making.exif([Making.field(0x112, 9)])]),
    "thumbnail": Making.file([Making.exif([], thumbnail: [Making.field(0x112, 6)])]),
    "packet": Making.file([Making.packet("<tiff:Orientation>6</tiff:Orientation>")]),
    "other words": Making.file([Making.packet("<tiff:Make>6</tiff:Make>")]),
    "wrong": Making.file([Making.packet("<tiff:Orientation>sideways</tiff:Orientation>")]),
    "thumbnails": Making.file([
      Making.packet("<xmp:Thumbnails><rdf:Alt/></xmp:Thumbnails>"),
      Making.photoshop([(1028, [1, 2, 3]), (1036, [4, 5]), (1033, [])]),
    ]),
    "several": Making.several(
      [Making.segment(0xE0, [1])],
      [
        (0x010001, Making.file([Making.exif([Making.field(0x112, 1)])])),
        (0, Making.file([], data: [0xFF, 0xDA, 0, 2, 9])),
      ]),
  ]

  @Test(arguments: Array(files.keys), [1, -1, 2]) func fourTurnsGiveTheFirstBytes(
    _ name: String, _ step: Int
  ) throws {
    let first = try #require(Self.files[name])
    var bytes = first
    for count in 1...4 {
      let turn = try #require(JPEGTurn(bytes, by: step))
      #expect((turn.bytes == bytes) == false && JPEGTurn(turn.bytes, by: -step)?.bytes == bytes)
      bytes = turn.bytes
      if count < 4 && step != 2 { #expect(bytes != first) }
    }
    #expect(bytes == first)
  }

  private func orientation(_ bytes: [UInt8], at start: Int = 0) throws -> Int? {
    let body = try #require(
      JPEGSegments(bytes, at: start)?.first(0xE1, JPEGSegments.exif, in: bytes)?.body)
    return ExifBlock(Array(bytes[body].dropFirst(6)))?.orientation
  }

  @Test func whatIsSeenIsTurned() throws {
    // XMP alone counts for no decoder, so it isn't turned from there.
    for name in ["plain", "upright", "zero", "nine", "packet", "no orientation"] {
      let turn = try #require(JPEGTurn(Self.files[name] ?? [], by: 1))
      #expect(turn.orientation == 6)
      #expect(try orientation(turn.bytes) == 6, "\(name)")
    }
    #expect(JPEGTurn(Self.files["mirrored"] ?? [], by: 1)?.orientation == 2)
  }

  @Test func thumbnailsThatStayAreHidden() throws {
    let before = try #require(Self.files["thumbnails"])
    let turn = try #require(JPEGTurn(before, by: 1))
    let text = String(decoding: turn.bytes, as: UTF8.self)
    #expect(
      !text.contains("Thumbnails") && text.contains("<xmp:Thumbnail1><rdf:Alt/></xmp:Thumbnail1>"))
    let has = { (number: Int) in
      Data(turn.bytes).range(of: Data(Array("8BIM".utf8) + JPEGMaking.short(number))) != nil
    }
    #expect(!has(1036) && !has(1033) && has(1028))
  }

  @Test func theIndexLeadsToTheOtherImages() throws {
    let turn = try #require(JPEGTurn(Self.files["several"] ?? [], by: 1))
    let bytes = turn.bytes
    let index = try #require(JPEGSegments(bytes).flatMap { MultiPictureIndex(bytes, $0) })
    #expect(index.entries.count == 3 && index.others(in: bytes).count == 2)
    #expect(index.entries[0].length == index.entries[1].start)
    #expect(index.entries[1].isPreview && !index.entries[2].isPreview)
    #expect(try orientation(bytes, at: index.entries[1].start) == 6)
    #expect(index.entries[2].start + index.entries[2].length == bytes.count)
  }

  /// Whatever is written, and wherever the index stands.
  @Test(arguments: [true, false]) func theIndexLeadsToTheOtherImagesAfterWords(_ isFirst: Bool)
    throws
  {
    let folder = try PhotoFolder()
    let sample = try folder.bytes(try folder.copy())
    let head = try #require(JPEGSegments(sample))
    let segments = head.segments.map { Array(sample[$0.range]) }
    let (other, data) = (Making.file([]), Array(sample[head.dataStart...]))
    let caption = Making.photoshop([(0x404, [0x1C, 2, 0x78, 0, 1, 0x61])])
    var bytes = Making.several(segments + [caption], [(0, other)], data: data)
    if isFirst {
      // The index before what changes.
      let body = try #require(JPEGSegments(bytes)?.segments.last?.range)
      let moved =
        [UInt8](bytes[..<2]) + bytes[body] + bytes[2..<body.lowerBound] + bytes[body.upperBound...]
      let far = Making.long(bytes.count - other.count - 2 - 8)
      bytes = moved
      let place = try #require(Data(bytes).range(of: Data(Making.long(other.count)))).upperBound
      bytes.replaceSubrange(place..<place + 4, with: far)
    }
    let file = try folder.write(bytes, "b.jpg")
    _ = try MetadataWriter(storage: .file).apply(
      [.rating(5), .caption("A longer caption")], to: file)
    let after = try folder.bytes(file)
    let index = try #require(JPEGSegments(after).flatMap { MultiPictureIndex(after, $0) })
    #expect(after.count > bytes.count && index.others(in: after).count == 1)
    #expect(
      index.entries[1].start == after.count - other.count
        && index.entries[0].length == index.entries[1].start)
  }

  /// Nobody can forge what is taken away with the last turn.
  @Test func aForgedAdditionIsLeftAlone() throws {
    var bytes = Making.file([Making.exif([Making.field(0x112, 6)])])
    let place = try #require(JPEGSegments(bytes)?.segments.first?.range.upperBound)
    bytes.insert(
      contentsOf: Array("vitrine1".utf8) + JPEGMaking.long(0x7FFF_FFFF)
        + JPEGMaking.long(0x7FFF_FFFF), at: place)
    bytes[5] += 16
    let turned = try #require(JPEGTurn(bytes, by: -1))
    #expect(turned.orientation == 1 && turned.bytes.count == bytes.count)
    #expect(JPEGTurn(turned.bytes, by: 1)?.bytes == bytes)
  }
}
