import QuartzCore

extension UICollectionView: ItemSelecting {
  func select(_ indexPath: IndexPath?, animated: Bool, _ scrollPosition: ScrollPosition) {
    guard let indexPath, contains(indexPath) else {
      for path in selection { deselectItem(at: path, animated: animated) }
      return
    }
    if !selectsSeveralNow {
      for path in selection where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    selection.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  func scroll(to indexPath: IndexPath, _ scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    contentSize = collectionViewLayout.collectionViewContentSize
    let insets = adjustedContentInset
    var offset = contentOffset
    if scrollPosition.contains(.top) {
      offset.y = frame.minY - insets.top
    } else if scrollPosition.contains(.bottom) {
      offset.y = frame.maxY - bounds.height + insets.bottom
    } else if scrollPosition.contains(.centeredVertically) {
      offset.y = frame.midY - bounds.height / 2
    }
    if scrollPosition.contains(.left) {
      offset.x = frame.minX - insets.left
    } else if scrollPosition.contains(.right) {
      offset.x = frame.maxX - bounds.width + insets.right
    } else if scrollPosition.contains(.centeredHorizontally) {
      offset.x = frame.midX - bounds.width / 2
    }
    setContentOffset(clamped(offset), animated: animated)
    scrollSection(to: indexPath, frame, scrollPosition, animated: animated)
  }

  func reconfigure(_ indexPaths: [IndexPath]) {
    // A pending reload already includes all items.
    guard !needsReload else { return }
    for path in indexPaths {
      guard let cell = cellForItem(at: path), let dataSource else { continue }
      reconfiguring = cell
      let filled = dataSource.collectionView(self, cellForItemAt: path)
      reconfiguring = nil
      precondition(
        filled === cell, "reconfigureItems: the data source must dequeue the same kind of cell")
      collectionViewLayout.forgetSize(at: path)
      setNeedsLayout()
    }
  }

  // MARK: Selection by the user

  var selectsNow: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  var selectsSeveralNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  package func highlight(at point: CGPoint) {
    guard selectsNow, swipes?.open == nil, reorder == nil, let path = indexPathForItem(at: point),
      let cell = cellForItem(at: path),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    cell.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  package func endHighlight() {
    for (element, view) in elements {
      guard let cell = view as? UICollectionViewCell, cell.isHighlighted else { continue }
      cell.isHighlighted = false
      collectionDelegate?.collectionView(self, didUnhighlightItemAt: element.indexPath)
    }
  }

  package func userTapped(at point: CGPoint) {
    guard !handlesTap(at: point) else { return }
    guard let path = indexPathForItem(at: point) else { return }
    listFocus.touched(path)
    if selectSeveral(to: path, itemTap.modifierFlags) { return }
    userChose(path)
  }

  /// Selects an item for a person, or deselects it.
  func userChose(_ path: IndexPath) {
    guard selectsNow else { return }
    itemTap.anchor = path
    let delegate = collectionDelegate
    if selection.contains(path) && selectsSeveralNow {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    let left = selectsSeveralNow ? [] : selection.subtracting([path]).sorted()
    selectItem(at: path, animated: false, scrollPosition: [])
    for old in left { delegate?.collectionView(self, didDeselectItemAt: old) }
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}
