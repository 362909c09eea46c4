import QuartzCore

/// The reuse pool of a table view, and its registrations.
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
    } else if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      waitingSupplements[identifier, default: []].append(view)
    } else {
      view.removeFromSuperview()
    }
  }

  /// Lets go of those that wait.
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

extension UITableView {
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    precondition(
      (type == nil) == (cellClass == nil),
      "register(_:forCellReuseIdentifier:): the class is not a UITableViewCell")
    reusePool.register(type, identifier)
  }

  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    precondition(
      (type == nil) == (aClass == nil),
      "register(_:forHeaderFooterViewReuseIdentifier:): the class is not a UITableViewHeaderFooterView"
    )
    reusePool.register(type, identifier)
  }

  /// Nil when none waits and no class is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reconfiguring, cell.reuseIdentifier == identifier {
      reconfiguring = nil
      return cell
    }
    return reusePool.cell(identifier)
  }

  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("dequeueReusableCell: no cell is registered for “\(identifier)”")
    }
    return cell
  }

  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { reusePool.supplement(identifier) }
}
