import Foundation

/// The message as bytes of the code: mode, length, message, padding, and what corrects errors.
struct QRCodewords {
  private let format: QRFormat
  private let data: [UInt8]

  init(_ message: Data, _ format: QRFormat) {
    self.format = format
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
    }
    // Byte mode.
    append(0b0100, 4)
    append(message.count, format.lengthBits)
    for byte in message { append(Int(byte), 8) }
    append(0, min(4, format.dataBytes * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    var pad: UInt8 = 0xEC
    while bytes.count < format.dataBytes {
      bytes.append(pad)
      pad ^= 0xEC ^ 0x11
    }
    data = bytes
  }

  /// Byte by byte from all blocks by turns, so that one spot of dirt hits each of them a little.
  var interleaved: [UInt8] {
    let short = format.dataBytes / format.blocks
    let longer = format.dataBytes % format.blocks
    let correction = ReedSolomon(degree: format.correctionBytes)
    var blocks: [(data: ArraySlice<UInt8>, check: [UInt8])] = []
    var start = 0
    for index in 0..<format.blocks {
      let end = start + short + (index < format.blocks - longer ? 0 : 1)
      blocks.append((data[start..<end], correction.remainder(of: data[start..<end])))
      start = end
    }
    var result: [UInt8] = []
    for offset in 0...short {
      for block in blocks where offset < block.data.count {
        result.append(block.data[block.data.startIndex + offset])
      }
    }
    for offset in 0..<format.correctionBytes { result += blocks.map { $0.check[offset] } }
    return result
  }
}

/// The correction of a block: the rest of a division of polynomials over 256 numbers.
struct ReedSolomon {
  private let divisor: [UInt8]

  init(degree: Int) {
    var divisor = [UInt8](repeating: 0, count: degree)
    divisor[degree - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in 0..<degree {
        divisor[index] = Self.product(divisor[index], root)
        if index + 1 < degree { divisor[index] ^= divisor[index + 1] }
      }
      root = Self.product(root, 2)
    }
    self.divisor = divisor
  }

  func remainder(of data: ArraySlice<UInt8>) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for index in divisor.indices { result[index] ^= Self.product(divisor[index], factor) }
    }
    return result
  }

  /// Modulo x⁸ + x⁴ + x³ + x² + 1.
  private static func product(_ x: UInt8, _ y: UInt8) -> UInt8 {
    var result = 0
    for bit in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11D
      result ^= Int(y >> UInt8(bit) & 1) * Int(x)
    }
    return UInt8(truncatingIfNeeded: result)
  }
}
