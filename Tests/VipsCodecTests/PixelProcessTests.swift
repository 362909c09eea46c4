import Confinement
import Foundation
import HostInterface
import ImageReading
import Testing
import VipsCodec

/// Images of the program are scaled, filtered and written by a process of their own, as they would
/// be by this one.
@Suite(.serialized) struct PixelProcessTests {
  private let pixels = ConfinedPixels.shared
  private let own = VipsImageCodec()
  private let image = CGImage.made(40, 30) { x, y in Pixel(x * 4, y * 5, x + y, 200) }

  private var bytes: [UInt8] { image.withPixels { Array($0) } }

  @Test func whatIsScaledIsTheSame() throws {
    let made = try #require(pixels.resized(image, width: 17, height: 11))
    let expected = try #require(own.resized(image, width: 17, height: 11))
    #expect(made.sides == [17, 11] && !made.isOpaque)
    #expect(made.withPixels { a in expected.withPixels { a.elementsEqual($0) } })
    #expect(pixels.resized(image, width: 0, height: 5) == nil)
    #expect(pixels.resized(image, width: 1 << 20, height: 1 << 20) == nil)
  }

  @Test(
    arguments: [
      [], [.gaussianBlur(2)], [.boxBlur(2), .edges(1)],
      [.curve((0...255).map { 255 - $0 }), .vignette(radius: 0.3, amount: 1)],
      [.sharpen(radius: 1, amount: 2), .pixellate(7)],
      [.colorMatrix([0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0.1])],
    ] as [[ImageOperation]])
  func whatIsFilteredIsTheSame(_ operations: [ImageOperation]) {
    let made = pixels.filtered(bytes, width: 40, height: 30, by: operations)
    #expect(made == own.filtered(bytes, width: 40, height: 30, by: operations) && made != nil)
    #expect(pixels.filtered(bytes, width: 41, height: 30, by: operations) == nil)
  }

  @Test func anOperationThatMakesNoSenseIsNone() {
    #expect(pixels.filtered(bytes, width: 40, height: 30, by: [.curve([1, 2])]) == nil)
    #expect(pixels.filtered(bytes, width: 40, height: 30, by: [.gaussianBlur(1)]) != nil)
  }

  @Test func filesAreTheSame() throws {
    #expect(pixels.formats == own.formats && pixels.formats.contains(.jpeg))
    let metadata = EncodedMetadata(xmp: Data("<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"/>".utf8))
    for format in [EncodedImageFormat.jpeg, .png, .webp, .tiff] {
      let made = try pixels.data(image, as: format, quality: 0.7, metadata: metadata)
      let expected = try own.data(image, as: format, quality: 0.7, metadata: metadata)
      #expect(made == expected, "\(format)")
    }
    var changed = try pixels.pngData(image)
    changed[1] = 0x21
    #expect(changed[1] == 0x21)
    let frames = (1...3).map { (image: image, seconds: Double($0) / 10) }
    #expect(
      try pixels.animatedWebPData(frames, quality: 0.6)
        == own.animatedWebPData(frames, quality: 0.6))
    #expect(throws: ImageEncodingError.noFrames) {
      try pixels.animatedWebPData([], quality: 0.6)
    }
  }

  /// What a process hands back when it is ended between two calls is made by the next one.
  @Test func anEndedProcessIsReplaced() throws {
    for _ in 0..<5 {
      _ = try pixels.pngData(image)
      for process in pixels.processes { kill(process, SIGKILL) }
    }
    #expect(try pixels.pngData(image) == own.pngData(image))
  }

  @Test func aMissingOrOtherProgramIsSaid() {
    let missing = ConfinedPixels(program: "/nowhere/vitrine-reader")
    #expect(throws: ImageEncodingError.noReader(program: "/nowhere/vitrine-reader")) {
      try missing.pngData(image)
    }
    #expect(missing.formats.isEmpty && missing.resized(image, width: 2, height: 2) == nil)
    let other = ConfinedPixels(program: "/bin/true")
    let error = #expect(throws: ImageEncodingError.self) { try other.pngData(image) }
    #expect(error == .otherReader(program: "/bin/true"))
    #expect(error?.description.contains("/bin/true") == true)
  }
}
