import UIKit

/// Photos that lie in sections on the screen below and in one row in the browser: which index is
/// which index path.
public struct PhotoSections: Hashable, Sendable {
  /// The index of each section's first photo, and the count of all at the end.
  private let starts: [Int]

  /// - Parameter counts: how many photos each section has.
  public init(counts: [Int]) {
    starts = counts.reduce(into: [0]) { $0.append(($0.last ?? 0) + max(0, $1)) }
  }

  public var count: Int { starts.last ?? 0 }

  /// Nil for a photo that is not there.
  public func index(of indexPath: IndexPath) -> Int? {
    let (section, item) = (indexPath.section, indexPath.item)
    guard section >= 0, section < starts.count - 1, item >= 0,
      starts[section] + item < starts[section + 1]
    else { return nil }
    return starts[section] + item
  }

  /// Nil for an index that is not there.
  public func indexPath(of index: Int) -> IndexPath? {
    guard index >= 0, index < count else { return nil }
    var (low, high) = (0, starts.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return IndexPath(item: index - starts[low], section: low)
  }
}
