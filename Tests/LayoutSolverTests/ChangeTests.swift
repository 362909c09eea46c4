import LayoutSolver
import Testing

/// What is told of changes.
@Suite struct ChangeTests {
  private let solver = Solver()

  @Test func onlyWhatMovedIsTold() {
    let variables = (0..<100).map { _ in solver.makeVariable() }
    let ids = variables.enumerated().map { index, variable in
      solver.add(LinearExpression(variable) == LinearExpression(constant: Double(index)))
    }
    #expect(Set(solver.takeChangedVariables()) == Set(variables))
    #expect(solver.takeChangedVariables().isEmpty)
    solver.setConstant(-500, of: ids[3])
    #expect(solver.takeChangedVariables() == [variables[3]])
    solver.setConstant(-600, of: ids[3])
    solver.setConstant(-500, of: ids[3])
    #expect(solver.takeChangedVariables().isEmpty)
  }

  @Test func nothingEditedIsNothingToSolve() {
    let x = solver.makeVariable()
    let id = solver.add(LinearExpression(x) == 5)
    #expect(solver.needsSolving)
    solver.solve()
    solver.setConstant(-5, of: id)
    solver.setPriority(.required, of: id)
    #expect(!solver.needsSolving && solver.value(of: x) == 5)
  }

  @Test func placesOfRemovedVariablesAreUsedAgain() {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    for round in 1...50 {
      let z = solver.makeVariable()
      let ids = [
        solver.add(LinearExpression(z) == LinearExpression(x) + 1),
        solver.add(LinearExpression(y) >= LinearExpression(z)),
        solver.add(LinearExpression(x) == LinearExpression(constant: Double(round))),
      ]
      #expect(solver.solve() == nil && solver.value(of: z) == Double(round + 1))
      ids.forEach(solver.remove)
      solver.remove(z)
    }
    #expect(solver.symbolCount < 10)
  }
}
