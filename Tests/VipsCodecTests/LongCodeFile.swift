import Foundation

/// A gray JPEG file in which each value of some blocks has a code of sixteen bits, the longest
/// there are.
struct LongCodeFile {
  /// The bits of a value; no encoder writes more than 10.
  var valueBits: UInt8
  /// The width and height in blocks.
  var sides = 8
  /// The distance of the blocks that have values.
  var step = 1

  private static func segment(_ marker: UInt8, _ body: [UInt8]) -> [UInt8] {
    [0xFF, marker, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 255)] + body
  }

  private static func bytes(_ bits: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bits.count, by: 8).flatMap { start -> [UInt8] in
      let byte = (0..<8).reduce(UInt8(0)) {
        $0 << 1 | (start + $1 < bits.count ? bits[start + $1] : 1)
      }
      return byte == 0xFF ? [0xFF, 0] : [byte]
    }
  }

  var data: Data {
    let pixels = sides * 8
    var file: [UInt8] = [0xFF, 0xD8]
    file += Self.segment(0xDB, [0] + Array(repeating: 1, count: 64))
    file += Self.segment(
      0xC0,
      [
        8, UInt8(pixels >> 8), UInt8(pixels & 255), UInt8(pixels >> 8), UInt8(pixels & 255), 1, 1,
        0x11, 0,
      ])
    file += Self.segment(0xC4, [0, 1] + Array(repeating: 0, count: 15) + [0])
    file += Self.segment(
      0xC4,
      [0x10] + Array(repeating: 1, count: 16) + [0] + Array(repeating: 1, count: 14) + [valueBits])
    file += Self.segment(0xDA, [1, 1, 0, 0, 63, 0])
    // A mean without a difference, and values of which all bits are set.
    let value =
      Array(repeating: UInt8(1), count: 15) + [0] + Array(repeating: 1, count: Int(valueBits))
    let long = [0] + Array(repeating: value, count: 63).flatMap(\.self)
    file += Self.bytes((0..<sides * sides).flatMap { $0 % step == step - 1 ? long : [0, 0] })
    return Data(file + [0xFF, 0xD9])
  }
}
