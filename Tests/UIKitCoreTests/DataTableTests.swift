import HostInterface
import Testing
import UIKit
import UIKitStage

/// What screen readers get of an app's table of data.
@MainActor @Suite(.serialized) struct DataTableTests {
  private final class Cell: UILabel, UIAccessibilityContainerDataTableCell {
    var (rows, columns) = (NSRange(location: 0, length: 1), NSRange(location: 0, length: 1))

    func accessibilityRowRange() -> NSRange { rows }
    func accessibilityColumnRange() -> NSRange { columns }
  }

  private final class Table: UIView, UIAccessibilityContainerDataTable {
    var cells: [Cell] { subviews.compactMap { $0 as? Cell } }

    func accessibilityDataTableCellElement(
      forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)? {
      cells.first { $0.rows.contains(row) && $0.columns.contains(column) }
    }

    func accessibilityRowCount() -> Int { 50 }
    func accessibilityColumnCount() -> Int { 2 }

    func accessibilityHeaderElements(
      forColumn column: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? {
      cells.filter { $0.rows.location == 0 && $0.columns.contains(column) }
    }
  }

  @Test func cellsHaveRowsColumnsAndHeaders() throws {
    let stage = Stage(size: CGSize(width: 400, height: 400))
    let (controller, table) = (UIViewController(), Table())
    table.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    table.accessibilityContainerType = .dataTable
    for (row, column, text) in [(0, 0, "Name"), (0, 1, "Size"), (7, 0, "lake"), (7, 1, "2 MB")] {
      let cell = Cell(frame: CGRect(x: 200 * column, y: 40 * row, width: 200, height: 40))
      cell.text = text
      cell.rows.location = row
      cell.columns.location = column
      table.addSubview(cell)
    }
    table.cells[3].columns = NSRange(location: 1, length: .max)
    controller.view = table
    stage.show(controller)
    stage.isScreenReaderRunning = true
    stage.advance(by: 0.3)
    let nodes = try #require(stage.semantics).inOrder
    let node = try #require(nodes.first { $0.role == .table })
    #expect(node.table?.rowCount == 50 && node.table?.columnCount == 2)
    let cells = nodes.filter { $0.role == .cell }
    #expect(cells.map(\.name) == ["Name", "Size", "lake", "2 MB"])
    #expect(cells[3].place?.row == 7 && cells[3].place?.column == 1)
    #expect(cells[3].place?.columnSpan == 1, "the table has no more")
    #expect(node.table?.columnHeaders == [0: [cells[0].id], 1: [cells[1].id]])
    #expect(node.table?.rowHeaders == [0: [], 7: []])
  }
}
