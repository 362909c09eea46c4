import QuartzCore

/// The reuse pool of a table's cells and section views, and the registered classes.
@MainActor struct TableReusePool {
  private var cells: [String: UITableViewCell.Type] = [:]
  private var supplements: [String: UITableViewHeaderFooterView.Type] = [:]
  private var waitingCells: [String: [UITableViewCell]] = [:]
  private var waitingSupplements: [String: [UITableViewHeaderFooterView]] = [:]

  mutating func register(_ type: UITableViewCell.Type?, _ identifier: String) {
    cells[identifier] = type
  }

  mutating func register(_ type: UITableViewHeaderFooterView.Type?, _ identifier: String) {
    supplements[identifier] = type
  }

  mutating func keep(_ view: UIView) {
    if let cell = view as? UITableViewCell, let identifier = cell.reuseIdentifier {
      waitingCells[identifier, default: []].append(cell)
    } else if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    {
      waitingSupplements[identifier, default: []].append(view)
    } else {
      view.removeFromSuperview()
    }
  }

  /// Removes the views in the reuse pool.
  mutating func drain() {
    for view in waitingCells.values.joined() { view.removeFromSuperview() }
    for view in waitingSupplements.values.joined() { view.removeFromSuperview() }
    (waitingCells, waitingSupplements) = ([:], [:])
  }

  mutating func cell(_ identifier: String) -> UITableViewCell? {
    if let cell = waitingCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cells[identifier]?.make(reuseIdentifier: identifier)
  }

  mutating func supplement(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = waitingSupplements[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return supplements[identifier]?.make(reuseIdentifier: identifier)
  }
}
