import Foundation

/// The text chunks of a PNG file.
enum PNGText {
  private static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  /// The size of the header chunk, which comes first: length, name, thirteen bytes and a checksum.
  private static let headerLength = 25

  /// Returns the text chunks of a file; empty if it is not a PNG file or damaged.
  static func read(_ png: Data) -> [String: String] {
    guard png.starts(with: signature) else { return [:] }
    let bytes = [UInt8](png)
    var entries: [String: String] = [:]
    var index = signature.count
    while index + 12 <= bytes.count {
      let length = bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = bytes[index + 4..<index + 8]
      guard length <= bytes.count - index - 12 else { return entries }
      if name.elementsEqual("tEXt".utf8) {
        let parts = bytes[index + 8..<index + 8 + length]
          .split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2 {
          entries[String(decoding: parts[0], as: UTF8.self)] = String(
            decoding: parts[1], as: UTF8.self)
        }
      }
      index += length + 12
    }
    return entries
  }

  /// Returns the file with added text chunks; nil if it is not a PNG file.
  static func adding(_ entries: [(String, String)], to png: Data) -> Data? {
    let start = signature.count + headerLength
    guard png.starts(with: signature), png.count > start else { return nil }
    var result = Data(png.prefix(start))
    for (key, value) in entries {
      result += chunk("tEXt", Array(key.utf8) + [0] + Array(value.utf8))
    }
    return result + png.dropFirst(start)
  }

  private static func chunk(_ name: String, _ bytes: [UInt8]) -> Data {
    let body = Array(name.utf8) + bytes
    return Data(big(UInt32(bytes.count)) + body + big(checksum(body)))
  }

  private static func big(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// CRC-32.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
      }
    }
  }

  /// A transparent image, to add text chunks to.
  static var onePixel: Data {
    var data = signature + chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0])
    data += chunk("IDAT", [0x78, 0xDA, 0x63, 0x60, 0, 2, 0, 0, 5, 0, 1])
    return data + chunk("IEND", [])
  }
}
