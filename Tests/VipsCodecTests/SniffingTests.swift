import Foundation
import HostInterface
import Testing

@testable import ImageReading
@testable import VipsCodec

/// How much of a file is read before it is rejected, and after cancellation.
@Suite(.serialized) struct SniffingTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The bytes that this process has read.
  private func bytesRead() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/io", encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.hasPrefix("rchar") }
    return line?.split(separator: " ").last.flatMap { Int($0) } ?? 0
  }

  private func sparse(_ name: String, _ beginning: [UInt8] = []) throws -> URL {
    let file = try folder.write(Data(beginning), name)
    #expect(truncate(file.path, 4 << 30) == 0)
    return file
  }

  @Test(arguments: ["x.jpg", "x.png", "x.tga", "x.svg", "x"])
  func unknownFormatsAreNotReadToTheirEnd(_ name: String) throws {
    let file = try sparse(name)
    let before = try bytesRead()
    #expect(codec.failure(.file(file)) == .unknownFormat(name: name))
    #expect(throws: ImageDecodingError.unknownFormat(name: name)) {
      try codec.info(of: .file(file))
    }
    #expect(try bytesRead() - before < 1 << 20)
  }

  /// An image's signature followed by zeros: decoders search for the next marker.
  @Test(arguments: [
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0] as [UInt8],
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
    [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0], Array("GIF89a".utf8), Array("RIFF1234WEBPVP8 ".utf8),
    Array("BM".utf8), Array("qoif".utf8), [0, 0, 1, 0, 1, 0], Array("P6\n".utf8),
  ])
  func aSignatureAloneIsNotReadToItsEnd(_ beginning: [UInt8]) throws {
    let file = try sparse("x.jpg", beginning)
    let before = try bytesRead()
    #expect(codec.failure(.file(file)) != nil)
    #expect(try bytesRead() - before < 256 << 20)
  }

  /// The first half of a photo, followed by gigabytes of zeros.
  @Test func aPhotoWithTrailingZerosIsShown() throws {
    let photo = try codec.image(
      .file(try sample("cat.jpg")), ImageFit(width: 600, height: 400, mode: .inside))
    let data = try encoder.jpegData(photo, quality: 0.9)
    let file = try sparse("x.jpg", Array(data.prefix(data.count / 2)))
    let before = try bytesRead()
    let image = try codec.image(.file(file))
    #expect(image.mean(0, 0, 1, 0.3).distance(to: photo.mean(0, 0, 1, 0.3)) <= 4)
    #expect(try bytesRead() - before < 256 << 20)
  }

  /// Where it is read: another process may have read it before somebody asks it to stop.
  @Test(arguments: [Array("GIF89a".utf8), [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0]])
  func readingStopsWhenCancelled(_ beginning: [UInt8]) throws {
    let file = try folder.write(Data(beginning), "x")
    #expect(truncate(file.path, 100 << 20) == 0)
    let asked = Counter()
    let impatient = VipsImageCodec().cancelled { asked.next() > 4 }
    let before = try bytesRead()
    #expect(throws: ImageDecodingError.cancelled) {
      try impatient.image(from: .file(file), fitting: nil, frame: 0)
    }
    #expect(try bytesRead() - before < 8 << 20)
  }

  /// Between strips: the rest isn't decoded.
  @Test func decodingStopsWhenCancelled() throws {
    let asked = Counter()
    let impatient = VipsImageCodec().cancelled { asked.next() > 40 }
    #expect(throws: ImageDecodingError.cancelled) {
      try impatient.image(from: .file(try sample("cat.jpg")), fitting: nil, frame: 0)
    }
  }

  @Test func permitsAreReturned() throws {
    let budget = DecodingBudget(bytes: 100)
    do {
      let first = try budget.permit(for: 60) { false }
      _ = try budget.permit(for: 40) { false }
      let asked = Counter()
      #expect(throws: ImageDecodingError.cancelled) {
        try budget.permit(for: 41) { asked.next() > 2 }
      }
      withExtendedLifetime(first) {}
    }
    // A request for more than the budget runs alone.
    withExtendedLifetime(try budget.permit(for: 1_000_000) { false }) {}
  }
}
