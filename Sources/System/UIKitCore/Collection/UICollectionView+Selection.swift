import QuartzCore

/// A press on an item: highlights at once, selects when it ends on it.
final class ItemTapRecognizer: UITapGestureRecognizer {
  override init() {
    super.init()
    cancelsTouchesInView = false
    addHandler { recognizer in
      guard let view = recognizer.view as? UICollectionView, recognizer.state == .ended else {
        return
      }
      view.userTapped(at: recognizer.location(in: view))
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let view = view as? UICollectionView, let touch = touches.first else {
      return
    }
    view.highlight(at: touch.location(in: view))
  }

  override func reset() {
    super.reset()
    (view as? UICollectionView)?.endHighlight()
  }
}

extension UICollectionView {
  public var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath, contains(indexPath) else {
      for path in selection { deselectItem(at: path, animated: animated) }
      return
    }
    if !allowsMultipleSelection {
      for path in selection where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    selection.insert(indexPath)
    cells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    cells[indexPath]?.isSelected = false
  }

  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
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
  }

  // MARK: The person's hand

  func highlight(at point: CGPoint) {
    guard let path = indexPathForItem(at: point), let cell = cells[path],
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    cell.isHighlighted = true
  }

  func endHighlight() {
    for cell in cells.values where cell.isHighlighted { cell.isHighlighted = false }
  }

  func userTapped(at point: CGPoint) {
    guard allowsSelection, let path = indexPathForItem(at: point) else { return }
    let delegate = collectionDelegate
    if selection.contains(path) && allowsMultipleSelection {
      deselectItem(at: path, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    let left = allowsMultipleSelection ? [] : selection.subtracting([path])
    selectItem(at: path, animated: false, scrollPosition: [])
    for old in left { delegate?.collectionView(self, didDeselectItemAt: old) }
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}
