/// A sum of variables, each times a number, and a constant.
package struct LinearExpression: Sendable {
  /// One variable times a number.
  package struct Term: Sendable {
    /// The variable that is multiplied.
    package var variable: Variable
    /// The factor.
    package var coefficient: Double

    /// `coefficient` times `variable`.
    package init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// A variable may stand in several terms: they add up.
  package var terms: [Term]
  /// The number that is added to the terms.
  package var constant: Double

  /// The sum of the terms and the constant.
  package init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  var isFinite: Bool { constant.isFinite && terms.allSatisfy(\.coefficient.isFinite) }

  /// A variable alone.
  package init(_ variable: Variable) { self.init([Term(variable)]) }
}
