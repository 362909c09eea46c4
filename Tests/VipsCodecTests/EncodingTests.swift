import Foundation
import HostInterface
import Testing
import VipsCodec

@Suite struct EncodingTests {
  @Test func pngKeepsEveryPixel() throws {
    let image = CGImage.made(13, 7) { x, y in Pixel(x * 19, y * 36, (x + y) * 12) }
    let read = try codec.image(.data(try encoder.pngData(image)))
    #expect(read.isOpaque)
    for y in 0..<7 { for x in 0..<13 { #expect(read[x, y] == image[x, y]) } }
  }

  @Test func pngKeepsTransparency() throws {
    let image = CGImage.made(16, 1) { x, _ in Pixel(x * 8, x * 4, x, x * 16) }
    let read = try codec.image(.data(try encoder.pngData(image)))
    #expect(!read.isOpaque)
    for x in 0..<16 { #expect(read[x, 0].distance(to: image[x, 0]) <= 1) }
  }

  @Test func rowsMayBePadded() throws {
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: 2 * 40, alignment: 16)
    memset(bytes, 0xEE, 2 * 40)
    for y in 0..<2 {
      for x in 0..<5 {
        let gray: UInt32 = y == 0 ? 0xFF10_1010 : 0xFF20_2020
        bytes.storeBytes(of: gray, toByteOffset: y * 40 + x * 4, as: UInt32.self)
      }
    }
    let image = CGImage(
      width: 5, height: 2, bytesPerRow: 40, isOpaque: true, baseAddress: bytes,
      release: { $0.deallocate() })
    let read = try codec.image(.data(try encoder.pngData(image)))
    #expect(read.sides == [5, 2])
    #expect(read[4, 0] == Pixel(0x10, 0x10, 0x10))
    #expect(read[4, 1] == Pixel(0x20, 0x20, 0x20))
  }

  @Test func jpegPutsTransparencyOnWhite() throws {
    let clear = CGImage.made(16, 16) { _, _ in Pixel(0, 0, 0, 0) }
    let read = try codec.image(.data(try encoder.jpegData(clear, quality: 0.9)))
    #expect(read[8, 8].distance(to: Pixel(255, 255, 255)) <= 2)
  }

  @Test(arguments: EncodedImageFormat.allCases)
  func whatIsWrittenIsReadAgain(_ format: EncodedImageFormat) throws {
    guard encoder.formats.contains(format) else { return }
    let image = CGImage.made(64, 48) { x, y in Pixel(x * 4, y * 5, 128) }
    let data = try encoder.data(image, as: format, quality: 0.95, metadata: EncodedMetadata())
    let read = try codec.image(.data(data))
    #expect(read.sides == [64, 48] && read.isOpaque)
    for y in stride(from: 4, to: 48, by: 8) {
      for x in stride(from: 4, to: 64, by: 8) {
        #expect(read[x, y].distance(to: image[x, y]) <= 12)
      }
    }
  }

  @Test func theUsualFormatsAreWritten() {
    #expect(Set([.jpeg, .png, .webp, .tiff]).isSubset(of: encoder.formats))
  }

  @Test func jpegQualityCostsBytes() throws {
    let image = try codec.image(.file(try sample("cat.jpg")))
    let sizes = try [-1, 0.2, 0.9, 7].map { try encoder.jpegData(image, quality: $0).count }
    #expect(sizes == sizes.sorted())
    #expect(Set(sizes).count == 4)
    #expect(try !encoder.jpegData(image, quality: .nan).isEmpty)
  }

  @Test func rejectsNoFramesAndUnequalOnes() {
    #expect(throws: ImageEncodingError.noFrames) {
      try encoder.animatedWebPData([], quality: 0.8)
    }
    #expect(throws: ImageEncodingError.differentSizes) {
      try encoder.animatedWebPData(
        [(.quarters(4, 4), 0.1), (.quarters(6, 4), 0.1)], quality: 0.8)
    }
  }
}
