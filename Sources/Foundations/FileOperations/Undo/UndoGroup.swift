import Foundation

/// Makes one entry of the undo list of several operations in a row.
public struct UndoGroup: Hashable, Codable, Sendable {
  private let id: UUID

  /// Creates a group that no operation belongs to yet.
  public init() { id = UUID() }
}
