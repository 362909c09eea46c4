/// What parameters with a type or text around them ask of a segment, each kind once.
struct RouteMatchers: Sendable {
  struct Matcher: Sendable {
    var prefix: [UInt8]
    var suffix: [UInt8]
    var type: ParameterType
    /// Literal text around the parameter first, then narrow types.
    var rank: Int
  }

  /// A type is known by its name within a table.
  private struct Key: Hashable {
    var prefix: [UInt8]
    var suffix: [UInt8]
    var type: String
  }

  private var all: [Matcher] = []
  private var numbers: [Key: Int32] = [:]

  subscript(number: Int32) -> Matcher { all[Int(number)] }

  mutating func number(_ prefix: [UInt8], _ suffix: [UInt8], _ type: ParameterType) -> Int32 {
    let key = Key(prefix: prefix, suffix: suffix, type: type.name)
    if let number = numbers[key] { return number }
    let rank = type.rank - 16 * min(prefix.count + suffix.count, 1 << 20)
    all.append(Matcher(prefix: prefix, suffix: suffix, type: type, rank: rank))
    numbers[key] = Int32(all.count - 1)
    return Int32(all.count - 1)
  }

  /// An order of its own, so that the order of adding never matters.
  func precedes(_ a: Int32, _ b: Int32) -> Bool {
    let (a, b) = (self[a], self[b])
    if a.rank != b.rank { return a.rank < b.rank }
    if a.type.name != b.type.name { return a.type.name < b.type.name }
    if a.prefix != b.prefix { return b.prefix.lexicographicallyPrecedes(a.prefix) }
    return b.suffix.lexicographicallyPrecedes(a.suffix)
  }
}
