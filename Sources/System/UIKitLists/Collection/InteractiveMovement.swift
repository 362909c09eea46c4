import QuartzCore

/// An item that the app moves interactively, while the others make room for it.
@MainActor final class InteractiveMovement {
  /// The index path under which the data source has the item.
  let source: IndexPath
  /// The center of its cell, in the content.
  var center: CGPoint
  let size: CGSize
  /// Whether the data source has no method for the move, so that the item returns.
  var isUnanswered = false

  init(_ source: IndexPath, frame: CGRect) {
    self.source = source
    center = CGPoint(x: frame.midX, y: frame.midY)
    size = frame.size
  }

  /// Puts the item above all others, where the app wants it.
  func adjust(_ attributes: UICollectionViewLayoutAttributes) {
    attributes.center = center
    attributes.zIndex = Int(Int16.max)
  }
}

extension UICollectionView {
  func beginMovement(of path: IndexPath) -> Bool {
    guard batch == nil, reorder == nil, dragging?.gap == nil, contains(path),
      dataSource?.collectionView(self, canMoveItemAt: path) == true,
      let frame = baseFrame(of: path)
    else { return false }
    let dragging = dragging ?? ListDragging(self)
    self.dragging = dragging
    updateDragging()
    dragging.movement = InteractiveMovement(path, frame: frame)
    dragging.gap = ListGap(path: path, lifted: path, size: frame.size)
    cellForItem(at: path)?.isReordering = true
    layoutIfNeeded()
    return true
  }

  func moveMovement(to position: CGPoint) {
    guard let dragging, let movement = dragging.movement, let gap = dragging.gap,
      position.x.isFinite, position.y.isFinite
    else { return }
    movement.center = position
    UIView.performWithoutAnimation { cellForItem(at: movement.source)?.center = position }
    dragging.watchEdges()
    guard let proposed = dragging.target(at: position, movement.source) else { return }
    let target =
      collectionDelegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.source,
        atCurrentIndexPath: gap.path, toProposedIndexPath: proposed) ?? proposed
    guard target != gap.path, dragging.isPlace(target, lifted: movement.source) else { return }
    dragging.gap = ListGap(path: target, lifted: movement.source, size: movement.size)
    dragging.rearrange()
  }

  /// Lets the item go where it is now, or where it came from.
  func endMovement(isCancelled: Bool) {
    guard let dragging, let movement = dragging.movement, let target = dragging.gap?.path else {
      return
    }
    dragging.endMovement()
    if !isCancelled, !needsReload, target != movement.source { move(movement, to: target) }
    // What has stayed returns.
    dragging.rearrange()
  }

  private func move(_ movement: InteractiveMovement, to target: IndexPath) {
    if let source = dataSource as? any ListDataSource {
      return source.reorderItem(at: movement.source, to: target)
    }
    dragging?.asked = movement
    performBatchUpdates {
      dataSource?.collectionView(self, moveItemAt: movement.source, to: target)
      if !movement.isUnanswered { moveItem(at: movement.source, to: target) }
    }
    dragging?.asked = nil
  }
}
