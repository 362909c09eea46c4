import Foundation
import HostInterface
import Testing
import VipsCodec

/// Regions of images, compared with the whole image.
@Suite struct RegionTests {
  /// A photo of 1200 × 800 pixels whose regions all differ.
  private func photo(in folder: TemporaryFolder, _ name: String, _ options: [String]) throws -> URL
  {
    let file = folder.url.appendingPathComponent(name)
    try Program.run(
      "convert", [try sample("cat.jpg").path, "-resize", "1200x800!"] + options + [file.path])
    return file
  }

  private func expect(
    _ region: ImageRegion, of file: URL, at size: (Int, Int)? = nil, isLike whole: CGImage,
    within tolerance: Int = 2, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (width, height) = size ?? (region.width, region.height)
    let part = try codec.region(region, of: .file(file), width: width, height: height)
    #expect(part.sides == [width, height], sourceLocation: sourceLocation)
    let (w, h) = (Double(whole.width), Double(whole.height))
    for (x, y) in [(0.0, 0.0), (0.5, 0.0), (0.0, 0.5), (0.5, 0.5)] {
      let expected = whole.mean(
        (Double(region.x) + x * Double(region.width)) / w,
        (Double(region.y) + y * Double(region.height)) / h,
        (Double(region.x) + (x + 0.5) * Double(region.width)) / w,
        (Double(region.y) + (y + 0.5) * Double(region.height)) / h)
      let difference = part.mean(x, y, x + 0.5, y + 0.5).distance(to: expected)
      #expect(difference <= tolerance, "at \(x), \(y)", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [
    ("a.jpg", []), ("b.jpg", ["-interlace", "JPEG"]), ("c.png", []),
    ("d.png", ["-interlace", "PNG"]),
    ("e.tif", ["-define", "tiff:tile-geometry=128x128"]), ("f.tif", ["-compress", "lzw"]),
    ("g.webp", []), ("h.gif", []), ("i.jpg", ["-colorspace", "CMYK"]),
  ])
  func aRegionEqualsThatPartOfTheImage(_ name: String, _ options: [String]) throws {
    let folder = try TemporaryFolder()
    let file = try photo(in: folder, name, options)
    let image = try codec.image(.file(file))
    let region = ImageRegion(x: 330, y: 190, width: 410, height: 300)
    try expect(region, of: file, isLike: image)
    try expect(region, of: file, at: (205, 150), isLike: image, within: 3)
    try expect(region, of: file, at: (40, 30), isLike: image, within: 6)
  }

  @Test(arguments: 1...8) func regionsOfRotatedImagesUseUprightCoordinates(_ orientation: Int)
    throws
  {
    let folder = try TemporaryFolder()
    let plain = try photo(in: folder, "plain.jpg", [])
    let turned = FileMaking.oriented(try Data(contentsOf: plain), UInt8(orientation))
    let file = try folder.write(turned, "turned.jpg")
    let image = try codec.image(.file(file))
    #expect(image.sides == (orientation > 4 ? [800, 1200] : [1200, 800]))
    #expect(try codec.info(of: .file(file)).orientation == orientation)
    let region = ImageRegion(x: 100, y: 520, width: 300, height: 240)
    try expect(region, of: file, isLike: image)
    try expect(region, of: file, at: (75, 60), isLike: image, within: 4)
  }

  @Test func regionsAtTheCornersAreCorrect() throws {
    let folder = try TemporaryFolder()
    let file = try photo(in: folder, "odd.jpg", ["-crop", "1001x701+3+5", "+repage"])
    let image = try codec.image(.file(file))
    #expect(image.sides == [1001, 701])
    for (x, y) in [(0, 0), (981, 0), (0, 681), (981, 681)] {
      let region = ImageRegion(x: x, y: y, width: 20, height: 20)
      try expect(region, of: file, isLike: image)
      try expect(region, of: file, at: (10, 10), isLike: image, within: 8)
    }
  }

  @Test func drawingsAreRenderedAtTheRegionsScale() throws {
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">
      <rect width="10" height="10" fill="#f00"/><rect x="10" width="10" height="10" fill="#00f"/></svg>
      """
    let source = ImageSource.data(Data(drawing.utf8))
    let part = try codec.region(
      ImageRegion(x: 924, y: 100, width: 200, height: 100), of: source, width: 200, height: 100)
    #expect(part.sides == [200, 100])
    #expect(part[90, 50] == Pixel(255, 0, 0))
    #expect(part[110, 50] == Pixel(0, 0, 255))
  }

  @Test(arguments: [
    ImageRegion(x: -1, y: 0, width: 10, height: 10), ImageRegion(x: 0, y: 0, width: 0, height: 10),
    ImageRegion(x: 1195, y: 0, width: 10, height: 10),
    ImageRegion(x: .max, y: 0, width: .max, height: 10),
  ])
  func aRegionOutsideIsAnError(_ region: ImageRegion) throws {
    let folder = try TemporaryFolder()
    let file = try photo(in: folder, "a.jpg", [])
    #expect(throws: ImageDecodingError.self) {
      try codec.region(region, of: .file(file), width: 10, height: 10)
    }
  }

  /// 144 megapixels, 576 MB decoded: only little more than the visible part is in memory.
  @Test func aRegionOfAHugeImageNeedsLittleMemory() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("huge.jpg")
    let plain = folder.url.appendingPathComponent("plain.v")
    try Program.run("vips", ["black", plain.path, "12000", "12000", "--bands", "3"])
    try Program.run("vips", ["copy", plain.path, "\(file.path)[Q=80]"])
    try FileManager.default.removeItem(at: plain)
    try PeakMemory.forget()
    let before = try PeakMemory.bytes
    let screen = try codec.image(
      .file(file), ImageFit(width: 1280, height: 800, mode: .inside))
    #expect(screen.sides == [800, 800])
    let part = try codec.region(
      ImageRegion(x: 5000, y: 5000, width: 1792, height: 1152), of: .file(file), width: 1792,
      height: 1152)
    #expect(part.sides == [1792, 1152])
    let more = try PeakMemory.bytes - before
    #expect(more < 150 << 20, "\(more >> 20) MB more")
  }
}

/// Embedded thumbnails of camera files.
@Suite struct EmbeddedThumbnailTests {
  /// A JPEG file with an EXIF thumbnail, orientation and date, as cameras write it.
  static func cameraFile(_ photo: Data, thumbnail: Data, orientation: UInt8, taken: String) -> Data
  {
    func short(_ value: Int) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 255)] }
    func long(_ value: Int) -> [UInt8] { short(value >> 16) + short(value & 65535) }
    func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
      short(tag) + short(type) + long(count) + value
    }
    let time = Array(taken.utf8) + [0]
    // The header, three directories with two entries each, then their values.
    let directory = 2 + 2 * 12 + 4
    let (exif, second) = (8 + directory, 8 + 2 * directory)
    let stringOffset = 8 + 3 * directory
    var body: [UInt8] = [0x4D, 0x4D, 0, 42] + long(8)
    body +=
      short(2) + entry(0x0112, 3, 1, [0, orientation, 0, 0]) + entry(0x8769, 4, 1, long(exif))
    body += long(second)
    body += short(2) + entry(0x9003, 2, time.count, long(stringOffset))
    body += entry(0x9291, 2, 4, Array("123".utf8) + [0]) + long(0)
    body += short(2) + entry(0x0201, 4, 1, long(stringOffset + time.count))
    body += entry(0x0202, 4, 1, long(thumbnail.count)) + long(0)
    body += time + Array(thumbnail)
    let segment = Array("Exif".utf8) + [0, 0] + body
    return photo.prefix(2) + Data([0xFF, 0xE1] + short(segment.count + 2) + segment)
      + photo.dropFirst(2)
  }

  private func jpeg(_ image: CGImage) throws -> Data { try encoder.jpegData(image, quality: 0.95) }

  @Test(arguments: [(UInt8(1), "RGBW"), (3, "WBGR"), (6, "BRWG"), (8, "GWRB")])
  func theEmbeddedThumbnailIsRotatedLikeTheImage(_ orientation: UInt8, _ letters: String) throws {
    let file = Self.cameraFile(
      try jpeg(.quarters(800, 600)), thumbnail: try jpeg(.quarters(160, 120)),
      orientation: orientation, taken: "2019:07:21 14:03:22")
    let info = try codec.info(of: .data(file))
    #expect(info.orientation == Int(orientation))
    #expect(info.dateTaken == "2019:07:21 14:03:22")
    #expect(info.dateFraction == "123")
    let small = try #require(try codec.embeddedThumbnail(of: .data(file)))
    #expect(small.sides == (orientation > 4 ? [120, 160] : [160, 120]))
    #expect(small.quarterLetters == letters)
    #expect(small.quarterLetters == (try codec.image(.data(file))).quarterLetters)
  }

  /// Cameras put a 3:2 image into a 4:3 thumbnail between two black bars.
  @Test func theEmbeddedThumbnailIsCroppedToTheImage() throws {
    let barred = CGImage.made(160, 120) { _, y in
      (7..<113).contains(y) ? Pixel(200, 100, 50) : Pixel(0, 0, 0)
    }
    let file = Self.cameraFile(
      try jpeg(.quarters(900, 600)), thumbnail: try jpeg(barred), orientation: 6,
      taken: "2019:07:21 14:03:22")
    let small = try #require(try codec.embeddedThumbnail(of: .data(file)))
    #expect(small.sides == [106, 160])
    #expect(small.mean(0, 0, 0.06, 1).distance(to: Pixel(200, 100, 50)) <= 6)
    #expect(small.mean(0.94, 0, 1, 1).distance(to: Pixel(200, 100, 50)) <= 6)
  }

  @Test func missingOrDamagedEmbeddedThumbnailsAreNil() throws {
    let plain = try jpeg(.quarters(300, 200))
    #expect(try codec.embeddedThumbnail(of: .data(plain)) == nil)
    let file = Self.cameraFile(
      plain, thumbnail: Data("no picture at all".utf8), orientation: 1, taken: "")
    #expect((try? codec.embeddedThumbnail(of: .data(file))) == nil)
    #expect(try codec.info(of: .data(file)).dateTaken == nil)
  }
}
