import Foundation
import HostInterface
import TestEffort
import Testing
import UIKitStage
import VipsCodec

/// Truncated files: their intact part, and that they are reported as damaged.
@Suite struct DamageTests {
  private func photo() throws -> CGImage {
    try codec.image(
      .file(try sample("cat.jpg")), ImageFit(width: 600, height: 400, mode: .inside))
  }

  @Test(arguments: [0.99, 0.6, 0.3])
  func aTruncatedJPEGShowsItsIntactPart(_ part: Double) throws {
    let intact = try photo()
    let data = try encoder.jpegData(intact, quality: 0.9)
    let cut = ImageSource.data(data.prefix(Int(Double(data.count) * part)), name: "a.jpg")
    let image = try codec.image(cut)
    #expect(image.sides == intact.sides)
    #expect(image.damage == .incomplete)
    #expect(
      image.mean(0, 0, 1, part * 0.5).distance(to: intact.mean(0, 0, 1, part * 0.5)) <= 4)
    #expect(try codec.info(of: cut).sides == intact.sides)
    let small = try codec.image(cut, ImageFit(width: 100, height: 100, mode: .covering))
    #expect(small.damage != nil)
    let region = ImageRegion(x: 10, y: 10, width: 100, height: 40)
    let top = try codec.region(region, of: cut, width: 100, height: 40)
    #expect(top.sides == [100, 40])
  }

  @Test(arguments: ["b.jpg", "a.png", "a.gif", "a.bmp", "a.tga", "a.tif"])
  func otherTruncatedFormatsShowTheirIntactPart(_ name: String) throws {
    let folder = try TemporaryFolder()
    let png = try folder.write(try encoder.pngData(try photo()), "photo.png")
    let file = folder.url.appendingPathComponent(name)
    let options =
      switch name {
      case "b.jpg": ["-interlace", "JPEG"]
      case "a.tga": ["-orient", "TopLeft"]
      case "a.tif": ["-compress", "lzw", "-define", "tiff:rows-per-strip=16"]
      default: [String]()
      }
    try Program.run("convert", [png.path] + options + [file.path])
    let intact = try codec.image(.file(file))
    #expect(intact.damage == nil)
    let data = try Data(contentsOf: file)
    let cut = ImageSource.data(data.prefix(data.count * 7 / 10), name: name)
    // A TIFF file's directory may be at its end; then nothing can be read.
    guard name != "a.tif" || (try? codec.info(of: cut)) != nil else { return }
    let image = try codec.image(cut)
    #expect(image.damage == .incomplete)
    // Windows bitmaps are stored from the bottom up.
    let (top, bottom) = name == "a.bmp" ? (0.6, 1.0) : (0.0, 0.4)
    let tolerance = name.hasPrefix("b") ? 16 : 4
    #expect(
      image.mean(0, top, 1, bottom).distance(to: intact.mean(0, top, 1, bottom)) <= tolerance)
  }

  /// As a failing card leaves them: a file ends early, or with what belongs to another.
  @Test(arguments: ["ended", "noise", "progressive"])
  func aJPEGThatGoesOnWithOtherBytesIsDamaged(_ kind: String) throws {
    let intact = try photo()
    var data = try encoder.jpegData(intact, quality: 0.9)
    if kind == "progressive" {
      let folder = try TemporaryFolder()
      let file = try folder.write(data, "a.jpg")
      try Program.run("convert", [file.path, "-interlace", "JPEG", file.path])
      data = try Data(contentsOf: file)
    }
    var dice = Dice(5)
    let noise = Data((0..<300).map { _ in UInt8.random(in: 0...255, using: &dice) })
    let third = data.count / 3
    data = data.prefix(third) + (kind == "ended" ? Data([0xFF, 0xD9]) : noise)
    let image = try codec.image(.data(data, name: "a.jpg"))
    #expect(image.damage == .incomplete)
    #expect(image.mean(0, 0, 1, 0.2).distance(to: intact.mean(0, 0, 1, 0.2)) <= 16)
    let small = try codec.image(
      .data(data, name: "a.jpg"), ImageFit(width: 100, height: 100, mode: .covering))
    #expect(small.damage == .incomplete)
  }

  /// Cameras leave such bytes behind, which are none of the picture.
  @Test func bytesBehindThePictureAreNoDamage() throws {
    let data = try encoder.jpegData(try photo(), quality: 0.9)
    let more = data.dropLast(2) + [0, 0, 0, 0, 0xFF, 0xD9, 0, 0, 0]
    #expect(try codec.image(.data(Data(more), name: "a.jpg")).damage == nil)
  }

  /// A header alone isn't an image.
  @Test func filesWithoutIntactPixelsFail() throws {
    let data = try encoder.jpegData(try photo(), quality: 0.9)
    let scan = try #require(data.range(of: Data([0xFF, 0xDA])))
    let header = ImageSource.data(data.prefix(scan.upperBound + 12), name: "a.jpg")
    #expect(
      codec.failure(header)
        == .corrupt(name: "a.jpg", .part))
  }

  @Test func intactFilesAreNotDamaged() throws {
    for name in ["cat.jpg", "turning-earth.gif", "tide.webp"] {
      let image = try codec.image(
        .file(try sample(name)), ImageFit(width: 90, height: 90, mode: .inside))
      #expect(image.damage == nil)
    }
  }

  /// Images with an alpha channel may be opaque: they need no checkerboard.
  @Test func opacityFollowsThePixels() throws {
    let opaque = FileMaking.png(
      width: 2, height: 1, depth: 8, colorType: 6, rows: [[9, 9, 9, 255, 8, 8, 8, 255]])
    #expect(try codec.image(.data(opaque)).isOpaque)
    let clear = FileMaking.png(
      width: 2, height: 1, depth: 8, colorType: 6, rows: [[9, 9, 9, 255, 8, 8, 8, 254]])
    #expect(try !codec.image(.data(clear)).isOpaque)
  }
}
