import Foundation
import HostInterface
import Testing
import UIKitStage

@testable import VipsCodec

@Suite struct DecodingTests {
  /// The positions of the upright image's corners in the stored one, by the EXIF standard.
  @Test(arguments: [
    (1, "RGBW"), (2, "GRWB"), (3, "WBGR"), (4, "BWRG"), (5, "RBGW"), (6, "BRWG"), (7, "WGBR"),
    (8, "GWRB"),
  ])
  func turnsUpright(_ orientation: UInt8, _ expected: String) throws {
    let plain = try encoder.jpegData(.quarters(96, 64), quality: 0.95)
    let data = FileMaking.oriented(plain, orientation)
    let info = try codec.info(of: .data(data))
    let size = orientation > 4 ? [64, 96] : [96, 64]
    #expect(info.sides == size)
    let image = try codec.image(.data(data))
    #expect(image.sides == size)
    #expect(image.quarterLetters == expected)
    let small = try codec.image(.data(data), ImageFit(width: 30, height: 30, mode: .covering))
    #expect(small.sides == (orientation > 4 ? [30, 45] : [45, 30]))
    #expect(small.quarterLetters == expected)
  }

  @Test func readsSixteenBits() throws {
    let row = (0..<8).flatMap { _ -> [UInt8] in [200, 7, 100, 9, 50, 3] }
    let data = FileMaking.png(
      width: 8, height: 4, depth: 16, colorType: 2, rows: Array(repeating: row, count: 4))
    let image = try codec.image(.data(data))
    #expect(image.isOpaque)
    #expect(image[3, 2].distance(to: Pixel(200, 100, 50)) <= 1)
    let gray = FileMaking.png(
      width: 8, height: 4, depth: 16, colorType: 0,
      rows: Array(repeating: (0..<8).flatMap { _ in [128, 0] }, count: 4))
    #expect(try codec.image(.data(gray))[5, 1].distance(to: Pixel(128, 128, 128)) <= 1)
  }

  @Test func readsGrayAndOneBit() throws {
    let gray = FileMaking.png(
      width: 8, height: 4, depth: 8, colorType: 0,
      rows: Array(repeating: Array(repeating: 77, count: 8), count: 4))
    #expect(try codec.image(.data(gray))[0, 0] == Pixel(77, 77, 77))
    let bits = FileMaking.png(
      width: 8, height: 2, depth: 1, colorType: 0, rows: [[0b1010_1010], [0b0101_0101]])
    let image = try codec.image(.data(bits))
    #expect(image[0, 0] == Pixel(255, 255, 255))
    #expect(image[1, 0] == Pixel(0, 0, 0))
    #expect(image[0, 1] == Pixel(0, 0, 0))
  }

  @Test func premultiplies() throws {
    let grayAlpha = FileMaking.png(
      width: 4, height: 1, depth: 8, colorType: 4, rows: [[200, 128, 200, 0, 200, 255, 0, 255]])
    let gray = try codec.image(.data(grayAlpha))
    #expect(!gray.isOpaque)
    #expect(gray[0, 0].distance(to: Pixel(100, 100, 100, 128)) <= 1)
    #expect(gray[1, 0] == Pixel(0, 0, 0, 0))
    #expect(gray[2, 0] == Pixel(200, 200, 200))
    let color = FileMaking.png(
      width: 1, height: 1, depth: 8, colorType: 6, rows: [[255, 128, 0, 64]])
    #expect(try codec.image(.data(color))[0, 0].distance(to: Pixel(64, 32, 0, 64)) <= 1)
  }

  @Test func readsPalettes() throws {
    let data = FileMaking.png(
      width: 2, height: 1, depth: 8, colorType: 3, rows: [[0, 1]],
      palette: [255, 0, 0, 10, 20, 30], transparency: [255, 0])
    let image = try codec.image(.data(data))
    #expect(image[0, 0] == Pixel(255, 0, 0))
    #expect(image[1, 0].alpha == 0)
  }

  /// No ink is white, black ink is black, cyan has no red: like other programs without a profile.
  @Test(arguments: [
    ([0, 0, 0, 0] as [UInt8], Pixel(255, 255, 255)), ([0, 0, 0, 255], Pixel(0, 0, 0)),
    ([255, 0, 0, 0], Pixel(0, 255, 255)), ([100, 50, 20, 60], Pixel(119, 157, 180)),
  ])
  func readsCMYK(_ ink: [UInt8], _ expected: Pixel) throws {
    let data = FileMaking.tiff(width: 40, height: 30, samples: 4, photometric: 5, ink)
    let image = try codec.image(.data(data), ImageFit(width: 20, height: 20, mode: .inside))
    #expect(image.sides == [20, 15])
    #expect(image.isOpaque)
    #expect(image[10, 7].distance(to: expected) <= 1)
  }

  @Test func pagesOfADocumentAreNotAnAnimation() throws {
    let data = FileMaking.tiff(
      width: 4, height: 4, samples: 3, photometric: 2, pages: 3, [9, 8, 7])
    let info = try codec.info(of: .data(data))
    #expect(info.frameCount == 3)
    #expect(info.frameDurations.isEmpty)
    let last = try codec.image(from: .data(data), fitting: nil, frame: 2)
    #expect(last[1, 1] == Pixel(9, 8, 7))
  }

  @Test func fitsAndCovers() throws {
    var generator = SeededGenerator(seed: 7)
    let data = try encoder.jpegData(.quarters(601, 397), quality: 0.8)
    for mode in [ImageFit.Mode.inside, .covering] {
      for _ in 0..<40 {
        let fit = ImageFit(
          width: .random(in: 1...700, using: &generator),
          height: .random(in: 1...700, using: &generator), mode: mode)
        let image = try codec.image(.data(data), fit)
        #expect(image.width <= 601 && image.height <= 397)
        if mode == .inside {
          #expect(image.width <= fit.width && image.height <= fit.height)
        } else {
          #expect(image.width >= min(601, fit.width) && image.height >= min(397, fit.height))
        }
        let skew = Double(image.width) / 601 - Double(image.height) / 397
        #expect(abs(skew) <= 1.0 / 397)
      }
    }
  }

  @Test func neverEnlargesAndKeepsAtLeastAPixel() {
    func target(_ width: Int, _ height: Int, _ fit: ImageFit?) -> [Int] {
      let size = DecodingLimits.target((width, height), fit)
      return [size.width, size.height]
    }
    #expect(target(10, 20, ImageFit(width: 100, height: 100, mode: .inside)) == [10, 20])
    let enlarging = { ImageFit(width: $0, height: 100, mode: $1, maximumPercent: 120) }
    #expect(target(90, 85, enlarging(100, .inside)) == [100, 94])
    #expect(target(90, 85, enlarging(100, .covering)) == [106, 100])
    #expect(target(80, 80, enlarging(100, .covering)) == [80, 80])
    #expect(target(10, 5000, ImageFit(width: 100, height: 100, mode: .inside)) == [1, 100])
    #expect(target(10, 5000, ImageFit(width: 5, height: 5, mode: .covering)) == [5, 2500])
    #expect(target(40_000, 480, ImageFit(width: 200, height: 200, mode: .covering)) == [9129, 110])
    #expect(target(9600, 480, ImageFit(width: 400, height: 400, mode: .covering)) == [7155, 358])
    #expect(target(600, 400, nil) == [600, 400])
    #expect(target(20000, 10000, nil) == [8944, 4472])
  }

  /// A reduced image must look like the full one, whatever the decoder skipped.
  @Test func shrinkingKeepsColors() throws {
    let file = ImageSource.file(try sample("dandelion.jpg"))
    let image = try codec.image(file)
    let small = try codec.image(file, ImageFit(width: 160, height: 160, mode: .covering))
    for row in 0..<4 {
      for column in 0..<4 {
        let (x, y) = (Double(column) / 4, Double(row) / 4)
        let difference = image.mean(x, y, x + 0.25, y + 0.25)
          .distance(to: small.mean(x, y, x + 0.25, y + 0.25))
        #expect(difference <= 4)
      }
    }
  }

  @Test func fileNamesMayContainAnyBytes() throws {
    let folder = try TemporaryFolder()
    let data = try encoder.jpegData(.quarters(8, 8), quality: 0.9)
    for name in ["a[1].jpg", "b[page=3]", "ü ñ 写真.jpg", "no extension", "-x.jpg", "c.png"] {
      let info = try codec.info(of: .file(try folder.write(data, name)))
      #expect(info.loader.hasPrefix("jpegload"))
    }
  }

  @Test func decodesEverySample() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: samples, includingPropertiesForKeys: nil
    )
    .filter { !["md", "mp4", "webm"].contains($0.pathExtension) }
    #expect(files.count >= 12)
    for file in files {
      let info = try codec.info(of: .file(file))
      let image = try codec.image(.file(file), ImageFit(width: 64, height: 64, mode: .covering))
      #expect(min(image.width, image.height) == min(64, info.width, info.height))
      #expect(image.isOpaque || info.hasAlpha)
    }
  }
}
