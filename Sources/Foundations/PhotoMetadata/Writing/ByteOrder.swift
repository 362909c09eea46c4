/// Numbers in the order of bytes that a TIFF header tells.
struct ByteOrder {
  let isLittle: Bool

  /// Nil unless a TIFF header begins there.
  init?(_ bytes: [UInt8], at start: Int = 0) {
    guard start >= 0, start + 8 <= bytes.count else { return nil }
    switch Array(bytes[start..<start + 4]) {
    case [0x49, 0x49, 42, 0]: isLittle = true
    case [0x4D, 0x4D, 0, 42]: isLittle = false
    default: return nil
    }
  }

  init(isLittle: Bool) { self.isLittle = isLittle }

  /// The number at a place that is there.
  func number(_ bytes: [UInt8], at place: Int, count: Int) -> Int {
    let part = bytes[place..<place + count]
    return isLittle
      ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
  }

  func bytes(_ value: Int, count: Int) -> [UInt8] {
    let big = (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    return isLittle ? big.reversed() : big
  }

  func put(_ value: Int, into bytes: inout [UInt8], at place: Int, count: Int) {
    bytes.replaceSubrange(place..<place + count, with: self.bytes(value, count: count))
  }
}
