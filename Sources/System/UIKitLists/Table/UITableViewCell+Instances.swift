import QuartzCore

extension UITableViewCell {
  /// Creates a cell with the `init(style:reuseIdentifier:)` of its class, which is known only as a
  /// metatype; see `UIView.make(frame:)`.
  static func make(reuseIdentifier: String) -> UITableViewCell {
    let cell = unsafeBitCast(self, to: _UITableViewCellInstance.Type.self)
      .init(style: .default, reuseIdentifier: reuseIdentifier)
    cell.reuseIdentifier = reuseIdentifier
    return cell
  }
}

extension UITableViewHeaderFooterView {
  /// Creates a view with the `init(reuseIdentifier:)` of its class, which is known only as a
  /// metatype.
  static func make(reuseIdentifier: String) -> UITableViewHeaderFooterView {
    let view = unsafeBitCast(self, to: _UITableViewHeaderFooterViewInstance.Type.self)
      .init(reuseIdentifier: reuseIdentifier)
    view.reuseIdentifier = reuseIdentifier
    return view
  }
}

/// Not API: an implementation detail of how cells are created; see `_UIResponderInstance`.
open class _UITableViewCellInstance: UITableViewCell {
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { nil }
}

/// Not API: an implementation detail of how headers and footers are created; see
/// `_UIResponderInstance`.
open class _UITableViewHeaderFooterViewInstance: UITableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { nil }
}
