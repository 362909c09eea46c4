import Foundation
import HostInterface
import Testing
import VipsCodec

/// Files made by other programs, decoded here and by ImageMagick.
@Suite struct ConformanceTests {
  /// A file's name and ImageMagick's arguments to convert the photo, which has 150 × 100 pixels.
  static let files: [(String, [String])] =
    [
      ("plain.jpg", ["-quality", "95"]),
      ("progressive.jpg", ["-interlace", "JPEG", "-quality", "95"]),
      ("gray.jpg", ["-colorspace", "Gray", "-quality", "95"]),
      ("fine.jpg", ["-sampling-factor", "4:4:4", "-quality", "95"]),
      ("interlaced.png", ["-interlace", "PNG"]),
      ("deep.png", ["-depth", "16"]),
      ("palette.png", ["-colors", "60", "-type", "Palette"]),
      ("gray.png", ["-colorspace", "Gray"]),
      ("bilevel.png", ["-monochrome"]),
      ("plain.gif", ["-colors", "200"]),
      ("interlaced.gif", ["-interlace", "GIF", "-colors", "200"]),
      ("plain.tif", ["-compress", "none"]),
      ("packed.tif", ["-compress", "lzw"]),
      ("deep.tif", ["-depth", "16", "-compress", "zip"]),
      ("plain.webp", ["-quality", "95"]),
      ("lossless.webp", ["-define", "webp:lossless=true"]),
      ("plain.ppm", []), ("ink.jpg", ["-colorspace", "CMYK", "-strip", "-quality", "95"]),
      ("ink.tif", ["-colorspace", "CMYK", "-strip"]),
    ]

  @Test(arguments: files) func readsAsImageMagickDoes(_ name: String, _ options: [String]) throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent(name)
    try Program.run("convert", [try photo(in: folder).path] + options + [file.path])
    try expectSame(file, within: 6)
  }

  /// ImageMagick applies EXIF orientation, but doesn't write it into a file without EXIF data.
  @Test(arguments: UInt8(1)...8) func rotatesAsImageMagickDoes(_ orientation: UInt8) throws {
    let folder = try TemporaryFolder()
    let plain = folder.url.appendingPathComponent("plain.jpg")
    try Program.run("convert", [try photo(in: folder).path, "-quality", "95", plain.path])
    let turned = FileMaking.oriented(try Data(contentsOf: plain), orientation)
    let file = try folder.write(turned, "turned.jpg")
    #expect(try codec.info(of: .file(file)).orientation == Int(orientation))
    #expect(try codec.image(.file(file)).sides == (orientation > 4 ? [100, 150] : [150, 100]))
    try expectSame(file, within: 6)
  }

  /// Wide-gamut colors are converted to sRGB: the reference is lcms through ImageMagick.
  @Test func convertsProfiles() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("wide.jpg")
    let photo = try photo(in: folder)
    try Program.run("vips", ["icc_transform", photo.path, "\(file.path)[Q=97]", "p3"])
    try expectSame(file, within: 8, options: ["-profile", try profile(in: folder).path])
  }

  @Test func convertsCMYK() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("print.jpg")
    let photo = try photo(in: folder)
    try Program.run("vips", ["icc_transform", photo.path, "\(file.path)[Q=97]", "cmyk"])
    try expectSame(file, within: 12, options: ["-profile", try profile(in: folder).path])
  }

  /// Later frames contain only changes.
  @Test(arguments: ["moving.gif", "moving.webp"])
  func composesOptimizedAnimations(_ name: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent(name)
    let photo = try photo(in: folder)
    var options = ["-delay", "7", "-dispose", "none"]
    for step in 0..<4 {
      options += ["(", photo.path, "-fill", "red", "-draw"]
      options += ["rectangle \(step * 20),10 \(step * 20 + 30),40", ")"]
    }
    try Program.run(
      "convert", options + ["-colors", "128", "-layers", "optimize", "-loop", "0", file.path])
    var frames: [(CGImage, Double)] = []
    try codec.frames(from: .file(file), fitting: nil) {
      frames.append(($0, $1)); return true
    }
    #expect(frames.map(\.1) == [0.07, 0.07, 0.07, 0.07])
    let (references, tolerance) = try composedFrames(of: file, in: folder)
    for (frame, reference) in zip(frames, references) {
      #expect(frame.0.meanDifference(fromRGBA: reference) <= tolerance)
    }
  }

  /// Four frames over black, and how much others may differ. Those of WebP as its own library
  /// composes them where Debian has its program: version 7 of ImageMagick, which comes with it,
  /// lays frames over those that they replace.
  private func composedFrames(of file: URL, in folder: TemporaryFolder) throws -> ([Data], Double) {
    let overBlack = ["-background", "black", "-alpha", "remove", "-depth", "8", "rgba:-"]
    let names = (0..<4).map { folder.url.appendingPathComponent("composed000\($0).png").path }
    let isWebP = file.pathExtension == "webp"
    if isWebP,
      (try? Program.run(
        "anim_dump", ["-folder", folder.url.path, "-prefix", "composed", file.path])) != nil
    {
      return (try names.map { try Program.run("convert", [$0] + overBlack) }, 1)
    }
    let size = 150 * 100 * 4
    let all = try Program.run("convert", [file.path, "-coalesce"] + overBlack)
    #expect(all.count == 4 * size)
    return ((0..<4).map { Data(all.dropFirst($0 * size).prefix(size)) }, isWebP ? 6 : 1)
  }

  /// Formats that depend on the build of libvips: the same as ImageMagick, or an error that names
  /// them.
  @Test(arguments: [("a.avif", "AVIF"), ("a.heic", "HEIF")])
  func readsNewFormatsOrReportsThemUnsupported(_ name: String, _ format: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent(name)
    // Not every ImageMagick writes them.
    guard
      (try? Program.run("convert", [try photo(in: folder).path, "-quality", "90", file.path]))
        != nil
    else { return }
    do {
      #expect(try codec.image(.file(file)).sides == [150, 100])
      try expectSame(file, within: 4)
    } catch let error as ImageDecodingError {
      #expect(error == .unsupportedFormat(name: name, format: format))
    }
  }

  /// Written by the format's own programs.
  @Test func readsJPEGXLAsItsOwnDecoderDoes() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("a.jxl")
    let reference = folder.url.appendingPathComponent("reference.png")
    try Program.run("cjxl", [try photo(in: folder).path, file.path, "-d", "1"])
    try Program.run("djxl", [file.path, reference.path])
    do {
      let image = try codec.image(.file(file))
      let pixels = try Program.run("convert", [reference.path, "-depth", "8", "rgba:-"])
      #expect(image.sides == [150, 100] && image.meanDifference(fromRGBA: pixels) <= 3)
    } catch let error as ImageDecodingError {
      #expect(error == .unsupportedFormat(name: "a.jxl", format: "JPEG XL"))
    }
  }

  @Test func drawsSVGSharplyAtAnySize() throws {
    let drawing = """
      <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="10" height="5">
      <rect width="5" height="5" fill="#f00"/></svg>
      """
    let source = ImageSource.data(Data(drawing.utf8))
    #expect(try codec.info(of: source).sides == [2048, 1024])
    let image = try codec.image(source, ImageFit(width: 500, height: 500, mode: .inside))
    #expect(image.sides == [500, 250])
    #expect(image[247, 100] == Pixel(255, 0, 0))
    #expect(image[252, 100].alpha == 0)
  }

  // MARK: Comparing

  private func photo(in folder: TemporaryFolder) throws -> URL {
    let file = folder.url.appendingPathComponent("photo.png")
    if !FileManager.default.fileExists(atPath: file.path) {
      try Program.run(
        "convert", [try sample("cat.jpg").path, "-resize", "150x100!", "-strip", file.path])
    }
    return file
  }

  private func profile(in folder: TemporaryFolder) throws -> URL {
    let (photo, plain) = (try photo(in: folder), folder.url.appendingPathComponent("srgb.jpg"))
    let file = folder.url.appendingPathComponent("srgb.icc")
    try Program.run("vips", ["icc_transform", photo.path, plain.path, "srgb"])
    try Program.run("convert", [plain.path, file.path])
    return file
  }

  private func expectSame(
    _ file: URL, within tolerance: Double, options: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let image = try codec.image(.file(file))
    let reference = try Program.run(
      "convert",
      [file.path, "-auto-orient"] + options + ["-colorspace", "sRGB", "-depth", "8", "rgba:-"])
    #expect(reference.count == image.width * image.height * 4, sourceLocation: sourceLocation)
    #expect(
      image.meanDifference(fromRGBA: reference) <= tolerance, sourceLocation: sourceLocation)
  }
}

extension CGImage {
  /// The mean difference of the channels, 0…255, of an opaque image.
  func meanDifference(fromRGBA reference: Data) -> Double {
    let other = [UInt8](reference)
    guard other.count == width * height * 4 else { return .infinity }
    var sum = 0
    withPixels { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let (a, b) = (y * bytesPerRow + x * 4, (y * width + x) * 4)
          sum += abs(Int(bytes[a]) - Int(other[b + 2]))
          sum += abs(Int(bytes[a + 1]) - Int(other[b + 1]))
          sum += abs(Int(bytes[a + 2]) - Int(other[b]))
        }
      }
    }
    return Double(sum) / Double(width * height * 3)
  }
}

enum Program {
  struct Failure: Error {
    let name: String
    let message: String
  }

  /// Its standard output.
  @discardableResult static func run(_ name: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(name: name, message: message) }
    return data
  }
}
