import Foundation

extension PhotoSections {
  /// The changes of a collection view from these sections to others.
  struct Changes: Equatable {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var reloaded: [IndexPath] = []
  }

  /// Returns the changes; nil if photos that stay get into other sections, as when days become a
  /// month.
  func changes(to new: PhotoSections, by steps: PhotoChanges.Steps) -> Changes? {
    var changes = Changes()
    if hasHeadings || new.hasHeadings {
      guard hasHeadings, new.hasHeadings else { return nil }
      let (before, after) = (Set(keys), Set(new.keys))
      changes.deletedSections = IndexSet(
        keys.enumerated().filter { !after.contains($1) }.map(\.offset))
      changes.insertedSections = IndexSet(
        new.keys.enumerated().filter { !before.contains($1) }.map(\.offset))
    }
    var (removals, additions) = ([Int: Int](), [Int: Int]())
    for index in steps.removed {
      let path = path(of: index)
      removals[path.section, default: 0] += 1
      if !changes.deletedSections.contains(path.section) { changes.deleted.append(path) }
    }
    for index in steps.inserted {
      let path = new.path(of: index)
      additions[path.section, default: 0] += 1
      if !changes.insertedSections.contains(path.section) { changes.inserted.append(path) }
    }
    changes.reloaded = steps.rewritten.map(path).filter {
      !changes.deletedSections.contains($0.section)
    }
    return isConsistent(changes, to: new, removals, additions) ? changes : nil
  }

  /// Identifies a section that has a heading.
  private enum Key: Hashable {
    case period(TimelinePeriod)
    case group(Photo.ID)
  }

  private var keys: [Key] { periods.map { .period($0) } + groups.map { .group($0.id) } }

  private func isConsistent(
    _ changes: Changes, to new: PhotoSections, _ removals: [Int: Int], _ additions: [Int: Int]
  ) -> Bool {
    for section in changes.deletedSections where removals[section] != range(of: section).count {
      return false
    }
    for section in changes.insertedSections where additions[section] != new.range(of: section).count
    { return false }
    let stay = (0..<count).filter { !changes.deletedSections.contains($0) }
    let stayed = (0..<new.count).filter { !changes.insertedSections.contains($0) }
    guard stay.count == stayed.count else { return false }
    let (keys, newKeys) = (keys, new.keys)
    return zip(stay, stayed).allSatisfy { old, fresh in
      (!hasHeadings || keys[old] == newKeys[fresh])
        && range(of: old).count - (removals[old] ?? 0) + (additions[fresh] ?? 0)
          == new.range(of: fresh).count
    }
  }
}
