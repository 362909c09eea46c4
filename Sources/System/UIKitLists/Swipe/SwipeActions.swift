import QuartzCore

/// Reveals the actions of a list's rows as they are swiped.
@MainActor final class SwipeActions {
  private weak var list: (any SwipeActionsList)?
  /// The rows that are revealing or hiding actions; at most one of them isn't closing.
  private var rows: [SwipedRow] = []
  private let pan: HeadedPanGestureRecognizer
  /// The width that the row uncovered when its drag began, in points.
  private var start: CGFloat = 0

  /// The time by which the velocity is extrapolated, in seconds.
  private static let lookAhead: CGFloat = 0.15

  init(for list: any SwipeActionsList) {
    self.list = list
    pan = HeadedPanGestureRecognizer()
    pan.allowedScrollTypesMask = .continuous
    pan.maximumNumberOfTouches = 1
    pan.mayBegin = { [weak self] in self?.mayBegin($0) ?? false }
    pan.addHandler { [weak self] _ in self?.handlePan() }
    list.addGestureRecognizer(pan)
    list.panGestureRecognizer.addHandler { [weak self] recognizer in
      if recognizer.state == .began { self?.close() }
    }
  }

  /// The row whose actions are or become visible.
  var open: SwipedRow? { rows.last { !$0.isClosing } }

  /// Returns the distance by which a row is moved to the right, in points.
  func offset(of row: IndexPath) -> CGFloat { rows.first { $0.row == row }?.offset ?? 0 }

  /// Hides the actions of the open row; returns whether there was one.
  @discardableResult func close() -> Bool {
    guard let open else { return false }
    open.settle(at: 0, velocity: 0)
    return true
  }

  /// Returns whether a point of the content is on the actions of a row.
  func isOnActions(_ point: CGPoint) -> Bool { rows.contains { $0.view.frame.contains(point) } }

  /// Assigns the rows their index paths after an update; the actions of deleted rows, which have
  /// none, are removed.
  func renumber(_ newPath: (IndexPath) -> IndexPath?) {
    for swiped in rows {
      if let path = newPath(swiped.row) {
        swiped.row = path
      } else {
        forget(swiped, isDeleted: true)
      }
    }
  }

  /// Removes all actions because the list reloads its rows.
  func reset() { for swiped in rows { forget(swiped, isDeleted: true) } }

  /// Lays out the actions of all rows after the list has placed its rows.
  func layOut() { for swiped in rows { place(swiped) } }

  /// Returns the row whose actions contain a view.
  func row(of view: UIView) -> IndexPath? {
    rows.first { view.isDescendant(of: $0.view) }?.row
  }

  /// Reveals the actions of a row without a swipe.
  func reveal(_ edge: SwipeEdge, of row: IndexPath) {
    guard let list, rows.allSatisfy({ $0.row != row }),
      let configuration = list.swipeActions(at: edge, of: row), !configuration.actions.isEmpty
    else { return }
    let isRightToLeft = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    reveal(row, configuration, isAtLeft: (edge == .leading) != isRightToLeft)
    open?.settle(at: open?.view.naturalWidth ?? 0, velocity: 0)
  }

  /// Returns the actions that a swipe over a row would reveal, as named accessibility actions.
  func accessibilityActions(of row: IndexPath) -> [UIAccessibilityCustomAction] {
    guard let list, let view = list.viewOfRow(row) else { return [] }
    let actions = [SwipeEdge.leading, .trailing].flatMap {
      list.swipeActions(at: $0, of: row)?.actions ?? []
    }
    return actions.compactMap { action in
      guard let name = action.title, !name.isEmpty else { return nil }
      return UIAccessibilityCustomAction(name: name, image: action.image) { _ in
        action.handler(action, view) { _ in }
        return true
      }
    }
  }

  // MARK: Swiping

  private func edge(_ isAtLeft: Bool) -> SwipeEdge {
    let isRightToLeft = list?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isAtLeft != isRightToLeft ? .leading : .trailing
  }

  private func mayBegin(_ direction: CGPoint) -> Bool {
    guard let list, abs(direction.x) > abs(direction.y) else { return false }
    let point = pan.location(in: list)
    let begin = CGPoint(x: point.x - direction.x, y: point.y - direction.y)
    guard let row = list.swipeableRow(at: begin) else { return false }
    if let known = rows.first(where: { $0.row == row }) {
      catchRow(known)
      return true
    }
    let isAtLeft = direction.x > 0
    guard let configuration = list.swipeActions(at: edge(isAtLeft), of: row),
      !configuration.actions.isEmpty
    else { return false }
    reveal(row, configuration, isAtLeft: isAtLeft)
    return true
  }

  private func catchRow(_ swiped: SwipedRow) {
    if open !== swiped { close() }
    start = swiped.width
    swiped.drag(to: swiped.width, rowWidth: rowWidth(swiped))
  }

  private func reveal(
    _ row: IndexPath, _ configuration: UISwipeActionsConfiguration, isAtLeft: Bool
  ) {
    close()
    start = 0
    list?.willReveal(row)
    let swiped = SwipedRow(
      row, configuration, isAtLeft: isAtLeft, onMove: { [weak self] in self?.place($0) },
      onClosed: { [weak self] in self?.forget($0, isDeleted: false) })
    for button in swiped.view.buttons {
      button.addAction(
        UIAction { [weak self, weak swiped] action in
          guard let button = action.sender as? SwipeActionButton, let swiped else { return }
          self?.perform(button, of: swiped)
        }, for: .touchUpInside)
    }
    rows.append(swiped)
    if let view = list?.viewOfRow(row) { list?.insertSubview(swiped.view, belowSubview: view) }
  }

  private func rowWidth(_ swiped: SwipedRow) -> CGFloat {
    list?.frameOfRow(swiped.row).width ?? 0
  }

  private func handlePan() {
    guard let list, let swiped = open else { return }
    let sign: CGFloat = swiped.isAtLeft ? 1 : -1
    let width = rowWidth(swiped)
    switch pan.state {
    case .began, .changed:
      swiped.drag(to: start + sign * pan.translation(in: list).x, rowWidth: width)
    case .ended:
      let velocity = sign * pan.velocity(in: list).x
      if swiped.isArmed, velocity > -200, let first = swiped.view.buttons.first {
        swiped.settle(at: width, velocity: velocity)
        perform(first, of: swiped)
        return
      }
      let natural = swiped.view.naturalWidth
      let reaches = swiped.width + velocity * Self.lookAhead > natural / 2
      swiped.settle(at: reaches ? natural : 0, velocity: velocity)
    case .cancelled: swiped.settle(at: 0, velocity: 0)
    default: break
    }
  }

  private func perform(_ button: SwipeActionButton, of swiped: SwipedRow) {
    var isDone = false
    button.action.handler(button.action, button) { [weak self, weak swiped] _ in
      guard !isDone, let self, let swiped else { return }
      isDone = true
      if rows.contains(where: { $0 === swiped }) { swiped.settle(at: 0, velocity: 0) }
    }
  }

  // MARK: Views

  private func place(_ swiped: SwipedRow) {
    guard let list else { return }
    list.placeSwipedRow(swiped.row)
    let row = list.frameOfRow(swiped.row)
    let x = swiped.isAtLeft ? row.minX : row.maxX - swiped.width
    swiped.view.frame = CGRect(x: x, y: row.minY, width: swiped.width, height: row.height)
    if let (corners, radius) = list.cornersOfRow(swiped.row) {
      let outer: CACornerMask =
        swiped.isAtLeft
        ? [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        : [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
      swiped.view.layer.maskedCorners = corners.intersection(outer)
      swiped.view.layer.cornerRadius = corners.isDisjoint(with: outer) ? 0 : radius
    }
    if let view = list.viewOfRow(swiped.row), swiped.view.superview !== list {
      list.insertSubview(swiped.view, belowSubview: view)
    }
  }

  private func forget(_ swiped: SwipedRow, isDeleted: Bool) {
    rows.removeAll { $0 === swiped }
    swiped.end()
    if isDeleted, UIView.areAnimationsEnabled, swiped.view.window != nil {
      let view = swiped.view
      UIView.animate(
        withDuration: 0.3,
        animations: {
          view.frame.size.height = 0
          view.alpha = 0
        }, completion: { _ in view.removeFromSuperview() })
    } else {
      swiped.view.removeFromSuperview()
      if !isDeleted { list?.placeSwipedRow(swiped.row) }
    }
    list?.didHide(isDeleted ? nil : swiped.row)
  }
}
