import QuartzCore

extension UITableView {
  /// Handles selection with modifier keys: Shift selects all rows from the last touched one to this
  /// one, Control and Command toggle a single row. Returns false if no such key is pressed, or if
  /// only one row can be selected.
  func selectSeveral(to path: IndexPath, _ flags: UIKeyModifierFlags) -> Bool {
    guard selectsNow, !flags.isDisjoint(with: [.shift, .control, .command]) else { return false }
    let delegate = tableDelegate
    let begins = !selectsSeveralNow
    if begins {
      guard delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) == true
      else {
        return false
      }
      delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
    }
    defer { if begins { delegate?.tableViewDidEndMultipleSelectionInteraction(self) } }
    guard selectsSeveralNow else { return begins }
    if flags.contains(.shift) {
      for row in rows(from: itemTap.anchor, to: path) where !selection.contains(row) { add(row) }
    } else {
      itemTap.anchor = path
      if selection.contains(path) { userDeselected(path) } else { add(path) }
    }
    return true
  }

  private func add(_ touched: IndexPath) {
    guard tableDelegate?.tableView(self, shouldHighlightRowAt: touched) ?? true else { return }
    var path = touched
    if let tableDelegate {
      guard let chosen = tableDelegate.tableView(self, willSelectRowAt: touched) else { return }
      path = chosen
    }
    selectRow(at: path, animated: false, scrollPosition: .none)
    tableDelegate?.tableView(self, didSelectRowAt: path)
  }

  private func rows(from anchor: IndexPath?, to path: IndexPath) -> [IndexPath] {
    let start = anchor.flatMap { geometry.contains($0) ? $0 : nil } ?? path
    let (low, high) = (min(start, path), max(start, path))
    return (low.section...high.section).flatMap { section in
      geometry.sections[section].heights.indices.map { IndexPath(row: $0, section: section) }
    }.filter { $0 >= low && $0 <= high }
  }
}
