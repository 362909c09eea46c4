/// A sequence of lengths that change individually: updates and sums take logarithmic time.
struct ExtentTree {
  private var sums: [Double]
  private(set) var values: [Double]

  init(count: Int, each value: Double) {
    values = Array(repeating: value, count: count)
    sums = (0...count).map { index in Double(index & -index) * value }
  }

  var total: Double { sum(before: values.count) }

  mutating func set(_ value: Double, at index: Int) {
    guard values.indices.contains(index), values[index] != value else { return }
    let change = value - values[index]
    values[index] = value
    var place = index + 1
    while place < sums.count {
      sums[place] += change
      place += place & -place
    }
  }

  /// Returns the sum of the first `count` lengths.
  func sum(before count: Int) -> Double {
    var place = min(max(0, count), values.count)
    var sum = 0.0
    while place > 0 {
      sum += sums[place]
      place -= place & -place
    }
    return sum
  }
}
