import QuartzCore

/// The content of a diffable data source, and the index paths of its items.
@MainActor struct DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  /// Computed on demand; each change discards it.
  private var paths: [Item: IndexPath]?

  mutating func adopt(_ new: NSDiffableDataSourceSnapshot<Section, Item>) {
    snapshot = new.applied()
    paths = nil
  }

  mutating func indexPath(for item: Item) -> IndexPath? {
    let known = paths ?? snapshot.paths
    paths = known
    return known[item]
  }
}
