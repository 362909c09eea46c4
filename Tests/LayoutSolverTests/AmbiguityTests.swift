import LayoutSolver
import TestEffort
import Testing

/// What constraints leave open.
@Suite struct AmbiguityTests {
  private let solver = Solver()

  @Test func whatIsOpenAndWhatIsNot() {
    let variables = (0..<7).map { _ in solver.makeVariable() }
    let x = variables.map { LinearExpression($0) }
    _ = [
      x[0] == 5, x[1] >= 0, x[1] <= 100, x[2] >= 7, x[2] <= 7, x[3] >= 0, (x[3] == -10).at(250),
      (x[4] == 0).at(500), (x[4] == 80).at(500), x[5] == x[1] + 3,
    ].map(solver.add)
    #expect(
      solver.ambiguousVariables() == [variables[1], variables[4], variables[5], variables[6]])
    #expect(!solver.isAmbiguous(variables[3]) && solver.isAmbiguous(variables[6]))
  }

  @Test func whatDeterminesAVariable() {
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    let (x, y) = (LinearExpression(a), LinearExpression(b))
    let ids = [
      x == 5, (y >= 3).at(250), y == x + 10, (y == 80).at(500), (x <= 7).at(750),
    ].map(solver.add)
    #expect(solver.constraints(determining: a) == [ids[0]])
    #expect(solver.constraints(determining: b) == [ids[0], ids[2]])
    #expect(solver.constraints(determining: solver.makeVariable()).isEmpty)
  }

  @Test func anotherSolutionMovesWhatDepends() throws {
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    let (x, y) = (LinearExpression(a), LinearExpression(b))
    _ = [x >= 10, x <= 60, y == x + 5].map(solver.add)
    let before = [a, b].map(solver.value)
    let other = try #require(solver.alternative(moving: b))
    #expect(other[a] != before[0] && other[b] == (other[a] ?? 0) + 5)
    #expect((10...60).contains(try #require(other[a])))
    #expect([a, b].map(solver.value) == before)
    _ = solver.add((x == 30).at(1))
    #expect(!solver.isAmbiguous(a) && !solver.isAmbiguous(b))
  }

  @Test(arguments: 0..<200) func alternativesAreAsGood(seed: Int) throws {
    var dice = Dice(UInt64(seed))
    let feasible = (0..<6).map { _ in Double(dice.below(300)) }
    let priorities: [Float] = [1000, 1000, 750, 250]
    let problem = Problem(
      variableCount: 6, entries: (0..<9).map { _ in dice.entry(feasible, priorities: priorities) })
    let variables = (0..<6).map { _ in solver.makeVariable() }
    for entry in problem.entries { _ = solver.add(entry.constraint(variables)) }
    #expect(solver.solve() == nil)
    let best = problem.errors(variables.map(solver.value))
    for variable in variables {
      guard let other = solver.alternative(moving: variable) else { continue }
      let errors = problem.errors(variables.map { other[$0] ?? 0 })
      #expect(zip(errors, best).allSatisfy { abs($0.amount - $1.amount) < 1e-6 })
      #expect(abs((other[variable] ?? 0) - solver.value(of: variable)) > 1e-6)
    }
  }
}
