/// A number that a solver looks for, made by `Solver.makeVariable()`. Any value, negative ones too.
package struct Variable: Hashable, Sendable {
  let index: Int32
  /// Tells it from one that had the same index before.
  let generation: UInt32
}
