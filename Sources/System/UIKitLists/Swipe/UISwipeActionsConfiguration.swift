import Foundation

/// The actions that a row reveals at one of its edges.
@MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions; the first is at the edge of the row.
  open private(set) var actions: [UIContextualAction]
  /// Whether swiping across most of the row performs the first action. The default is true.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with the specified actions, the first of which is at the edge of the
  /// row.
  public convenience init(actions: [UIContextualAction]) {
    self.init(of: actions)
  }

  init(of actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
