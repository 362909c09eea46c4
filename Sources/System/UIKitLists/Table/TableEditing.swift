import QuartzCore

/// The state of a table's editing mode.
struct TableEditing {
  var isOn = false
  /// The editing options of the rows that were requested so far.
  var rows: [IndexPath: TableRowEditing] = [:]
  /// The row that is being reordered.
  var reorder: TableReorder?
  /// Set by the data source's default implementations, to tell whether the app implements the
  /// method.
  var isDefaultAnswer = false
}

/// The editing options of a row.
struct TableRowEditing: Equatable {
  var style = UITableViewCell.EditingStyle.none
  /// Whether the row is selected with the control before its content.
  var isSelectable = false
  var isIndented = false
  var canMove = false
}
