/// An operation that was interrupted by a crash, a loss of power or the program's end. What was begun
/// is finished or taken back; what was done is in the undo list.
public struct RecoveredOperation: Identifiable, Sendable {
  /// Says which offer `FileOperationQueue.run(_:continuing:)` answers.
  public let id: Int
  /// The operation's name, such as "Move 3 Photos".
  public let name: String
  /// Whether it is a part of an import.
  public let isImport: Bool
  /// How many photos it was done for.
  public let doneCount: Int
  /// The rest of it, to be performed if the person agrees; nil if nothing is left.
  public let remaining: FileOperation?
}

/// The rest of an operation, which is offered at each start until somebody answers.
struct Offer: Codable, Sendable {
  /// The number of the journal in which it was found.
  var id: Int
  var name: UndoName
  var doneCount: Int
  var remaining: FileOperation
}

extension RecoveredOperation {
  init(_ offer: Offer) {
    self.init(
      id: offer.id, name: offer.name.text, isImport: offer.name.kind == .importing,
      doneCount: offer.doneCount, remaining: offer.remaining)
  }
}
