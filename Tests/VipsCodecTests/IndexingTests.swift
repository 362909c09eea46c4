import CVips
import Foundation
import HostInterface
import ImageReading
import TestEffort
import Testing
import UIKitStage

@testable import VipsCodec

/// Regions of large JPEG files, found by an index.
@Suite struct IndexingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A photo with partial blocks at its edges, as a JPEG file of some kind.
  private func photo(_ options: [String], size: String = "1217x805") throws -> URL {
    let file = folder.url.appendingPathComponent("\(UUID().uuidString).jpg")
    try Program.run(
      "convert", [try sample("cat.jpg").path, "-resize", "\(size)!"] + options + [file.path])
    return file
  }

  private func bytes(_ file: URL) throws -> ImageBytes {
    try ImageBytes(.file(file)) { false }
  }

  /// Any save options of libvips for a file.
  private func rewritten(_ file: URL, _ options: String) throws -> URL {
    let target = folder.url.appendingPathComponent("\(UUID().uuidString).jpg")
    let arguments = options.split(separator: " ").map(String.init)
    try Program.run("vips", ["jpegsave", file.path, target.path] + arguments)
    return target
  }

  private func expectExactParts(of file: URL, largest: Int = .max) throws {
    let bytes = try bytes(file)
    let index = try #require(JPEGIndex(bytes))
    let image = try codec.image(.file(file))
    let (width, height) = index.size
    var generator = SeededGenerator(seed: 7)
    let large = Effort.rounds(2, long: 5)
    for round in 0..<40 {
      let w = Int.random(in: 1...min(largest, round < large ? width : 90), using: &generator)
      let h = Int.random(in: 1...min(largest, round < large ? height : 90), using: &generator)
      let region = ImageRegion(
        x: .random(in: 0...(width - w), using: &generator),
        y: .random(in: 0...(height - h), using: &generator), width: w, height: h)
      let part = try #require(index.part(region, of: bytes))
      let cut = try codec.image(.data(part.data))
      let isSame = (0..<h).allSatisfy { y in
        (0..<w).allSatisfy { x in
          cut[part.left + x, part.top + y] == image[region.x + x, region.y + y]
        }
      }
      #expect(isSame, "\(region)")
    }
  }

  @Test(arguments: [
    ["-sampling-factor", "4:2:0"], ["-sampling-factor", "4:2:2"], ["-sampling-factor", "4:4:4"],
    ["-sampling-factor", "4:4:0"], ["-colorspace", "Gray"], ["-quality", "100"], ["-quality", "3"],
    ["-colorspace", "CMYK"],
  ])
  func indexedRegionsEqualThoseOfTheWholeImage(_ options: [String]) throws {
    try expectExactParts(of: try photo(options))
  }

  /// One from its beginning and one from an unindexed position in the middle.
  @Test(arguments: ["4:2:0", "4:4:4", "Gray"]) func largeFilesGiveExactRegions(_ kind: String)
    throws
  {
    let options = kind == "Gray" ? ["-colorspace", kind] : ["-sampling-factor", kind]
    let file = try photo(["-quality", "99", "+noise", "Gaussian"] + options, size: "4217x3105")
    #expect(try Data(contentsOf: file).count > 8 << 20)
    try expectExactParts(of: file, largest: 60)
  }

  /// Restart markers before, within and after the rows of a region.
  @Test(arguments: [1, 3, 77, 78, 200]) func regionsCrossRestartMarkers(_ interval: Int) throws {
    let file = try rewritten(
      photo(["-quality", "100"]), "--subsample-mode on --restart-interval \(interval)")
    try expectExactParts(of: file)
  }

  @Test func unsupportedFilesHaveNoIndex() throws {
    #expect(JPEGIndex(try bytes(try photo(["-interlace", "JPEG"]))) == nil)
    let file = try photo([])
    let data = try Data(contentsOf: file)
    for length in [2, 100, data.count / 2, data.count - 60] {
      try data.prefix(length).write(to: file)
      #expect(JPEGIndex(try bytes(file)) == nil, "\(length) of \(data.count)")
    }
  }

  /// No part of such a file fits into the room that is made for it.
  @Test(arguments: [11, 13, 15] as [UInt8]) func filesWithLongerValuesThanThereAreHaveNoIndex(
    _ valueBits: UInt8
  ) throws {
    let file = try folder.write(LongCodeFile(valueBits: valueBits).data, "long.jpg")
    #expect(JPEGIndex(try bytes(file)) == nil)
  }

  /// Beyond that size the codec asks for an index.
  @Test func aLargeFileWithLongerValuesThanThereAreIsAnImageOrAnError() throws {
    let file = try folder.write(LongCodeFile(valueBits: 15, sides: 375, step: 70).data, "long.jpg")
    let region = ImageRegion(x: 100, y: 100, width: 200, height: 200)
    #expect(try codec.info(of: .file(file)).sides == [3000, 3000])
    try withoutStandardError {
      _ = try? codec.region(region, of: .file(file), width: 200, height: 200)
    }
  }

  @Test func blocksMayBeAsLongAsTheyGet() throws {
    try expectExactParts(
      of: try folder.write(LongCodeFile(valueBits: 10).data, "long.jpg"), largest: 60)
  }

  @Test func readingStopsWhenCancelled() throws {
    let file = try photo([])
    #expect(JPEGIndex(try ImageBytes(.file(file)) { true }) == nil)
  }

  /// Large enough for the codec to use an index: equal to the result of libvips, upright.
  @Test(arguments: [UInt8(1), 6]) func aLargePhotoLooksAsBefore(_ orientation: UInt8) throws {
    let plain = try Data(contentsOf: try photo(["-quality", "90"], size: "4001x3003"))
    let file = try folder.write(FileMaking.oriented(plain, orientation), "large.jpg")
    let small = try codec.image(.data(plain), ImageFit(width: 300, height: 300, mode: .inside))
    let shown = try codec.image(.file(file), ImageFit(width: 300, height: 300, mode: .inside))
    #expect(shown.sides == (orientation == 6 ? small.sides.reversed() : small.sides))
    // Edges are slightly softer: libvips averages four by four pixels.
    var distances: [Int] = []
    for y in stride(from: 0, to: shown.height, by: 7) {
      for x in stride(from: 0, to: shown.width, by: 7) {
        let same = orientation == 6 ? small[y, small.height - 1 - x] : small[x, y]
        distances.append(shown[x, y].distance(to: same))
      }
    }
    #expect(distances.reduce(0, +) <= 4 * distances.count)
    #expect(distances.max() ?? 0 <= 40)
    // The index has been made by now.
    let region = ImageRegion(x: 1000, y: 900, width: 400, height: 300)
    let part = try codec.region(region, of: .file(file), width: 400, height: 300)
    let source = try codec.image(.data(FileMaking.oriented(plain, orientation)))
    #expect(part.sides == [400, 300])
    let isSame = (0..<300).allSatisfy { y in
      (0..<400).allSatisfy { x in part[x, y] == source[1000 + x, 900 + y] }
    }
    #expect(isSame)
  }

  /// Bytes changed at random give an index or none, and regions or none.
  @Test func damagedFilesNeverCrash() throws {
    var generator = SeededGenerator(seed: 11)
    let file = try photo(["-quality", "80"], size: "240x180")
    let good = try Data(contentsOf: file)
    let marked = try Data(contentsOf: try rewritten(file, "--restart-interval 2"))
    var (indexes, parts) = (0, 0)
    for round in 0..<600 {
      var data = round % 2 == 0 ? good : marked
      let isOfHeader = round % 3 == 0
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let offset = Int.random(in: 0..<(isOfHeader ? 640 : data.count), using: &generator)
        data[offset] = .random(in: 0...255, using: &generator)
      }
      let index = JPEGIndex(try bytes(try folder.write(data, "damaged.jpg")))
      guard let index else { continue }
      indexes += 1
      // The file's content need not be what was indexed.
      let present = round % 5 == 0 ? good.prefix(900) : marked
      let other = try bytes(try folder.write(present, "other.jpg"))
      let (width, height) = index.size
      let region = ImageRegion(
        x: width / 3, y: height / 3, width: width / 3 + 1, height: height / 3 + 1)
      if index.part(region, of: other) != nil { parts += 1 }
    }
    #expect(indexes > 20 && indexes < 600)
    #expect(parts > 10)
  }
}
