/// Keeps rounding from adding up.
extension Solver {
  /// The error of a constraint, as a part of its largest term, above which the tableau is made
  /// anew.
  private static let tolerance = 1e-10

  /// Derives all values from the constraints again, and the tableau too if that wasn't enough.
  func check() {
    tableau.deriveValues { records[$0]?.constant ?? 0 }
    if tableau.isLost || largestError > Self.tolerance { rebuild() } else { settle() }
  }

  /// The largest difference of a residual from its constraint's expression, as a part of the
  /// largest term.
  private var largestError: Double {
    var largest = 0.0
    for index in records.indices where !suspended.contains(index) {
      guard let record = records[index] else { continue }
      var (sum, size) = (record.constant, max(1, abs(record.constant)))
      for term in record.terms {
        let product = term.coefficient * tableau.symbols[Int(term.symbol)].value
        sum += product
        size = max(size, abs(product))
      }
      largest = max(largest, abs(sum - tableau.symbols[index].value) / size)
    }
    return largest
  }

  /// Adds all constraints to an empty tableau.
  func rebuild() {
    tableau = tableau.emptied()
    let indices = records.indices.filter { records[$0] != nil && !suspended.contains($0) }
    for index in indices.sorted(by: { order($0) < order($1) }) {
      insert(index)
      settle()
    }
  }
}
