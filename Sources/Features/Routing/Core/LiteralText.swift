/// The text of one literal segment, as it is compared: its first sixteen bytes lie here, so that
/// most comparisons need no other place in memory.
struct LiteralText: Sendable, Hashable {
  static let inlineCount = 16

  /// Bytes 0..<8 and 8..<16, filled up with zeros. Of longer texts where all of them begin in the
  /// pool, and how many they are.
  let head: UInt64
  let next: UInt64
  /// `inlineCount + 1` stands for all longer ones.
  let count: UInt16

  static let empty = LiteralText(head: 0, next: 0, count: 0)

  init(head: UInt64, next: UInt64, count: UInt16) {
    self.head = head
    self.next = next
    self.count = count
  }

  init(_ key: LiteralKey, pool: inout [UInt8]) {
    count = UInt16(min(key.bytes.count, Self.inlineCount + 1))
    if key.bytes.count <= Self.inlineCount {
      (head, next) = (key.head, key.next)
    } else {
      (head, next) = (UInt64(pool.count), UInt64(key.bytes.count))
      pool.append(contentsOf: key.bytes)
    }
  }

  /// Where a long text lies in the pool.
  private var range: Range<Int>? {
    Int(count) > Self.inlineCount ? Int(head)..<Int(head) + Int(next) : nil
  }

  func equals(_ key: LiteralKey, pool: [UInt8]) -> Bool {
    if let range { return pool[range].elementsEqual(key.bytes) }
    return Int(count) == key.bytes.count && head == key.head && next == key.next
  }

  /// Calls with the text's own key.
  func withKey<Result>(pool: [UInt8], _ body: (LiteralKey) -> Result) -> Result {
    if let range {
      return pool[range].withUnsafeBufferPointer { body(LiteralKey($0)) }
    }
    return withUnsafeBytes(of: (head.littleEndian, next.littleEndian)) { bytes in
      bytes.withMemoryRebound(to: UInt8.self) {
        body(LiteralKey(UnsafeBufferPointer(rebasing: $0[..<Int(count)])))
      }
    }
  }
}

/// Text that is looked for among literals: cut into words once for each segment of a link.
struct LiteralKey {
  let bytes: UnsafeBufferPointer<UInt8>
  let head: UInt64
  let next: UInt64

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    let count = bytes.count
    let raw = UnsafeRawBufferPointer(bytes)
    if count >= 8 {
      head = Self.word(raw, 0)
      // The last eight bytes, without those that are in `head`.
      next = count >= 16
        ? Self.word(raw, 8) : Self.word(raw, count - 8) >> UInt64(8 * (16 - count))
    } else {
      var word: UInt64 = 0
      for index in 0..<count { word |= UInt64(bytes[index]) << UInt64(8 * index) }
      (head, next) = (word, 0)
    }
  }

  /// Of the text as a child of the fork.
  func hash(below fork: Int32) -> UInt64 {
    let count = bytes.count
    var hash = Self.mixed(head ^ UInt64(count) &* 0x9E37_79B9_7F4A_7C15) ^ next
    if count > 16 {
      let raw = UnsafeRawBufferPointer(bytes)
      for index in stride(from: 16, to: count - 8, by: 8) {
        hash = Self.mixed(hash) ^ Self.word(raw, index)
      }
      hash = Self.mixed(hash) ^ Self.word(raw, count - 8)
    }
    return Self.mixed(hash ^ UInt64(truncatingIfNeeded: fork) &* 0xE703_7ED1_A0B4_28DB)
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = (value ^ 0x2D35_8DCC_AA6C_78A5).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return product.high ^ product.low
  }
}
