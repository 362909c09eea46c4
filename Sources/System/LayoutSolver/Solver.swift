/// Finds values for variables that hold all required constraints and miss the others as little as
/// their priorities allow, and keeps them while constraints come, change and go.
///
/// Edits are noted and solved together by `solve()`, or when a value is asked for. The work is
/// proportional to what an edit reaches. The same edits in the same order give the same values. A
/// variable that no constraint determines is zero or whatever suits the constraints it is in.
package final class Solver {
  var tableau = Tableau()
  /// By symbol; nil for variables and free places.
  var records: [Record?] = []
  private var generations: [UInt32] = []
  private var vacant: [Int32] = []
  /// The number of terms of constraints in which each variable stands.
  private var uses: [Int] = []
  private var sequence = 0
  /// Constraints that are out of the tableau since they contradict others.
  var suspended: [Int] = []
  /// Constraints that are still in the tableau, but not for long.
  private var leaving: [Int] = []
  private var conflicts: [Conflict] = []
  private var editing: [Variable: ConstraintID] = [:]
  /// How often there was something to solve since the beginning.
  package private(set) var solveCount = 0
  /// Whether an edit waits to be solved.
  package private(set) var needsSolving = false

  /// A constraint as the tableau takes it: its residual may not be below zero, or not be other than
  /// zero.
  struct Record {
    var terms: [Row.Term]
    var constant: Double
    /// -1 turns "at most" into "at least".
    let sign: Double
    let isEquality: Bool
    var priority: Priority
    /// Rises with each that is added.
    let sequence: Int

    var penalty: Symbol.Penalty { priority == .required ? .never : .soft(priority.rawValue) }
  }

  /// How many places for variables and constraints there are.
  package var symbolCount: Int { records.count }

  /// A solver without variables.
  package init() {}

  // MARK: Variables

  /// A variable that no constraint mentions yet.
  package func makeVariable() -> Variable {
    let index = makeSymbol(isVariable: true)
    tableau.noteValue(index)
    return Variable(index: Int32(index), generation: generations[index])
  }

  /// Forgets a variable, which no constraint may mention any more.
  package func remove(_ variable: Variable) {
    let index = self.index(of: variable)
    endEditing(variable)
    precondition(uses[index] == 0, "Solver.remove: a constraint mentions the variable")
    settle()
    free(index)
  }

  /// The value in the solution; solves first if it must.
  package func value(of variable: Variable) -> Double {
    let index = self.index(of: variable)
    if needsSolving { solve() }
    return tableau.symbols[index].value
  }

  /// The variables whose value isn't what it was the last time, new ones among them; solves first
  /// if it must.
  package func takeChangedVariables() -> [Variable] {
    if needsSolving { solve() }
    return tableau.takeChanged().map {
      Variable(index: $0, generation: generations[Int($0)])
    }
  }

  // MARK: Constraints

  /// Adds a constraint of finite numbers. Whether it can hold is what `solve()` tells.
  package func add(_ constraint: Constraint) -> ConstraintID {
    precondition(
      constraint.expression.isFinite, "Solver.add: the constraint has a number that isn't finite")
    let index = makeSymbol(isVariable: false)
    sequence += 1
    let sign: Double = constraint.relation == .lessThanOrEqual ? -1 : 1
    let record = Record(
      terms: constraint.expression.terms.map {
        Row.Term(symbol: Int32(self.index(of: $0.variable)), coefficient: $0.coefficient * sign)
      },
      constant: constraint.expression.constant * sign, sign: sign,
      isEquality: constraint.relation == .equal, priority: constraint.priority, sequence: sequence)
    for term in record.terms { uses[Int(term.symbol)] += 1 }
    records[index] = record
    insert(index)
    return id(of: index)
  }

  /// Takes a constraint away.
  package func remove(_ constraint: ConstraintID) {
    let index = self.index(of: constraint)
    for term in records[index]?.terms ?? [] { uses[Int(term.symbol)] -= 1 }
    generations[index] &+= 1
    leaving.append(index)
    needsSolving = true
  }

  /// Takes away what was removed since the last time, the newest first: what others were built on
  /// goes after them.
  private func removeLeaving() {
    guard !leaving.isEmpty else { return }
    let indices = leaving.sorted { order($0) > order($1) }
    leaving = []
    for index in indices {
      withdraw(index)
      records[index] = nil
      free(index)
    }
  }

  /// Changes the constant of a constraint's expression, as when a distance is animated.
  package func setConstant(_ constant: Double, of constraint: ConstraintID) {
    precondition(constant.isFinite, "Solver.setConstant: \(constant) isn't finite")
    let index = self.index(of: constraint)
    guard var record = records[index], record.constant != constant * record.sign else { return }
    let change = constant * record.sign - record.constant
    record.constant = constant * record.sign
    records[index] = record
    needsSolving = true
    guard !suspended.contains(index) else { return }
    removeLeaving()
    tableau.optimize()
    tableau.shift(index, by: change)
  }

  /// Changes what a constraint matters, to and from required as well.
  package func setPriority(_ priority: Priority, of constraint: ConstraintID) {
    let index = self.index(of: constraint)
    guard let old = records[index]?.priority, old != priority else { return }
    if priority == .required || suspended.contains(index) {
      withdraw(index)
      records[index]?.priority = priority
      insert(index)
    } else {
      settle()
      records[index]?.priority = priority
      setPenalties(index)
      needsSolving = true
    }
  }

  // MARK: Editing

  /// Asks a variable to be near a value, which may be suggested anew as often as one likes. A
  /// variable that is asked for the first time is asked with a priority of its own.
  package func suggest(_ value: Double, for variable: Variable, priority: Priority = 999) {
    if let constraint = editing[variable] {
      setPriority(priority, of: constraint)
      setConstant(-value, of: constraint)
    } else {
      let expression = LinearExpression([LinearExpression.Term(variable)], constant: -value)
      editing[variable] = add(Constraint(expression, .equal, priority: priority))
    }
  }

  /// Takes back what was suggested for a variable.
  package func endEditing(_ variable: Variable) {
    if let constraint = editing.removeValue(forKey: variable) { remove(constraint) }
  }

  // MARK: Solving

  /// Solves what was edited. A conflict is what stands in the way of a required constraint; the
  /// caller removes one or makes it weaker, and solves again:
  ///
  ///     while let conflict = solver.solve() { solver.remove(choice(of: conflict)) }
  ///
  /// Until then the solver goes on without the conflict's `suspended`, and all values are valid.
  @discardableResult package func solve() -> Conflict? {
    guard needsSolving else { return conflicts.first }
    solveCount += 1
    settle()
    conflicts = []
    for index in suspended.sorted(by: { order($0) < order($1) }) {
      suspended.removeAll { $0 == index }
      insert(index)
    }
    settle()
    let isDue = tableau.stepCount > Self.stepsBetweenChecks
    if isDue || tableau.isDoubtful || tableau.isLost { check() }
    needsSolving = false
    return conflicts.first
  }

  private static let stepsBetweenChecks = 10_000

  /// Comes back to a cheapest solution, whatever was edited.
  func settle() {
    removeLeaving()
    settleTableau()
  }

  private func settleTableau() {
    repeat {
      for contradiction in tableau.restore() {
        let id = id(of: contradiction.symbol)
        let all = ([contradiction.symbol] + contradiction.others).sorted { order($0) < order($1) }
        suspended.append(contradiction.symbol)
        conflicts.append(Conflict(constraints: all.map(self.id), suspended: id))
      }
      tableau.optimize()
    } while !tableau.crossed.isEmpty && !tableau.isLost
  }

  // MARK: Symbols

  /// Puts a constraint into the tableau.
  func insert(_ index: Int) {
    removeLeaving()
    guard let record = records[index] else { return }
    setPenalties(index)
    tableau.insert(index, terms: record.terms, constant: record.constant)
    needsSolving = true
  }

  private func setPenalties(_ index: Int) {
    guard let record = records[index] else { return }
    tableau.setPenalties(
      below: record.penalty, above: record.isEquality ? record.penalty : .none, of: index)
  }

  /// Takes a constraint out of the tableau.
  private func withdraw(_ index: Int) {
    if !tableau.crossed.isEmpty { settleTableau() }
    needsSolving = true
    if let place = suspended.firstIndex(of: index) {
      suspended.remove(at: place)
    } else {
      tableau.remove(index)
    }
  }

  private func makeSymbol(isVariable: Bool) -> Int {
    let index = vacant.popLast().map(Int.init) ?? records.count
    if index == records.count {
      records.append(nil)
      generations.append(0)
      uses.append(0)
      tableau.symbols.append(Symbol(isVariable: isVariable))
    } else {
      tableau.symbols[index].isVariable = isVariable
    }
    return index
  }

  private func free(_ index: Int) {
    generations[index] &+= 1
    tableau.forget(index)
    vacant.append(Int32(index))
  }

  func order(_ index: Int) -> Int { records[index]?.sequence ?? 0 }

  func id(of index: Int) -> ConstraintID {
    ConstraintID(index: Int32(index), generation: generations[index])
  }

  func variable(at index: Int) -> Variable? {
    guard tableau.symbols[index].isVariable else { return nil }
    return Variable(index: Int32(index), generation: generations[index])
  }

  private func index(of variable: Variable) -> Int {
    let index = Int(variable.index)
    precondition(generations[index] == variable.generation, "Solver: the variable was removed")
    return index
  }

  private func index(of constraint: ConstraintID) -> Int {
    let index = Int(constraint.index)
    precondition(generations[index] == constraint.generation, "Solver: the constraint was removed")
    return index
  }
}
