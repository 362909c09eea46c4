import UIKit

extension UITableView {
  /// Registers a cell class under its own name.
  public func register<Cell: UITableViewCell>(_ type: Cell.Type) {
    register(type, forCellReuseIdentifier: reuseIdentifier(of: type))
  }

  /// Registers a header or footer class under its own name.
  public func registerHeaderFooter<View: UITableViewHeaderFooterView>(_ type: View.Type) {
    register(type, forHeaderFooterViewReuseIdentifier: reuseIdentifier(of: type))
  }

  /// Returns a cell of a class that was registered under its own name.
  public func dequeue<Cell: UITableViewCell>(
    _ type: Cell.Type = Cell.self, for indexPath: IndexPath
  ) -> Cell {
    let cell = dequeueReusableCell(withIdentifier: reuseIdentifier(of: type), for: indexPath)
    guard let cell = cell as? Cell else {
      preconditionFailure("dequeue(_:for:): \(type) is not registered")
    }
    return cell
  }

  /// Returns a header or footer of a class that was registered under its own name.
  public func dequeueHeaderFooter<View: UITableViewHeaderFooterView>(
    _ type: View.Type = View.self
  ) -> View {
    let view = dequeueReusableHeaderFooterView(withIdentifier: reuseIdentifier(of: type))
    guard let view = view as? View else {
      preconditionFailure("dequeueHeaderFooter(_:): \(type) is not registered")
    }
    return view
  }
}

/// The name includes the module, because two modules may each have a `Cell`.
func reuseIdentifier(of type: Any.Type) -> String { String(reflecting: type) }
