/// Required constraints that can't all hold.
///
/// The solver goes on without `suspended` until one of the others makes room for it.
package struct Conflict: Hashable, Sendable {
  /// The constraints that exclude each other, in the order in which they were added. Without any
  /// one of them the rest could hold.
  package let constraints: [ConstraintID]
  /// The one of them that doesn't count for now.
  package let suspended: ConstraintID
}
