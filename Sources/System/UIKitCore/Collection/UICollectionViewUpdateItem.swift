import QuartzCore

/// One of the changes of an update, as a layout is told of it. A change of a whole section has
/// `NSNotFound` for an item.
@MainActor open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable { case insert = 0, delete, reload, move, none }

  public let indexPathBeforeUpdate: IndexPath?
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

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
