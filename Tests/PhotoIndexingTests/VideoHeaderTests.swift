import Foundation
import Testing

@testable import PhotoIndexing

/// Videos that ffmpeg's and GStreamer's muxers wrote, and damaged ones.
@Suite struct VideoHeaderTests {
  private static let samples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("samples")

  @Test(arguments: [
    ("19-dandelion.mp4", 640, 360, 5.0), ("20-deep-field.webm", 640, 360, 5.0),
    ("21-pole-to-pole.mp4", 360, 640, 6.0),
  ])
  func readsTheSamples(_ name: String, _ width: Int, _ height: Int, _ seconds: Double) throws {
    let facts = try #require(
      VideoHeader.facts(of: FileID(path: Self.samples.appendingPathComponent(name).path)))
    #expect(facts.width == width && facts.height == height)
    #expect(abs(try #require(facts.duration) - seconds) < 0.1)
  }

  private func facts(of bytes: [UInt8]) throws -> MediaFacts? {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("video-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(bytes).write(to: file)
    return VideoHeader.facts(of: FileID(path: file.path))
  }

  private func box(_ type: String, _ body: [UInt8]) -> [UInt8] {
    big(UInt64(body.count + 8), 4) + Array(type.utf8) + body
  }

  private func big(_ value: UInt64, _ length: Int) -> [UInt8] {
    (0..<length).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
  }

  /// - Parameter matrix: a and b of the track's matrix, 16.16.
  private func movie(isLong: Bool, matrix: (Int32, Int32), created: UInt64 = 3_646_562_602)
    -> [UInt8]
  {
    let word = isLong ? 8 : 4
    let zeros = { [UInt8](repeating: 0, count: $0) }
    let times = big(created, word) + big(0, word)
    let head = box(
      "mvhd", [isLong ? 1 : 0, 0, 0, 0] + times + big(600, 4) + big(1500, word) + zeros(80))
    let parts = [matrix.0, matrix.1, 0, -matrix.1, matrix.0, 0, 0, 0, 0x4000_0000]
      .flatMap { big(UInt64(UInt32(bitPattern: $0)), 4) }
    let prefix = times + zeros(8) + zeros(word) + zeros(16)
    let track = box(
      "tkhd", [isLong ? 1 : 0, 0, 0, 3] + prefix + parts + big(1920 << 16, 4) + big(1080 << 16, 4))
    let sound = box("trak", box("mdia", box("hdlr", zeros(8) + Array("soun".utf8) + zeros(12))))
    let media = box("mdia", box("hdlr", zeros(8) + Array("vide".utf8) + zeros(12)))
    return box("ftyp", Array("qt  ".utf8) + zeros(4)) + box("mdat", zeros(100))
      + box("moov", head + sound + box("trak", track + media))
  }

  @Test(arguments: [
    (false, Int32(0x10000), Int32(0), 1), (true, 0x10000, 0, 1), (false, 0, 0x10000, 6),
    (true, 0, -0x10000, 8), (false, -0x10000, 0, 3),
  ])
  func readsBothVersionsAndRotatedVideos(
    _ isLong: Bool, _ a: Int32, _ b: Int32, _ orientation: Int
  ) throws {
    let facts = try #require(try facts(of: movie(isLong: isLong, matrix: (a, b))))
    #expect(facts.orientation == orientation)
    #expect(facts.width == (orientation > 4 ? 1080 : 1920))
    #expect(facts.height == (orientation > 4 ? 1920 : 1080))
    #expect(facts.duration == 2.5)
    // 2019-07-21, 14:03:22 UTC.
    #expect(facts.recorded == Date(timeIntervalSince1970: 1_563_717_802) && facts.taken == nil)
  }

  @Test func anUnsetClockGivesNoDate() throws {
    let facts = try #require(
      try facts(of: movie(isLong: false, matrix: (0x10000, 0), created: 0)))
    #expect(facts.recorded == nil && facts.taken == nil)
  }

  @Test func filesThatAreNotVideosHaveNoFacts() throws {
    #expect(VideoHeader.facts(of: "/dev/zero") == nil)
    #expect(VideoHeader.facts(of: "/nowhere.mp4") == nil)
    #expect(try facts(of: []) == nil)
    #expect(try facts(of: Array("no video at all, only words".utf8)) == nil)
    #expect(try facts(of: Array(movie(isLong: false, matrix: (0x10000, 0)).prefix(200))) == nil)
  }

  /// A box with a length of 64 bits whose head reaches beyond what it is in.
  @Test(arguments: 1...15) func aBoxBeginsBeforeItsParentEnds(_ room: Int) throws {
    let long = big(1, 4) + Array("mvhd".utf8) + big(1 << 40, 8)
    for parent in ["moov", "moov.trak", "moov.trak.mdia"] {
      // As much of the box as is left in the parent, then the rest of it.
      var body = Array(long.prefix(room))
      for type in parent.split(separator: ".").reversed() {
        let head = box("mvhd", [UInt8](repeating: 1, count: 100))
        body = box(String(type), (type == "moov" ? head : []) + body)
      }
      let file =
        box("ftyp", Array("qt  ".utf8)) + body + long.dropFirst(room)
        + [UInt8](repeating: 0, count: 99)
      #expect(try facts(of: file) == nil)
    }
  }

  @Test(arguments: [
    UInt64(0), 1, 7, 8, 15, 16, 1 << 31, 1 << 62, 1 << 63, .max, UInt64(Int64.max) - 7,
  ])
  func aBoxOfAnyLengthIsRead(_ length: UInt64) throws {
    let moov = Array("moov".utf8)
    let heads: [[UInt8]] = [big(1, 4) + moov + big(length, 8), big(length & 0xFFFF_FFFF, 4) + moov]
    for head in heads { _ = try facts(of: box("ftyp", Array("qt  ".utf8)) + head + [0, 0, 0, 8]) }
  }

  /// An element whose head reaches beyond what it is in, and lengths of each number of bytes.
  @Test func anElementBeginsBeforeItsParentEnds() throws {
    let head: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3, 0x80]
    for size in 1...8 {
      let mark = UInt64(1) << UInt64(7 * size)
      let values: [UInt64] = [0, 1, 2, 1 << 55, mark - 2]
      for value in values {
        let length: [UInt8] = big(mark | (value & (mark - 1)), size)
        var inner: [UInt8] = []
        for id: [UInt8] in [[0x15, 0x49, 0xA9, 0x66], [0x44, 0x89], [0x2A, 0xD7, 0xB1]] {
          inner += id + length
        }
        for room in 0...inner.count {
          let segment: [UInt8] = [0x18, 0x53, 0x80, 0x67, 0x80 | UInt8(room)]
          #expect(try facts(of: head + segment + inner) == nil)
        }
      }
    }
  }

  /// The product of such sides wouldn't be a number.
  @Test func sidesThatNoVideoHasAreNotBelieved() throws {
    func element(_ id: [UInt8], _ body: [UInt8]) -> [UInt8] {
      id + [0x80 | UInt8(body.count)] + body
    }
    func file(_ width: UInt64, _ seconds: Double) -> [UInt8] {
      let video = element([0xB0], big(width, 4)) + element([0xBA], big(240, 4))
      let info = element(
        [0x15, 0x49, 0xA9, 0x66], element([0x44, 0x89], big((seconds * 1000).bitPattern, 8)))
      let tracks = element([0x16, 0x54, 0xAE, 0x6B], element([0xAE], element([0xE0], video)))
      return element([0x1A, 0x45, 0xDF, 0xA3], [])
        + element([0x18, 0x53, 0x80, 0x67], info + tracks)
    }
    #expect(try facts(of: file(320, 2))?.duration == 2)
    #expect(try facts(of: file(.max & 0xFFFF_FFFF, 2)) == nil)
    for seconds in [-1, 1e300, .nan, .infinity] {
      let facts = try #require(try facts(of: file(320, seconds)))
      #expect(facts.width == 320 && facts.duration == nil)
    }
  }

  /// Each has metadata or none, whatever its lengths are.
  @Test func twoThousandDamagedVideosAreHandled() throws {
    var state: UInt64 = 7
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let webm = try Data(contentsOf: Self.samples.appendingPathComponent("20-deep-field.webm"))
    let seeds = [movie(isLong: false, matrix: (0x10000, 0)), Array(webm.prefix(2000))]
    var readable = 0
    for round in 0..<2000 {
      var bytes = seeds[round % 2]
      for _ in 0...next(4) { bytes[next(bytes.count)] = UInt8(next(256)) }
      if try facts(of: bytes) != nil { readable += 1 }
    }
    #expect(readable > 500 && readable < 2000)
  }
}
