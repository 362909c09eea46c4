/// Reports of the tableau about its symbols.
extension Tableau {
  /// Values closer than this are taken for the same, in points.
  private static let tolerance = 1e-9

  /// The variables that moved since the last time.
  mutating func takeChanged() -> [Int32] {
    var result: [Int32] = []
    for index in changed {
      let symbol = Int(index)
      // Not so for one that was forgotten meanwhile.
      guard symbols[symbol].isChanged else { continue }
      symbols[symbol].isChanged = false
      let change = abs(symbols[symbol].value - symbols[symbol].reported)
      if change <= Self.tolerance { continue }
      symbols[symbol].reported = symbols[symbol].value
      result.append(index)
    }
    changed.removeAll(keepingCapacity: true)
    return result
  }

  /// Derives the values again from the constants of the constraints.
  ///
  /// A basic symbol's row says the same of the constraints' expressions, term by term. So its value
  /// is its own constant less the others', each times its coefficient.
  mutating func deriveValues(constant: (Int) -> Double) {
    (stepCount, isDoubtful) = (0, false)
    for row in rows where row.owner >= 0 {
      let owner = Int(row.owner)
      let value = row.terms.reduce(constant(owner)) {
        $0 - $1.coefficient * constant(Int($1.symbol))
      }
      guard value != symbols[owner].value else { continue }
      symbols[owner].value = value
      noteValue(owner)
    }
  }

  /// The same symbols without any row.
  func emptied() -> Tableau {
    var result = Tableau()
    result.symbols = symbols.map {
      var symbol = Symbol(isVariable: $0.isVariable)
      symbol.reported = $0.reported
      return symbol
    }
    for index in symbols.indices where symbols[index].isVariable { result.noteValue(index) }
    return result
  }
}
