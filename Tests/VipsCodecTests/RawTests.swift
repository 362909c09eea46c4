import CSystemShim
import Foundation
import HostInterface
import Testing

@testable import VipsCodec

/// Raw files of cameras, read by LibRaw in the process with limits.
@Suite(.enabled(if: RawFile.isSupported)) struct RawTests {
  private func source(_ fixture: RawFixture) throws -> ImageSource {
    .data(try fixture.data(), name: "photo.dng")
  }

  private func middle(of image: CGImage) -> (red: Int, green: Int) {
    image.withPixels { pixels in
      let start = image.height / 2 * image.bytesPerRow + image.width / 2 * 4
      return (Int(pixels[start + 2]), Int(pixels[start + 1]))
    }
  }

  @Test func sizeAndDateAreTheSensors() throws {
    let info = try codec.info(of: source(RawFixture()))
    #expect((info.width, info.height) == (256, 192))
    #expect(info.dateTaken == "2024:03:05 10:20:30")
  }

  @Test func uprightSizeFollowsTheOrientation() throws {
    let info = try codec.info(of: source(RawFixture(orientation: 6)))
    #expect((info.width, info.height) == (192, 256))
  }

  @Test func aPreviewThatIsLargeEnoughIsShown() throws {
    let image = try codec.image(
      from: source(RawFixture()), fitting: ImageFit(width: 128, height: 96, mode: .inside), frame: 0
    )
    #expect((image.width, image.height) == (128, 96))
    #expect(middle(of: image).green > 150)
  }

  @Test(arguments: [(64, 48), (256, 128)])
  func aPreviewThatIsTooSmallOrCutIsNot(width: Int, height: Int) throws {
    let fixture = RawFixture(preview: (width, height))
    let image = try codec.image(
      from: source(fixture), fitting: ImageFit(width: 128, height: 96, mode: .inside), frame: 0)
    #expect((image.width, image.height) == (128, 96))
    let color = middle(of: image)
    #expect(color.red > color.green)
  }

  @Test func aFileWithoutPreviewIsDeveloped() throws {
    let image = try codec.image(
      from: source(RawFixture(preview: nil)), fitting: nil, frame: 0)
    #expect((image.width, image.height) == (256, 192))
    let color = middle(of: image)
    #expect(color.red > color.green)
  }

  @Test func aZoomShowsTheDevelopedPicture() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).dng")
    try RawFixture(orientation: 6).data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    // Turned to the right, what grows to the right grows downward.
    let parts = try [0, 192].map { y in
      try codec.region(
        ImageRegion(x: 32, y: y, width: 64, height: 64), of: .file(file), width: 32, height: 32)
    }
    #expect(parts.allSatisfy { ($0.width, $0.height) == (32, 32) })
    #expect(middle(of: parts[0]).red + 30 < middle(of: parts[1]).red)
  }

  @Test func whatIsOutsideIsRejected() throws {
    #expect(throws: ImageDecodingError.self) {
      try codec.region(
        ImageRegion(x: 200, y: 0, width: 64, height: 64), of: source(RawFixture()), width: 32,
        height: 32)
    }
  }

  @Test func aDamagedFileShowsItsPreview() throws {
    let whole = try RawFixture(preview: (64, 48)).data()
    let image = try codec.image(
      from: .data(whole.prefix(whole.count / 2), name: "photo.dng"),
      fitting: ImageFit(width: 128, height: 96, mode: .inside), frame: 0)
    #expect(image.damage == .incomplete)
    #expect(middle(of: image).green > 150)
  }

  @Test func otherBytesAreRejectedInWords() throws {
    var bytes = Data([0x49, 0x49, 0x2A, 0])
    for index in 0..<400 { bytes.append(UInt8(truncatingIfNeeded: index &* 37)) }
    #expect(throws: ImageDecodingError.corrupt(name: "photo.nef", .beginning)) {
      try codec.info(of: .data(bytes, name: "photo.nef"))
    }
  }

  @Test func aMissingLibraryIsNamedWithItsPackage() {
    let error = ImageDecodingError.missingLibrary(
      name: "photo.nef", format: "RAW", package: "libraw-bin")
    #expect(error.description.contains("libraw-bin"))
  }

  /// What LibRaw may take to open a file, less than to develop one.
  @Test func endlessWorkIsEnded() async {
    await #expect(processExitsWith: .signal(SIGPROF)) {
      vitrine_processor_alarm(20)
      while true {}
    }
    await #expect(processExitsWith: .exitCode(3)) {
      vitrine_processor_alarm(20)
      vitrine_processor_alarm(0)
      for number in 0..<20_000_000 where number == Int.max { break }
      exit(3)
    }
  }
}
