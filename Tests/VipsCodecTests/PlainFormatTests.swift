import Foundation
import HostInterface
import TestEffort
import Testing
import UIKitStage
import VipsCodec

/// Simple formats that are decoded here, compared with other programs.
@Suite struct PlainFormatTests {
  /// A file's name, and ImageMagick's arguments to convert the photo to it.
  static let files: [(String, [String])] = [
    ("a.bmp", []), ("b.bmp", ["-type", "Palette", "-colors", "200", "-compress", "none"]),
    ("c.bmp", ["-colors", "200", "-type", "Palette", "-compress", "RLE"]),
    ("d.bmp", ["-monochrome"]), ("e.bmp", ["-colors", "14", "-type", "Palette"]),
    ("f.bmp", ["-define", "bmp:format=bmp2"]), ("g.bmp", ["-define", "bmp:format=bmp3"]),
    ("h.bmp", ["-define", "bmp:subtype=RGB565"]), ("i.bmp", ["-define", "bmp:subtype=RGB555"]),
    ("a.tga", ["-orient", "TopLeft"]), ("b.tga", ["-orient", "TopLeft", "-compress", "RLE"]),
    ("c.tga", ["-orient", "TopLeft", "-colorspace", "Gray"]),
    ("d.tga", ["-orient", "TopLeft", "-colors", "100", "-type", "Palette"]),
    // Its rows are stored top-down but declared bottom-up.
    ("e.tga", ["-flip", "-orient", "BottomLeft"]),
    ("a.ico", []),
  ]

  private func photo(in folder: TemporaryFolder, _ size: String) throws -> URL {
    let file = folder.url.appendingPathComponent("photo.png")
    try Program.run(
      "convert", [try sample("cat.jpg").path, "-resize", size, "-strip", file.path])
    return file
  }

  @Test(arguments: files) func readsAsImageMagickDoes(_ name: String, _ options: [String]) throws {
    let folder = try TemporaryFolder()
    let photo = try photo(in: folder, "151x101!")
    let file = folder.url.appendingPathComponent(name)
    try Program.run("convert", [photo.path] + options + [file.path])
    let image = try codec.image(.file(file))
    #expect(image.sides == [151, 101])
    #expect(try codec.info(of: .file(file)).sides == [151, 101])
    let reference = try Program.run(
      "convert", [file.path, "-auto-orient", "-depth", "8", "rgba:-"])
    #expect(image.meanDifference(fromRGBA: reference) <= 1)
    #expect(image.isOpaque && image.damage == nil)
    let small = try codec.image(.file(file), ImageFit(width: 30, height: 30, mode: .inside))
    #expect(small.sides == [30, 20])
    let part = try codec.region(
      ImageRegion(x: 100, y: 50, width: 51, height: 51), of: .file(file), width: 51, height: 51)
    #expect(part[50, 50].distance(to: image[150, 100]) <= 1)
  }

  @Test(arguments: ["a.bmp", "a.tga", "a.ico"]) func keepsTransparency(_ name: String) throws {
    let folder = try TemporaryFolder()
    let made = CGImage.made(64, 64) { x, _ in x < 32 ? Pixel(0, 0, 0, 0) : Pixel(200, 100, 50) }
    let png = try folder.write(try encoder.pngData(made), "made.png")
    let file = folder.url.appendingPathComponent(name)
    try Program.run("convert", [png.path, file.path])
    let image = try codec.image(.file(file))
    #expect(image[5, 30].alpha == 0)
    #expect(image[50, 30].distance(to: Pixel(200, 100, 50)) <= 1)
  }

  /// An image of 256 pixels is stored in an icon as PNG; the largest of several is shown.
  @Test func iconsShowTheirLargest() throws {
    let folder = try TemporaryFolder()
    let photo = try photo(in: folder, "256x256!")
    let file = folder.url.appendingPathComponent("a.ico")
    try Program.run(
      "convert", [photo.path, "-define", "icon:auto-resize=16,256,32", file.path])
    let image = try codec.image(.file(file))
    #expect(image.sides == [256, 256])
    let reference = try Program.run("convert", [photo.path, "-depth", "8", "rgba:-"])
    #expect(image.meanDifference(fromRGBA: reference) <= 1)
    #expect(try codec.info(of: .file(file)).sides == [256, 256])
  }

  /// By the specification.
  @Test func readsQOI() throws {
    let first: Int = 10 * 3 + 20 * 5 + 30 * 7 + 255 * 11
    var bytes: [UInt8] = Array("qoif".utf8)
    bytes += [0, 0, 0, 5, 0, 0, 0, 2, 4, 0]
    bytes += [0xFE, 10, 20, 30]  // red, green, blue
    bytes += [0x40 | 3 << 4 | 2 << 2 | 1]  // + 1, 0, −1
    bytes += [0x80 | 34, 9 << 4 | 7]  // green + 2, red + 3, blue + 1
    bytes += [0xC0 | 1]  // twice more
    bytes += [0xFF, 1, 2, 3, 4]  // with alpha
    bytes += [UInt8(first % 64), 0xC0 | 2]  // as the first, three times more
    bytes += [0, 0, 0, 0, 0, 0, 0, 1]
    let image = try codec.image(.data(Data(bytes)))
    #expect(image.sides == [5, 2])
    #expect(image[0, 0] == Pixel(10, 20, 30))
    #expect(image[1, 0] == Pixel(11, 20, 29))
    for x in 2...4 { #expect(image[x, 0] == Pixel(14, 22, 30)) }
    #expect(image[0, 1].alpha == 4)
    for x in 1...4 { #expect(image[x, 1] == Pixel(10, 20, 30)) }
  }

  /// Known formats that can't be decoded are named in the error.
  @Test(arguments: [
    ("a.exr", "OpenEXR", [0x76, 0x2F, 0x31, 0x01] as [UInt8]), ("a.pcx", "PCX", [0x0A, 5, 1, 8]),
    ("a.xpm", "XPM", Array("/* XPM */".utf8)), ("a.psd", "Photoshop", Array("8BPS".utf8)),
  ])
  func errorsNameTheUnsupportedFormat(_ name: String, _ format: String, _ bytes: [UInt8]) {
    let data = Data(bytes + Array(repeating: 7, count: 300))
    let error = codec.failure(.data(data, name: name))
    #expect(error == .unsupportedFormat(name: name, format: format))
    #expect(
      error?.description
        == "“\(name)” is in the format \(format), which cannot be shown here. Convert it to JPEG or PNG."
    )
  }

  /// Headers are untrusted.
  @Test func mutatedFilesGiveAnImageOrAnError() throws {
    let folder = try TemporaryFolder()
    let photo = try photo(in: folder, "31x23!")
    var seeds: [(String, Data)] = []
    for (name, options) in Self.files {
      let file = folder.url.appendingPathComponent(name)
      try Program.run("convert", [photo.path] + options + [file.path])
      seeds.append((name, try Data(contentsOf: file)))
    }
    let qoi: [UInt8] = Array("qoif".utf8) + [0, 0, 0, 31, 0, 0, 0, 23, 4, 0]
    var generator = SeededGenerator(seed: 14)
    seeds.append(
      ("a.qoi", Data(qoi + (0..<900).map { _ in .random(in: 0...255, using: &generator) })))
    var (pictures, sentences) = (0, 0)
    let rounds = Effort.rounds(320, long: 3200)
    for round in 0..<rounds {
      var (name, data) = seeds[round % seeds.count]
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let range = Bool.random(using: &generator) ? min(64, data.count) : data.count
        data[Int.random(in: 0..<range, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      if round % 5 == 0 { data = data.prefix(.random(in: 1...data.count, using: &generator)) }
      do {
        let image = try codec.image(
          .data(data, name: name), ImageFit(width: 20, height: 20, mode: .inside))
        #expect(image.width <= 20 && image.height <= 20)
        pictures += 1
      } catch {
        #expect(error.description.contains("“\(name)”"))
        sentences += 1
      }
      _ = try? codec.info(of: .data(data, name: name))
    }
    // Otherwise the damage prevented any decoder from being used.
    #expect(pictures > rounds / 6 && sentences > rounds / 16, "\(pictures), \(sentences)")
  }
}
