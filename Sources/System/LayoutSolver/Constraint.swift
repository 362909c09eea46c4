/// A demand on an expression: to be zero, at least zero or at most zero, with a priority.
package struct Constraint: Sendable {
  /// How the expression has to compare with zero.
  package enum Relation: Sendable {
    /// At most zero.
    case lessThanOrEqual
    /// Zero.
    case equal
    /// At least zero.
    case greaterThanOrEqual
  }

  /// Both sides of an equation, the right one subtracted from the left.
  package var expression: LinearExpression
  /// How the expression has to compare with zero.
  package var relation: Relation
  /// Its weight beside others.
  package var priority: Priority

  /// A constraint that compares an expression with zero.
  package init(_ expression: LinearExpression, _ relation: Relation, priority: Priority = .required)
  {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }
}

/// Names a constraint that was added to a solver, until it is removed.
package struct ConstraintID: Hashable, Sendable {
  let index: Int32
  let generation: UInt32
}
