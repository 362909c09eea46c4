/// Keeps rounding from adding up.
extension Solver {
  /// What constraints may be off by, in points, before the tableau is made anew.
  private static let tolerance = 1e-7

  /// Derives all values from the constraints again, and the tableau too if that wasn't enough.
  func check() {
    tableau.deriveValues { records[$0]?.constant ?? 0 }
    if tableau.isLost || largestError > Self.tolerance { rebuild() }
  }

  /// By how much a residual differs from its constraint's expression.
  private var largestError: Double {
    var largest = 0.0
    for index in records.indices where !suspended.contains(index) {
      guard let record = records[index] else { continue }
      let sum = record.terms.reduce(record.constant) {
        $0 + $1.coefficient * tableau.symbols[Int($1.symbol)].value
      }
      largest = max(largest, abs(sum - tableau.symbols[index].value))
    }
    return largest
  }

  /// Adds all constraints to an empty tableau.
  func rebuild() {
    tableau = tableau.emptied()
    let order = records.indices.filter { records[$0] != nil && !suspended.contains($0) }
      .sorted { (records[$0]?.sequence ?? 0) < (records[$1]?.sequence ?? 0) }
    for index in order {
      insert(index)
      settle()
    }
  }
}
