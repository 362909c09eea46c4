/// An operation that was interrupted by a crash or a loss of power. What was begun is finished or
/// taken back; what was done is in the undo list.
public struct RecoveredOperation: Sendable {
  /// The operation's name, such as "Move 3 Photos".
  public let name: String
  /// How many photos it was done for.
  public let doneCount: Int
  /// The rest of it, to be performed if the person agrees; nil if nothing is left.
  public let remaining: FileOperation?
}
