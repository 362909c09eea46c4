import ImageReading

/// A chunk of a PNG file.
struct PNGChunk {
  let name: String
  /// With its length, name and checksum.
  let range: Range<Int>
  var body: Range<Int> { range.lowerBound + 8..<range.upperBound - 4 }

  /// Nil where there is none that is wholly there.
  init?(_ bytes: ImageBytes, at start: Int) {
    let head = bytes.bytes(at: start, count: 8)
    guard head.count == 8 else { return nil }
    let length = Self.number(Array(head[..<4]))
    guard length <= bytes.count - start - 12 else { return nil }
    name = String(decoding: head[4...], as: UTF8.self)
    range = start..<start + length + 12
  }

  /// The chunk's contents.
  func bytes(of file: ImageBytes) -> [UInt8] {
    file.bytes(at: body.lowerBound, count: body.count)
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The end of the header chunk, which comes first.
  static let headEnd = 33

  /// The thirteen bytes of the header; nil if the file doesn't begin with them.
  static func head(of bytes: ImageBytes) -> [UInt8]? {
    guard let chunk = PNGChunk(bytes, at: 8), chunk.name == "IHDR",
      chunk.range.upperBound == headEnd
    else {
      return nil
    }
    let head = chunk.bytes(of: bytes)
    return head.count == 13 ? head : nil
  }

  static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  static func big(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  // MARK: Making

  static func make(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + body
    return big(body.count) + checked + big(Int(checksum(checked)))
  }

  /// A chunk with an ICC profile, which isn't compressed.
  static func profile(_ profile: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: profile.count, by: 0xFFFF) {
      let part = profile[start..<min(start + 0xFFFF, profile.count)]
      let length = [UInt8(part.count & 255), UInt8(part.count >> 8)]
      stream += [part.endIndex == profile.count ? 1 : 0] + length + length.map { ~$0 } + part
    }
    var (a, b) = (1, 0)
    for byte in profile {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    return make("iCCP", Array("vitrine\0\0".utf8) + stream + big(b << 16 | a))
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { bytes in
      table.withUnsafeBufferPointer { table in
        ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
      }
    }
  }
}
