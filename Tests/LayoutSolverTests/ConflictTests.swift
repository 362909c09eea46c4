import LayoutSolver
import TestEffort
import Testing

/// What is required and can't be.
@Suite struct ConflictTests {
  @Test func namesThoseThatExcludeEachOtherOnly() throws {
    let solver = Solver()
    let (x, y, z) = (solver.unknown(), solver.unknown(), solver.unknown())
    let fixed = solver.add(x == 10)
    _ = [solver.add(z == 3), solver.add(y >= z), solver.add((y == 400).at(999))]
    let distance = solver.add(y == x + 5)
    #expect(solver.solve() == nil)
    let other = solver.add(y == 20)
    let conflict = try #require(solver.solve())
    #expect(conflict.constraints == [fixed, distance, other])
    #expect(solver.value(of: y) == 15 || solver.value(of: y) == 20)
    #expect(solver.solve() == conflict, "it stays until something gives way")
    solver.remove(fixed)
    #expect(solver.solve() == nil)
    #expect([x, y, z].map { solver.value(of: $0) } == [15, 20, 3])
  }

  @Test func aConstantCanMakeOneAndTakeItBack() {
    let solver = Solver()
    let x = solver.unknown()
    let (low, high) = (solver.add(x >= 10), solver.add(x <= 20))
    #expect(solver.solve() == nil)
    solver.setConstant(-30, of: low)
    #expect(solver.solve()?.constraints == [low, high])
    solver.setConstant(-20, of: low)
    #expect(solver.solve() == nil)
    #expect(abs(solver.value(of: x) - 20) < 1e-8)
  }

  @Test func redundantOnesAreNone() {
    let solver = Solver()
    let (x, y) = (solver.unknown(), solver.unknown())
    let first = solver.add(x == y + 5)
    let second = solver.add(2 * x - 10 == 2 * y)
    _ = solver.add(y == 1)
    #expect(solver.solve() == nil)
    solver.remove(first)
    #expect(solver.value(of: x) == 6)
    solver.setConstant(-20, of: second)
    #expect(solver.value(of: x) == 11)
    _ = solver.add(x - y == 10)
    #expect(solver.solve() == nil)
    solver.setConstant(-30, of: second)
    #expect(solver.solve()?.constraints.count == 2)
  }

  @Test func oneAloneCanBeImpossible() {
    let solver = Solver()
    let x = solver.unknown()
    let lone = solver.add(0 * x == 5)
    #expect(solver.solve()?.constraints == [lone])
    solver.setPriority(250, of: lone)
    #expect(solver.solve() == nil)
    solver.setConstant(0, of: lone)
    solver.setPriority(.required, of: lone)
    #expect(solver.solve() == nil)
  }

  @Test func aWeakerPriorityTakesItBack() {
    let solver = Solver()
    let x = solver.unknown()
    let (ten, five) = (solver.add(x == 10), solver.add(x == 5))
    #expect(solver.solve()?.constraints == [ten, five])
    solver.setPriority(999, of: ten)
    #expect(solver.solve() == nil)
    #expect(solver.value(of: x) == 5)
  }

  /// Each conflict is one by itself, and none any more without any of its constraints.
  @Test(arguments: 0..<300) func randomOnesAreMinimal(seed: Int) throws {
    var dice = Dice(UInt64(seed))
    var problem = Problem(variableCount: 5, entries: [])
    let solver = Solver()
    let variables = (0..<5).map { _ in solver.makeVariable() }
    var entries: [ConstraintID: Problem.Entry] = [:]
    for _ in 0..<14 {
      let feasible = (0..<5).map { _ in Double(dice.below(50)) }
      let entry = dice.entry(feasible, priorities: [1000, 1000, 1000, 250])
      entries[solver.add(entry.constraint(variables))] = entry
    }
    while let conflict = solver.solve() {
      let excluded = try conflict.constraints.map { try #require(entries[$0]) }
      #expect(!Self.canHold(excluded))
      for index in excluded.indices {
        var fewer = excluded
        fewer.remove(at: index)
        #expect(Self.canHold(fewer), "without \(index) of \(excluded.count)")
      }
      let victim = dice.pick(conflict.constraints)
      solver.remove(victim)
      entries[victim] = nil
    }
    problem.entries = Array(entries.values)
    let values = variables.map(solver.value)
    #expect(problem.entries.allSatisfy { $0.priority < 1000 || $0.error(values) < 1e-6 })
  }

  private static func canHold(_ entries: [Problem.Entry]) -> Bool {
    let solver = Solver()
    let variables = (0..<5).map { _ in solver.makeVariable() }
    for entry in entries { _ = solver.add(entry.constraint(variables)) }
    return solver.solve() == nil
  }
}
