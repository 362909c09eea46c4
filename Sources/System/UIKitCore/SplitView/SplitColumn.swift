import QuartzCore

/// A column of a split view controller: what the app put there, and the view that it is shown in.
@MainActor final class SplitColumn {
  let kind: UISplitViewController.Column
  /// What the app gave.
  private(set) var given: UIViewController?
  /// What is shown: a navigation controller, or in the compact column what the app gave.
  private(set) var host: UIViewController?
  let pane: SplitPane
  /// The column's screens when it was collapsed, to return to if they are no longer shown then.
  var parked: [UIViewController] = []
  /// Whether its screens are on the stack that all columns share.
  var isCollapsed = false
  /// Whether the delegate was told that the column is shown.
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

  /// The column's screens, also while they aren't in it.
  var screens: [UIViewController] { isCollapsed ? parked : navigation?.stack ?? [] }

  /// Takes what the app gives; returns the former host if it has to go.
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

/// The view of a column, which may cast a shadow on those beneath it.
final class SplitPane: UIView {
  let kind: UISplitViewController.Column
  let content = NavigationContentView()
  /// Whether the pane lies over the others; dark ones are lighter then.
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
