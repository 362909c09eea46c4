import QuartzCore

/// A change in a batch update. Disappearing elements are identified by their index before the whole
/// update, appearing elements by their index after it.
enum CollectionChange: Hashable {
  case insertSection(Int)
  case deleteSection(Int)
  case moveSection(Int, Int)
  case reloadSection(Int)
  case insert(IndexPath)
  case delete(IndexPath)
  case move(IndexPath, IndexPath)
  case reload(IndexPath)
}

/// A mapping of index paths from before an update to after it and back, created from the changes
/// and the numbers of items. Its cost depends on the number of changes, not on the number of items.
struct CollectionUpdate {
  /// The new index of each old section; `nil` for deleted sections.
  private(set) var newSections: [Int?]
  /// The old index of each new section; `nil` for inserted sections.
  private(set) var oldSections: [Int?]
  /// The old index paths of reloaded items. Items of reloaded sections have no new index path.
  private(set) var reloaded: Set<IndexPath> = []
  /// The old indices of sections that are reloaded, including their supplementary views.
  private(set) var reloadedSections: Set<Int> = []

  /// The index paths of individually moved items, by old index path.
  private var newPaths: [IndexPath: IndexPath] = [:]
  private var oldPaths: [IndexPath: IndexPath] = [:]
  /// The items that are removed from each old section, sorted.
  private var leaving: [Int: [Int]] = [:]
  /// The items that are added to each new section, sorted.
  private var arriving: [Int: [Int]] = [:]

  init(_ changes: [CollectionChange], from old: [Int], to new: [Int])
    throws(InvalidCollectionUpdate)
  {
    var steps = Steps()
    for change in changes { try steps.add(change, old, new) }
    newSections = Array(repeating: nil, count: old.count)
    oldSections = Array(repeating: nil, count: new.count)
    reloaded = steps.reloaded
    reloadedSections = steps.reloadedSections
    try placeSections(steps)
    for (before, after) in steps.moves {
      newPaths[before] = after
      oldPaths[after] = before
    }
    for section in new.indices { try placeItems(of: section, steps, old, new) }
  }

  func newPath(of path: IndexPath) -> IndexPath? {
    if let moved = newPaths[path] { return moved }
    // An index path that was remembered may be out of date.
    guard newSections.indices.contains(path.section), let section = newSections[path.section],
      !reloadedSections.contains(path.section),
      let item = Self.place(
        of: path.item, leaving: leaving[path.section] ?? [], arriving: arriving[section] ?? [])
    else { return nil }
    return IndexPath(item: item, section: section)
  }

  func oldPath(of path: IndexPath) -> IndexPath? {
    if let moved = oldPaths[path] { return moved }
    guard oldSections.indices.contains(path.section), let section = oldSections[path.section],
      !reloadedSections.contains(section),
      let item = Self.place(
        of: path.item, leaving: arriving[path.section] ?? [], arriving: leaving[section] ?? [])
    else { return nil }
    return IndexPath(item: item, section: section)
  }

  /// Returns the new position of an item; the remaining items fill the free positions in order.
  private static func place(of item: Int, leaving: [Int], arriving: [Int]) -> Int? {
    var position = item
    for other in leaving where other <= item {
      if other == item { return nil }
      position -= 1
    }
    for other in arriving where other <= position { position += 1 }
    return position
  }

  private mutating func placeSections(_ steps: Steps) throws(InvalidCollectionUpdate) {
    let (old, new) = (newSections.count, oldSections.count)
    let (inserted, deleted) = (steps.insertedSections.count, steps.deletedSections.count)
    guard old + inserted - deleted == new else {
      throw .sections(before: old, after: new, inserted: inserted, deleted: deleted)
    }
    for (from, to) in steps.sectionMoves {
      newSections[from] = to
      oldSections[to] = from
    }
    let rest = newSections.indices.filter {
      newSections[$0] == nil && !steps.deletedSections.contains($0)
    }
    let places = oldSections.indices.filter {
      oldSections[$0] == nil && !steps.insertedSections.contains($0)
    }
    for (from, to) in zip(rest, places) {
      newSections[from] = to
      oldSections[to] = from
    }
  }

  private mutating func placeItems(of section: Int, _ steps: Steps, _ old: [Int], _ new: [Int])
    throws(InvalidCollectionUpdate)
  {
    guard let source = oldSections[section], !steps.reloadedSections.contains(source) else {
      return
    }
    let deleted = steps.deleted[source, default: []]
    let inserted = steps.inserted[section, default: []]
    let movedOut = steps.moves.filter { $0.0.section == source }.map(\.0.item)
    let movedIn = steps.moves.filter { $0.1.section == section }.map(\.1.item)
    let (gone, come) = (deleted.union(movedOut), inserted.union(movedIn))
    guard old[source] - gone.count == new[section] - come.count else {
      throw .items(
        section: section, before: old[source], after: new[section], inserted: inserted.count,
        deleted: deleted.count, movedIn: movedIn.count, movedOut: movedOut.count)
    }
    leaving[source] = gone.sorted()
    arriving[section] = come.sorted()
  }
}

/// The changes of an update, grouped by type.
private struct Steps {
  var insertedSections: Set<Int> = []
  var deletedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var sectionMoves: [(Int, Int)] = []
  var inserted: [Int: Set<Int>] = [:]
  var deleted: [Int: Set<Int>] = [:]
  var moves: [(IndexPath, IndexPath)] = []
  var reloaded: Set<IndexPath> = []

  mutating func add(_ change: CollectionChange, _ old: [Int], _ new: [Int])
    throws(InvalidCollectionUpdate)
  {
    switch change {
    case .insertSection(let section):
      try check(new.indices.contains(section) && insertedSections.insert(section).inserted, change)
    case .deleteSection(let section):
      try check(old.indices.contains(section) && deletedSections.insert(section).inserted, change)
    case .reloadSection(let section):
      try check(old.indices.contains(section), change)
      reloadedSections.insert(section)
    case .moveSection(let from, let to):
      try check(
        old.indices.contains(from) && new.indices.contains(to)
          && !sectionMoves.contains { $0.0 == from || $0.1 == to }, change)
      sectionMoves.append((from, to))
    case .insert(let path):
      try check(
        isItem(path, new) && inserted[path.section, default: []].insert(path.item).inserted, change)
    case .delete(let path):
      try check(
        isItem(path, old) && deleted[path.section, default: []].insert(path.item).inserted, change)
    case .move(let from, let to):
      try check(isItem(from, old) && isItem(to, new), change)
      moves.append((from, to))
    case .reload(let path):
      try check(isItem(path, old), change)
      reloaded.insert(path)
    }
  }

  private func isItem(_ path: IndexPath, _ counts: [Int]) -> Bool {
    path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
  }

  private func check(_ isValid: Bool, _ change: CollectionChange) throws(InvalidCollectionUpdate) {
    if !isValid { throw .change(change) }
  }
}

/// The reason why an update is inconsistent with the data.
enum InvalidCollectionUpdate: Error, CustomStringConvertible, Equatable {
  case sections(before: Int, after: Int, inserted: Int, deleted: Int)
  case items(
    section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
  /// The change refers to an index that doesn't exist, or to one that another change also refers
  /// to.
  case change(CollectionChange)

  var description: String {
    switch self {
    case .sections(let before, let after, let inserted, let deleted):
      """
      Invalid update: invalid number of sections. The number of sections contained in the view \
      after the update (\(after)) must be equal to the number of sections contained in it before \
      the update (\(before)), plus or minus the number of sections inserted or deleted \
      (\(inserted) inserted, \(deleted) deleted).
      """
    case .items(let section, let before, let after, let inserted, let deleted, let movedIn, let out):
      """
      Invalid update: invalid number of items in section \(section). The number of items contained \
      in an existing section after the update (\(after)) must be equal to the number of items \
      contained in that section before the update (\(before)), plus or minus the number of items \
      inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or \
      minus the number of items moved into or out of that section (\(movedIn) moved in, \(out) \
      moved out).
      """
    case .change(let change):
      """
      Invalid update: \(change) names a place that does not exist, or one that another change \
      names too. Deletions, reloads and the starts of moves count before the update, insertions \
      and the ends of moves after it.
      """
    }
  }
}
