import QuartzCore

/// A change of an update, for the layout. If a whole section changes, the item of the index path is
/// `NSNotFound`.
@MainActor open class UICollectionViewUpdateItem: NSObject {
  /// Constants that specify the type of a change.
  public enum Action: Int, Sendable {
    /// An insertion.
    case insert = 0
    /// A deletion.
    case delete
    /// A reload with a new view.
    case reload
    /// A move.
    case move
    /// No change; never contained in updates.
    case none
  }

  /// The index path before the update; `nil` for insertions.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The index path after the update; `nil` for deletions. For reloads it is the same as before.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// The type of the change.
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }

  convenience init(_ change: CollectionChange) {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    switch change {
    case .insertSection(let section): self.init(.insert, before: nil, after: whole(section))
    case .deleteSection(let section): self.init(.delete, before: whole(section), after: nil)
    case .moveSection(let old, let new): self.init(.move, before: whole(old), after: whole(new))
    case .reloadSection(let section):
      self.init(.reload, before: whole(section), after: whole(section))
    case .insert(let path): self.init(.insert, before: nil, after: path)
    case .delete(let path): self.init(.delete, before: path, after: nil)
    case .move(let old, let new): self.init(.move, before: old, after: new)
    case .reload(let path): self.init(.reload, before: path, after: path)
    }
  }
}
