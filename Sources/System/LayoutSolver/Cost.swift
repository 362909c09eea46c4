/// The cost of a step: an amount for each priority, compared from the highest one down. So no
/// amount of a lower priority outweighs a higher one, however many constraints there are.
struct Cost {
  struct Part {
    var priority: Float
    var amount: Double
  }

  /// Falling by priority; none is zero.
  private(set) var parts: [Part] = []

  static let zero = Cost()
  /// Less is rounding.
  private static let tolerance = 1e-9

  var isZero: Bool { parts.isEmpty }
  var isNegative: Bool { parts.first.map { $0.amount < 0 } ?? false }
  var isPositive: Bool { parts.first.map { $0.amount > 0 } ?? false }

  mutating func add(_ amount: Double, at priority: Float) {
    let place = parts.firstIndex { $0.priority <= priority } ?? parts.count
    guard place < parts.count, parts[place].priority == priority else {
      if abs(amount) > Self.tolerance {
        parts.insert(Part(priority: priority, amount: amount), at: place)
      }
      return
    }
    parts[place].amount += amount
    if abs(parts[place].amount) <= Self.tolerance { parts.remove(at: place) }
  }

  mutating func add(_ other: Cost, times factor: Double) {
    for part in other.parts { add(part.amount * factor, at: part.priority) }
  }

  func scaled(by factor: Double) -> Cost {
    var result = Cost()
    result.add(self, times: factor)
    return result
  }

  static func < (left: Cost, right: Cost) -> Bool {
    var (l, r) = (left.parts[...], right.parts[...])
    while true {
      let priority = max(l.first?.priority ?? -.infinity, r.first?.priority ?? -.infinity)
      guard priority > -.infinity else { return false }
      let a = l.first?.priority == priority ? l.removeFirst().amount : 0
      let b = r.first?.priority == priority ? r.removeFirst().amount : 0
      if abs(a - b) > tolerance * max(1, abs(a)) { return a < b }
    }
  }
}
