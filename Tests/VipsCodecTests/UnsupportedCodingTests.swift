import Foundation
import HostInterface
import Testing

@testable import VipsCodec

/// What a decoder doesn't know isn't damaged.
@Suite struct UnsupportedCodingTests {
  private func jpeg(_ marker: UInt8, bits: UInt8) throws -> Data {
    let whole = try encoder.jpegData(.quarters(64, 48), quality: 0.9)
    var data = whole
    let start = try #require(whole.range(of: Data([0xFF, 0xC0]))).lowerBound
    (data[start + 1], data[start + 4]) = (marker, bits)
    return data
  }

  @Test(
    arguments: [
      (0xC1, 12, "JPEG (12 bits)"), (0xC0, 16, "JPEG (16 bits)"), (0xC3, 8, "JPEG (lossless)"),
      (0xC5, 8, "JPEG (hierarchical)"), (0xF7, 8, "JPEG-LS"),
    ] as [(UInt8, UInt8, String)]) func codingsAreNamed(
      _ marker: UInt8, _ bits: UInt8, _ name: String
    ) throws
  {
    let data = try jpeg(marker, bits: bits)
    #expect(
      codec.failure(.data(data, name: "a.jpg")) == .unsupportedFormat(name: "a.jpg", format: name))
  }

  @Test func whatIsDamagedIsSaidToBe() throws {
    let data = try encoder.jpegData(.quarters(64, 48), quality: 0.9)
    guard case .corrupt? = codec.failure(.data(data.prefix(60))) else {
      return #expect(Bool(false))
    }
  }
}
