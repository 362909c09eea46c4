import QuartzCore

/// A container view controller with two or three columns, which becomes a stack of screens where
/// there is no room for them.
///
/// Each column has a navigation controller; one is created for what isn't one. With a compact width
/// the screens of all columns are on the stack of the primary column's.
@MainActor open class UISplitViewController: UIViewController {
  /// The number of columns.
  public private(set) var style: Style
  /// The object that follows and controls what is shown.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  let columns: [Column: SplitColumn]
  let reveal = SplitReveal()
  /// What happens to the secondary column at the current width; never automatic.
  var behavior = SplitBehavior.tile
  /// The number of columns that are shown or about to be, but for the secondary one.
  var shownCount = 0
  /// The number that a person or `show(_:)` asked for; nil for the preferred one.
  var chosenCount: Int?
  /// Whether the mode was chosen for the size of the view.
  var hasMode = false
  var widths: [Column: SplitWidth] = [:]
  private(set) lazy var interaction = SplitInteraction(self)
  var splitView: SplitView? { viewIfLoaded as? SplitView }

  /// Creates a controller without columns' contents.
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
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (split: UISplitViewController, _) in
      split.updateCollapse()
    }
  }

  open override func loadView() { loadSplitView() }

  // MARK: Columns

  /// Puts a controller into a column; nil empties it.
  ///
  /// What isn't a navigation controller gets one, but in the compact column. A column that the style
  /// lacks is ignored with a warning.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    replace(vc, in: column)
  }

  /// Returns what was put into a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column]?.given }

  /// Shows a column, animated if the controller is on screen. While the columns are collapsed, pushes
  /// its screens or pops those above it. `.secondary` hides columns that lie over it.
  open func show(_ column: Column) { reveal(column) }

  /// Hides a column, animated if the controller is on screen. While the columns are collapsed, pops
  /// its screens and those above it.
  open func hide(_ column: Column) { conceal(column) }

  /// The controllers that are shown: of each column its navigation controller, and while they are
  /// collapsed only the one that has the stack.
  open var viewControllers: [UIViewController] {
    if isCollapsed { return [collapsedHost].compactMap { $0 } }
    return orderedColumns.compactMap(\.host)
  }

  /// Whether the columns are collapsed, as there is no room for them.
  open internal(set) var isCollapsed = false

  /// Replaces the secondary column by a controller and shows it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    replace(vc, in: .secondary)
    reveal(.secondary)
  }

  // MARK: Modes

  /// How columns are best shown; automatic by default. Animated within `UIView.animate`.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { preferencesDidChange() } }

  /// Which columns are shown, or about to be. Never automatic.
  open var displayMode: DisplayMode { mode(showing: shownCount, behavior) }

  /// What is best done with the secondary column when others are shown; automatic by default.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { preferencesDidChange() } }

  /// What is done with the secondary column when others are shown. Never automatic.
  open var splitBehavior: SplitBehavior { behavior }

  /// A button that shows or hides a column, which the bars of the columns have by themselves.
  open var displayModeButtonItem: UIBarButtonItem { interaction.button }

  /// When the bars have the button that shows and hides a column; automatic by default.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { updateBarButtons() }
  }

  /// Whether the bar of the secondary column has a button that hides all others or shows them again,
  /// with three columns; false by default.
  open var showsSecondaryOnlyButton = false { didSet { updateBarButtons() } }

  /// Whether swipes show and hide columns; true by default.
  open var presentsWithGesture = true {
    didSet {
      interaction.isEnabled = presentsWithGesture
      updateBarButtons()
    }
  }

  /// The edge of the primary column; the leading one by default.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }

  // MARK: Widths

  /// The wished width of the primary column in points; automatic by default.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { width(.primary, \.preferred) }
    set { setWidth(.primary, \.preferred, newValue) }
  }
  /// The wished width of the primary column as a part of the controller's, from 0 to 1, unless
  /// `preferredPrimaryColumnWidth` is set; automatic by default.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { width(.primary, \.fraction) }
    set { setWidth(.primary, \.fraction, newValue) }
  }
  /// The least width of the primary column in points; automatic by default.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { width(.primary, \.minimum) }
    set { setWidth(.primary, \.minimum, newValue) }
  }
  /// The greatest width of the primary column in points; automatic by default.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { width(.primary, \.maximum) }
    set { setWidth(.primary, \.maximum, newValue) }
  }
  /// The width of the primary column in points.
  open var primaryColumnWidth: CGFloat { resolvedWidth(.primary) }

  /// The wished width of the supplementary column in points; automatic by default.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { width(.supplementary, \.preferred) }
    set { setWidth(.supplementary, \.preferred, newValue) }
  }
  /// The wished width of the supplementary column as a part of the controller's, from 0 to 1, unless
  /// `preferredSupplementaryColumnWidth` is set; automatic by default.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { width(.supplementary, \.fraction) }
    set { setWidth(.supplementary, \.fraction, newValue) }
  }
  /// The least width of the supplementary column in points; automatic by default.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { width(.supplementary, \.minimum) }
    set { setWidth(.supplementary, \.minimum, newValue) }
  }
  /// The greatest width of the supplementary column in points; automatic by default.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { width(.supplementary, \.maximum) }
    set { setWidth(.supplementary, \.maximum, newValue) }
  }
  /// The width of the supplementary column in points; 0 with two columns.
  open var supplementaryColumnWidth: CGFloat {
    style == .tripleColumn ? resolvedWidth(.supplementary) : 0
  }

  // MARK: System

  /// Esc hides columns that lie over the secondary one; F9 shows or hides a column, as on desktops.
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
