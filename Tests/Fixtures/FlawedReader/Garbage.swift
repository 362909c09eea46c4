/// Spoils messages, the same way for the same seed.
struct Garbage {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// The message with a few bytes changed, added or missing.
  mutating func spoil(_ message: [UInt8]) -> [UInt8] {
    var message = message
    for _ in 0..<1 + next() % 6 {
      let place = Int(next() % UInt64(message.count))
      switch next() % 4 {
      case 0: message[place] = UInt8(truncatingIfNeeded: next())
      case 1: message[place] = 0xFF
      case 2: message.removeSubrange(place...)
      default: message.insert(contentsOf: (0..<next() % 40).map { _ in 0x7F }, at: place)
      }
      if message.isEmpty { message = [0] }
    }
    return message
  }
}
