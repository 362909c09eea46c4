import CVipsShim
import Confinement
import Foundation
import HostInterface
import ImageReading
import Testing

@testable import VipsCodec

/// All formats are read by a process that is locked, and look as they do without it.
@Suite(.serialized) struct LockedDecodingTests {
  private static let screen = ImageFit(width: 400, height: 300, mode: .inside)

  /// Decodes in this process, without a lock.
  private let free = VipsImageCodec(terms: DecodingTerms(readsDrawings: true))

  init() {
    VipsImageCodec.prepare()
    vitrine_vips_allow_confined()
  }

  @Test func samplesLookTheSame() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: samples.path)
    var count = 0
    for name in names where ["jpg", "png", "gif", "webp"].contains(name.suffix(3)) {
      let file = samples.appendingPathComponent(name)
      let (info, image) = (
        try codec.info(of: .file(file)), try codec.image(.file(file), Self.screen)
      )
      #expect(info.sides == (try free.info(of: .file(file)).sides), "\(name)")
      #expect(image.isSame(as: try free.image(.file(file), Self.screen)), "\(name)")
      count += 1
    }
    #expect(count > 10)
  }

  /// Debian 13 has encoders of HEIC and AVIF in packages of their own, and reads without them.
  private static let written = ["a.heic", "a.avif"].filter { name in
    guard let folder = try? TemporaryFolder(), let cat = try? sample("cat.jpg") else {
      return false
    }
    let file = folder.url.appendingPathComponent(name)
    return (try? Program.run("vips", ["copy", cat.path, file.path])) != nil
  }

  /// Some decoders are modules that are loaded when they are needed, and nothing but the name
  /// tells a TGA file.
  @Test(
    arguments: [
      "a.tif", "a.jxl", "a.webp", "a.ppm", "a.bmp", "a.tga", "a.ico", "a.jp2", "a.hdr",
    ] + written)
  func otherFormatsLookTheSame(_ name: String) throws {
    let folder = try TemporaryFolder()
    let photo = folder.url.appendingPathComponent("photo.png")
    try Program.run("convert", [try sample("cat.jpg").path, "-resize", "150x100!", photo.path])
    let file = folder.url.appendingPathComponent(name)
    let isForeign = ["bmp", "tga", "ico"].contains(file.pathExtension)
    try Program.run(
      isForeign ? "convert" : "vips", (isForeign ? [] : ["copy"]) + [photo.path, file.path])
    let (info, image) = (try codec.info(of: .file(file)), try codec.image(.file(file), Self.screen))
    #expect(info.sides == [150, 100] && image.sides == [150, 100])
    #expect(image.isSame(as: try free.image(.file(file), Self.screen)))
  }

  @Test(.enabled(if: RawFile.isSupported)) func rawFilesAreRead() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(try RawFixture().data(), "a.dng")
    let (info, image) = (try codec.info(of: .file(file)), try codec.image(.file(file), Self.screen))
    #expect(info.sides == [256, 192] && image.sides == [256, 192])
  }

  /// The files of fonts are opened by the locked process.
  @Test func drawingsHaveTheirFonts() throws {
    let folder = try TemporaryFolder()
    let families = ["Cantarell", "DejaVu Sans", "DejaVu Sans Mono", "serif"]
    let lines = families.enumerated().map { index, family in
      "<text x=\"9\" y=\"\(index * 60 + 60)\" font-family=\"\(family)\" font-size=\"40\">"
        + "Vitrine \(index)</text>"
    }
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"400\" height=\"300\">"
      + "<rect width=\"400\" height=\"300\" fill=\"#fff\"/>\(lines.joined())</svg>"
    let file = try folder.write(Data(text.utf8), "text.svg")
    let reference = folder.url.appendingPathComponent("text.png")
    try Program.run("vips", ["svgload", file.path, reference.path])
    let (_, image) = (try codec.info(of: .file(file)), try codec.image(.file(file), Self.screen))
    #expect(image.sides == [400, 300] && image.mean(0, 0, 1, 1).red < 250)
    let pixels = try Program.run("convert", [reference.path, "-depth", "8", "rgba:-"])
    #expect(image.meanDifference(fromRGBA: pixels) <= 1)
  }

  @Test func theKernelsHoldIsReported() throws {
    let source = ImageSource.data(Data("P1 1 1 0".utf8), name: "a.pbm")
    let greeting = try #require(try codec.greeting(for: source))
    #expect(greeting.filtersCalls && greeting.addresses > 0)
    #expect((greeting.lack == nil) == (greeting.landlock > 0))
  }

  @Test func whatIsMissingIsSaid() {
    let lacks = [(0, false), (1, false), (0, true), (6, true)].map {
      ReaderGreeting(landlock: $0, filtersCalls: $1).lack
    }
    #expect(lacks[0]?.contains("neither Landlock nor filters") == true)
    #expect(lacks[1]?.contains("seccomp") == true)
    #expect(lacks[2]?.contains("no Landlock") == true)
    #expect(lacks[3] == nil)
  }
}

extension CGImage {
  fileprivate func isSame(as other: CGImage) -> Bool {
    guard sides == other.sides else { return false }
    return withPixels { pixels in other.withPixels { pixels.elementsEqual($0) } }
  }
}
