import QuartzCore

/// Finds the fewest deletions, insertions and moves that lead from one snapshot to another.
enum SnapshotDifference {
  typealias Snapshot<S: Hashable & Sendable, I: Hashable & Sendable> =
    NSDiffableDataSourceSnapshot<S, I>

  static func changes<S, I>(from old: Snapshot<S, I>, to new: Snapshot<S, I>)
    -> [CollectionChange]
  {
    let (oldSections, newSections) = (indices(old), indices(new))
    var changes = sectionChanges(old, new, oldSections, newSections)
    let reloaded = Set(new.reloadedSectionIdentifiers)
    let (oldPaths, newPaths) = (old.paths, new.paths)
    /// Returns whether the item keeps its cell: items that enter a reloaded section don't.
    func stays(_ item: I) -> Bool {
      newPaths[item].map { !reloaded.contains(new.sectionIdentifiers[$0.section]) } ?? false
    }
    for (item, path) in oldPaths where !stays(item) {
      let section = old.sectionIdentifiers[path.section]
      if newSections[section] != nil, !reloaded.contains(section) { changes.append(.delete(path)) }
    }
    for (index, section) in new.sectionIdentifiers.enumerated() {
      guard !reloaded.contains(section) else { continue }
      var stayed: [(old: IndexPath, new: IndexPath)] = []
      for (position, item) in new.itemIdentifiers(inSection: section).enumerated() {
        let path = IndexPath(item: position, section: index)
        guard let before = oldPaths[item] else {
          if oldSections[section] != nil { changes.append(.insert(path)) }
          continue
        }
        let origin = old.sectionIdentifiers[before.section]
        if origin == section {
          stayed.append((before, path))
        } else if reloaded.contains(origin) {
          // Its old section is reloaded as a whole.
          if oldSections[section] != nil { changes.append(.insert(path)) }
        } else {
          changes.append(.move(before, path))
        }
      }
      let unmoved = longestIncreasing(stayed.map(\.old.item))
      for (place, paths) in stayed.enumerated() where !unmoved.contains(place) {
        changes.append(.move(paths.old, paths.new))
      }
    }
    changes += new.reloadedItemIdentifiers.compactMap { item in
      stays(item) ? oldPaths[item].map { .reload($0) } : nil
    }
    return changes
  }

  private static func indices<S, I>(_ snapshot: Snapshot<S, I>) -> [S: Int] {
    Dictionary(uniqueKeysWithValues: snapshot.sectionIdentifiers.enumerated().map { ($1, $0) })
  }

  private static func sectionChanges<S, I>(
    _ old: Snapshot<S, I>, _ new: Snapshot<S, I>, _ oldSections: [S: Int], _ newSections: [S: Int]
  ) -> [CollectionChange] {
    var changes: [CollectionChange] = []
    for (index, section) in old.sectionIdentifiers.enumerated() where newSections[section] == nil {
      changes.append(.deleteSection(index))
    }
    var stayed: [(old: Int, new: Int)] = []
    for (index, section) in new.sectionIdentifiers.enumerated() {
      if let before = oldSections[section] {
        stayed.append((before, index))
      } else {
        changes.append(.insertSection(index))
      }
    }
    let unmoved = longestIncreasing(stayed.map(\.old))
    for (place, indices) in stayed.enumerated() where !unmoved.contains(place) {
      changes.append(.moveSection(indices.old, indices.new))
    }
    return changes
      + new.reloadedSectionIdentifiers.compactMap { oldSections[$0].map { .reloadSection($0) } }
  }

  /// Returns the indices of a longest increasing subsequence: these elements need not move.
  static func longestIncreasing(_ values: [Int]) -> Set<Int> {
    /// For each length, the index of the smallest value that ends a subsequence of that length.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: values.count)
    for (place, value) in values.enumerated() {
      let length = ends.firstFitting { values[$0] >= value }
      if length > 0 { previous[place] = ends[length - 1] }
      if length == ends.count { ends.append(place) } else { ends[length] = place }
    }
    var subsequence: Set<Int> = []
    var place = ends.last ?? -1
    while place >= 0 {
      subsequence.insert(place)
      place = previous[place]
    }
    return subsequence
  }
}
