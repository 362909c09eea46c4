import QuartzCore

/// What a diffable data source shows, and where its items are.
@MainActor struct DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  /// Computed when needed, and again after each change.
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
