import QuartzCore

/// A column of a split view controller: its view controller and the view that contains it.
@MainActor final class SplitColumn {
  let kind: UISplitViewController.Column
  /// The view controller that the app assigned to the column.
  private(set) var given: UIViewController?
  /// The view controller that is shown: a navigation controller, or in the compact column the one
  /// that the app assigned.
  private(set) var host: UIViewController?
  let pane: SplitPane
  /// The column's screens as of the time when it was collapsed, to restore them if they aren't
  /// shown any more.
  var parked: [UIViewController] = []
  /// Whether the column's screens are on the common stack of the collapsed columns.
  var isCollapsed = false
  /// Whether the delegate was notified that the column is shown.
  var isAnnounced = false

  init(_ kind: UISplitViewController.Column) {
    self.kind = kind
    pane = SplitPane(kind)
  }

  static func all(
    _ style: UISplitViewController.Style
  ) -> [UISplitViewController.Column: SplitColumn] {
    let kinds: [UISplitViewController.Column] =
      style == .tripleColumn
      ? [.primary, .supplementary, .secondary, .compact] : [.primary, .secondary, .compact]
    return Dictionary(uniqueKeysWithValues: kinds.map { ($0, SplitColumn($0)) })
  }

  var navigation: UINavigationController? { host as? UINavigationController }

  /// The column's screens, even while they are on the common stack.
  var screens: [UIViewController] { isCollapsed ? parked : navigation?.stack ?? [] }

  /// Assigns a view controller; returns the former host if it must be removed.
  func take(_ controller: UIViewController?) -> UIViewController? {
    let former = host
    given = controller
    parked = []
    if kind == .compact || controller == nil || controller is UINavigationController {
      host = controller
    } else if let controller {
      host = UINavigationController(rootViewController: controller)
    }
    return former === host ? nil : former
  }

  var isInstalled: Bool { host?.viewIfLoaded?.superview === pane.content }

  func install() {
    guard let host, !isInstalled else { return }
    host.loadViewIfNeeded()
    host.view.autoresizingMask = []
    host.view.fill(pane.content.bounds)
    pane.content.addSubview(host.view)
  }

  func uninstall() {
    guard isInstalled else { return }
    pane.endEditing(true)
    host?.viewIfLoaded?.removeFromSuperview()
  }
}

/// The view of a column, which may cast a shadow on the columns beneath it.
final class SplitPane: UIView {
  let kind: UISplitViewController.Column
  let content = NavigationContentView()
  /// Whether the pane overlays the other columns; it then uses the elevated interface level, which
  /// is lighter in dark mode.
  var isElevated = false {
    didSet {
      guard isElevated != oldValue else { return }
      traitOverrides.userInterfaceLevel = isElevated ? .elevated : .unspecified
    }
  }

  init(_ kind: UISplitViewController.Column) {
    self.kind = kind
    super.init(frame: .zero)
    content.clipsToBounds = true
    backgroundColor = .systemBackground
    addSubview(content)
    isHidden = true
    layer.shadowRadius = 14
    layer.shadowOffset = .zero
    layer.shadowColor = UIColor.black.cgColor
  }

  required init?(coder: NSCoder) { nil }

  func place(_ frame: CGRect) {
    fill(frame)
    content.fill(bounds)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.fill(bounds)
  }
}
