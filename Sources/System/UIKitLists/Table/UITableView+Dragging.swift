import QuartzCore

/// The properties that an app has set for drag and drop in a table.
@MainActor final class TableDragSettings {
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?
  var isEnabled = true

  nonisolated init() {}
}

extension UITableView {
  func dragDelegatesDidChange() {
    if dragging == nil, dragDelegate != nil || dropDelegate != nil { dragging = ListDragging(self) }
    updateDragging()
  }

  func updateDragging() {
    dragging?.dragInteraction.isEnabled = dragInteractionEnabled && dragDelegate != nil
  }

  /// Returns the frame of an element while dragged rows are removed and gaps are open.
  func arranged(_ frame: CGRect, of element: TableElement, _ places: ListPlaces?) -> CGRect {
    guard let places else { return frame }
    switch element {
    case .row(let path): return places.frame(of: path) ?? frame
    case .header(let section):
      return frame.offsetBy(dx: 0, dy: places.shift(ofSection: section, isFooter: false))
    case .footer(let section):
      return frame.offsetBy(dx: 0, dy: places.shift(ofSection: section, isFooter: true))
    }
  }
}

extension UITableView: DragList {
  var allowsDrags: Bool { dragInteractionEnabled && dragDelegate != nil && !isEditing }
  var hasOpenBatch: Bool { batch != nil }
  var sectionCount: Int { numberOfSections }
  func itemCount(inSection section: Int) -> Int { numberOfRows(inSection: section) }

  func baseFrame(of path: IndexPath) -> CGRect? {
    needsReload || !geometry.contains(path) ? nil : geometry.frame(ofRow: path)
  }

  func basePaths(in rect: CGRect) -> [IndexPath] {
    guard !needsReload, rect.height > 0 else { return [] }
    return geometry.rows(in: rect.minY...rect.maxY).filter {
      geometry.frame(ofRow: $0).intersects(rect)
    }
  }

  func startOfEmptySection(_ section: Int) -> CGFloat? {
    guard !needsReload, geometry.sections.indices.contains(section),
      geometry.sections[section].heights.isEmpty
    else { return nil }
    return geometry.end(of: section) - geometry.sections[section].footer
  }

  func shownCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

  var gapDelay: TimeInterval { 0 }

  func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }
  func dragItemsToAdd(
    _ session: any UIDragSession, at path: IndexPath, _ point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }
  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }
  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }
  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }
  func setDragState(_ state: ListDragState, at path: IndexPath) {
    cellForRow(at: path)?.dragStateDidChange(
      UITableViewCell.DragState(rawValue: state.rawValue) ?? .none)
  }
  func dropIsWanted(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }
  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }
  func dropProposal(
    _ session: any UIDropSession, at path: IndexPath?
  ) -> (proposal: UIDropProposal, intent: ListDropIntent) {
    let proposal =
      dropDelegate?.tableView(
        self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UITableViewDropProposal(dropOperation: .cancel)
    let intent: ListDropIntent =
      switch proposal.intent {
      case .unspecified: .unspecified
      case .insertAtDestinationIndexPath: .insertAt
      case .insertIntoDestinationIndexPath: .insertInto
      case .automatic: .automatic
      }
    return (proposal, intent)
  }
  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }
  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
  }
  func performDrop(_ drop: ListDrop) {
    guard let proposal = drop.proposal as? UITableViewDropProposal else { return }
    dropDelegate?.tableView(
      self, performDropWith: TableDropCoordinator(drop, proposal, in: self))
  }
  func highlightForDrop(_ path: IndexPath?) {
    for cell in visibleCells where cell.isHighlighted && self.indexPath(for: cell) != path {
      cell.setHighlighted(false, animated: true)
    }
    guard let path, let cell = cellForRow(at: path), !cell.isHighlighted else { return }
    cell.setHighlighted(true, animated: true)
  }
}

extension UITableViewCell {
  /// The drag states of a cell.
  public enum DragState: Int, Sendable {
    /// The cell isn't involved in a drag.
    case none = 0
    /// The cell is lifted; a preview of it is shown instead.
    case lifting
    /// The cell is being dragged.
    case dragging
  }
}
