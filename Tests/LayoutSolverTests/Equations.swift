import LayoutSolver

/// Constraints as one writes them on paper.
func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
  LinearExpression(left.terms + right.terms, constant: left.constant + right.constant)
}

func - (left: LinearExpression, right: LinearExpression) -> LinearExpression { left + -1 * right }

func * (factor: Double, right: LinearExpression) -> LinearExpression {
  LinearExpression(
    right.terms.map { LinearExpression.Term($0.variable, $0.coefficient * factor) },
    constant: right.constant * factor)
}

func == (left: LinearExpression, right: LinearExpression) -> Constraint {
  Constraint(left - right, .equal)
}

func <= (left: LinearExpression, right: LinearExpression) -> Constraint {
  Constraint(left - right, .lessThanOrEqual)
}

func >= (left: LinearExpression, right: LinearExpression) -> Constraint {
  Constraint(left - right, .greaterThanOrEqual)
}

extension LinearExpression: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  package init(integerLiteral value: Int) { self.init(constant: Double(value)) }
  package init(floatLiteral value: Double) { self.init(constant: value) }
}

extension Constraint {
  func at(_ priority: Priority) -> Constraint {
    Constraint(expression, relation, priority: priority)
  }
}

extension Solver {
  /// A new variable, ready to be calculated with.
  func unknown() -> LinearExpression { LinearExpression([LinearExpression.Term(makeVariable())]) }

  func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  /// Adds one and gives up on it again if it can't hold.
  func tryAdding(_ constraint: Constraint) -> Conflict? {
    let added = add(constraint)
    guard let conflict = solve() else { return nil }
    remove(added)
    return conflict
  }
}
