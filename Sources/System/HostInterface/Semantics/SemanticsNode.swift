import Quartz2D

/// What assistive technologies know of one element or container of a window.
package struct SemanticsNode: Identifiable, Equatable, Sendable {
  /// A number that stands for the same object as long as the app runs, in all windows.
  package typealias ID = UInt64

  package let id: ID
  package var parent: ID?
  package var children: [ID] = []
  package var role: SemanticsRole
  /// What the node is called; empty if it has no name.
  package var name = ""
  /// What its actions do; empty if that is obvious.
  package var hint = ""
  /// The app's name of it for tests.
  package var identifier = ""
  /// The value as it is read; nil without one.
  package var value: String?
  package var range: SemanticsRange?
  package var states: SemanticsStates = []
  /// In points of the window.
  package var bounds = CGRect.zero
  package var actions: [SemanticsAction.Offer] = []
  package var text: SemanticsText?
  package var place: SemanticsPlace?
  package var table: SemanticsTable?

  package init(id: ID, role: SemanticsRole) {
    self.id = id
    self.role = role
  }

  @MainActor private static var next: ID = 0

  /// Returns an identity that no other node has had.
  @MainActor package static func makeID() -> ID {
    next += 1
    return next
  }
}

/// A value that lies in a range.
package struct SemanticsRange: Equatable, Sendable {
  package var value: Double
  package var limits: ClosedRange<Double>
  /// The smallest useful change.
  package var step: Double
  /// Whether `value` can be set to any number of the range. Otherwise a larger or smaller number
  /// only asks for the next or the previous value.
  package var isExact: Bool

  package init(value: Double, limits: ClosedRange<Double>, step: Double, isExact: Bool = true) {
    self.value = value
    self.limits = limits
    self.step = step
    self.isExact = isExact
  }
}

/// The text of a node. Offsets are UTF-16 code units.
package struct SemanticsText: Equatable, Sendable {
  package var string: String
  /// The selection, or the place of the caret if it is empty; nil if nothing can be selected.
  package var selection: Range<Int>?

  package init(_ string: String, selection: Range<Int>? = nil) {
    self.string = string
    self.selection = selection
  }
}

/// The place of a node among the items of its list or table, all counted from 0.
package struct SemanticsPlace: Equatable, Sendable {
  package var index: Int
  package var count: Int
  package var row: Int
  package var column: Int
  /// How many rows and columns it takes.
  package var (rowSpan, columnSpan) = (1, 1)

  package init(index: Int, count: Int, row: Int, column: Int) {
    self.index = index
    self.count = count
    self.row = row
    self.column = column
  }

  package func isAt(row: Int, column: Int) -> Bool {
    (self.row..<self.row + rowSpan).contains(row)
      && (self.column..<self.column + columnSpan).contains(column)
  }
}

/// The rows and columns of a table of data, of which only those that are seen have cells.
package struct SemanticsTable: Equatable, Sendable {
  package var rowCount: Int
  package var columnCount: Int
  /// The nodes that head rows and columns, by the numbers of those.
  package var rowHeaders: [Int: [SemanticsNode.ID]] = [:]
  package var columnHeaders: [Int: [SemanticsNode.ID]] = [:]

  package init(rowCount: Int, columnCount: Int) {
    self.rowCount = rowCount
    self.columnCount = columnCount
  }
}
