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
