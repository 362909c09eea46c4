import QuartzCore

extension UICollectionView: CellList {
  package var selectedItemView: UIView? {
    let visible = bounds.inset(by: adjustedContentInset)
    return indexPathsForVisibleItems.filter { selection.contains($0) }.sorted().lazy
      .compactMap { self.cellForItem(at: $0) }.first { $0.frame.intersects(visible) }
  }

  package func revealSelectedItem() {
    guard selectedItemView == nil, let path = indexPathsForSelectedItems?.min() else { return }
    // What is on the way has estimated sizes until it is laid out.
    for _ in 0..<5 {
      revealFocus(at: path)
      layoutIfNeeded()
      let visible = bounds.inset(by: adjustedContentInset).insetBy(dx: -1, dy: -1)
      guard let frame = layoutAttributesForItem(at: path)?.frame, !visible.contains(frame) else {
        return
      }
    }
  }

  /// Whether the view is a stop of the Tab key: not where a view controller handles the keys
  /// itself, unless the app has asked for it.
  var takesListFocus: Bool {
    guard allowsFocusNow else { return false }
    return (listFocus.isAskedFor || !hasKeyController) && firstFocus != nil
  }

  private var allowsFocusNow: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

  var allowsFocusByDefault: Bool { allowsFocusNow }

  package func canFocus(_ path: IndexPath) -> Bool {
    guard contains(path) else { return false }
    return collectionDelegate?.collectionView(self, canFocusItemAt: path) ?? allowsFocusNow
  }

  package func selectionFollowsFocus(at path: IndexPath) -> Bool {
    guard !selection.contains(path) else { return false }
    return collectionDelegate?.collectionView(self, selectionFollowsFocusForItemAt: path)
      ?? selectionFollowsFocus
  }

  package func focusedCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

  package func revealFocus(at path: IndexPath) {
    guard var frame = layoutAttributesForItem(at: path)?.frame else { return }
    if path == firstFocus {
      frame = frame.union(CGRect(x: frame.minX, y: 0, width: 1, height: 1))
    }
    if isOrthogonal(path.section) {
      scrollToItem(at: path, at: .centeredHorizontally, animated: false)
    }
    contentSize = collectionViewLayout.collectionViewContentSize
    scrollRectToVisible(
      isOrthogonal(path.section)
        ? CGRect(x: bounds.minX, y: frame.minY, width: 1, height: frame.height) : frame,
      animated: false)
  }

  private var firstFocus: IndexPath? { ListOrder(currentCounts()).first(where: canFocus) }

  package var preferredFocus: IndexPath? {
    if let path = collectionDelegate?.indexPathForPreferredFocusedView(in: self), canFocus(path) {
      return path
    }
    if let selected = indexPathsForSelectedItems?.first(where: canFocus) { return selected }
    let seen = bounds.inset(by: adjustedContentInset)
    let visible = places(in: seen)
    let first = visible.first { seen.insetBy(dx: -1, dy: -1).contains($0.frame) } ?? visible.first
    return first?.path ?? firstFocus
  }

  private func isOrthogonal(_ section: Int) -> Bool { orthogonal.views[section] != nil }

  private struct Place {
    var path: IndexPath
    var frame: CGRect
  }

  /// The items in a part of the content that can be focused, in order.
  private func places(in rect: CGRect) -> [Place] {
    reloadIfNeeded()
    return (collectionViewLayout.shownElements(in: rect) ?? [])
      .filter { $0.representedElementCategory == .cell && $0.frame.intersects(rect) }
      .map { Place(path: $0.indexPath, frame: $0.frame) }
      .filter { canFocus($0.path) }
      .sorted { $0.path < $1.path }
  }

  package func focus(after path: IndexPath, by move: FocusMove) -> IndexPath? {
    let order = ListOrder(currentCounts())
    guard contains(path), let frame = layoutAttributesForItem(at: path)?.frame else {
      return order.last(before: path, where: canFocus) ?? order.first(where: canFocus)
    }
    switch move {
    case .first: return order.first(where: canFocus)
    case .last: return order.last(where: canFocus)
    case .left, .right: return beside(path, frame, toTheRight: move == .right, order)
    case .up, .down: return nearest(to: frame, isBelow: move == .down, distance: 0)
    case .pageUp, .pageDown:
      let way = max(1, bounds.inset(by: adjustedContentInset).height - frame.height)
      return nearest(to: frame, isBelow: move.isForward, distance: way)
        ?? (move.isForward ? order.last(where: canFocus) : order.first(where: canFocus))
    }
  }

  /// The item at the side of another, at the same height.
  private func beside(
    _ path: IndexPath, _ frame: CGRect, toTheRight: Bool, _ order: ListOrder
  ) -> IndexPath? {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let next =
      toTheRight != isMirrored
      ? order.first(after: path, where: canFocus) : order.last(before: path, where: canFocus)
    // In a section that scrolls sideways, all items lie at a height.
    if let next, next.section == path.section, isOrthogonal(path.section) { return next }
    let width = max(bounds.width, contentSize.width)
    let side =
      toTheRight
      ? CGRect(x: frame.maxX, y: frame.minY, width: width, height: frame.height)
      : CGRect(x: frame.minX - width, y: frame.minY, width: width, height: frame.height)
    return places(in: side.insetBy(dx: 0, dy: 1)).filter {
      toTheRight ? $0.frame.midX > frame.maxX - 1 : $0.frame.midX < frame.minX + 1
    }.min { distance(from: frame, to: $0.frame) < distance(from: frame, to: $1.frame) }?.path
  }

  /// The item above or below a frame, at least at a distance where there are any.
  private func nearest(to frame: CGRect, isBelow: Bool, distance way: CGFloat) -> IndexPath? {
    let page = max(bounds.height, frame.height)
    let end = collectionViewLayout.collectionViewContentSize.height
    let start =
      isBelow ? frame.maxY + max(0, way - frame.height) : frame.minY - max(0, way - frame.height)
    var edge = start
    while isBelow ? edge < end : edge > 0 {
      let band = CGRect(
        x: min(0, bounds.minX), y: isBelow ? edge : edge - page,
        width: max(bounds.width, contentSize.width), height: page)
      let found = places(in: band).filter {
        isBelow ? $0.frame.midY > frame.maxY - 1 : $0.frame.midY < frame.minY + 1
      }
      // Of the row that is nearest, the item whose middle is.
      let row = found.min { abs($0.frame.midY - start) < abs($1.frame.midY - start) }
      if let row {
        let beside = found.filter {
          $0.frame.minY < row.frame.midY && $0.frame.maxY > row.frame.midY
        }
        return beside.min { abs($0.frame.midX - frame.midX) < abs($1.frame.midX - frame.midX) }?
          .path
      }
      edge += isBelow ? page : -page
    }
    return nil
  }

  /// The distance of middles, of which the height counts double.
  private func distance(from: CGRect, to: CGRect) -> CGFloat {
    abs(to.midX - from.midX) + 2 * abs(to.midY - from.midY)
  }

  package func choose(_ path: IndexPath, _ flags: UIKeyModifierFlags) {
    if !flags.isEmpty, selectSeveral(to: path, flags) { return }
    userChose(path)
  }
}
