import QuartzCore

extension UICollectionView {
  /// Selects items with modifier keys: Shift extends the selection from the last touched item,
  /// Control and Command toggle an item. Returns `false` if none of these keys is pressed, or if
  /// only one item can be selected.
  func selectSeveral(to path: IndexPath, _ flags: UIKeyModifierFlags) -> Bool {
    guard selectsNow, !flags.isDisjoint(with: [.shift, .control, .command]) else { return false }
    let delegate = collectionDelegate
    let begins = !selectsSeveralNow
    if begins {
      guard delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) == true
      else {
        return false
      }
      delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
    }
    defer { if begins { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) } }
    guard selectsSeveralNow else { return begins }
    if flags.contains(.shift) {
      for item in items(from: itemTap.anchor, to: path) where !selection.contains(item) {
        add(item)
      }
    } else if !selection.contains(path) {
      itemTap.anchor = path
      add(path)
    } else if delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true {
      itemTap.anchor = path
      deselectItem(at: path, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
    }
    return true
  }

  private func add(_ path: IndexPath) {
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    selectItem(at: path, animated: false, scrollPosition: [])
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
  }

  private func items(from anchor: IndexPath?, to path: IndexPath) -> [IndexPath] {
    let start = anchor.flatMap { contains($0) ? $0 : nil } ?? path
    let (low, high) = (min(start, path), max(start, path))
    return (low.section...high.section).flatMap { section in
      (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }.filter { $0 >= low && $0 <= high }
  }
}
