/// Random numbers that are equal in every run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// Texts that are difficult for URLs: separators, escapes, nothing, emoji, right to left.
  mutating func hardText(maxCount: Int = 6) -> String {
    let pieces = [
      "/", "%", "+", "&", "=", "#", "?", " ", ".", "..", ":", "@", ";", "%2F", "%zz", "a", "B9",
      "~",
      "中文", "é", "e\u{301}", "😀", "👩‍👩‍👧", "שלום", "مرحبا", "\u{202E}", "\0", "\n", "\"", "<>", "|",
      "\\", "*", "**",
    ]
    return (0..<below(maxCount + 1)).map { _ in pick(pieces) }.joined()
  }
}
