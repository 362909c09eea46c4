import Foundation

/// What a drop would do.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing; a drop here ends the drag without effect.
  case cancel = 0
  /// Nothing, although the place takes drops otherwise.
  case forbidden = 1
  /// The data is copied.
  case copy = 2
  /// The data is moved; its source removes it. Only where the session allows it.
  case move = 3
}

/// What a view would do with a drop at a place.
@MainActor open class UIDropProposal: NSObject {
  /// What a drop would do.
  public let operation: UIDropOperation

  public init(dropOperation operation: UIDropOperation) { self.operation = operation }
}
