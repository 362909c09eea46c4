import LayoutSolver
import TestEffort
import Testing

/// Whatever is edited, the solution is one that solving afresh would call as good.
@Suite struct EditSequenceTests {
  private static let priorities: [Float] = [1000, 1000, 750, 750, 749.5, 250, 1]

  @Test(arguments: 0..<Effort.rounds(240, long: 5_000))
  func isAsGoodAsSolvingAfresh(seed: Int) throws {
    var desk = Desk(seed: UInt64(seed), variableCount: 3 + seed % 12)
    if seed % 3 == 0 { desk.coefficients = [1, -1, 1, -1, 1 / 3.0, -7 / 11.0, 16 / 9.0, 0.1, 5] }
    for step in 0..<60 {
      desk.edit(priorities: Self.priorities)
      if step % 4 == 3 { try desk.expectAsAfresh() }
    }
  }

  @Test func thousandsOfEditsLeaveNoErrorBehind() throws {
    var desk = Desk(seed: 7, variableCount: 30)
    for _ in 0..<Effort.rounds(4_000, long: 20_000) {
      desk.edit(priorities: Self.priorities)
      desk.solver.solve()
    }
    try desk.expectAsAfresh(within: 1e-6)
  }

  @Test func thirdsDoNotDrift() throws {
    let solver = Solver()
    let count = 40
    let variables = (0..<count).map { _ in solver.makeVariable() }
    let x = variables.map { LinearExpression($0) }
    for index in 1..<count {
      let third = 1.0 / 3 * (x[index - 1] + 100)
      _ = solver.add(x[index] == third)
      let other = 7.0 / 11 * x[index * 7 % count]
      _ = solver.add((x[index] >= other).at(300))
    }
    let first = solver.add(x[0] == 0)
    for step in 0..<10_000 {
      solver.setConstant(-Double(step) / 7, of: first)
      solver.solve()
    }
    var expected = 9_999 / 7.0
    for index in 0..<count {
      #expect(abs(solver.value(of: x[index]) - expected) < 1e-9)
      expected = expected / 3 + 100.0 / 3
    }
  }

  @Test func theSameEditsGiveTheSameValues() {
    let runs = (0..<2).map { _ in
      var desk = Desk(seed: 99, variableCount: 12)
      return (0..<300).map { _ in
        desk.edit(priorities: Self.priorities)
        return desk.values
      }
    }
    #expect(runs[0] == runs[1])
  }
}

/// A solver, and a list of what it was told.
private struct Desk {
  let solver = Solver()
  private var dice: Dice
  private let variables: [Variable]
  private let feasible: [Double]
  var coefficients: [Double] = [1, 1, 1, -1, -1, 2, -0.5]
  private var entries: [(id: ConstraintID?, entry: Problem.Entry)] = []

  init(seed: UInt64, variableCount: Int) {
    var dice = Dice(seed)
    feasible = (0..<variableCount).map { _ in Double(dice.below(400)) }
    self.dice = dice
    variables = feasible.map { [solver] _ in solver.makeVariable() }
  }

  var values: [Double] { variables.map(solver.value) }

  mutating func edit(priorities: [Float]) {
    let new = dice.entry(feasible, priorities: priorities, coefficients: coefficients)
    guard !entries.isEmpty, dice.below(10) >= (entries.count < 3 * feasible.count ? 4 : 2) else {
      entries.append((solver.add(new.constraint(variables)), new))
      return
    }
    let place = dice.below(entries.count)
    var (id, entry) = entries[place]
    switch dice.below(6) {
    case 0, 1:
      entries.remove(at: place)
      if let id { solver.remove(id) } else { solver.endEditing(variables[Int(entry.terms[0][0])]) }
    case 2, 3:
      guard let id else { return suggest(for: Int(entry.terms[0][0])) }
      entry.constant += Double(dice.below(80) - 40)
      if entry.priority == 1000 {
        let sum = entry.terms.reduce(0) { $0 + $1[1] * feasible[Int($1[0])] }
        entry.constant = -sum + Double(entry.relation * dice.below(60))
      }
      entries[place].entry = entry
      solver.setConstant(entry.constant, of: id)
    case 4:
      guard let id else { return }
      let priority = dice.pick(priorities)
      guard priority < 1000 || entry.error(feasible) == 0 else { return }
      entries[place].entry.priority = priority
      solver.setPriority(Priority(rawValue: priority), of: id)
    default: suggest(for: dice.below(variables.count))
    }
  }

  private mutating func suggest(for variable: Int) {
    let value = Double(dice.below(400))
    solver.suggest(value, for: variables[variable], priority: 500)
    entries.removeAll { $0.id == nil && Int($0.entry.terms[0][0]) == variable }
    let terms = [[Double(variable), 1]]
    entries.append(
      (nil, Problem.Entry(terms: terms, constant: -value, relation: 0, priority: 500)))
  }

  func expectAsAfresh(within tolerance: Double = 1e-6) throws {
    let problem = Problem(variableCount: variables.count, entries: entries.map(\.entry))
    let fresh = Solver()
    let others = variables.map { _ in fresh.makeVariable() }
    for entry in problem.entries { _ = fresh.add(entry.constraint(others)) }
    #expect(fresh.solve() == nil && solver.solve() == nil)
    let pairs = zip(problem.errors(values), problem.errors(others.map(fresh.value)))
    for (error, expected) in pairs {
      #expect(
        abs(error.amount - expected.amount) < tolerance,
        "\(error.priority): \(error.amount) is not \(expected.amount)")
    }
    for (variable, other) in zip(variables, others) where !fresh.isAmbiguous(other) {
      #expect(abs(solver.value(of: variable) - fresh.value(of: other)) < tolerance)
    }
  }
}
