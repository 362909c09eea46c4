/// How the tableau comes back to the cheapest solution.
extension Tableau {
  /// Required residuals that can't be zero together.
  struct Contradiction {
    /// Its row has left the tableau.
    let symbol: Int
    let others: [Int]
  }

  /// More steps than this mean that they go round in circles: from here on they follow Bland's
  /// rule.
  private var limit: Int { 100 + 3 * symbols.count }

  /// A smaller coefficient, or difference of two distances, is rounding.
  private static let smallest = 1e-9

  /// Counts a step; false when even that rule has led nowhere, since rounding is in the way.
  private mutating func mayStep(_ count: inout Int) -> Bool {
    count += 1
    if count > 10 * limit { isLost = true }
    return !isLost
  }

  // MARK: Adding and removing

  /// Adds a residual with its row. A variable that is still free takes it up without a further
  /// step.
  mutating func insert(_ symbol: Int, terms: [Row.Term], constant: Double) {
    optimize()
    addRow(symbol, terms: terms, constant: constant)
    symbols[symbol].side = symbols[symbol].restingSide
    if let variable = freeVariable(in: symbols[symbol].row) {
      pivot(entering: variable, leaving: symbol)
    } else {
      noteValue(symbol)
    }
  }

  /// The variable that stands in the fewest rows, so that few are changed.
  private func freeVariable(in row: Int32) -> Int? {
    var best: (symbol: Int, count: Int)?
    for term in rows[Int(row)].terms where symbols[Int(term.symbol)].isVariable {
      let count = symbols[Int(term.symbol)].column.count
      guard abs(term.coefficient) > 1e-6, count < best?.count ?? .max else { continue }
      best = (Int(term.symbol), count)
    }
    return best?.symbol
  }

  /// Takes a residual away. Nothing may have crossed.
  mutating func remove(_ symbol: Int) {
    setPenalties(below: .none, above: .none, of: symbol)
    if !symbols[symbol].isBasic {
      let isDear = symbols[symbol].cost.isPositive
      let place = bound(for: symbol, up: !isDear) ?? bound(for: symbol, up: isDear)
      guard let leaving = place ?? shortestRow(with: symbol) else { return }
      pivot(entering: symbol, leaving: leaving)
    }
    dropRow(symbol)
  }

  /// The basic variable with the shortest row, of those in which a symbol stands.
  private func shortestRow(with symbol: Int) -> Int? {
    symbols[symbol].column.map { rows[Int($0)] }
      .min { ($0.terms.count, $0.owner) < ($1.terms.count, $1.owner) }.map { Int($0.owner) }
  }

  // MARK: Dual steps

  /// Brings back residuals that have crossed zero, while the solution stays the cheapest: each
  /// leaves at zero for whichever symbol costs least, or counts on its other side where that is
  /// cheaper.
  ///
  /// Required residuals that can't be brought back are taken out, and returned with the reason.
  mutating func restore() -> [Contradiction] {
    var contradictions: [Contradiction] = []
    var count = 0
    while !crossed.isEmpty, !isLost {
      for symbol in takeCrossed().map(Int.init) where symbols[symbol].hasCrossed {
        guard mayStep(&count) else { return contradictions }
        let isUp = symbols[symbol].value < 0
        let side: Symbol.Side = isUp ? .below : .above
        let limit = price(of: symbol, on: side)
        if let best = cheapest(for: symbol, isUp: isUp, isPlain: count > self.limit),
          limit.map({ best.ratio < $0 }) ?? true
        {
          pivot(entering: best.symbol, leaving: symbol, side: best.isUp ? .above : .below)
        } else if limit != nil {
          setSide(side, of: symbol)
        } else {
          let terms = rows[Int(symbols[symbol].row)].terms
          let others = terms.filter { abs($0.coefficient) > Self.smallest }
          contradictions.append(
            Contradiction(symbol: symbol, others: others.map { Int($0.symbol) }))
          dropRow(symbol)
        }
      }
    }
    return contradictions
  }

  /// The additional cost of counting a basic residual on another side; nil when it may not be
  /// there.
  private func price(of symbol: Int, on side: Symbol.Side) -> Cost? {
    guard (side == .below ? symbols[symbol].below : symbols[symbol].above) != .never else {
      return nil
    }
    let sign: Double = side == .below ? -1 : 1
    var price = Cost.zero
    if let new = symbols[symbol].gradient(on: side) {
      price.add(new.amount * sign, at: new.priority)
    }
    if let old = symbols[symbol].gradient { price.add(-old.amount * sign, at: old.priority) }
    return price
  }

  private struct Candidate {
    let symbol: Int
    let isUp: Bool
    /// The cost for each point that the residual moves.
    let ratio: Cost
    let size: Double
  }

  /// The symbol that moves a basic residual at the least cost.
  private func cheapest(for symbol: Int, isUp: Bool, isPlain: Bool) -> Candidate? {
    var best: Candidate?
    for term in rows[Int(symbols[symbol].row)].terms {
      let up = (term.coefficient > 0) == isUp
      guard let slack = symbols[Int(term.symbol)].slack(up: up) else { continue }
      let size = abs(term.coefficient)
      guard size > Self.smallest else { continue }
      let ratio = slack.isNegative ? .zero : slack.scaled(by: 1 / size)
      if let best, !(ratio < best.ratio) {
        // Of equals a large coefficient is best for precision, and the first for an end.
        if isPlain || best.ratio < ratio || size <= best.size * (1 + 1e-9) { continue }
      }
      best = Candidate(symbol: Int(term.symbol), isUp: up, ratio: ratio, size: size)
    }
    return best
  }

  // MARK: Primal steps

  /// Moves symbols whose cost has changed for as long as that makes the solution cheaper. Nothing
  /// may have crossed.
  mutating func optimize() {
    var count = 0
    while !isLost, let (symbol, isUp) = nextImprovement(isPlain: count > limit) {
      guard mayStep(&count),
        let leaving = bound(for: symbol, up: isUp, isPlain: count > limit)
      else {
        isLost = true
        return
      }
      pivot(entering: symbol, leaving: leaving, side: isUp ? .above : .below)
    }
  }

  /// The symbol that makes the solution cheaper the fastest; the first one if `isPlain`.
  private mutating func nextImprovement(isPlain: Bool) -> (symbol: Int, isUp: Bool)? {
    guard !touched.isEmpty else { return nil }
    keepTouched { symbol in
      !symbol.isBasic
        && (symbol.slack(up: true)?.isNegative ?? false
          || symbol.slack(up: false)?.isNegative ?? false)
    }
    var best: (symbol: Int, isUp: Bool, slack: Cost)?
    for symbol in touched.map(Int.init) {
      let isUp = symbols[symbol].slack(up: true)?.isNegative ?? false
      let slack = symbols[symbol].slack(up: isUp) ?? .zero
      guard let last = best else {
        best = (symbol, isUp, slack)
        continue
      }
      let isFirst = symbol < last.symbol
      if isPlain ? isFirst : slack < last.slack || isFirst && !(last.slack < slack) {
        best = (symbol, isUp, slack)
      }
    }
    return best.map { ($0.symbol, $0.isUp) }
  }

  /// The first basic residual that comes to zero when a symbol moves.
  private func bound(for symbol: Int, up: Bool, isPlain: Bool = false) -> Int? {
    var best: (owner: Int, distance: Double, size: Double)?
    for row in symbols[symbol].column {
      let owner = Int(rows[Int(row)].owner)
      let basic = symbols[owner]
      guard !basic.isVariable else { continue }
      let coefficient = rows[Int(row)].coefficient(of: Int32(symbol))
      let size = abs(coefficient)
      let rises = (coefficient > 0) == up
      if basic.side == .above && rises || basic.side == .below && !rises { continue }
      let room = basic.side == .at ? 0 : max(0, basic.side == .above ? basic.value : -basic.value)
      let distance = room / size
      if let best {
        if distance > best.distance + Self.smallest { continue }
        let isTie = distance >= best.distance - Self.smallest
        if isTie, isPlain || size == best.size ? owner > best.owner : size < best.size { continue }
      }
      best = (owner, distance, size)
    }
    return best?.owner
  }
}
