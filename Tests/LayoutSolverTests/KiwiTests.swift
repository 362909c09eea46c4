import Foundation
import LayoutSolver
import Testing

/// The same systems solved by kiwisolver: a sample, or what `scripts/check_solver.py` has written.
@Suite struct KiwiTests {
  private struct System: Decodable {
    let variableCount: Int
    let entries: [Problem.Entry]
    let kiwi: [Double]
  }

  private static let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Fixtures/LayoutSolver/kiwi.json")

  /// In points.
  private static let tolerance = 0.001

  @Test func bothMissEachPriorityByAsMuch() throws {
    let file = ProcessInfo.processInfo.environment["VITRINE_SOLVER_SYSTEMS"]
      .map { URL(fileURLWithPath: $0) }
    let systems = try JSONDecoder().decode(
      [System].self, from: Data(contentsOf: file ?? Self.sample))
    #expect(systems.count >= 100)
    var (uniqueCount, variableCount) = (0, 0)
    for (index, system) in systems.enumerated() {
      let solver = Solver()
      let variables = (0..<system.variableCount).map { _ in solver.makeVariable() }
      for entry in system.entries { _ = solver.add(entry.constraint(variables)) }
      #expect(solver.solve() == nil)
      let values = variables.map(solver.value)
      let problem = Problem(variableCount: system.variableCount, entries: system.entries)
      for (ours, kiwis) in zip(problem.errors(values), problem.errors(system.kiwi)) {
        let difference = abs(ours.amount - kiwis.amount)
        #expect(difference < Self.tolerance, "\(index): \(ours) is not \(kiwis)")
      }
      for (variable, expected) in zip(variables, system.kiwi)
      where !solver.isAmbiguous(variable) {
        uniqueCount += 1
        #expect(abs(solver.value(of: variable) - expected) < Self.tolerance, "\(index)")
      }
      variableCount += system.variableCount
    }
    #expect(uniqueCount * 2 > variableCount, "too few values are compared")
  }
}
