import Foundation
import Testing

@testable import PhotoIndexing

/// Videos that phones append to photos.
@Suite struct MotionPhotoTests {
  /// Bytes that no finder looks at.
  private static let photo = Data([0xFF, 0xD8]) + Data(repeating: 0x55, count: 3000)

  private static func box(_ type: String, _ count: Int) -> Data {
    let length = UInt32(count + 8)
    return Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> UInt32($0)) })
      + Data(type.utf8)
      + Data(repeating: 7, count: count)
  }

  /// An MP4 file of a few boxes; what is in them doesn't matter here.
  private static let video = box("ftyp", 16) + box("moov", 300) + box("mdat", 2000)

  /// Puts a packet into a JPEG, and a video behind it.
  private static func motion(_ xmp: String, after rest: Data = Data()) -> Data {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
      \(xmp)</rdf:RDF></x:xmpmeta>
      """
    return photo.prefix(2) + Data("http://ns.adobe.com/xap/1.0/\0".utf8) + Data(packet.utf8)
      + photo.dropFirst(2)
      + video + rest
  }

  /// Appends blocks as Samsung's phones do: the time, then the video.
  private static var samsung: Data {
    func number(_ value: Int) -> [UInt8] {
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    func block(_ type: Int, _ name: String, _ data: Data) -> Data {
      Data(number(type << 16) + number(name.utf8.count)) + Data(name.utf8) + data
    }
    let blocks = [
      block(0xA01, "Image_UTC_Data", Data("1603365127000".utf8)),
      block(0xA30, "MotionPhoto_Data", video),
    ]
    var directory = Data("SEFH".utf8) + Data(number(106) + number(blocks.count))
    for (index, block) in blocks.enumerated() {
      let distance = blocks[index...].reduce(0) { $0 + $1.count }
      directory += block.prefix(4) + Data(number(distance) + number(block.count))
    }
    return photo + blocks.joined() + directory + Data(number(directory.count)) + Data("SEFT".utf8)
  }

  private final class Photo {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("motion-\(UUID()).jpg")
    var file: FileID { FileID(path: url.path) }
    init(_ data: Data) throws { try data.write(to: url) }
    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private func find(in data: Data) throws -> MotionPhoto? {
    let photo = try Photo(data)
    return withExtendedLifetime(photo) { MotionPhoto.find(in: photo.file) }
  }

  private static let google = """
    <rdf:Description xmlns:GCamera="http://ns.google.com/photos/1.0/camera/" GCamera:MicroVideo="1" \
    GCamera:MicroVideoOffset="\(video.count)"/>
    """

  /// What is said of the video, by each way of saying it.
  private static let ways = [
    google, google.replacingOccurrences(of: "\"", with: "'"),
    "<rdf:Description><GCamera:MicroVideoOffset>\(video.count)</GCamera:MicroVideoOffset></rdf:Description>",
    """
    <rdf:li rdf:parseType="Resource"><Container:Item Item:Mime="image/jpeg" Item:Semantic="Primary" \
    Item:Length="77"/></rdf:li><rdf:li rdf:parseType="Resource"><Container:Item Item:Mime="video/mp4" \
    Item:Length="\(video.count)" Item:Semantic="MotionPhoto"/></rdf:li>
    """,
    """
    <rdf:li rdf:parseType="Resource">
      <Container:Item rdf:parseType="Resource">
        <Item:Semantic>MotionPhoto</Item:Semantic><Item:Length>\(video.count)</Item:Length>
      </Container:Item>
    </rdf:li>
    """,
  ]

  @Test(arguments: ways) func theVideoIsFound(_ xmp: String) throws {
    let data = Self.motion(xmp)
    let found = try #require(try find(in: data))
    #expect(data[found.offset..<found.offset + found.length] == Self.video)
  }

  @Test func paddingBeforeTheVideoCounts() throws {
    let xmp =
      "<Container:Item Item:Semantic=\"MotionPhoto\" Item:Length=\"\(Self.video.count)\" Item:Padding=\"3\"/>"
    #expect(try find(in: Self.motion(xmp, after: Data(count: 3)))?.length == Self.video.count)
  }

  @Test func theVideoOfASamsungIsFound() throws {
    let data = Self.samsung
    let found = try #require(try find(in: data))
    #expect(data[found.offset..<found.offset + found.length] == Self.video)
    #expect(try find(in: data.dropLast(1)) == nil)
  }

  /// Programs that change photos may have cut the video off, or moved it.
  @Test func photosWithoutAVideoHaveNone() throws {
    #expect(try find(in: Self.photo) == nil)
    #expect(try find(in: Self.motion(Self.google).dropLast(2100)) == nil)
    #expect(try find(in: Self.motion(Self.google, after: Data(count: 3))) == nil)
    #expect(try find(in: Data("MotionPhoto_Data".utf8)) == nil)
    let other = "<Container:Item Item:Semantic=\"Depth\" Item:Length=\"\(Self.video.count)\"/>"
    #expect(try find(in: Self.motion(other)) == nil)
  }

  /// The file is mostly empty and larger than the memory that the program may take.
  @Test func ofALargeFileOnlyPartsAreRead() throws {
    let photo = try Photo(Self.motion(Self.google))
    let length = 64 << 30
    let handle = try FileHandle(forWritingTo: photo.url)
    try handle.seek(toOffset: UInt64(length - Self.video.count))
    try handle.write(contentsOf: Self.video)
    try handle.close()
    let found = try #require(MotionPhoto.find(in: photo.file))
    #expect(found == MotionPhoto(offset: length - Self.video.count, length: Self.video.count))
    let video = try #require(MotionVideo(found, of: photo.file))
    #expect(try Data(contentsOf: video.url) == Self.video)
  }

  /// Each byte is read once; a search that began anew at each of them would take minutes.
  @Test(arguments: [
    "<a " + String(repeating: "Semantic=\"MotionPhoto\" ", count: 20_000),
    String(repeating: "<Item Semantic=\"MotionPhoto\" Length=\"99\"", count: 10_000),
    String(repeating: "<", count: 480_000), "<a " + String(repeating: "b=\"", count: 160_000),
    String(repeating: "MicroVideoOffset>", count: 28_000),
  ])
  func longPacketsAreReadOnce(_ xmp: String) throws {
    #expect(try find(in: Self.motion(xmp)) == nil)
  }

  @Test func damagedFilesHaveNone() throws {
    let wholes = [Self.motion(Self.ways[3]), Self.samsung]
    var state: UInt64 = 3
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for round in 0..<300 {
      var data = wholes[round % 2]
      for _ in 0..<8 {
        let place = next(2) == 0 ? next(700) : data.count - 1 - next(2400)
        data[data.startIndex + place] = UInt8(next(256))
      }
      data = data.prefix(next(data.count + 1))
      if let found = try find(in: data) { #expect(found.offset + found.length <= data.count) }
    }
  }
}
