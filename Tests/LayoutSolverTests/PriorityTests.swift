import LayoutSolver
import Testing

/// Who gives way to whom.
@Suite struct PriorityTests {
  private let solver = Solver()

  @Test func oneHigherOutweighsAnyNumberOfLower() {
    let x = solver.unknown()
    _ = solver.add((x == 100).at(751))
    for _ in 0..<400 { _ = solver.add((1_000 * x == 0).at(750)) }
    #expect(solver.value(of: x) == 100)
  }

  @Test func everyPriorityIsALevelOfItsOwn() {
    let x = solver.unknown()
    let ids = (1...99).map { number in
      let constraint = x == LinearExpression(constant: Double(number))
      return solver.add(constraint.at(Priority(rawValue: 900 + Float(number))))
    }
    for priority in stride(from: 99, through: 1, by: -1) {
      #expect(solver.value(of: x) == Double(priority))
      solver.remove(ids[priority - 1])
    }
  }

  @Test func ofOnePriorityTheSumOfErrorsIsLeast() {
    let x = solver.unknown()
    _ = [0, 0, 100].map { solver.add((x == LinearExpression(constant: $0)).at(500)) }
    #expect(solver.value(of: x) == 0)
    _ = [100, 100].map { solver.add((x == LinearExpression(constant: $0)).at(500)) }
    #expect(solver.value(of: x) == 100)
  }

  @Test func changedPrioritiesCount() {
    let x = solver.unknown()
    let low = solver.add((x == 10).at(250))
    let high = solver.add((x == 20).at(750))
    #expect(solver.value(of: x) == 20)
    solver.setPriority(751, of: low)
    #expect(solver.value(of: x) == 10)
    solver.setPriority(752, of: high)
    #expect(solver.value(of: x) == 20)
    solver.setPriority(.required, of: low)
    #expect(solver.value(of: x) == 10)
    solver.setPriority(1, of: low)
    #expect(solver.value(of: x) == 20)
    solver.setPriority(.required, of: low)
    solver.setPriority(.required, of: high)
    #expect(solver.solve()?.constraints == [low, high])
  }

  /// Two labels in a row that is too narrow, then too wide.
  @Test func huggingAndCompression() {
    let (a, b, total) = (solver.unknown(), solver.unknown(), solver.makeVariable())
    _ = solver.add(a + b == LinearExpression(total))
    for (width, wished, hugging, resistance) in [(a, 100.0, 251, 750), (b, 80, 250, 749)] {
      let wished = LinearExpression(constant: wished)
      _ = solver.add((width <= wished).at(Priority(rawValue: Float(hugging))))
      _ = solver.add((width >= wished).at(Priority(rawValue: Float(resistance))))
      _ = solver.add(width >= 0)
    }
    solver.suggest(200, for: total)
    #expect([a, b].map { solver.value(of: $0) } == [100, 100])
    solver.suggest(150, for: total)
    #expect([a, b].map { solver.value(of: $0) } == [100, 50])
    solver.suggest(60, for: total)
    #expect([a, b].map { solver.value(of: $0) } == [60, 0])
  }
}
