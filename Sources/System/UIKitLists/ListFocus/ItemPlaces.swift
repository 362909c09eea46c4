import HostInterface
import QuartzCore

/// The places of a list's items among all of them.
struct ItemPlaces {
  /// The number of items before each section, and at last of all.
  private var starts = [0]
  /// The number of rows before each section.
  private var rows = [0]
  private let columns: Int

  /// - Parameter columns: The number of items in a full row.
  init(counts: [Int], columns: Int) {
    self.columns = max(1, columns)
    for count in counts {
      starts.append(starts[starts.count - 1] + count)
      rows.append(rows[rows.count - 1] + (count + self.columns - 1) / self.columns)
    }
  }

  func place(of path: IndexPath) -> SemanticsPlace? {
    guard path.count == 2, path.section >= 0, path.section < starts.count - 1 else { return nil }
    return SemanticsPlace(
      index: starts[path.section] + path.item, count: starts[starts.count - 1],
      row: rows[path.section] + path.item / columns, column: path.item % columns)
  }
}
