import QuartzCore

/// The editing mode of a cell and the controls that it shows.
@MainActor struct TableCellEditing {
  /// The row's editing options; nil while the table isn't in editing mode.
  var row: TableRowEditing?
  var showsReorderControl = false
  var shouldIndent = true
  var showsDeleteConfirmation = false
  fileprivate var control: TableEditControl?
  fileprivate var handle: TableReorderControl?
}

extension UITableViewCell {
  /// Like UIKit's, in points: the widths of the editing control before the content and of the
  /// reorder control.
  private static let controlWidth: CGFloat = 38
  private static let handleWidth: CGFloat = 40

  /// The indentation of the content, in points.
  var editingIndent: CGFloat {
    guard let row = editing.row, row.style != .none || row.isSelectable else { return 0 }
    return row.isIndented && editing.shouldIndent ? Self.controlWidth : 0
  }

  /// The width of the reorder control, in points.
  var reorderWidth: CGFloat {
    editing.row?.canMove == true && editing.showsReorderControl ? Self.handleWidth : 0
  }

  /// Creates the controls that a row will show, at the positions from which they slide in.
  func prepareEditingControls(for row: TableRowEditing?) {
    guard let row else { return }
    UIView.performWithoutAnimation {
      if row.style != .none || row.isSelectable, editing.control == nil {
        let control = TableEditControl()
        control.onTap = { [weak self] in
          guard let self else { return }
          table?.userTappedEditControl(of: self)
        }
        addSubview(control)
        control.frame = CGRect(
          x: -Self.controlWidth, y: 0, width: Self.controlWidth, height: bounds.height)
        control.alpha = 0
        editing.control = control
      }
      if row.canMove, editing.handle == nil {
        let handle = TableReorderControl()
        handle.onDrag = { [weak self] in self?.reorder($0, toY: $1) }
        addSubview(handle)
        handle.frame = CGRect(x: bounds.width, y: 0, width: Self.handleWidth, height: bounds.height)
        handle.alpha = 0
        editing.handle = handle
      }
    }
  }

  /// Called when the cell's editing mode or its row's editing options have changed.
  func editingDidChange() {
    prepareEditingControls(for: editing.row)
    if let row = editing.row { editing.showsReorderControl = row.canMove }
    editing.control?.show(editing.row, isSelected: isSelected)
    accessoryDidChange()
    setNeedsLayout()
  }

  func layOutEditing() {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView?, x: CGFloat, width: CGFloat, isShown: Bool) {
      guard let view else { return }
      view.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
      view.alpha = isShown ? 1 : 0
      view.isUserInteractionEnabled = isShown
    }
    let row = editing.row
    let isControlled = row.map { $0.style != .none || $0.isSelectable } ?? false
    let (indent, end) = (Self.controlWidth, bounds.width - self.place.indexWidth)
    place(
      editing.control, x: isControlled ? 0 : -indent, width: indent + 6, isShown: isControlled)
    let moves = reorderWidth > 0
    place(
      editing.handle, x: moves ? end - Self.handleWidth : end, width: Self.handleWidth,
      isShown: moves)
  }

  /// Updates the editing control for the row's selection.
  func updateEditControl() {
    editing.control?.show(editing.row, isSelected: isSelected)
  }

  var actionsOfRow: [UIAccessibilityCustomAction]? {
    guard let table, let path = table.indexPath(for: self) else { return nil }
    let actions = table.swipes?.accessibilityActions(of: path) ?? []
    return actions.isEmpty ? nil : actions
  }

  private var table: UITableView? {
    sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UITableView }.first
  }

  private func reorder(_ phase: TableReorderControl.Phase, toY y: CGFloat) {
    guard let table else { return }
    let position = convert(CGPoint(x: 0, y: y), to: table).y
    switch phase {
    case .began:
      guard table.editing.reorder == nil else { return }
      table.swipes?.close()
      table.editing.reorder = TableReorder(self, in: table, touchY: position)
    case .moved: table.editing.reorder?.drag(to: position)
    case .ended: table.editing.reorder?.drop()
    case .cancelled: table.editing.reorder?.cancel()
    }
  }
}
