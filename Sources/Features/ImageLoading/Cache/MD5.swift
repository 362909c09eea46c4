import Foundation

/// The checksum that names files after addresses, here as in the desktop's thumbnail cache. It keeps
/// nobody out: what is found by it is compared with the address that it is for.
enum MD5 {
  static func hex(_ text: String) -> String {
    digest(Array(text.utf8)).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }

  static func digest(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
    let bits = UInt64(message.count) &* 8
    var padded = message + [0x80]
    padded += Array(repeating: 0, count: (120 - padded.count % 64) % 64)
    padded += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) }
    for start in stride(from: 0, to: padded.count, by: 64) {
      mix(padded[start..<start + 64], into: &state)
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    let words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      (0..<4).reduce(UInt32(0)) { $0 | UInt32(block[index + $1]) << (8 * UInt32($1)) }
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for round in 0..<64 {
      let (mixed, index): (UInt32, Int) =
        switch round / 16 {
        case 0: ((b & c) | (~b & d), round)
        case 1: ((d & b) | (~d & c), (5 * round + 1) % 16)
        case 2: (b ^ c ^ d, (3 * round + 5) % 16)
        default: (c ^ (b | ~d), (7 * round) % 16)
        }
      let sum = mixed &+ a &+ constants[round] &+ words[index]
      let turn = turns[round / 16][round % 4]
      (a, d, c, b) = (d, c, b, b &+ (sum << turn | sum >> (32 - turn)))
    }
    for (index, value) in [a, b, c, d].enumerated() { state[index] &+= value }
  }

  private static let turns: [[UInt32]] = [
    [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
  ]
  private static let constants: [UInt32] = (0..<64).map {
    UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296)
  }
}
