/// The size in the header of a portable pixmap.
///
/// libvips treats an invalid side as one pixel, and shows an image that isn't there.
enum PortableHeader {
  /// Whether both sides are valid for libvips.
  ///
  /// - Parameter bytes: The beginning of the file: a letter, a digit, white space and the two
  ///   sides, with comments among them.
  static func hasSize(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var position = 2
    return (0..<2).allSatisfy { _ in (1...maximumSide).contains(number(in: bytes, at: &position)) }
  }

  /// libvips' VIPS_MAX_COORD.
  private static let maximumSide = 10_000_000

  /// The next number; 0 if there is none.
  private static func number(in bytes: UnsafeRawBufferPointer, at position: inout Int) -> Int {
    skipToWord(in: bytes, at: &position)
    var value = 0
    while position < bytes.count, let digit = digit(bytes[position]), value <= maximumSide {
      value = value * 10 + digit
      position += 1
    }
    return value
  }

  private static func digit(_ byte: UInt8) -> Int? {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? Int(byte - UInt8(ascii: "0")) : nil
  }

  private static func skipToWord(in bytes: UnsafeRawBufferPointer, at position: inout Int) {
    var isComment = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "#") { isComment = true }
      if !isComment, byte != UInt8(ascii: " "), !(9...13).contains(byte) { return }
      if byte == UInt8(ascii: "\n") { isComment = false }
      position += 1
    }
  }
}
