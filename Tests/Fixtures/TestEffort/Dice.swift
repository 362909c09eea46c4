/// SplitMix64: numbers that look random, and are the same in every run and on every machine.
public struct Dice: RandomNumberGenerator {
  private var state: UInt64

  /// Numbers that follow from a seed.
  public init(_ seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// A number from 0 up to a limit, which isn't reached; 0 if there is none.
  public mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }

  public mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
