import QuartzCore

/// A row that is being dragged to another position in its table.
@MainActor final class TableReorder {
  private weak var table: UITableView?
  /// The original index path of the row, which the data source still uses.
  let source: IndexPath
  /// The index path at which the row is inserted if it is dropped now.
  private(set) var target: IndexPath
  /// The geometry with the row at its target, computed once for each target.
  private(set) var geometry: TableGeometry
  private let cell: UITableViewCell
  /// The distance from the cell's center to the touch, in points.
  private let grip: CGFloat
  private var touchY: CGFloat
  private var ticker: FrameTicker?
  private var lastTick: TimeInterval?

  /// The distance from the table's edges within which it scrolls, in points, and the maximum speed,
  /// in points per second.
  private static let scrollZone: CGFloat = 60
  private static let scrollSpeed: CGFloat = 700
  private static let duration: TimeInterval = 0.25

  init?(_ cell: UITableViewCell, in table: UITableView, touchY: CGFloat) {
    guard let path = table.indexPath(for: cell), table.batch == nil else { return nil }
    self.table = table
    self.cell = cell
    source = path
    target = path
    geometry = table.geometry
    self.touchY = touchY
    grip = touchY - cell.center.y
    cell.layer.zPosition = 20
    cell.layer.shadowOpacity = 0.25
    cell.layer.shadowRadius = 8
    cell.layer.shadowOffset = CGSize(width: 0, height: 2)
    cell.layer.shadowColor = UIColor.black.cgColor
    ticker = FrameTicker(for: self) { $0.step(at: $1) }
  }

  var element: TableElement { .row(source) }

  /// Returns the frame of an element while the row is at its target.
  func frame(of element: TableElement, seen: ClosedRange<CGFloat>) -> CGRect {
    if element == self.element {
      var frame = geometry.frame(ofRow: target)
      frame.origin.y = centerY - frame.height / 2
      return frame
    }
    guard case .row(let path) = element else { return geometry.frame(of: element, seen: seen) }
    return geometry.frame(ofRow: moved(path))
  }

  /// Returns the index path of a row while the dragged one is at its target.
  private func moved(_ path: IndexPath) -> IndexPath {
    var path = path
    if path.section == source.section, path.row > source.row { path.row -= 1 }
    if path.section == target.section, path.row >= target.row { path.row += 1 }
    return path
  }

  private var centerY: CGFloat {
    guard let table else { return touchY - grip }
    let top = table.bounds.minY
    return min(max(touchY - grip, top), max(top, min(table.bounds.maxY, table.geometry.length)))
  }

  /// Moves the row with the touch to a position in the content.
  func drag(to y: CGFloat) {
    touchY = y
    update()
  }

  private func update() {
    guard let table else { return }
    let point = CGPoint(x: table.bounds.midX, y: centerY)
    if let proposed = slot(at: point.y), proposed != target { move(to: proposed) }
    table.place(cell, element)
  }

  /// Returns the index path for the row at a position, as of after the row has moved there.
  private func slot(at y: CGFloat) -> IndexPath? {
    guard let table else { return nil }
    if let path = geometry.rows(in: y...y + 1).first { return path }
    // Between sections, a section without rows is nearest.
    let empty = geometry.sections.indices.first { index in
      geometry.sections[index].heights.isEmpty
        && table.rect(of: .header(index)).insetBy(dx: 0, dy: -8).minY <= y
        && y <= geometry.end(of: index) + 8
    }
    return empty.map { IndexPath(row: 0, section: $0) }
  }

  private func move(to proposed: IndexPath) {
    guard let table else { return }
    let wanted =
      table.tableDelegate?.tableView(
        table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
    guard wanted != target, table.geometry.sections.indices.contains(wanted.section) else { return }
    let count = table.geometry.sections[wanted.section].heights.count
    let limit = wanted.section == source.section ? count - 1 : count
    guard (0...max(0, limit)).contains(wanted.row) else { return }
    target = wanted
    geometry = table.geometry.moving(source, to: target)
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        for (element, view) in table.elements where view !== self.cell {
          table.place(view, element)
        }
      })
  }

  /// Scrolls while the touch is near the top or bottom edge.
  private func step(at time: TimeInterval) {
    guard let table else { return }
    let passed = lastTick.map { CGFloat(time - $0) } ?? 0
    lastTick = time
    let seen = table.seenRange
    let above = seen.lowerBound + Self.scrollZone - touchY
    let below = touchY - (seen.upperBound - Self.scrollZone)
    let push = above > 0 ? -above : max(0, below)
    guard push != 0 else { return }
    let speed = min(1, abs(push) / Self.scrollZone) * Self.scrollSpeed * (push < 0 ? -1 : 1)
    let old = table.contentOffset.y
    table.contentOffset.y = table.clamped(CGPoint(x: 0, y: old + speed * passed)).y
    touchY += table.contentOffset.y - old
    if table.contentOffset.y != old { update() }
  }

  /// Ends the drag. The data source is notified if the row has moved.
  func drop() {
    guard let table, table.editing.reorder === self else { return }
    finish()
    table.editing.reorder = nil
    guard target != source else { return settle() }
    table.dataSource?.tableView(table, moveRowAt: source, to: target)
    table.moveRow(at: source, to: target)
  }

  /// Returns the row to its original position.
  func cancel() {
    guard let table, table.editing.reorder === self else { return }
    finish()
    table.editing.reorder = nil
    settle()
  }

  /// Ends the drag at once, because its cell is about to display another row.
  func abandon() {
    ticker?.invalidate()
    cell.layer.shadowOpacity = 0
    cell.layer.zPosition = 0
  }

  private func finish() {
    ticker?.invalidate()
    let cell = cell
    UIView.animate(withDuration: Self.duration) {
      cell.layer.shadowOpacity = 0
    } completion: { _ in
      cell.layer.zPosition = 0
    }
  }

  private func settle() {
    guard let table else { return }
    UIView.animate(withDuration: Self.duration) {
      for (element, view) in table.elements { table.place(view, element) }
    }
  }
}
