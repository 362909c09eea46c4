import QuartzCore

/// What an app has set for dragging in a table.
@MainActor final class TableDragSettings {
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?
  var isEnabled = true

  nonisolated init() {}
}

extension UITableView {
  /// The object that gives the items that are dragged out of the table; nil, the default, lets none be
  /// dragged. The table doesn't keep it.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragSettings.dragDelegate }
    set {
      dragSettings.dragDelegate = newValue
      dragDelegatesDidChange()
    }
  }
  /// The object that receives what is dropped on the table; nil, the default, takes nothing. The table
  /// doesn't keep it.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { dragSettings.dropDelegate }
    set {
      dragSettings.dropDelegate = newValue
      dragDelegatesDidChange()
    }
  }
  /// Whether rows can be dragged, if there is a `dragDelegate`; true by default.
  public var dragInteractionEnabled: Bool {
    get { dragSettings.isEnabled }
    set {
      dragSettings.isEnabled = newValue
      updateDragging()
    }
  }
  /// Whether rows of the table are dragged.
  public var hasActiveDrag: Bool { dragging?.activeDrag != nil }
  /// Whether something is dragged over the table that it takes.
  public var hasActiveDrop: Bool { dragging?.activeDrop != nil }
  /// Whether changes or a reload aren't displayed yet, a placeholder is shown, or a place is open for what
  /// is dragged.
  public var hasUncommittedUpdates: Bool {
    batch != nil || needsReload || dragging?.hasUncommittedUpdates == true
  }

  private func dragDelegatesDidChange() {
    if dragging == nil, dragDelegate != nil || dropDelegate != nil { dragging = ListDragging(self) }
    updateDragging()
  }

  private func updateDragging() {
    dragging?.dragInteraction.isEnabled = dragInteractionEnabled && dragDelegate != nil
  }

  /// Where an element is shown, with what is dragged taken out and places opened.
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
    return geometry.rows(in: rect.minY...rect.maxY).filter { geometry.frame(ofRow: $0).intersects(rect) }
  }

  func startOfEmptySection(_ section: Int) -> CGFloat? {
    guard !needsReload, geometry.sections.indices.contains(section),
      geometry.sections[section].heights.isEmpty
    else { return nil }
    return geometry.sections[section].end - geometry.sections[section].footer
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
  /// What is done with a cell by dragging it.
  public enum DragState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It is lifted; what is seen is a preview of it.
    case lifting
    /// It is dragged.
    case dragging
  }
}
