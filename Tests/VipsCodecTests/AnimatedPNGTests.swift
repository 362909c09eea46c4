import Foundation
import HostInterface
import Testing

@testable import VipsCodec

/// PNG files that move, and how often animations play.
@Suite struct AnimatedPNGTests {
  private static let (red, green, blue) = (Pixel(255, 0, 0), Pixel(0, 255, 0), Pixel(0, 0, 255))

  private struct Part {
    var pixel: Pixel
    var left = 0
    var top = 0
    var width = 12
    var height = 8
    var delay = (1, 4)
    var disposal: UInt8 = 0
    var blends: UInt8 = 0
  }

  private static func data(_ part: Part) throws -> [UInt8] {
    let pixel = [part.pixel.red, part.pixel.green, part.pixel.blue, part.pixel.alpha].map {
      UInt8($0)
    }
    let rows = (0..<part.height).map { _ in (0..<part.width).flatMap { _ in pixel } }
    let file = FileMaking.png(
      width: part.width, height: part.height, depth: 8, colorType: 6, rows: rows)
    let start = try #require(file.range(of: Data("IDAT".utf8)))
    let length = PNGChunk.number(file[start.lowerBound - 4..<start.lowerBound])
    return Array(file[start.upperBound..<start.upperBound + length])
  }

  private static func control(_ part: Part, _ number: Int) -> [UInt8] {
    var body = [number, part.width, part.height, part.left, part.top].flatMap(PNGChunk.big)
    body += [part.delay.0, part.delay.1].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    return PNGChunk.make("fcTL", body + [part.disposal, part.blends])
  }

  private static func file(_ parts: [Part], plays: Int, still: Pixel? = nil) throws -> Data {
    var file = PNGChunk.signature
    file += PNGChunk.make("IHDR", [12, 8].flatMap(PNGChunk.big) + [8, 6, 0, 0, 0])
    file += PNGChunk.make("acTL", [parts.count, plays].flatMap(PNGChunk.big))
    if let still { file += PNGChunk.make("IDAT", try data(Part(pixel: still))) }
    for (index, part) in parts.enumerated() {
      file += control(part, index)
      let data = try data(part)
      // In two pieces, as encoders cut long ones.
      let pieces = [Array(data.prefix(10)), Array(data.dropFirst(10))]
      let isFirst = index == 0 && still == nil
      for piece in pieces {
        file += PNGChunk.make(isFirst ? "IDAT" : "fdAT", (isFirst ? [] : PNGChunk.big(9)) + piece)
      }
    }
    return Data(file + PNGChunk.make("IEND", []))
  }

  private func played(_ data: Data, _ fit: ImageFit? = nil) throws -> (
    frames: [CGImage], seconds: [Double], count: Int?
  ) {
    var (frames, times, count): ([CGImage], [Double], Int?) = ([], [], nil)
    try codec.frames(from: .data(data), fitting: fit, willPlay: { count = $0 }) { frame, seconds in
      frames.append(frame)
      times.append(seconds)
      return true
    }
    return (frames, times, count)
  }

  @Test func framesAreDrawnOverEachOther() throws {
    let clear = Pixel(0, 0, 0, 0)
    let parts = [
      Part(pixel: Self.red),
      Part(pixel: Self.green, left: 2, top: 2, width: 4, height: 4, delay: (0, 0), disposal: 2),
      Part(pixel: Self.blue, left: 6, top: 2, width: 4, height: 4, delay: (30, 1000), disposal: 1),
      Part(pixel: Pixel(0, 0, 255, 0), left: 0, top: 0, width: 2, height: 2, blends: 1),
      Part(pixel: Pixel(0, 0, 255, 0), left: 0, top: 0, width: 2, height: 2),
    ]
    let (frames, seconds, count) = try played(Self.file(parts, plays: 3))
    #expect(count == 3 && seconds == [0.25, 0.1, 0.03, 0.25, 0.25])
    let places = frames.map { frame in [(0, 0), (3, 3), (7, 3), (11, 7)].map { frame[$0.0, $0.1] } }
    #expect(
      places == [
        [Self.red, Self.red, Self.red, Self.red], [Self.red, Self.green, Self.red, Self.red],
        [Self.red, Self.red, Self.blue, Self.red], [Self.red, Self.red, clear, Self.red],
        [clear, Self.red, clear, Self.red],
      ])
    let small = try played(Self.file(parts, plays: 0), ImageFit(width: 6, height: 6, mode: .inside))
    #expect(
      small.frames.map(\.sides) == [[6, 4], [6, 4], [6, 4], [6, 4], [6, 4]] && small.count == 0)
  }

  /// Programs that know no animations show another image.
  @Test func aStillForOthersIsNoFrame() throws {
    let data = try Self.file(
      [Part(pixel: Self.green), Part(pixel: Self.blue)], plays: 1, still: Self.red)
    #expect(try played(data).frames.map { $0[1, 1] } == [Self.green, Self.blue])
    #expect(try codec.image(.data(data))[1, 1] == Self.red)
  }

  @Test func whatMakesNoSenseIsAStill() throws {
    for part in [
      Part(pixel: Self.green, left: 1), Part(pixel: Self.green, width: 13),
      Part(pixel: Self.green, disposal: 3),
    ] {
      let (frames, _, count) = try played(Self.file([Part(pixel: Self.red), part], plays: 1))
      #expect(frames.map { $0[0, 0] } == [Self.red] && count == nil)
    }
    let (frames, seconds, _) = try played(Self.file([Part(pixel: Self.red)], plays: 1))
    #expect(frames.count == 1 && seconds == [0])
  }

  @Test func damagedFramesAreAnError() throws {
    var data = try Self.file([Part(pixel: Self.red), Part(pixel: Self.green)], plays: 1)
    let place = try #require(data.range(of: Data("fdAT".utf8))).upperBound + 4
    for index in place..<place + 8 { data[index] = 0xFF }
    #expect(throws: ImageDecodingError.self) { try played(data) }
  }

  // MARK: How often

  /// Two frames, with a block that tells how often they are repeated.
  private func gif(repeats: Int?) -> Data {
    var data: [UInt8] = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
    if let repeats {
      data +=
        [0x21, 0xFF, 0x0B] + Array("NETSCAPE2.0".utf8) + [
          3, 1, UInt8(repeats & 255), UInt8(repeats >> 8), 0,
        ]
    }
    for _ in 0..<2 {
      data += [0x21, 0xF9, 4, 0, 20, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
    }
    return Data(data + [0x3B])
  }

  /// As browsers count: without a block once, and with one, that often again.
  @Test(arguments: [(nil, 1), (0, 0), (1, 2), (2, 3), (700, 701)] as [(Int?, Int)])
  func gifsPlayAsOftenAsTheySay(_ repeats: Int?, _ count: Int) throws {
    #expect(try played(gif(repeats: repeats)).count == count)
  }

  @Test(arguments: [0, 1, 5]) func webPsPlayAsOftenAsTheySay(_ count: Int) throws {
    var data = try encoder.animatedWebPData(
      [(.quarters(8, 8), 0.1), (.made(8, 8) { _, _ in Self.red }, 0.2)], quality: 0.9)
    let place = try #require(data.range(of: Data("ANIM".utf8))).upperBound + 8
    data.replaceSubrange(place..<place + 2, with: [UInt8(count), 0])
    #expect(try played(data).count == count)
  }
}
