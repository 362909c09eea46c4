import Foundation
import HostInterface
import Testing
import UIKitStage

@testable import VipsCodec

@Suite struct BadInputTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func failure(_ name: String) -> ImageDecodingError? {
    codec.failure(.file(folder.url.appendingPathComponent(name)))
  }

  @Test func pathsThatAreNotFilesFail() throws {
    #expect(failure("none.jpg") == .missing(name: "none.jpg"))
    let manager = FileManager.default
    let inside = { (name: String) in folder.url.appendingPathComponent(name) }
    try manager.createSymbolicLink(at: inside("gone.jpg"), withDestinationURL: inside("nowhere"))
    #expect(failure("gone.jpg") == .missing(name: "gone.jpg"))
    try manager.createSymbolicLink(at: inside("self.jpg"), withDestinationURL: inside("self.jpg"))
    #expect(failure("self.jpg") == .missing(name: "self.jpg"))
    try manager.createDirectory(at: inside("dir.jpg"), withIntermediateDirectories: false)
    #expect(failure("dir.jpg") == .notAFile(name: "dir.jpg"))
    #expect(mkfifo(inside("pipe.jpg").path, 0o600) == 0)
    #expect(failure("pipe.jpg") == .notAFile(name: "pipe.jpg"))
    try manager.createSymbolicLink(
      at: inside("zero.jpg"), withDestinationURL: URL(fileURLWithPath: "/dev/zero"))
    #expect(failure("zero.jpg") == .notAFile(name: "zero.jpg"))
  }

  @Test func emptyFilesAndOtherTypesFail() throws {
    _ = try folder.write(Data(), "empty.jpg")
    #expect(failure("empty.jpg") == .empty(name: "empty.jpg"))
    #expect(codec.failure(.data(Data())) == .empty(name: "image"))
    _ = try folder.write(Data("Dear diary, today".utf8), "text.jpg")
    #expect(failure("text.jpg") == .unknownFormat(name: "text.jpg"))
    // libvips reads these as matrices; they aren't images.
    _ = try folder.write(Data("2 2\n1 2\n3 4\n".utf8), "matrix.jpg")
    #expect(failure("matrix.jpg") == .unknownFormat(name: "matrix.jpg"))
    #expect(codec.failure(.data(Data([0]))) == .unknownFormat(name: "image"))
  }

  /// Formats that other programs read are named in the error.
  @Test(arguments: [
    ("Photoshop", Array("8BPS".utf8) + [0, 1] as [UInt8]),
    ("OpenEXR", [0x76, 0x2F, 0x31, 0x01, 2, 0]),
    ("PDF", Array("%PDF-1.4".utf8)),
  ])
  func errorsNameTheUnsupportedFormat(_ format: String, _ bytes: [UInt8]) throws {
    let data = Data(bytes + Array(repeating: 0, count: 300))
    _ = try folder.write(data, "a.bin")
    #expect(failure("a.bin") == .unsupportedFormat(name: "a.bin", format: format))
    let error = codec.failure(.data(data, name: "b"))
    #expect(error == .unsupportedFormat(name: "b", format: format))
    #expect(error?.description.contains("in the format \(format), which") == true)
  }

  /// libvips shows a row of noise, and GLib warns about a size of 0.
  @Test(arguments: [
    "P6\n640 0\n255\n", "P5 0 480 255\n", "P6\n-3 4\n255\n", "P6\n9 x\n255\n",
    "P6 99999999999999999999 1 255\n", "P6 10000001 1 255\n", "P4\n# 5 5\n7", "P6\n#",
  ])
  func impossibleSizesFail(_ header: String) {
    let data = Data(header.utf8) + Data(repeating: 9, count: 3000)
    let file = ImageSource.data(data, name: "a.ppm")
    #expect(codec.failure(file) == .corrupt(name: "a.ppm", .size))
    #expect(throws: ImageDecodingError.corrupt(name: "a.ppm", .size)) {
      try codec.info(of: file)
    }
  }

  @Test func pixmapHeadersMayContainComments() throws {
    let header = "P6\n# 0 0\n2 # wide\n 1\n255\n"
    let image = try codec.image(.data(Data(header.utf8) + Data([1, 2, 3, 4, 5, 6])))
    #expect(image.width == 2 && image.height == 1)
  }

  @Test(.enabled(if: geteuid() != 0)) func unreadableFilesFail() throws {
    let file = try folder.write(try encoder.pngData(.quarters(4, 4)), "secret.png")
    #expect(chmod(file.path, 0) == 0)
    #expect(failure("secret.png") == .unreadable(name: "secret.png"))
  }

  @Test func truncatedFilesFail() throws {
    let image = try codec.image(.file(try sample("cat.jpg")))
    let frames = [(image: image, seconds: 0.1), (image: image, seconds: 0.1)]
    let gif = try Data(contentsOf: try sample("turning-earth.gif"))
    let files: [(String, Data)] = [
      ("a.jpg", try encoder.jpegData(image, quality: 0.9)), ("a.png", try encoder.pngData(image)),
      ("a.webp", try encoder.animatedWebPData(frames, quality: 0.8)), ("a.gif", gif.prefix(20_000)),
      ("a.tif", FileMaking.tiff(width: 90, height: 90, samples: 3, photometric: 2, [1, 2, 3])),
    ]
    for (name, data) in files {
      for fraction in [0.02, 0.3, 0.6] {
        let part = data.prefix(Int(Double(data.count) * fraction))
        _ = try folder.write(part, name)
        let file = folder.url.appendingPathComponent(name)
        do {
          let image = try codec.image(.file(file), ImageFit(width: 200, height: 200, mode: .inside))
          // A GIF file's first frame may be complete.
          #expect(image.damage != nil || name == "a.gif", "\(name) \(fraction)")
        } catch {
          #expect(error.description.hasPrefix("“\(name)” is "))
        }
      }
    }
  }

  /// Few bytes, 2.5 gigapixels: rejected by the header, before decompression.
  @Test func oversizedHeadersFail() throws {
    let bomb = FileMaking.png(
      width: 50_000, height: 50_000, depth: 1, colorType: 0,
      rows: [Array(repeating: 0, count: 6250)])
    _ = try folder.write(bomb, "bomb.png")
    #expect(failure("bomb.png") == .tooLarge(name: "bomb.png", width: 50_000, height: 50_000))
    #expect(throws: ImageDecodingError.self) { try codec.info(of: .data(bomb)) }
    let negative = FileMaking.png(
      width: 0xFFFF_FFFF, height: 0xFFFF_FFFF, depth: 8, colorType: 6, rows: [[0]])
    #expect(codec.failure(.data(negative)) != nil)
    let gif =
      Data("GIF89a".utf8) + Data([0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0x2C])
      + Data([0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0, 2, 2, 0x44, 1, 0, 0x3B])
    #expect(codec.failure(.data(gif)) != nil)
  }

  @Test func errorsNameTheFile() {
    let errors: [ImageDecodingError] = [
      .missing(name: "a"), .unreadable(name: "a"), .notAFile(name: "a"), .empty(name: "a"),
      .unknownFormat(name: "a"), .corrupt(name: "a", .part),
      .tooLarge(name: "a", width: 1, height: 1),
    ]
    for error in errors {
      #expect(error.description.hasPrefix("“a” "))
      #expect(error.description.hasSuffix("."))
    }
  }

  /// For any bytes the codec returns an image or an error.
  @Test func mutatedFilesNeverCrash() throws {
    var generator = SeededGenerator(seed: 42)
    let image = try codec.image(
      .file(try sample("cat.jpg")),
      ImageFit(width: 120, height: 120, mode: .inside))
    let gif = try Data(contentsOf: try sample("turning-earth.gif"))
    let seeds = [
      try encoder.jpegData(image, quality: 0.8), try encoder.pngData(image), gif.prefix(60_000),
      try encoder.animatedWebPData([(image, 0.1), (image, 0.2)], quality: 0.7),
      FileMaking.tiff(width: 30, height: 30, samples: 4, photometric: 5, pages: 2, [9, 90, 7, 1]),
      FileMaking.oriented(try encoder.jpegData(image, quality: 0.5), 6),
    ]
    for round in 0..<300 {
      var data = Data(seeds[round % seeds.count])
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        // Headers matter more than pixels.
        let range = Bool.random(using: &generator) ? min(200, data.count) : data.count
        data[Int.random(in: 0..<range, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      if round % 7 == 0 { data = data.prefix(.random(in: 1...data.count, using: &generator)) }
      let source = ImageSource.data(data)
      let fit = ImageFit(width: 60, height: 60, mode: round % 2 == 0 ? .inside : .covering)
      for frame in 0..<2 { _ = try? codec.image(from: source, fitting: fit, frame: frame) }
      _ = try? codec.info(of: source)
    }
  }

  /// An error on one thread isn't reported on another.
  @Test func errorsAreKeptPerThread() async throws {
    let good = try encoder.jpegData(.quarters(64, 64), quality: 0.9)
    let bad = Data(good.prefix(24))
    let text = Data("no picture at all".utf8)
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<120 {
        group.addTask {
          switch index % 3 {
          case 0: codec.failure(.data(good)) == nil
          case 1:
            if case .corrupt = codec.failure(.data(bad)) { true } else { false }
          default: codec.failure(.data(text)) == .unknownFormat(name: "image")
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
