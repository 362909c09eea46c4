import LayoutSolver
import TestEffort

/// A list of constraints apart from any solver: what it asks can be judged from values alone.
struct Problem {
  struct Entry: Codable {
    /// A variable's number and its coefficient.
    var terms: [[Double]]
    var constant: Double
    /// As of `Constraint.Relation`: -1 at most, 0 equal, 1 at least.
    var relation: Int
    var priority: Float
  }

  var variableCount: Int
  /// In the order in which they were added.
  var entries: [Entry]

  /// How much each priority below required is missed by, the highest first.
  func errors(_ values: [Double]) -> [(priority: Float, amount: Double)] {
    let priorities = Set(entries.map(\.priority)).sorted(by: >)
    return priorities.map { priority in
      let amounts = entries.lazy.filter { $0.priority == priority }.map { $0.error(values) }
      return (priority, amounts.reduce(0, +))
    }
  }
}

extension Problem.Entry {
  /// By how much it is missed.
  func error(_ values: [Double]) -> Double {
    let sum = terms.reduce(constant) { $0 + $1[1] * values[Int($1[0])] }
    switch relation {
    case 0: return abs(sum)
    case 1: return max(0, -sum)
    default: return max(0, sum)
    }
  }

  func constraint(_ variables: [Variable]) -> Constraint {
    let relations: [Constraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let terms = terms.map { LinearExpression.Term(variables[Int($0[0])], $0[1]) }
    return Constraint(
      LinearExpression(terms, constant: constant),
      relations[relation + 1], priority: Priority(rawValue: priority))
  }
}

extension Dice {
  /// A constraint between a few variables, as layouts have them. Required ones hold at `feasible`.
  mutating func entry(
    _ feasible: [Double], priorities: [Float], coefficients: [Double] = [1, 1, 1, -1, -1, 2, -0.5]
  ) -> Problem.Entry {
    let count = feasible.count
    var terms: [[Double]] = []
    for _ in 0...below(min(3, count)) {
      let variable = Double(below(count))
      if !terms.contains(where: { $0[0] == variable }) {
        terms.append([variable, pick(coefficients)])
      }
    }
    var entry = Problem.Entry(
      terms: terms, constant: 0, relation: below(3) - 1, priority: pick(priorities))
    let sum = terms.reduce(0) { $0 + $1[1] * feasible[Int($1[0])] }
    if entry.priority == 1000 {
      entry.constant = -sum + Double(entry.relation * below(60))
    } else {
      entry.constant = -sum + Double(below(400) - 200)
    }
    return entry
  }
}
