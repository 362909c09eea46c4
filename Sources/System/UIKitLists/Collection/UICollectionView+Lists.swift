import QuartzCore

/// Swipe actions and reordering of the rows in lists.
extension UICollectionView: SwipeActionsList {
  private func list(_ section: Int) -> UICollectionLayoutListConfiguration? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      layout.sections.indices.contains(section)
    else { return nil }
    return layout.sections[section].spec.list
  }

  /// Creates the swipe handling as soon as a list has swipe actions.
  func prepareSwipes() {
    guard swipes == nil, let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      layout.sections.contains(where: {
        $0.spec.list?.leadingSwipeActionsConfigurationProvider != nil
          || $0.spec.list?.trailingSwipeActionsConfigurationProvider != nil
      })
    else { return }
    swipes = SwipeActions(for: self)
  }

  /// Moves rows that are swiped, or that make space for a dragged row.
  func adjust(_ attributes: [UICollectionViewLayoutAttributes]) {
    guard swipes != nil || reorder != nil else { return }
    for one in attributes {
      reorder?.adjust(one)
      guard one.representedElementCategory == .cell, let offset = swipes?.offset(of: one.indexPath),
        offset != 0
      else { continue }
      one.center.x += offset
    }
  }

  // MARK: Swiping

  func swipeableRow(at point: CGPoint) -> IndexPath? {
    guard !isEditing, batch == nil, reorder == nil, let path = indexPathForItem(at: point),
      cellForItem(at: path) != nil
    else { return nil }
    return path
  }

  func swipeActions(at edge: SwipeEdge, of row: IndexPath) -> UISwipeActionsConfiguration? {
    let list = list(row.section)
    return edge == .leading
      ? list?.leadingSwipeActionsConfigurationProvider?(row)
      : list?.trailingSwipeActionsConfigurationProvider?(row)
  }

  func viewOfRow(_ row: IndexPath) -> UIView? { elements[.cell(row)] }

  func frameOfRow(_ row: IndexPath) -> CGRect {
    contains(row) ? collectionViewLayout.shownItem(at: row)?.frame ?? .zero : .zero
  }

  func cornersOfRow(_ row: IndexPath) -> (CACornerMask, CGFloat)? {
    cellForItem(at: row)?.groupCorners
  }

  func placeSwipedRow(_ row: IndexPath) {
    guard contains(row), let cell = elements[.cell(row)],
      let attributes = collectionViewLayout.shownItem(at: row)?.copied()
    else { return }
    adjust([attributes])
    cell.adopt(attributes)
    (cell as? UICollectionViewListCell)?.maskSwiped(by: swipes?.offset(of: row) ?? 0)
  }

  func willReveal(_ row: IndexPath) {
    guard let cell = cellForItem(at: row) else { return }
    cell.isHighlighted = false
    cell.isSwiped = true
  }

  func didHide(_ row: IndexPath?) {
    if let row { cellForItem(at: row)?.isSwiped = false }
  }

  // MARK: Taps

  /// Returns whether a tap is handled without selecting an item: it hides swipe actions, or expands
  /// an item.
  func handlesTap(at point: CGPoint) -> Bool {
    if let swipes, swipes.open != nil {
      if !swipes.isOnActions(point) { swipes.close() }
      return true
    }
    guard reorder == nil else { return true }
    guard let path = indexPathForItem(at: point),
      let cell = cellForItem(at: path) as? UICollectionViewListCell,
      let accessory = cell.togglingAccessory, case .outline(_, let handler) = accessory.content
    else { return false }
    if let handler { handler() } else { cell.toggle() }
    return true
  }
}
