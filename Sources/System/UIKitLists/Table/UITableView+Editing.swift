import QuartzCore

extension UITableView {
  /// The duration of the animation in seconds, like UIKit's.
  private static let editingDuration: TimeInterval = 0.3

  func changeEditing(_ isOn: Bool, animated: Bool) {
    guard isOn != editing.isOn else { return }
    swipes?.close()
    editing.reorder?.cancel()
    editing.isOn = isOn
    editing.rows = [:]
    if isOn, !allowsSelectionDuringEditing, !allowsMultipleSelectionDuringEditing {
      for path in selection { deselectRow(at: path, animated: animated) }
    }
    for case (.row(let path), let cell as UITableViewCell) in elements {
      adoptEditing(cell, at: path, animated: animated)
    }
  }

  /// Applies the row's editing options to its cell.
  func adoptEditing(_ cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    let row = rowEditing(at: path)
    guard cell.editing.row != row || cell.isEditing != editing.isOn else { return }
    let change = {
      cell.editing.row = row
      if cell.isEditing != self.editing.isOn {
        cell.setEditing(self.editing.isOn, animated: animated)
      }
      cell.editingDidChange()
    }
    guard animated, window != nil else { return UIView.performWithoutAnimation(change) }
    cell.prepareEditingControls(for: row)
    UIView.animate(
      withDuration: Self.editingDuration, delay: 0, options: .allowUserInteraction,
      animations: {
        change()
        cell.layoutIfNeeded()
      })
  }

  /// Returns the current editing options of a row; nil unless the table is in editing mode.
  func rowEditing(at path: IndexPath) -> TableRowEditing? {
    guard editing.isOn else { return nil }
    if let known = editing.rows[path] { return known }
    var row = TableRowEditing()
    if isEditable(path) {
      row.style = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      row.isSelectable = allowsMultipleSelectionDuringEditing
      row.isIndented =
        row.isSelectable
        || (tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true)
    }
    row.canMove = dataSource?.tableView(self, canMoveRowAt: path) ?? false
    editing.rows[path] = row
    return row
  }

  func isEditable(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: path) ?? false
  }

  /// Returns whether the data source declares a row editable itself rather than by default.
  func isDeclaredEditable(_ path: IndexPath) -> Bool {
    editing.isDefaultAnswer = false
    return isEditable(path) && !editing.isDefaultAnswer
  }

  /// Called when the user taps the editing control of a row.
  func userTappedEditControl(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell), let row = rowEditing(at: path) else { return }
    switch row.style {
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete: swipes?.reveal(.trailing, of: path)
    case .none: break
    }
  }
}

// MARK: Swiping

extension UITableView: SwipeActionsList {
  func swipeableRow(at point: CGPoint) -> IndexPath? {
    guard !editing.isOn, batch == nil, let path = indexPathForRow(at: point),
      cellForRow(at: path) != nil
    else { return nil }
    return path
  }

  func swipeActions(at edge: SwipeEdge, of row: IndexPath) -> UISwipeActionsConfiguration? {
    guard isEditable(row) else { return nil }
    if edge == .leading {
      return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: row)
    }
    if let own = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: row) {
      return own
    }
    let style = tableDelegate?.tableView(self, editingStyleForRowAt: row) ?? .delete
    guard style == .delete, editing.isOn || isDeclaredEditable(row) else { return nil }
    let title =
      tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: row)
      ?? String(uikit: "Delete")
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title) { [weak self] _, view, completion in
        guard let self, let path = shownRow(of: view) else { return completion(false) }
        dataSource?.tableView(self, commit: .delete, forRowAt: path)
        completion(true)
      }
    ])
  }

  private func shownRow(of view: UIView) -> IndexPath? {
    swipes?.row(of: view) ?? (view as? UITableViewCell).flatMap { indexPath(for: $0) }
  }

  func viewOfRow(_ row: IndexPath) -> UIView? { elements[.row(row)] }

  func frameOfRow(_ row: IndexPath) -> CGRect {
    geometry.contains(row) ? geometry.frame(ofRow: row) : .zero
  }

  func placeSwipedRow(_ row: IndexPath) {
    if let view = elements[.row(row)], geometry.contains(row) { place(view, .row(row)) }
  }

  func willReveal(_ row: IndexPath) {
    tableDelegate?.tableView(self, willBeginEditingRowAt: row)
    guard let cell = cellForRow(at: row) else { return }
    cell.setHighlighted(false, animated: true)
    cell.editing.showsDeleteConfirmation = true
  }

  func didHide(_ row: IndexPath?) {
    if let row { cellForRow(at: row)?.editing.showsDeleteConfirmation = false }
    tableDelegate?.tableView(self, didEndEditingRowAt: row)
  }
}
