/// An operation that was interrupted by a crash or a loss of power. What was begun is finished or
/// taken back; what was done is in the undo list.
public struct RecoveredOperation: Sendable {
  /// What it was, such as "Move 3 Photos".
  public let name: String
  /// How many photos it was done for.
  public let doneCount: Int
  /// What is left of it, to be performed if the person agrees; nil if nothing is.
  public let remaining: FileOperation?
}
