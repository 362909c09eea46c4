import Foundation

/// The operations that a drop can perform.
public enum UIDropOperation: UInt, Sendable {
  /// No operation; a drop here ends the drag without effect.
  case cancel = 0
  /// No operation, although the view otherwise accepts drops at this position.
  case forbidden = 1
  /// The data is copied.
  case copy = 2
  /// The data is moved; its source removes it. Allowed only if the session allows it.
  case move = 3
}

/// The effect of a drop at a position in a view.
@MainActor open class UIDropProposal: NSObject {
  /// The operation that the drop performs.
  open private(set) var operation: UIDropOperation

  /// Creates a proposal to perform an operation.
  public init(dropOperation operation: UIDropOperation) { self.operation = operation }
}
