import QuartzCore

/// A data source whose lists can be outlines, and can be reordered by the user.
@MainActor protocol ListDataSource: AnyObject {
  /// Expands or collapses an item.
  func toggleItem(at path: IndexPath)
  /// Returns whether an item can be moved.
  func canReorderItem(at path: IndexPath) -> Bool
  /// Moves an item to the position where the user dropped it.
  func reorderItem(at path: IndexPath, to target: IndexPath)
}

/// The level and the expansion of an item in an outline.
struct OutlinePlace: Equatable {
  var level = 0
  var isExpanded = false
}

extension UICollectionViewDiffableDataSource: ListDataSource {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  func outlinePlace(of path: IndexPath) -> OutlinePlace? {
    guard knowsOutlines, let item = itemIdentifier(for: path) else { return nil }
    guard let section = sectionIdentifier(for: path.section), let outline = outlines[section],
      outline.contains(item)
    else { return OutlinePlace() }
    return OutlinePlace(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
  }

  /// Updates the visible cells for the positions of their items in outlines.
  func updateOutlines(isAnimated: Bool) {
    guard knowsOutlines, let view = collectionView else { return }
    for case let cell as UICollectionViewListCell in view.visibleCells {
      guard let path = view.indexPath(for: cell), let place = outlinePlace(of: path) else {
        continue
      }
      cell.adopt(place, animated: isAnimated)
    }
  }

  func toggleItem(at path: IndexPath) {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
      var outline = outlines[section], outline.contains(item)
    else { return }
    if outline.isExpanded(item) {
      guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willExpandItem?(item)
      if let provide = sectionSnapshotHandlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: provide(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }

  // MARK: Reordering

  func canReorderItem(at path: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: path) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  func reorderItem(at path: IndexPath, to target: IndexPath) {
    guard path != target, let item = itemIdentifier(for: path),
      let from = sectionIdentifier(for: path.section),
      let to = sectionIdentifier(for: target.section)
    else { return }
    let old = snapshot()
    var sections = [from: self.snapshot(for: from)]
    if from != to { sections[to] = self.snapshot(for: to) }
    guard let before = sections[from] else { return }
    let moved = before.snapshot(of: item, includingParent: true)
    var source = before
    source.delete([item])
    var changed = sections
    changed[from] = source
    guard var destination = changed[to] else { return }
    var rest = old.itemIdentifiers(inSection: to)
    // The descendants of the item move with it.
    rest.removeAll { moved.contains($0) }
    let place = min(
      max(0, target.item - (from == to ? hidden(moved, before, path, target) : 0)), rest.count)
    if place < rest.count {
      destination.insert(moved, before: rest[place])
    } else if let last = destination.rootItems.last {
      destination.insert(moved, after: last)
    } else {
      destination.append(moved.rootItems)
      destination.replace(childrenOf: item, using: moved.snapshot(of: item))
      if moved.isExpanded(item) { destination.expand([item]) }
    }
    changed[to] = destination
    commit(old, sections, changed)
  }

  /// Returns the number of the moved item's visible descendants that precede its target.
  private func hidden(_ moved: Outline, _ all: Outline, _ path: IndexPath, _ target: IndexPath)
    -> Int
  {
    guard target.item > path.item else { return 0 }
    return min(moved.visibleItems.count - 1, target.item - path.item)
  }

  private func commit(
    _ old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ before: [SectionIdentifierType: Outline], _ after: [SectionIdentifierType: Outline]
  ) {
    var new = old
    // An item must leave its old section before it can be in another one.
    for section in after.keys { new.replaceItems(of: section, by: []) }
    for (section, outline) in after { new.replaceItems(of: section, by: outline.visibleItems) }
    let order = new.sectionIdentifiers.filter { after[$0] != nil }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: old, finalSnapshot: new,
      difference: new.itemIdentifiers.difference(from: old.itemIdentifiers).inferringMoves(),
      sectionTransactions: order.compactMap { section in
        guard let first = before[section], let last = after[section] else { return nil }
        return NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section, initialSnapshot: first, finalSnapshot: last,
          difference: last.visibleItems.difference(from: first.visibleItems).inferringMoves())
      })
    reorderingHandlers.willReorder?(transaction)
    show(new, outlines: after, isAnimated: true, completion: nil)
    reorderingHandlers.didReorder?(transaction)
  }
}
