import CSystemShim
import Foundation
import HostInterface
import ImageReading
import Testing

@testable import VipsCodec

/// Decoding in a confined process: drawings, and formats with untrusted decoders.
@Suite(.serialized) struct ConfinementTests {
  private func drawing(_ content: String, _ size: String = "width=\"400\" height=\"300\"")
    -> ImageSource
  {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)>\(content)</svg>"
    return .data(Data(text.utf8), name: "a.svg")
  }

  private var strict: ConfinedCodec {
    var codec = codec
    codec.limits.seconds = 1
    return codec
  }

  private static let screen = ImageFit(width: 1280, height: 800, mode: .inside)

  private func strictFailure(_ source: ImageSource) -> ImageDecodingError? {
    do {
      _ = try strict.image(from: source, fitting: Self.screen, frame: 0)
      return nil
    } catch {
      return error
    }
  }

  /// A drawing of 10¹² pixels is rendered at the size of the screen.
  @Test func hugeDrawingsAreRenderedAtTheRequestedSize() throws {
    let bomb = drawing(
      "<rect width=\"100%\" height=\"100%\" fill=\"#00f\"/>", "width=\"1000000\" height=\"1000000\""
    )
    try PeakMemory.forget()
    let before = try PeakMemory.bytes
    #expect(try codec.info(of: bomb).sides == [2048, 2048])
    let image = try codec.image(from: bomb, fitting: Self.screen, frame: 0)
    #expect(image.sides == [800, 800])
    #expect(image[400, 400] == Pixel(0, 0, 255))
    let part = try codec.region(
      ImageRegion(x: 500, y: 500, width: 100, height: 100), of: bomb, width: 100, height: 100)
    #expect(part[50, 50] == Pixel(0, 0, 255))
    #expect(try PeakMemory.bytes - before < 64 << 20)
  }

  /// Each would use a core for a long time, whatever its size.
  @Test(arguments: [
    // 10⁹ rectangles by reference.
    #"<g id="a0"><rect width="9" height="9"/></g>"#
      + (1...9).map { level in
        "<g id=\"a\(level)\">"
          + String(repeating: "<use href=\"#a\(level - 1)\"/>", count: 10) + "</g>"
      }.joined(),
    // Noise with a hundred octaves, repeated.
    "<filter id=\"f\" x=\"0\" y=\"0\" width=\"1\" height=\"1\">"
      + String(
        repeating: "<feTurbulence baseFrequency=\"0.9\" numOctaves=\"99\"/>", count: 40)
      + "</filter><rect width=\"400\" height=\"300\" filter=\"url(#f)\"/>",
    // A line of 10⁹ dashes.
    "<path d=\"M0 0 H100000000\" stroke=\"#000\" stroke-dasharray=\"0.01\"/>",
  ])
  func workIsBounded(_ content: String) {
    let error = strictFailure(drawing(content))
    // Some decoders have limits of their own, or run out of memory first.
    let expected: [ImageDecodingError] = [
      .tooMuchWork(name: "a.svg"),
      .corrupt(name: "a.svg", .decoder(format: "SVG")),
      .corrupt(name: "a.svg", .part),
      .corrupt(name: "a.svg", .beginning),
    ]
    #expect(error.map(expected.contains) ?? true, "\(String(describing: error))")
  }

  @Test func timeoutsAreReported() {
    let filter = String(
      repeating: "<feTurbulence baseFrequency=\"0.9\" numOctaves=\"99\"/>", count: 40)
    let error = strictFailure(
      drawing(
        "<filter id=\"f\" x=\"0\" y=\"0\" width=\"1\" height=\"1\">\(filter)</filter>"
          + "<rect width=\"400\" height=\"300\" filter=\"url(#f)\"/>"))
    #expect(error == .tooMuchWork(name: "a.svg"))
    #expect(error?.description == "“a.svg” takes too much work to be drawn here.")
  }

  /// Nested layers of the size of the screen.
  @Test func memoryIsBounded() {
    let depth = 900
    let layers =
      String(repeating: "<g opacity=\"0.99\"><rect width=\"400\" height=\"300\"/>", count: depth)
      + String(repeating: "</g>", count: depth)
    var codec = codec
    (codec.limits.bytes, codec.limits.seconds) = (96 << 20, 20)
    #expect(throws: ImageDecodingError.self) {
      try codec.image(from: drawing(layers), fitting: nil, frame: 0)
    }
  }

  @Test func cancelledDecodesEndAtOnce() throws {
    let filter = String(
      repeating: "<feTurbulence baseFrequency=\"0.9\" numOctaves=\"99\"/>", count: 40)
    let source = drawing(
      "<filter id=\"f\" x=\"0\" y=\"0\" width=\"1\" height=\"1\">\(filter)</filter>"
        + "<rect width=\"400\" height=\"300\" filter=\"url(#f)\"/>")
    let asked = Counter()
    let impatient = codec.cancelled { asked.next() > 3 }
    #expect(throws: ImageDecodingError.cancelled) {
      try impatient.image(from: source, fitting: Self.screen, frame: 0)
    }
  }

  /// An icon of one PNG, of which there is no more than the header and as many bytes as asked for.
  private func icon(_ sides: Int, length: Int = 100) -> ImageSource {
    func number(_ value: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    let header = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    let png = header + number(sides) + number(sides) + [16, 6, 0, 0, 1]
    let entry = [0, 0, 0, 0, 1, 0, 32, 0] + number(length).reversed() + number(22).reversed()
    let file = Data([0, 0, 1, 0, 1, 0] + entry + png)
    return .data(file + Data(count: length - png.count), name: "a.ico")
  }

  /// With two bytes a channel, interlaced or with a long file, it takes more than its pixels say.
  @Test(arguments: [
    (256, 100, false), (2000, 100, false), (3000, 100, true), (300, 20_000_000, true),
  ])
  func aLargePNGInAnIconWaitsForMemory(_ sides: Int, _ length: Int, _ isLarge: Bool) throws {
    let terms = DecodingTerms(grant: 48_000_000)
    let codec = VipsImageCodec(terms: terms)
    #expect(throws: ImageDecodingError.self) {
      try codec.image(from: icon(sides, length: length), fitting: nil, frame: 0)
    }
    if case .costly = terms.refusal { #expect(isLarge) } else { #expect(!isLarge) }
  }

  /// Whoever has a result open could end the program that shows it.
  @Test func resultsStayAsTheyAre() throws {
    let file = vitrine_memory_file()
    defer { close(file) }
    #expect(write(file, "words", 5) == 5)
    #expect(vitrine_memory_file_seal(file) == 0)
    #expect(ftruncate(file, 0) != 0 && ftruncate(file, 99) != 0 && pwrite(file, "!", 1, 0) != 1)
    #expect(fcntl(file, F_GETFD) >= 0)
    let mapped = vitrine_memory_file()
    defer { close(mapped) }
    #expect(ftruncate(mapped, 4096) == 0)
    let memory = mmap(nil, 4096, PROT_WRITE, MAP_SHARED, mapped, 0)
    defer { munmap(memory, 4096) }
    #expect(vitrine_memory_file_seal(mapped) != 0)
  }

  @Test func simpleDrawingsAreRendered() throws {
    let source = drawing("<circle cx=\"200\" cy=\"150\" r=\"100\" fill=\"#f00\"/>")
    let image = try codec.image(from: source, fitting: Self.screen, frame: 0)
    #expect(image.sides == [1067, 800])
    #expect(!image.isOpaque && image.damage == nil)
    #expect(image[533, 400] == Pixel(255, 0, 0))
    #expect(image[3, 3].alpha == 0)
  }

  /// The other process knows the format by the file's name, as this one does.
  @Test func compressedDrawingsAreRendered() throws {
    let folder = try TemporaryFolder()
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"30\">"
      + "<rect width=\"40\" height=\"30\" fill=\"#0f0\"/></svg>"
    let file = try folder.write(Data(text.utf8), "drawing")
    try Program.run("gzip", ["-S", ".svgz", file.path])
    let packed = folder.url.appendingPathComponent("drawing.svgz")
    #expect(try codec.image(.file(packed), Self.screen)[40, 30] == Pixel(0, 255, 0))
    let data = try Data(contentsOf: packed)
    #expect(try codec.info(of: .data(data, name: "drawing.svgz")).sides == [2048, 1536])
  }

  @Test func invalidDrawingsHaveAReadableError() {
    #expect(
      codec.failure(.data(Data("<svg xmlns=\"http://www.w3.org/2000/svg\"><g".utf8), name: "a"))?
        .description.hasPrefix("“a” ") == true)
  }

  @Test func readsRadianceAndJPEG2000() throws {
    let folder = try TemporaryFolder()
    let photo = folder.url.appendingPathComponent("photo.png")
    try Program.run("convert", [try sample("cat.jpg").path, "-resize", "150x100!", photo.path])
    let pixels = try Program.run("convert", [photo.path, "-depth", "8", "rgba:-"])
    for name in ["a.hdr", "b.jp2"] {
      let file = folder.url.appendingPathComponent(name)
      try Program.run(
        "vips", ["copy", photo.path, name == "b.jp2" ? "\(file.path)[Q=90]" : file.path])
      let image = try codec.image(.file(file))
      #expect(image.sides == [150, 100])
      #expect(image.meanDifference(fromRGBA: pixels) <= 4, "\(name)")
      let info = try codec.info(of: .file(file))
      #expect(info.sides == [150, 100])
      let part = try codec.region(
        ImageRegion(x: 50, y: 20, width: 60, height: 40), of: .file(file), width: 60, height: 40)
      #expect(part.sides == [60, 40])
    }
  }

  /// A progressive photo of twenty megapixels needs all its memory, but in another process.
  @Test func memoryIntensiveFormatsAreDecodedInAnotherProcess() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("large.jpg")
    try Program.run(
      "convert",
      [try sample("cat.jpg").path, "-resize", "5000x4000!", "-interlace", "JPEG", file.path])
    try PeakMemory.forget()
    let before = try PeakMemory.bytes
    let image = try codec.image(.file(file), Self.screen)
    #expect(image.sides == [1000, 800] && image.damage == nil)
    let part = try codec.region(
      ImageRegion(x: 2000, y: 2000, width: 100, height: 100), of: .file(file), width: 100,
      height: 100)
    #expect(part.mean(0, 0, 1, 1).distance(to: image.mean(0.4, 0.5, 0.42, 0.525)) <= 4)
    #expect(try PeakMemory.bytes - before < 40 << 20)
  }

  /// Neither a process nor a descriptor is left.
  @Test func noFileDescriptorsLeak() throws {
    let source = drawing("<circle cx=\"20\" cy=\"15\" r=\"10\"/>")
    _ = try codec.image(source)
    func descriptors() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    }
    let before = try descriptors()
    for _ in 0..<5 { _ = try codec.image(source, Self.screen) }
    #expect(try descriptors() <= before)
  }
}

/// Counts calls.
final class Counter: @unchecked Sendable {  // because the lock guards the number
  private let lock = NSLock()
  private var number = 0

  func next() -> Int {
    lock.withLock {
      number += 1
      return number
    }
  }
}
