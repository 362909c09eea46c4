import UIKit

/// The id of a photo with its type erased, for transitions and cells, which only compare ids and
/// pass them on. An app reads ids of its own type from its `PhotoBrowser`.
public struct PhotoID: Hashable {
  let erased: AnyHashable

  /// Erases the type of an id. A `PhotoID` stays as it is.
  public init(_ id: some Hashable) {
    erased = (id as? PhotoID)?.erased ?? AnyHashable(id)
  }

  /// The id of the app's type; nil if it is of another type.
  func typed<ID: Hashable>(_ type: ID.Type = ID.self) -> ID? { erased.base as? ID }
}

/// Identifies a photo without an id by its index, which means nothing after a reload.
struct IndexedPhoto: Hashable {
  let index: Int
  let generation: Int
}
