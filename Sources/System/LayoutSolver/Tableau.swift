/// The simplex tableau: every basic symbol as a sum of symbols that are zero.
///
/// This is Cassowary's, but for two things. A constraint has one symbol, its residual, which costs
/// something on one side of zero or on both, where Cassowary has up to three (slack and two errors,
/// whose columns differ in sign only). And costs are compared by priority (`Cost`) where Cassowary
/// adds weights.
///
/// Between steps, no move of a symbol that is zero makes the solution cheaper (its `slack` isn't
/// negative). What an edit upsets is noted: residuals that crossed zero in `crossed`, symbols whose
/// cost changed in `touched`. `restore()` and `optimize()` look at those only.
struct Tableau {
  var symbols: [Symbol] = []
  private(set) var rows: [Row] = []
  /// Places in `rows` that are free.
  private var vacant: [Int32] = []
  /// Residuals to be looked at, first come, first served.
  private(set) var crossed: [Int32] = []
  private(set) var touched: [Int32] = []
  /// Variables whose value may differ from what was reported.
  var changed: [Int32] = []
  /// Since the values were last derived afresh.
  var stepCount = 0
  /// Whether a step divided by a number so small that rounding may have grown.
  var isDoubtful = false
  /// Whether rounding has led astray: only a new tableau helps.
  var isLost = false
  private static let smallDivisor = 1e-4
  private var scratch: [Row.Term] = []

  // MARK: Notes of what is to be looked at

  mutating func noteValue(_ symbol: Int) {
    if symbols[symbol].isVariable {
      guard !symbols[symbol].isChanged else { return }
      symbols[symbol].isChanged = true
      changed.append(Int32(symbol))
    } else if !symbols[symbol].isCrossed, symbols[symbol].hasCrossed {
      symbols[symbol].isCrossed = true
      crossed.append(Int32(symbol))
    }
  }

  private mutating func noteCost(_ symbol: Int) {
    guard !symbols[symbol].isTouched else { return }
    symbols[symbol].isTouched = true
    touched.append(Int32(symbol))
  }

  mutating func takeCrossed() -> [Int32] {
    defer { crossed.removeAll(keepingCapacity: true) }
    for symbol in crossed { symbols[Int(symbol)].isCrossed = false }
    return crossed
  }

  mutating func keepTouched(where isWorthALook: (Symbol) -> Bool) {
    var kept = 0
    for place in touched.indices {
      let symbol = Int(touched[place])
      if isWorthALook(symbols[symbol]) {
        touched[kept] = touched[place]
        kept += 1
      } else {
        symbols[symbol].isTouched = false
      }
    }
    touched.removeSubrange(kept...)
  }

  /// Forgets a symbol that stands nowhere any more, and makes its place as good as new.
  mutating func forget(_ symbol: Int) {
    if symbols[symbol].isBasic { dropRow(symbol) }
    symbols[symbol] = Symbol(isVariable: false)
  }

  // MARK: Costs

  /// Adds a cost to each of the terms, times its coefficient.
  mutating func charge(_ terms: [Row.Term], _ part: Cost.Part?, times factor: Double = 1) {
    guard let part else { return }
    for term in terms {
      let symbol = Int(term.symbol)
      symbols[symbol].cost.add(part.amount * term.coefficient * factor, at: part.priority)
      noteCost(symbol)
    }
  }

  /// Lets a basic residual count on another side.
  mutating func setSide(_ side: Symbol.Side, of symbol: Int) {
    let terms = rows[Int(symbols[symbol].row)].terms
    charge(terms, symbols[symbol].gradient, times: -1)
    symbols[symbol].side = side
    charge(terms, symbols[symbol].gradient)
  }

  /// Changes what a residual costs. Not for one that becomes required.
  mutating func setPenalties(below: Symbol.Penalty, above: Symbol.Penalty, of symbol: Int) {
    let terms = symbols[symbol].isBasic ? rows[Int(symbols[symbol].row)].terms : []
    if symbols[symbol].isBasic { charge(terms, symbols[symbol].gradient, times: -1) }
    (symbols[symbol].below, symbols[symbol].above) = (below, above)
    if symbols[symbol].isBasic { charge(terms, symbols[symbol].gradient) } else { noteCost(symbol) }
  }

  // MARK: Rows

  /// Makes a symbol basic that stands nowhere yet: the sum of any terms and a constant.
  mutating func addRow(_ symbol: Int, terms: [Row.Term], constant: Double) {
    let row = vacant.popLast() ?? Int32(rows.count)
    if row == rows.count { rows.append(Row(owner: -1)) }
    rows[Int(row)].owner = Int32(symbol)
    symbols[symbol].row = row
    symbols[symbol].value = constant
    for term in terms where term.coefficient != 0 {
      let other = symbols[Int(term.symbol)]
      if other.isBasic {
        symbols[symbol].value += other.value * term.coefficient
        add(rows[Int(other.row)].terms, times: term.coefficient, to: row)
      } else {
        add([term], times: 1, to: row)
      }
    }
  }

  /// Takes away the row of a basic symbol that stands for nothing any more.
  mutating func dropRow(_ symbol: Int) {
    let row = symbols[symbol].row
    charge(rows[Int(row)].terms, symbols[symbol].gradient, times: -1)
    for term in rows[Int(row)].terms { leaveColumn(of: Int(term.symbol), row) }
    rows[Int(row)].owner = -1
    rows[Int(row)].terms.removeAll(keepingCapacity: true)
    vacant.append(row)
    symbols[symbol].row = -1
    symbols[symbol].value = 0
  }

  /// Adds a multiple of terms in symbols that are zero to a row. What `dropping` was there goes.
  private mutating func add(
    _ terms: [Row.Term], times factor: Double, to row: Int32, dropping: Int32 = -1
  ) {
    var old: [Row.Term] = []
    swap(&old, &rows[Int(row)].terms)
    scratch.removeAll(keepingCapacity: true)
    var place = 0
    for term in terms {
      while place < old.count, old[place].symbol < term.symbol {
        if old[place].symbol != dropping { scratch.append(old[place]) }
        place += 1
      }
      let product = term.coefficient * factor
      if place < old.count, old[place].symbol == term.symbol {
        if let sum = [Row.Term].sum(old[place].coefficient, product) {
          scratch.append(Row.Term(symbol: term.symbol, coefficient: sum))
        } else {
          leaveColumn(of: Int(term.symbol), row)
        }
        place += 1
      } else {
        scratch.append(Row.Term(symbol: term.symbol, coefficient: product))
        symbols[Int(term.symbol)].column.append(row)
      }
    }
    while place < old.count {
      if old[place].symbol != dropping { scratch.append(old[place]) }
      place += 1
    }
    swap(&rows[Int(row)].terms, &scratch)
    swap(&scratch, &old)
  }

  private mutating func leaveColumn(of symbol: Int, _ row: Int32) {
    let last = symbols[symbol].column.count - 1
    var place = last
    while place >= 0, symbols[symbol].column[place] != row { place -= 1 }
    guard place >= 0 else { return }
    symbols[symbol].column.swapAt(place, last)
    symbols[symbol].column.removeLast()
  }

  // MARK: Steps

  /// Makes `entering` basic in the row of `leaving`, which becomes zero, and counts it on `side`.
  mutating func pivot(entering: Int, leaving: Int, side: Symbol.Side = .above) {
    stepCount += 1
    let row = symbols[leaving].row
    charge(rows[Int(row)].terms, symbols[leaving].gradient, times: -1)
    let value = solve(row, for: entering, insteadOf: leaving)
    (symbols[leaving].row, symbols[leaving].value) = (-1, 0)
    (symbols[entering].row, symbols[entering].value) = (row, value)
    rows[Int(row)].owner = Int32(entering)
    symbols[entering].side = side
    let terms = rows[Int(row)].terms
    for user in symbols[entering].column where user != row {
      let factor = rows[Int(user)].coefficient(of: Int32(entering))
      add(terms, times: factor, to: user, dropping: Int32(entering))
      let owner = Int(rows[Int(user)].owner)
      symbols[owner].value += factor * value
      if value != 0 { noteValue(owner) }
    }
    symbols[entering].column.removeAll(keepingCapacity: true)
    let cost = symbols[entering].cost
    symbols[entering].cost = .zero
    for part in cost.parts { charge(terms, part) }
    charge(terms, symbols[entering].gradient)
    noteCost(leaving)
    noteValue(entering)
    noteValue(leaving)
  }

  /// Turns `leaving = value + a·entering + …` round into `entering = …`; returns its constant.
  private mutating func solve(_ row: Int32, for entering: Int, insteadOf leaving: Int) -> Double {
    var terms: [Row.Term] = []
    swap(&terms, &rows[Int(row)].terms)
    let place = terms.place(of: Int32(entering))
    let divisor = terms.remove(at: place).coefficient
    let factor = -1 / divisor
    if abs(divisor) < Self.smallDivisor { isDoubtful = true }
    for place in terms.indices { terms[place].coefficient *= factor }
    terms.insert(
      Row.Term(symbol: Int32(leaving), coefficient: -factor), at: terms.place(of: Int32(leaving)))
    symbols[leaving].column.append(row)
    rows[Int(row)].terms = terms
    return symbols[leaving].value * factor
  }

  /// Makes a residual count from another number on: what was `amount` is zero now.
  mutating func shift(_ symbol: Int, by amount: Double) {
    stepCount += 1
    if symbols[symbol].isBasic {
      symbols[symbol].value += amount
      noteValue(symbol)
    } else {
      for row in symbols[symbol].column {
        let owner = Int(rows[Int(row)].owner)
        symbols[owner].value -= amount * rows[Int(row)].coefficient(of: Int32(symbol))
        noteValue(owner)
      }
    }
  }
}
