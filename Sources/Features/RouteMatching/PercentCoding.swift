/// Percent escapes of bytes. Decoding follows splitting, so that `%2F` never separates segments.
enum PercentCoding {
  /// A malformed escape (`%`, `%zz`) stands for itself.
  static func appendDecoded(
    _ range: Range<Int>, of source: [UInt8], to target: inout [UInt8], plusIsSpace: Bool = false
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = source[index]
      if byte == ASCII.percent, index + 2 < range.upperBound,
        let high = ASCII.hexValue(source[index + 1]), let low = ASCII.hexValue(source[index + 2])
      {
        target.append(high << 4 | low)
        index += 3
      } else {
        target.append(plusIsSpace && byte == 0x2B ? 0x20 : byte)
        index += 1
      }
    }
  }

  /// Bytes that aren't UTF-8 become U+FFFD, as in browsers.
  static func decoded(_ text: some StringProtocol) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    appendDecoded(0..<bytes.count, of: bytes, to: &result)
    return String(decoding: result, as: UTF8.self)
  }

  /// Escapes all but unreserved characters, so that the result may stand anywhere in a URL: as a
  /// host, segment, query or fragment.
  static func encoded(_ text: String) -> String { encoded(text.utf8) }

  static func encoded(_ bytes: some Collection<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for byte in bytes {
      if ASCII.isUnreserved(byte) {
        result.append(byte)
      } else {
        result.append(ASCII.percent)
        result.append(hexDigit(byte >> 4))
        result.append(hexDigit(byte & 15))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Escapes `.` and `..` as well: others would take them for steps between folders.
  static func encodedSegment(_ text: String) -> String { encodedSegment(text.utf8) }

  static func encodedSegment(_ bytes: some Collection<UInt8>) -> String {
    let isStep = (1...2).contains(bytes.count) && bytes.allSatisfy { $0 == UInt8(ascii: ".") }
    return isStep ? bytes.map { _ in "%2E" }.joined() : encoded(bytes)
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 48 + value : 55 + value }
}
