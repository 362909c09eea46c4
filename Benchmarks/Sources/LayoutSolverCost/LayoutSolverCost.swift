import Foundation
import MeasuredLayoutSolver

/// What constraints cost: `layout-solver` prints milliseconds; `layout-solver --write FILE` writes
/// the same constraints for `Benchmarks/kiwi.py`, which measures another solver.
@main struct LayoutSolverCost {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 3, arguments[1] == "--write" {
      let trees = ViewTree.Origin.allCases.map { ($0.rawValue, ViewTree($0)) }
      let data = try JSONEncoder().encode(Dictionary(uniqueKeysWithValues: trees))
      return try data.write(to: URL(fileURLWithPath: arguments[2]))
    }
    for origin in ViewTree.Origin.allCases { measure(origin) }
  }

  private static func measure(_ origin: ViewTree.Origin) {
    let tree = ViewTree(origin)
    print("\(tree.viewCount) views, \(tree.entries.count) constraints, from the \(origin)'s corner")
    report("first solve", (0..<10).map { _ in time { _ = Page(tree) } })
    let page = Page(tree)
    report("one distance", (0..<500).map { round in time { page.move(round) } })
    report("one text", (0..<500).map { round in time { page.retype(round) } })
    report("the window's width", (0..<100).map { round in time { page.resize(round) } })
    var (added, removed): ([Double], [Double]) = ([], [])
    for _ in 0..<50 {
      removed.append(time { page.removeLast() })
      added.append(time { page.addLast() })
    }
    report("a view removed", removed)
    report("a view added", added)
    report("all removed", [time { page.removeAll() }])
  }

  /// In milliseconds.
  private static func time(_ work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work).components
    return Double(duration.seconds) * 1e3 + Double(duration.attoseconds) / 1e15
  }

  private static func report(_ name: String, _ times: [Double]) {
    let sorted = times.sorted()
    let words = [sorted[sorted.count / 2], sorted[sorted.count - 1]].map {
      String(format: "%9.4f", $0)
    }
    print(
      "  \(name.padding(toLength: 20, withPad: " ", startingAt: 0))\(words[0]) ms,\(words[1]) at most"
    )
  }
}

/// A solver with a tree's constraints, and what happens to them. Each step is solved.
private final class Page {
  private let tree: ViewTree
  private let solver = Solver()
  private var variables: [Variable] = []
  private var constraints: [ConstraintID] = []

  init(_ tree: ViewTree) {
    self.tree = tree
    variables = (0..<tree.variableCount).map { _ in solver.makeVariable() }
    for entry in tree.entries { add(entry) }
    solve()
  }

  private func add(_ entry: ViewTree.Entry) {
    let relations: [Constraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let terms = entry.terms.map { LinearExpression.Term(variables[Int($0[0])], $0[1]) }
    constraints.append(
      solver.add(
        Constraint(
          LinearExpression(terms, constant: entry.constant), relations[entry.relation + 1],
          priority: Priority(rawValue: entry.priority))))
  }

  private func solve() {
    precondition(solver.solve() == nil)
    _ = solver.takeChangedVariables()
  }

  func move(_ round: Int) {
    let entry = tree.distances[round * 37 % tree.distances.count]
    solver.setConstant(-8 - Double(1 + round % 7), of: constraints[entry])
    solve()
  }

  func retype(_ round: Int) {
    let place = round * 29 % (tree.lengths.count / 2) * 2
    for entry in tree.lengths[place...place + 1] {
      solver.setConstant(-30 - Double(round * 31 % 160), of: constraints[entry])
    }
    solve()
  }

  func resize(_ round: Int) {
    solver.setConstant(-390 - Double(1 + round * 40 % 400), of: constraints[tree.width])
    solve()
  }

  func removeLast() {
    while constraints.count > tree.extra { solver.remove(constraints.removeLast()) }
    for _ in 0..<4 { solver.remove(variables.removeLast()) }
    solve()
  }

  func addLast() {
    for _ in 0..<4 { variables.append(solver.makeVariable()) }
    for entry in tree.entries[tree.extra...] { add(entry) }
    solve()
  }

  func removeAll() {
    constraints.forEach(solver.remove)
    variables.forEach(solver.remove)
    solve()
  }
}
