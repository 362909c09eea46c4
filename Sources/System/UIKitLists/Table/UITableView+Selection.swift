import QuartzCore

extension UITableView: ItemSelecting {
  func rowIsSelfSizing(_ path: IndexPath) -> Bool {
    (tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight) < 0
  }

  func row(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?.first
  }

  /// The selected row that is nearest to the center of the visible part.
  var nearestSelectedRow: IndexPath? {
    let middle = bounds.midY
    return selection.min {
      abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
    }
  }

  // MARK: Selection by touch

  var selectsNow: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  var selectsSeveralNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  package func highlight(at point: CGPoint) {
    guard selectsNow, swipes?.open == nil, editing.reorder == nil,
      let path = indexPathForRow(at: point), let cell = cellForRow(at: path),
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    cell.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  package func endHighlight() {
    for case (.row(let path), let view) in elements {
      guard let cell = view as? UITableViewCell, cell.isHighlighted else { continue }
      cell.setHighlighted(false, animated: false)
      tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  package func userTapped(at point: CGPoint) {
    if let swipes, swipes.open != nil {
      // A tap beside a row's actions hides them and has no other effect.
      if !swipes.isOnActions(point) { swipes.close() }
      return
    }
    guard let touched = indexPathForRow(at: point) else { return }
    listFocus.touched(touched)
    if selectSeveral(to: touched, itemTap.modifierFlags) { return }
    userChose(touched)
  }

  /// Selects a row for a person, or deselects it.
  func userChose(_ touched: IndexPath) {
    guard selectsNow,
      tableDelegate?.tableView(self, shouldHighlightRowAt: touched) ?? true
    else { return }
    itemTap.anchor = touched
    if selection.contains(touched) && selectsSeveralNow { return userDeselected(touched) }
    var path = touched
    if let tableDelegate {
      guard let chosen = tableDelegate.tableView(self, willSelectRowAt: touched) else { return }
      path = chosen
    }
    if !selectsSeveralNow {
      for old in selection.subtracting([path]).sorted() { userDeselected(old) }
    }
    selectRow(at: path, animated: false, scrollPosition: .none)
    tableDelegate?.tableView(self, didSelectRowAt: path)
  }

  func userDeselected(_ path: IndexPath) {
    var path = path
    if let tableDelegate {
      guard let chosen = tableDelegate.tableView(self, willDeselectRowAt: path) else { return }
      path = chosen
    }
    deselectRow(at: path, animated: false)
    tableDelegate?.tableView(self, didDeselectRowAt: path)
  }
}
