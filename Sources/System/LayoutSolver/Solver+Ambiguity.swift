/// Finds the variables that the constraints leave open.
extension Solver {
  /// How far a variable is pulled to see whether it gives way, in points.
  private static let pull = 1_000.0

  /// Whether other values of a variable would do as well. Takes as long as adding two constraints
  /// or more: to find mistakes with, not for each frame.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    alternative(moving: variable) != nil
  }

  /// The variables of which other values would do as well, in the order of their making.
  package func ambiguousVariables() -> [Variable] {
    solve()
    return tableau.symbols.indices.compactMap(variable).filter(isAmbiguous)
  }

  /// The constraints that together determine a variable, in the order in which they were added.
  package func constraints(determining variable: Variable) -> [ConstraintID] {
    solve()
    let row = tableau.symbols[Int(variable.index)].row
    guard row >= 0 else { return [] }
    return tableau.rows[Int(row)].terms.map { Int($0.symbol) }.filter { records[$0] != nil }
      .sorted { order($0) < order($1) }.map(id)
  }

  /// Another solution that is as good, in which a variable has a value that is clearly different;
  /// nil if there is none. The solver itself keeps its solution.
  package func alternative(moving variable: Variable) -> [Variable: Double]? {
    solve()
    let index = Int(variable.index)
    guard tableau.mayMove(index) else { return nil }
    let value = tableau.symbols[index].value
    for target in [value + Self.pull, value - Self.pull] {
      var probe = tableau
      probe.pull(index, to: target)
      guard abs(probe.symbols[index].value - value) > 1e-6 else { continue }
      var result: [Variable: Double] = [:]
      for index in tableau.symbols.indices {
        if let variable = self.variable(at: index) { result[variable] = probe.symbols[index].value }
      }
      return result
    }
    return nil
  }
}

extension Tableau {
  /// Whether a variable depends on something that can move at no cost. What is in the way shows
  /// only when it is pulled.
  fileprivate func mayMove(_ symbol: Int) -> Bool {
    guard symbols[symbol].isBasic else { return true }
    return rows[Int(symbols[symbol].row)].terms.contains { term in
      let symbol = symbols[Int(term.symbol)]
      return symbol.slack(up: true)?.isZero ?? false || symbol.slack(up: false)?.isZero ?? false
    }
  }

  /// Moves a variable towards a value as far as that costs nothing that matters.
  fileprivate mutating func pull(_ symbol: Int, to value: Double) {
    symbols.append(Symbol(isVariable: false))
    let residual = symbols.count - 1
    let belowAll: Symbol.Penalty = .soft(-1)
    setPenalties(below: belowAll, above: belowAll, of: residual)
    insert(
      residual, terms: [Row.Term(symbol: Int32(symbol), coefficient: 1)], constant: -value)
    repeat {
      _ = restore()
      optimize()
    } while !crossed.isEmpty && !isLost
  }
}
