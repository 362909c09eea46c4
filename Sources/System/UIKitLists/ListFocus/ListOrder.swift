import Foundation

/// The items of a list, section by section.
struct ListOrder {
  private let counts: [Int]

  init(_ counts: [Int]) { self.counts = counts }

  func first(where isWanted: (IndexPath) -> Bool) -> IndexPath? {
    first(after: IndexPath(item: -1, section: 0), where: isWanted)
  }

  func last(where isWanted: (IndexPath) -> Bool) -> IndexPath? {
    last(before: IndexPath(item: 0, section: counts.count), where: isWanted)
  }

  func first(after path: IndexPath, where isWanted: (IndexPath) -> Bool) -> IndexPath? {
    for section in counts.indices.dropFirst(path.section) {
      let start = section == path.section ? path.item + 1 : 0
      guard start < counts[section] else { continue }
      for item in start..<counts[section] {
        let next = IndexPath(item: item, section: section)
        if isWanted(next) { return next }
      }
    }
    return nil
  }

  func last(before path: IndexPath, where isWanted: (IndexPath) -> Bool) -> IndexPath? {
    for section in counts.indices.prefix(path.section + 1).reversed() {
      let end = section == path.section ? min(path.item, counts[section]) : counts[section]
      guard end > 0 else { continue }
      for item in (0..<end).reversed() {
        let next = IndexPath(item: item, section: section)
        if isWanted(next) { return next }
      }
    }
    return nil
  }
}
