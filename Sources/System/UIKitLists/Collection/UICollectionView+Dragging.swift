import QuartzCore

/// The drag and drop settings of a collection view.
@MainActor final class CollectionDragSettings {
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
  var isEnabled = true
  var cadence = UICollectionView.ReorderingCadence.immediate

  nonisolated init() {}
}

extension UICollectionView {
  func dragDelegatesDidChange() {
    if dragging == nil, dragDelegate != nil || dropDelegate != nil { dragging = ListDragging(self) }
    updateDragging()
  }

  func updateDragging() {
    dragging?.dragInteraction.isEnabled = dragInteractionEnabled && dragDelegate != nil
  }

  /// Returns the elements of the layout in a rectangle, without dragged items and with open gaps.
  func shownAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let dragging, dragging.isActive else {
      return collectionViewLayout.shownElements(in: rect) ?? []
    }
    let places = dragging.places
    let margin = places == nil ? 0 : max(rect.width, rect.height) / 2
    let all =
      collectionViewLayout.shownElements(
        in: rect.insetBy(dx: -margin, dy: -margin)) ?? []
    let moving = dragging.movement.flatMap { collectionViewLayout.shownItem(at: $0.source) }
    let isAway = moving.map { own in !all.contains { $0.element == own.element } } ?? false
    return (isAway ? all + [moving].compactMap { $0 } : all).compactMap { original in
      let isCell = original.representedElementCategory == .cell
      let attributes = original.copied()
      if let places {
        if isCell, let frame = places.frame(of: original.indexPath) {
          attributes.center = CGPoint(x: frame.midX, y: frame.midY)
        } else if !isCell {
          let section = original.indexPath.section
          let last = IndexPath(item: numberOfItems(inSection: section) - 1, section: section)
          let isFooter =
            last.item >= 0 && original.frame.minY >= (baseFrame(of: last)?.maxY ?? .infinity) - 1
          attributes.center.y += places.shift(ofSection: section, isFooter: isFooter)
        }
        if isCell, let movement = dragging.movement, movement.source == original.indexPath {
          movement.adjust(attributes)
        }
        guard attributes.frame.intersects(rect) || rect.intersects(original.frame) else {
          return nil
        }
      }
      guard isCell else { return attributes }
      attributes.alpha *= dragging.alpha(of: original.indexPath)
      return attributes
    }
  }
}

extension UICollectionView: DragList {
  var allowsDrags: Bool { dragInteractionEnabled && dragDelegate != nil }
  var hasOpenBatch: Bool { batch != nil }
  var sectionCount: Int { numberOfSections }
  func itemCount(inSection section: Int) -> Int { numberOfItems(inSection: section) }

  func baseFrame(of path: IndexPath) -> CGRect? {
    guard contains(path) else { return nil }
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.shownItem(at: path)?.frame
  }

  func basePaths(in rect: CGRect) -> [IndexPath] {
    guard !needsReload else { return [] }
    collectionViewLayout.prepareIfNeeded()
    return (collectionViewLayout.shownElements(in: rect) ?? [])
      .filter { $0.representedElementCategory == .cell && contains($0.indexPath) }.map(\.indexPath)
      .sorted()
  }

  func startOfEmptySection(_ section: Int) -> CGFloat? {
    guard section < numberOfSections, numberOfItems(inSection: section) == 0 else { return nil }
    let header = collectionViewLayout.shownSupplementaryView(
      ofKind: Self.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
    if let header, header.size.height > 0 { return header.frame.maxY }
    for before in (0..<section).reversed() {
      let count = numberOfItems(inSection: before)
      guard count > 0 else { continue }
      return baseFrame(of: IndexPath(item: count - 1, section: before))?.maxY
    }
    return 0
  }

  func shownCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

  var gapDelay: TimeInterval {
    switch reorderingCadence {
    case .immediate: 0
    case .fast: 0.2
    case .slow: 0.5
    }
  }

  func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }
  func dragItemsToAdd(
    _ session: any UIDragSession, at path: IndexPath, _ point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }
  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }
  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }
  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }
  func setDragState(_ state: ListDragState, at path: IndexPath) {
    cellForItem(at: path)?.dragStateDidChange(
      UICollectionViewCell.DragState(rawValue: state.rawValue) ?? .none)
  }
  func dropIsWanted(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }
  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }
  func dropProposal(
    _ session: any UIDropSession, at path: IndexPath?
  ) -> (proposal: UIDropProposal, intent: ListDropIntent) {
    let proposal =
      dropDelegate?.collectionView(
        self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UICollectionViewDropProposal(dropOperation: .cancel)
    let intent: ListDropIntent =
      switch proposal.intent {
      case .unspecified: .unspecified
      case .insertAtDestinationIndexPath: .insertAt
      case .insertIntoDestinationIndexPath: .insertInto
      }
    return (proposal, intent)
  }
  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }
  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
  }
  func performDrop(_ drop: ListDrop) {
    guard let proposal = drop.proposal as? UICollectionViewDropProposal else { return }
    dropDelegate?.collectionView(
      self, performDropWith: CollectionDropCoordinator(drop, proposal, in: self))
  }
  func highlightForDrop(_ path: IndexPath?) {
    for cell in visibleCells where cell.isHighlighted && self.indexPath(for: cell) != path {
      cell.isHighlighted = false
    }
    if let path, let cell = cellForItem(at: path), !cell.isHighlighted { cell.isHighlighted = true }
  }
}

extension UICollectionViewCell {
  /// Constants that describe the drag state of a cell.
  public enum DragState: Int, Sendable {
    /// The cell isn't being dragged.
    case none = 0
    /// The cell is being lifted; a preview of it is displayed.
    case lifting
    /// The cell is being dragged.
    case dragging
  }
}
