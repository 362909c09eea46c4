/// Ends of ways that fork no more, each kind once: `/:id/detail` behind a hundred thousand sections
/// is one of them.
struct RouteTails: Sendable {
  /// A step in the form in which links are compared with it.
  struct Step: Sendable {
    enum Kind: UInt8, Sendable { case literal, matcher, any, wildcard, rest, hash }
    var kind: Kind
    var matcher = RouteTrie.none
    var literal = LiteralText.empty
  }

  private(set) var flat: [Step] = []
  private(set) var ranges: [Range<Int>] = []
  private var all: [[RouteTrie.Step]] = []
  private var numbers: [[RouteTrie.Step]: Int32] = [:]

  func steps(_ number: Int) -> [RouteTrie.Step] { all[number] }

  mutating func number(
    of steps: ArraySlice<RouteTrie.Step>, index: inout LiteralIndex
  ) -> Int32 {
    let key = Array(steps)
    if let number = numbers[key] { return number }
    let start = flat.count
    for step in key { flat.append(Self.flat(step, &index)) }
    ranges.append(start..<flat.count)
    all.append(key)
    numbers[key] = Int32(all.count - 1)
    return Int32(all.count - 1)
  }

  private static func flat(_ step: RouteTrie.Step, _ index: inout LiteralIndex) -> Step {
    switch step {
    case .literal(let bytes):
      let text = bytes.withUnsafeBufferPointer { index.text(LiteralKey($0)) }
      return Step(kind: .literal, literal: text)
    case .matcher(let number): return Step(kind: .matcher, matcher: number)
    case .any: return Step(kind: .any)
    case .wildcard: return Step(kind: .wildcard)
    case .rest: return Step(kind: .rest)
    case .hash: return Step(kind: .hash)
    }
  }
}
