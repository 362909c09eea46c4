import QuartzCore

extension UITableView: CellList {
  package var selectedItemView: UIView? {
    let visible = indexPathsForRows(in: bounds.inset(by: adjustedContentInset)) ?? []
    return visible.first(where: selection.contains).flatMap { cellForRow(at: $0) }
  }

  package func revealSelectedItem() {
    guard selectedItemView == nil, let path = indexPathForSelectedRow else { return }
    revealFocus(at: path)
    layoutIfNeeded()
  }

  /// Whether the table is a stop of the Tab key: not where a view controller handles the keys
  /// itself, unless the app has asked for it.
  var takesListFocus: Bool {
    guard allowsFocusNow else { return false }
    return (listFocus.isAskedFor || !hasKeyController) && firstFocus != nil
  }

  private var allowsFocusNow: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

  var allowsFocusByDefault: Bool { allowsFocusNow }

  package func canFocus(_ path: IndexPath) -> Bool {
    guard path.count == 2, numberOfSections > path.section, geometry.contains(path) else {
      return false
    }
    return tableDelegate?.tableView(self, canFocusRowAt: path) ?? allowsFocusNow
  }

  package func selectionFollowsFocus(at path: IndexPath) -> Bool {
    guard !selection.contains(path) else { return false }
    return tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: path)
      ?? selectionFollowsFocus
  }

  package func focusedCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

  package func revealFocus(at path: IndexPath) {
    guard path != firstFocus else {
      // What is above the first row is seen, too.
      return setContentOffset(CGPoint(x: contentOffset.x, y: offsetRange.min.y), animated: false)
    }
    scrollToRow(at: path, at: .none, animated: false)
  }

  private var rowCounts: [Int] { (0..<numberOfSections).map { numberOfRows(inSection: $0) } }

  private var firstFocus: IndexPath? { ListOrder(rowCounts).first(where: canFocus) }

  package var preferredFocus: IndexPath? {
    if let path = tableDelegate?.indexPathForPreferredFocusedView(in: self), canFocus(path) {
      return path
    }
    if let row = nearestSelectedRow, canFocus(row) { return row }
    let seen = bounds.inset(by: adjustedContentInset)
    let visible = (indexPathsForRows(in: seen) ?? []).filter(canFocus)
    return visible.first { rectForRow(at: $0).minY >= seen.minY - 1 } ?? visible.first ?? firstFocus
  }

  package func focus(after path: IndexPath, by move: FocusMove) -> IndexPath? {
    let order = ListOrder(rowCounts)
    switch move {
    case .left, .right: return nil
    case .up: return order.last(before: path, where: canFocus)
    case .down: return order.first(after: path, where: canFocus)
    case .first: return order.first(where: canFocus)
    case .last: return order.last(where: canFocus)
    case .pageUp, .pageDown:
      let way = max(1, bounds.inset(by: adjustedContentInset).height - rectForRow(at: path).height)
      let target = rectForRow(at: path).midY + (move.isForward ? way : -way)
      guard let row = row(at: CGPoint(x: bounds.midX, y: target)) else {
        return move.isForward ? order.last(where: canFocus) : order.first(where: canFocus)
      }
      if row != path, canFocus(row) { return row }
      return move.isForward
        ? order.first(after: row, where: canFocus) : order.last(before: row, where: canFocus)
    }
  }

  package func choose(_ path: IndexPath, _ flags: UIKeyModifierFlags) {
    if !flags.isEmpty, selectSeveral(to: path, flags) { return }
    userChose(path)
  }
}
