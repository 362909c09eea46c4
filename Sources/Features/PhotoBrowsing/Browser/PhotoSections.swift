import UIKit

/// Converts between the index paths of a screen with sections and the indices of the browser's
/// single row.
public struct PhotoSections: Hashable, Sendable {
  /// The index of each section's first photo and, at the end, the number of all photos.
  private let starts: [Int]

  /// Creates sections.
  ///
  /// - Parameter counts: The number of photos in each section.
  public init(counts: [Int]) {
    starts = counts.reduce(into: [0]) { $0.append(($0.last ?? 0) + max(0, $1)) }
  }

  /// The number of photos in all sections.
  public var count: Int { starts.last ?? 0 }

  /// The index of the photo at an index path; nil if there is none.
  public func index(of indexPath: IndexPath) -> Int? {
    let (section, item) = (indexPath.section, indexPath.item)
    guard section >= 0, section < starts.count - 1, item >= 0,
      starts[section] + item < starts[section + 1]
    else { return nil }
    return starts[section] + item
  }

  /// The index path of the photo at an index; nil if there is none.
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
