import QuartzCore

/// The title and items that a screen shows in the navigation bar.
@MainActor open class UINavigationItem: NSObject {
  /// Determines whether the title of a screen is large, in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The title is large if that of the screen below is, or if the screen is at the bottom of the
    /// stack.
    case automatic = 0
    /// The title is always large.
    case always = 1
    /// The title is never large.
    case never = 2
  }

  /// The titles of a back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the screen to which it returns; if there is no room for it, "Back".
    case `default` = 0
    /// "Back".
    case generic = 1
    /// No title.
    case minimal = 2
  }

  /// The placements of a search bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// In the row of the title in wide windows, otherwise below the title.
    case automatic = 0
    /// In the row of the title, at the trailing side. In narrow windows it is below the title.
    case inline = 1
    /// Below the title.
    case stacked = 2
  }

  /// Called when a property changes; set by the bar that shows the item.
  var onChange: (() -> Void)?
  /// The controller to which the item belongs.
  weak var owner: UIViewController?

  /// Creates an item with a title.
  public init(title: String) { self.title = title }

  /// Creates an item without a title; the coder isn't read.
  public required init?(coder: NSCoder) { title = "" }

  public override convenience init() { self.init(title: "") }

  /// The title in the middle of the bar.
  open var title: String? { didSet { if title != oldValue { onChange?() } } }
  /// A view that is shown instead of the title.
  open var titleView: UIView? { didSet { if titleView !== oldValue { onChange?() } } }
  /// Returns the menu of the title, which is then a button. If `nil`, the default, there is none.
  /// The argument contains the elements that the system suggests, of which there are none.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { onChange?() } }
  /// A line of text above the title, which increases the height of the bar; `nil` by default.
  open var prompt: String? { didSet { if prompt != oldValue { onChange?() } } }
  /// Determines whether the title is large, in a bar that prefers large titles. The default value
  /// is `automatic`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { onChange?() } }
  }

  // MARK: Back button

  /// The text of the back button that returns to this screen. If `nil`, the default, it is the
  /// title.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { onChange?() } } }
  /// The display mode of the title of the back button that returns to this screen, unless there is
  /// a `backBarButtonItem`.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { onChange?() } }
  }
  /// The item with the title, image, tint color and menu of the back button that returns to this
  /// screen. If `nil`, the default, the button has the title of the screen. The item's action isn't
  /// performed.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { onChange?() } }
  }
  /// The action that the back button on this screen performs instead of going back; `nil` by
  /// default.
  open var backAction: UIAction? { didSet { onChange?() } }

  /// A Boolean value that determines whether the back button is hidden. The default value is
  /// `false`. While it is hidden, the user can't swipe back either.
  open var hidesBackButton: Bool {
    get { isBackButtonHidden }
    set { setHidesBackButton(newValue, animated: false) }
  }

  private var isBackButtonHidden = false

  /// Shows or hides the back button. The change isn't animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    guard hidesBackButton != isBackButtonHidden else { return }
    isBackButtonHidden = hidesBackButton
    onChange?()
  }

  /// A Boolean value that determines whether left items are shown beside the back button instead of
  /// replacing it. The default value is `false`.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { onChange?() } }
  }

  // MARK: Items

  /// The items at the leading edge, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange() } }
  /// The items at the trailing edge, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange() } }

  /// The first of the leading items; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the trailing items; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Whether the items of the current change fade in.
  private(set) var isAnimatingItems = false

  private func itemsDidChange() { onChange?() }

  /// Replaces the items at the leading edge, optionally fading them in.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]!, animated: Bool) {
    animate(animated) { leftBarButtonItems = items }
  }

  /// Replaces the items at the trailing edge, optionally fading them in.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]!, animated: Bool) {
    animate(animated) { rightBarButtonItems = items }
  }

  /// Replaces the items at the leading edge with a single one, optionally fading it in.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    animate(animated) { leftBarButtonItem = item }
  }

  /// Replaces the items at the trailing edge with a single one, optionally fading it in.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    animate(animated) { rightBarButtonItem = item }
  }

  private func animate(_ animated: Bool, _ change: () -> Void) {
    isAnimatingItems = animated
    change()
    isAnimatingItems = false
  }

  /// Items of the bar's container, which precede those of the screen.
  var containerItems: [UIBarButtonItem] = [] {
    didSet {
      if !containerItems.elementsEqual(oldValue, by: ===) { onChange?() }
    }
  }

  var showsBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
  }

  // MARK: Search

  /// The search controller whose search bar is part of the navigation bar; `nil` by default.
  open var searchController: UISearchController? {
    didSet { if searchController !== oldValue { searchControllerDidChange(from: oldValue) } }
  }
  /// A Boolean value that determines whether the search bar is hidden while content is scrolled,
  /// and shown again at its top. The default value is `true`. A search bar in the row of the title
  /// stays visible.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { onChange?() } }
  }
  /// The preferred placement of the search bar. The default value is `automatic`.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if preferredSearchBarPlacement != oldValue { onChange?() } }
  }
  /// The actual placement of the search bar: inline or stacked.
  open var searchBarPlacement: SearchBarPlacement {
    placement(for: owner?.viewIfLoaded?.traitCollection ?? .current)
  }

  func placement(for traits: UITraitCollection) -> SearchBarPlacement {
    preferredSearchBarPlacement != .stacked && traits.horizontalSizeClass == .regular
      ? .inline : .stacked
  }

  private func searchControllerDidChange(from old: UISearchController?) {
    if let old {
      old.endWithoutAnimation()
      if old.hostItem === self { old.hostItem = nil }
      old.searchBar.isInNavigationBar = false
    }
    searchController?.hostItem = self
    onChange?()
  }

  // MARK: Appearance

  /// The appearance of the bar for this item. If `nil`, the default, it is that of the bar. The
  /// item keeps a copy.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set { appearances.standard = adopted(newValue) }
  }
  /// The appearance of the bar for this item in windows of compact height. If `nil`, the default,
  /// it is the same as in other windows.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = adopted(newValue) }
  }
  /// The appearance of the bar for this item while no content is below it. If `nil`, the default,
  /// it is that of the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.edge }
    set { appearances.edge = adopted(newValue) }
  }
  /// The appearance of the bar for this item in windows of compact height while no content is below
  /// it. If `nil`, the default, it is the same as in other windows.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactEdge }
    set { appearances.compactEdge = adopted(newValue) }
  }

  private(set) var appearances = NavigationBarAppearances() { didSet { onChange?() } }

  private func adopted(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
    appearance?.adopted { [weak self] in self?.onChange?() }
  }
}
