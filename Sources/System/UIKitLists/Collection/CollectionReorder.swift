import QuartzCore

/// The interactive reordering of a row in a list.
@MainActor final class CollectionReorder {
  private weak var list: UICollectionView?
  /// The original index path of the row, under which the data source still has it.
  let source: IndexPath
  /// The index path at which the row would be inserted if it were released now.
  private(set) var target: IndexPath
  private let cell: UICollectionViewListCell
  /// The distance of the touch from the cell's center, in points.
  private let grip: CGFloat
  private var touchY: CGFloat
  /// The edge of another row at which the row would be inserted; `nil` for its original position.
  private var edge: (row: IndexPath, isAfter: Bool)?
  private var ticker: FrameTicker?
  private var lastTick: TimeInterval?

  /// The distance from the list's edges within which it scrolls, in points, and the maximum speed,
  /// in points per second.
  private static let scrollZone: CGFloat = 60
  private static let scrollSpeed: CGFloat = 700
  private static let duration: TimeInterval = 0.25

  init?(_ cell: UICollectionViewListCell, in list: UICollectionView, touchY: CGFloat) {
    guard let path = list.indexPath(for: cell), list.batch == nil, cell.superview === list,
      (list.dataSource as? any ListDataSource)?.canReorderItem(at: path) == true
    else { return nil }
    self.list = list
    self.cell = cell
    source = path
    target = path
    self.touchY = touchY
    grip = touchY - cell.center.y
    cell.isReordering = true
    cell.layer.shadowPath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: 10).cgPath
    cell.layer.shadowOpacity = 0.25
    cell.layer.shadowRadius = 8
    cell.layer.shadowOffset = CGSize(width: 0, height: 2)
    cell.layer.shadowColor = UIColor.black.cgColor
    ticker = FrameTicker(for: self) { $0.step(at: $1) }
  }

  private func frame(_ path: IndexPath) -> CGRect? {
    list?.collectionViewLayout.shownItem(at: path)?.frame
  }

  /// The height by which other rows move, in points.
  var height: CGFloat { frame(source)?.height ?? 0 }

  private var centerY: CGFloat {
    guard let list else { return touchY - grip }
    let (top, bottom) = (list.bounds.minY, min(list.bounds.maxY, list.contentSize.height))
    return min(max(touchY - grip, top), max(top, bottom))
  }

  /// Moves the dragged row to the touch, and other rows out of its way.
  func adjust(_ attributes: UICollectionViewLayoutAttributes) {
    if attributes.element == .cell(source) {
      attributes.center.y = centerY
      attributes.zIndex = 100
      return
    }
    guard attributes.representedElementCategory != .decorationView, let edge,
      let own = frame(source),
      let other = frame(edge.row)
    else { return }
    let place = edge.isAfter ? other.maxY : other.minY
    let frame = attributes.frame
    if place > own.midY {
      if frame.minY >= own.maxY - 0.5, frame.maxY <= place + 0.5 {
        attributes.center.y -= own.height
      }
    } else if frame.minY >= place - 0.5, frame.maxY <= own.minY + 0.5 {
      attributes.center.y += own.height
    }
  }

  /// Moves the row to a touch position in the content.
  func drag(to y: CGFloat) {
    touchY = y
    update()
  }

  private func update() {
    guard let list else { return }
    let y = centerY
    if let row = list.indexPathForItem(at: CGPoint(x: list.bounds.midX, y: y)) { aim(at: row, y) }
    if let attributes = list.collectionViewLayout.shownItem(at: source)?.copied() {
      adjust(attributes)
      cell.adopt(attributes)
    }
  }

  private func aim(at row: IndexPath, _ y: CGFloat) {
    var new: (target: IndexPath, edge: (row: IndexPath, isAfter: Bool)?)
    if row == source {
      new = (source, nil)
    } else {
      let isHeader =
        (list?.cellForItem(at: row) as? UICollectionViewListCell)?.place?.isHeader == true
      let isSame = row.section == source.section
      let isAfter = isHeader || (isSame ? row > source : y > frame(row)?.midY ?? 0)
      var path = row
      // A row that moves down within its own section is removed from it first, so the index isn't
      // incremented.
      if isAfter, !isSame || row < source { path.item += 1 }
      new = path == source ? (source, nil) : (path, (row, isAfter))
    }
    guard new.target != target else { return }
    target = new.target
    edge = new.edge
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.list?.adoptPlaces(except: self.cell) })
  }

  /// Scrolls while the touch is near the top or bottom of the list.
  private func step(at time: TimeInterval) {
    guard let list else { return }
    let passed = lastTick.map { CGFloat(time - $0) } ?? 0
    lastTick = time
    let seen = list.bounds.inset(by: list.adjustedContentInset)
    let above = seen.minY + Self.scrollZone - touchY
    let below = touchY - (seen.maxY - Self.scrollZone)
    let push = above > 0 ? -above : max(0, below)
    guard push != 0 else { return }
    let speed = min(1, abs(push) / Self.scrollZone) * Self.scrollSpeed * (push < 0 ? -1 : 1)
    let old = list.contentOffset.y
    list.contentOffset.y = list.clamped(CGPoint(x: 0, y: old + speed * passed)).y
    touchY += list.contentOffset.y - old
    if list.contentOffset.y != old { update() }
  }

  /// Ends the drag; the data source reorders the item if its position has changed.
  func drop() {
    guard let list, list.reorder === self else { return }
    finish()
    guard target != source, let source = list.dataSource as? any ListDataSource else {
      return settle()
    }
    source.reorderItem(at: self.source, to: target)
  }

  /// Ends the drag and returns the row to its original position.
  func cancel() {
    guard let list, list.reorder === self else { return }
    finish()
    settle()
  }

  private func finish() {
    ticker?.invalidate()
    list?.reorder = nil
    let cell = cell
    cell.isReordering = false
    UIView.animate(withDuration: Self.duration) {
      cell.layer.shadowOpacity = 0
    } completion: { _ in
      cell.layer.shadowPath = nil
    }
  }

  private func settle() {
    UIView.animate(withDuration: Self.duration) { self.list?.adoptPlaces(except: nil) }
  }
}

extension UICollectionView {
  /// Updates the frames of the displayed elements.
  func adoptPlaces(except other: UIView?) {
    guard batch == nil else { return }
    let attributes = wantedAttributes()
    for one in attributes {
      if let view = elements[one.element], view !== other { view.adopt(one) }
    }
  }

  /// Returns the attributes of the displayed elements, adjusted for reordering and swipes.
  func wantedAttributes() -> [UICollectionViewLayoutAttributes] {
    let layout = collectionViewLayout
    let margin = reorder?.height ?? 0
    var wanted = shownAttributes(in: bounds.insetBy(dx: 0, dy: -margin))
    if let reorder, !wanted.contains(where: { $0.element == .cell(reorder.source) }),
      let own = layout.shownItem(at: reorder.source)
    {
      wanted.append(own)
    }
    layout.willShow(wanted)
    adjust(wanted)
    return wanted
  }
}
