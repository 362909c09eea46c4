import QuartzCore

/// A container view controller with two or three columns, which collapse into a stack of screens if
/// there is no room for them.
///
/// Each column has a navigation controller; one is created for a view controller of another class.
/// In a compact width, the screens of all columns are on the stack of the primary column.
@MainActor open class UISplitViewController: UIViewController {
  /// The number of columns.
  open private(set) var style: Style
  /// The delegate, which is notified of changes and can influence them.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  let columns: [Column: SplitColumn]
  let reveal = SplitReveal()
  /// The effective split behavior at the current width; never automatic.
  var behavior = SplitBehavior.tile
  /// The number of columns that are or become visible, besides the secondary one.
  var shownCount = 0
  /// The number of columns requested by the user or by `show(_:)`; nil for the preferred one.
  var chosenCount: Int?
  /// Whether the display mode has been determined for the view's size.
  var hasMode = false
  var widths: [Column: SplitWidth] = [:]
  private(set) lazy var interaction = SplitInteraction(self)
  var splitView: SplitView? { viewIfLoaded as? SplitView }

  /// Creates a controller with empty columns.
  public init(style: Style) {
    self.style = style
    columns = SplitColumn.all(style)
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a controller with two columns; the coder isn't read.
  public required init?(coder: NSCoder) {
    style = .doubleColumn
    columns = SplitColumn.all(.doubleColumn)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    reveal.onMove = { [weak self] in self?.revealDidMove() }
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (split: UISplitViewController, _) in
      split.updateCollapse()
    }
  }

  open override func loadView() { loadSplitView() }

  // MARK: Columns

  /// Assigns a view controller to a column; nil empties it.
  ///
  /// A view controller that isn't a navigation controller is embedded in one, except in the compact
  /// column. If the style has no such column, the call is ignored with a warning.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    replace(vc, in: column)
  }

  /// Returns the view controller that was assigned to a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column]?.given }

  /// Shows a column, animated if the controller is on screen. While the columns are collapsed,
  /// pushes its screens or pops those above it. `.secondary` hides columns that overlay it.
  open func show(_ column: Column) { reveal(column) }

  /// Hides a column, animated if the controller is on screen. While the columns are collapsed, pops
  /// its screens and those above it.
  open func hide(_ column: Column) { conceal(column) }

  /// The view controllers of the columns, each of them a navigation controller. While the columns
  /// are collapsed, only the one that is shown.
  open var viewControllers: [UIViewController] {
    if isCollapsed { return [collapsedHost].compactMap { $0 } }
    return orderedColumns.compactMap(\.host)
  }

  /// Whether the columns are collapsed because there is no room for them.
  open internal(set) var isCollapsed = false

  /// Replaces the secondary column by a controller and shows it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    replace(vc, in: .secondary)
    reveal(.secondary)
  }

  // MARK: Modes

  /// The preferred display mode; automatic by default. Setting it within `UIView.animate` animates
  /// the change.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { preferencesDidChange() } }

  /// The current display mode, or the one that it is changing to. It is never automatic.
  open var displayMode: DisplayMode { mode(showing: shownCount, behavior) }

  /// The preferred split behavior; automatic by default.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { preferencesDidChange() } }

  /// The current split behavior. It is never automatic.
  open var splitBehavior: SplitBehavior { behavior }

  /// The button that shows or hides a column. The columns' bars show it automatically.
  open var displayModeButtonItem: UIBarButtonItem { interaction.button }

  /// The visibility of the button that shows and hides a column; automatic by default.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { updateBarButtons() }
  }

  /// Whether the bar of the secondary column has a button that hides or shows all other columns,
  /// with three columns; false by default.
  open var showsSecondaryOnlyButton = false { didSet { updateBarButtons() } }

  /// Whether swipes show and hide columns; true by default.
  open var presentsWithGesture = true {
    didSet {
      interaction.isEnabled = presentsWithGesture
      updateBarButtons()
    }
  }

  /// The edge at which the primary column is; leading by default.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }

  // MARK: Widths

  /// The preferred width of the primary column in points; automatic by default.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { width(.primary, \.preferred) }
    set { setWidth(.primary, \.preferred, newValue) }
  }
  /// The preferred width of the primary column as a fraction of the controller's width, from 0 to
  /// 1, unless `preferredPrimaryColumnWidth` is set; automatic by default.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { width(.primary, \.fraction) }
    set { setWidth(.primary, \.fraction, newValue) }
  }
  /// The minimum width of the primary column in points; automatic by default.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { width(.primary, \.minimum) }
    set { setWidth(.primary, \.minimum, newValue) }
  }
  /// The maximum width of the primary column in points; automatic by default.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { width(.primary, \.maximum) }
    set { setWidth(.primary, \.maximum, newValue) }
  }
  /// The width of the primary column in points.
  open var primaryColumnWidth: CGFloat { resolvedWidth(.primary) }

  /// The preferred width of the supplementary column in points; automatic by default.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { width(.supplementary, \.preferred) }
    set { setWidth(.supplementary, \.preferred, newValue) }
  }
  /// The preferred width of the supplementary column as a fraction of the controller's width, from
  /// 0 to 1, unless `preferredSupplementaryColumnWidth` is set; automatic by default.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { width(.supplementary, \.fraction) }
    set { setWidth(.supplementary, \.fraction, newValue) }
  }
  /// The minimum width of the supplementary column in points; automatic by default.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { width(.supplementary, \.minimum) }
    set { setWidth(.supplementary, \.minimum, newValue) }
  }
  /// The maximum width of the supplementary column in points; automatic by default.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { width(.supplementary, \.maximum) }
    set { setWidth(.supplementary, \.maximum, newValue) }
  }
  /// The width of the supplementary column in points; 0 with two columns.
  open var supplementaryColumnWidth: CGFloat {
    style == .tripleColumn ? resolvedWidth(.supplementary) : 0
  }

  // MARK: System

  /// Handles Esc, which hides columns that overlay the secondary one, and F9, which shows or hides
  /// a column as on desktops.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !interaction.take(presses) { super.pressesBegan(presses, with: event) }
  }

  open override var childForStatusBarHidden: UIViewController? {
    isCollapsed ? collapsedHost : columns[.secondary]?.host
  }

  override func appearanceDidChange(isVisible: Bool, animated: Bool) {
    if isVisible { finishAppearance() }
  }
}
