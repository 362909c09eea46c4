import Foundation

/// A container of accessible elements in rows and columns. Its `accessibilityContainerType` has to be
/// `dataTable`, and its elements cells; assistive technologies read the headers of a cell with it.
@MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  /// Returns the cell in a row and a column; nil if there is none.
  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?
  /// Returns the number of rows, also of those that aren't visible.
  func accessibilityRowCount() -> Int
  /// Returns the number of columns, also of those that aren't visible.
  func accessibilityColumnCount() -> Int
  /// Returns the cells that head a row; the default is nil, for none.
  func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
  /// Returns the cells that head a column; the default is nil, for none.
  func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  public func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }

  public func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

/// An element of a data table.
@MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// Returns the rows that the cell is in: the first one, and how many there are.
  func accessibilityRowRange() -> NSRange
  /// Returns the columns that the cell is in: the first one, and how many there are.
  func accessibilityColumnRange() -> NSRange
}
