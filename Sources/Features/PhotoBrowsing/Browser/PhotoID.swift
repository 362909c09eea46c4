import UIKit

/// A photo's id where its type does not matter: in transitions and cells, which tell photos apart and
/// pass ids on. What an app reads comes from its own `PhotoBrowser`, with the app's own type.
public struct PhotoID: Hashable {
  let erased: AnyHashable

  public init(_ id: some Hashable) {
    erased = (id as? PhotoID)?.erased ?? AnyHashable(id)
  }

  /// Nil when it is of another type.
  func typed<ID: Hashable>(_ type: ID.Type = ID.self) -> ID? { erased.base as? ID }
}

/// A photo that has no id of its own. When the data changed, its index says nothing of it.
struct UnnamedPhoto: Hashable {
  let index: Int
  let round: Int
}
