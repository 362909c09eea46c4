import Foundation
import HostInterface

extension UIAccessibilityContainerDataTable {
  /// What is known of the table but for its headers.
  var semantics: SemanticsTable {
    func bounded(_ count: Int) -> Int { min(max(0, count), 1 << 30) }
    return SemanticsTable(
      rowCount: bounded(accessibilityRowCount()), columnCount: bounded(accessibilityColumnCount()))
  }

  /// The table with the headers of the rows and columns of some cells.
  ///
  /// - Parameter node: Returns the node of a cell; nil if it isn't read.
  func semantics(
    around cells: [SemanticsPlace], node: (UIResponder) -> SemanticsNode.ID?
  ) -> SemanticsTable {
    func ids(_ cells: [any UIAccessibilityContainerDataTableCell]?) -> [SemanticsNode.ID] {
      (cells ?? []).compactMap { $0 as? UIResponder }.compactMap(node)
    }
    var table = semantics
    for row in Set(cells.map(\.row)) {
      table.rowHeaders[row] = ids(accessibilityHeaderElements(forRow: row))
    }
    for column in Set(cells.map(\.column)) {
      table.columnHeaders[column] = ids(accessibilityHeaderElements(forColumn: column))
    }
    return table
  }
}

extension UIAccessibilityContainerDataTableCell {
  /// The place of the cell; nil if it is none of the table's.
  func place(in table: SemanticsTable) -> SemanticsPlace? {
    let (rows, columns) = (accessibilityRowRange(), accessibilityColumnRange())
    guard (0..<table.rowCount).contains(rows.location),
      (0..<table.columnCount).contains(columns.location)
    else { return nil }
    var place = SemanticsPlace(
      index: rows.location * table.columnCount + columns.location,
      count: table.rowCount * table.columnCount, row: rows.location, column: columns.location)
    place.rowSpan = min(max(1, rows.length), table.rowCount - rows.location)
    place.columnSpan = min(max(1, columns.length), table.columnCount - columns.location)
    return place
  }
}
