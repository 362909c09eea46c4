import QuartzCore

/// The editing mode of a table.
struct TableEditing {
  var isOn = false
  /// What rows offer, as far as it was asked for.
  var rows: [IndexPath: TableRowEditing] = [:]
  /// The row that is being dragged to another place.
  var reorder: TableReorder?
  /// Set by the default answers of the data source, which are then not its own.
  var isDefaultAnswer = false
}

/// What a row offers in editing mode.
struct TableRowEditing: Equatable {
  var style = UITableViewCell.EditingStyle.none
  /// Whether the row is selected by a circle in front of it.
  var isSelectable = false
  var isIndented = false
  var canMove = false
}
