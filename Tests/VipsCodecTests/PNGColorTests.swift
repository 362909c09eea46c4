import Foundation
import HostInterface
import Testing

@testable import VipsCodec

/// What the numbers of PNG files mean, by the precedence of their chunks.
@Suite struct PNGColorTests {
  private static let stored = Pixel(220, 40, 40)
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private static func chunk(_ name: String, _ numbers: [Int]) -> [UInt8] {
    PNGChunk.make(name, numbers.flatMap(PNGChunk.big))
  }

  private static let linear = chunk("gAMA", [100_000])
  private static let usual = chunk("gAMA", [45_455])
  private static let standard = PNGChunk.make("sRGB", [0])
  private static let wide = chunk(
    "cHRM", [31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000])
  private static let narrow = chunk(
    "cHRM", [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000])
  private static func codes(_ primaries: UInt8, _ transfer: UInt8) -> [UInt8] {
    PNGChunk.make("cICP", [primaries, transfer, 0, 1])
  }
  private static var profile: [UInt8] {
    // A profile in which all is darker.
    PNGChunk.profile(ColorSpaceDescription(gamma: 1 / 3.5, nil).profile)
  }

  private func png(_ chunks: [UInt8], _ pixel: Pixel = stored, isGray: Bool = false) -> Data {
    let row = isGray ? [UInt8(pixel.red)] : [pixel.red, pixel.green, pixel.blue].map { UInt8($0) }
    var data = FileMaking.png(
      width: 4, height: 4, depth: 8, colorType: isGray ? 0 : 2,
      rows: (0..<4).map { _ in (0..<4).flatMap { _ in row } })
    data.insert(contentsOf: chunks, at: PNGChunk.headEnd)
    return data
  }

  @Test(
    arguments: [
      ([], nil), (usual, nil), (usual + narrow, nil), (narrow, nil),
      (standard + linear + wide, nil),
      (codes(1, 13) + linear, nil), (codes(1, 13) + profile, nil), (codes(2, 2) + standard, nil),
      (linear, Pixel(239, 110, 110)), (usual + wide, Pixel(241, 0, 10)), (wide, Pixel(240, 0, 21)),
      (codes(12, 13), Pixel(240, 0, 21)), (codes(12, 13) + profile, Pixel(240, 0, 21)),
      (chunk("gAMA", [0]), nil), (chunk("cHRM", [0, 0, 0, 0, 0, 0, 0, 0]), nil),
      (PNGChunk.make("gAMA", [1]), nil),
    ] as [([UInt8], Pixel?)]) func chunksSayWhatNumbersMean(_ chunks: [UInt8], _ expected: Pixel?)
    throws
  {
    let data = png(chunks)
    let expected = expected ?? Self.stored
    for source in [ImageSource.data(data), .file(try folder.write(data, "a.png"))] {
      let image = try codec.image(source)
      #expect(image[1, 1].distance(to: expected) <= 3, "\(image[1, 1])")
      let part = try codec.region(
        ImageRegion(x: 1, y: 1, width: 2, height: 2), of: source, width: 2, height: 2)
      #expect(part[0, 0].distance(to: expected) <= 3)
    }
  }

  @Test func aProfileCountsMoreThanNumbersForAll() throws {
    let darker = try codec.image(.data(png(Self.profile)))[1, 1]
    #expect(try codec.image(.data(png(Self.linear + Self.profile)))[1, 1].distance(to: darker) <= 1)
    #expect(darker.green < 20)
  }

  @Test func grayHasNoColors() throws {
    let image = try codec.image(
      .data(png(Self.linear + Self.wide, Pixel(55, 55, 55), isGray: true)))
    #expect(image[1, 1].distance(to: Pixel(128, 128, 128)) <= 3)
    #expect(
      try codec.image(.data(png(Self.usual + Self.wide, Pixel(55, 55, 55), isGray: true)))[1, 1]
        == Pixel(55, 55, 55))
  }

  /// White paper of HDR is white, and its light is brighter than nothing else.
  @Test(arguments: [(16, 0.5806889), (18, 0.75)] as [(UInt8, Double)])
  func paperIsWhite(_ transfer: UInt8, _ paper: Double) throws {
    let gray = Int((paper * 255).rounded())
    let white = try codec.image(.data(png(Self.codes(9, transfer), Pixel(gray, gray, gray))))[1, 1]
    #expect(white.distance(to: Pixel(255, 255, 255)) <= 4)
    let dark = try codec.image(
      .data(png(Self.codes(9, transfer), Pixel(gray / 2, gray / 2, gray / 2))))[1, 1]
    #expect((30...170).contains(dark.green))
  }
}
