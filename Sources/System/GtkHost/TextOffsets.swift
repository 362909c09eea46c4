/// Maps the offsets of a text in UTF-16 code units to those in UTF-8 and back.
struct TextOffsets {
  let utf16Count: Int
  let utf8Count: Int
  /// The byte of each UTF-16 offset; nil if all bytes are ASCII. The second half of a surrogate
  /// pair has the byte of the first.
  private let bytes: [Int32]?

  init(_ utf8: [UInt8]) {
    utf8Count = utf8.count
    guard utf8.contains(where: { $0 >= 0x80 }) else {
      utf16Count = utf8.count
      bytes = nil
      return
    }
    var bytes: [Int32] = []
    bytes.reserveCapacity(utf8.count + 1)
    for (index, byte) in utf8.enumerated() where byte & 0xC0 != 0x80 {
      bytes.append(Int32(index))
      if byte >= 0xF0 { bytes.append(Int32(index)) }
    }
    utf16Count = bytes.count
    bytes.append(Int32(utf8.count))
    self.bytes = bytes
  }

  func byte(at offset: Int) -> Int {
    let offset = max(0, min(offset, utf16Count))
    return bytes.map { Int($0[offset]) } ?? offset
  }

  /// The offset of the character that begins at a byte, or after it if a character is split.
  func utf16(at byte: Int) -> Int {
    let byte = max(0, min(byte, utf8Count))
    guard let bytes else { return byte }
    var (low, high) = (0, utf16Count)
    while low < high {
      let middle = (low + high) / 2
      if Int(bytes[middle]) < byte { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
