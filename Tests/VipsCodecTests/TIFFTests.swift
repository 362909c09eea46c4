import Foundation
import HostInterface
import Testing

@testable import VipsCodec

/// TIFF files hold any numbers, and any number of images.
@Suite struct TIFFTests {
  private typealias Making = TIFFMaking

  private func source(_ images: [Making.Image]) -> ImageSource {
    .data(Making.file(images), name: "a.tif")
  }

  private func grays(_ image: Making.Image) throws -> [Int] {
    let decoded = try codec.image(source([image]))
    return (0..<decoded.width).map { decoded[$0, decoded.height / 2].green }
  }

  private func ramp(bits: Int, format: Int, _ sample: (Double) -> [UInt8]) -> Making.Image {
    Making.Image(
      width: 64, height: 8, bits: bits, format: format, pixels: Making.ramp(64, 8, sample))
  }

  @Test func lightIsShownAsItLooks() throws {
    let gray = ramp(bits: 32, format: 3) { Making.bytes(of: Float($0)) }
    let grays = try grays(gray)
    #expect(
      grays[0] <= 3 && grays[63] >= 252 && zip(grays, grays.dropFirst()).allSatisfy { $0 < $1 })
    #expect((120...195).contains(grays[32]))
    var colors = ramp(bits: 32, format: 3) {
      [Float($0), Float(1 - $0), 0.5].flatMap(Making.bytes)
    }
    (colors.samples, colors.photometric) = (3, 2)
    let decoded = try codec.image(source([colors]), ImageFit(width: 32, height: 32, mode: .inside))
    #expect(decoded[1, 1].red < 60 && decoded[30, 1].red > 245 && decoded[1, 1].green > 245)
    #expect(abs(decoded[1, 1].blue - decoded[30, 1].blue) <= 1)
    #expect(try codec.info(of: source([colors])).bitDepth == 32)
    let part = ImageRegion(x: 32, y: 0, width: 32, height: 8)
    let right = try codec.region(part, of: source([gray]), width: 32, height: 8)
    #expect((120...195).contains(right[0, 4].green) && right[31, 4].green >= 252)
  }

  @Test func numbersOfAnotherRangeAreScaled() throws {
    var twelve = ramp(bits: 16, format: 1) { Making.bytes(of: UInt16($0 * 4095)) }
    twelve.fields = [(281, 4095)]
    var brightest = ramp(bits: 16, format: 1) { Making.bytes(of: UInt16($0 * 30_000)) }
    brightest.fields = [(281, 30_000)]
    let large = ramp(bits: 32, format: 1) { Making.bytes(of: UInt32($0 * Double(UInt32.max))) }
    #expect(try grays(twelve)[63] >= 252 && grays(large)[63] >= 252)
    #expect(try (110...145).contains(grays(twelve)[32]) && (110...145).contains(grays(large)[32]))
    // That is only how bright the brightest pixel is.
    #expect(try (110...125).contains(grays(brightest)[63]))
  }

  @Test func whatIsntUnderstoodIsSaid() throws {
    var images = [
      ramp(bits: 16, format: 3) { _ in [0, 0x3C] }, ramp(bits: 24, format: 3) { _ in [0, 0, 0] },
      ramp(bits: 64, format: 3) { Making.bytes(of: $0) },
      ramp(bits: 16, format: 2) { _ in [1, 2] },
      ramp(bits: 64, format: 6) { _ in [UInt8](repeating: 0, count: 8) },
      ramp(bits: 12, format: 1) { _ in [1, 2] },
      ramp(bits: 64, format: 1) { _ in [UInt8](repeating: 0, count: 8) },
      ramp(bits: 32, format: 3) { Making.bytes(of: Float($0 * 3000)) },
    ]
    var sensor = Making.plain(16, 8, gray: 9)
    sensor.photometric = 32803
    images.append(sensor)
    for image in images {
      guard case .unsupportedFormat("a.tif", let format)? = codec.failure(source([image])) else {
        Issue.record("\(image.bits) bits of kind \(image.format)")
        continue
      }
      #expect(format.hasPrefix("TIFF ("))
    }
  }

  // MARK: Pages

  private func sides(_ images: [Making.Image], frame: Int = 0) throws -> [Int] {
    try codec.image(from: source(images), fitting: nil, frame: frame).sides
  }

  @Test func aSmallerCopyIsNoPage() throws {
    let (small, large) = (Making.plain(30, 20, gray: 9), Making.plain(480, 320, gray: 200))
    var marked = small
    marked.fields = [(254, 1)]
    var older = small
    older.fields = [(255, 2)]
    var holder = marked
    holder.parts = [large]
    let several = [
      Making.plain(30, 20, gray: 1, fields: [(254, 1)]), large, Making.plain(400, 300, gray: 7),
    ]
    for images in [[small, large], [large, small], [marked, large], [older, large], [holder]] {
      let info = try codec.info(of: source(images))
      #expect(info.sides == [480, 320] && info.frameCount == 1)
      #expect(try sides(images) == [480, 320])
      let image = try codec.image(source(images), ImageFit(width: 60, height: 60, mode: .inside))
      #expect(image[5, 5].green == 200)
      let part = try codec.region(
        ImageRegion(x: 400, y: 300, width: 40, height: 20), of: source(images), width: 40,
        height: 20)
      #expect(part[5, 5].green == 200)
    }
    #expect(try codec.info(of: source(several)).frameCount == 2)
    #expect(try sides(several) == [480, 320] && sides(several, frame: 1) == [400, 300])
    #expect(codec.failure(source(several)) == nil)
  }

  @Test func pagesOfOneSizeArePages() throws {
    let pages = [
      Making.plain(30, 20, gray: 1), Making.plain(30, 20, gray: 2), Making.plain(15, 10, gray: 3),
      Making.plain(15, 10, gray: 4),
    ]
    #expect(try codec.info(of: source(pages)).frameCount == 4)
    #expect(throws: ImageDecodingError.noFrame(name: "a.tif", 4)) { try sides(pages, frame: 4) }
    // A part in other proportions is something else.
    var page = pages[0]
    page.parts = [Making.plain(300, 300, gray: 5)]
    #expect(try sides([page]) == [30, 20])
  }

  /// Directories may lead anywhere.
  @Test func directoriesThatLeadInCirclesEnd() throws {
    var data = Making.file([Making.plain(30, 20, gray: 1)])
    let count = Int(data[8])
    let link = 8 + 2 + count * 12
    data.replaceSubrange(link..<link + 4, with: [8, 0, 0, 0])
    #expect(try codec.image(.data(data)).sides == [30, 20])
    for offset in [0, 7, 9_999, 0x7FFF_FFFF, 0xFFFF_FFFF] {
      data.replaceSubrange(4..<8, with: Making.bytes(of: UInt32(offset)))
      #expect(codec.failure(.data(data)) != nil)
    }
  }
}
