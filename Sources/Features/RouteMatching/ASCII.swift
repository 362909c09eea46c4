enum ASCII {
  static let percent = UInt8(ascii: "%")
  static let slash = UInt8(ascii: "/")
  static let colon = UInt8(ascii: ":")
  static let question = UInt8(ascii: "?")
  static let hash = UInt8(ascii: "#")

  static func lower(_ byte: UInt8) -> UInt8 { byte &- 65 < 26 ? byte | 0x20 : byte }
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 97 < 26 }
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

  /// Characters that RFC 3986 never escapes.
  static func isUnreserved(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == 0x2D || byte == 0x2E || byte == 0x5F || byte == 0x7E
  }

  static func isSchemeByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E
  }

  static func hexValue(_ byte: UInt8) -> UInt8? {
    if isDigit(byte) { return byte - 48 }
    let low = byte | 0x20
    return low >= 97 && low <= 102 ? low - 87 : nil
  }

  static func equalIgnoringCase(_ bytes: ArraySlice<UInt8>, _ text: String.UTF8View) -> Bool {
    bytes.elementsEqual(text) { lower($0) == lower($1) }
  }
}
