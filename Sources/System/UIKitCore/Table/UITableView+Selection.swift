import QuartzCore

extension UITableView: ItemSelecting {
  /// The index path of the first selected row; nil if there is none.
  public var indexPathForSelectedRow: IndexPath? { selection.min() }
  /// The index paths of the selected rows in order; nil if there are none.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

  /// Selects a row without telling the delegate; nil deselects all rows.
  ///
  /// Deselects other rows unless the table allows multiple selection. `.none` doesn't scroll.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    reloadIfNeeded()
    guard let indexPath, geometry.contains(indexPath) else {
      for path in selection { deselectRow(at: path, animated: animated) }
      return
    }
    if !selectsSeveralNow {
      for path in selection where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    selection.insert(indexPath)
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// Scrolls a row to the given position; `.none` scrolls only as far as needed to show it.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let frame = rectForRow(at: indexPath)
    let insets = adjustedContentInset
    // A floating header covers the top of the visible part.
    let header = geometry.isFloating ? rectForHeader(inSection: indexPath.section).height : 0
    let top = frame.minY - insets.top - header
    let bottom = frame.maxY - bounds.height + insets.bottom
    let y: CGFloat =
      switch scrollPosition {
      case .top: top
      case .bottom: bottom
      case .middle: (top + bottom) / 2
      case .none: min(max(contentOffset.y, bottom), top)
      }
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: y)), animated: animated)
  }

  /// Scrolls to the selected row that is nearest to the center of the visible part.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = selection.min {
      abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  /// Asks the data source again for visible rows, which has to fill their existing cells.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    // A pending reload asks for all rows.
    guard !needsReload else { return }
    for path in indexPaths {
      guard let cell = cellForRow(at: path), let dataSource else { continue }
      reconfiguring = cell
      let filled = dataSource.tableView(self, cellForRowAt: path)
      reconfiguring = nil
      precondition(
        filled === cell, "reconfigureRows: the data source must dequeue the same kind of cell")
      if rowIsSelfSizing(path) { geometry.sections[path.section].isEstimated[path.row] = true }
    }
    setNeedsLayout()
  }

  func rowIsSelfSizing(_ path: IndexPath) -> Bool {
    (tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight) < 0
  }

  // MARK: Selection by touch

  private var selectsNow: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private var selectsSeveralNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func highlight(at point: CGPoint) {
    guard selectsNow, let path = indexPathForRow(at: point), let cell = cellForRow(at: path),
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    cell.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  func endHighlight() {
    for case (.row(let path), let view) in elements {
      guard let cell = view as? UITableViewCell, cell.isHighlighted else { continue }
      cell.setHighlighted(false, animated: false)
      tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  func userTapped(at point: CGPoint) {
    guard selectsNow, let touched = indexPathForRow(at: point),
      tableDelegate?.tableView(self, shouldHighlightRowAt: touched) ?? true
    else { return }
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

  private func userDeselected(_ path: IndexPath) {
    var path = path
    if let tableDelegate {
      guard let chosen = tableDelegate.tableView(self, willDeselectRowAt: path) else { return }
      path = chosen
    }
    deselectRow(at: path, animated: false)
    tableDelegate?.tableView(self, didDeselectRowAt: path)
  }
}
