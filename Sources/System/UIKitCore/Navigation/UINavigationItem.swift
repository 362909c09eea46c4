import QuartzCore

/// The title and items that a screen shows in the navigation bar.
@MainActor open class UINavigationItem: NSObject {
  /// When the title of a screen is large, in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// If that of the screen below is large; at the bottom of the stack always.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// The title of a back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the screen to which it leads; if there is no room for it, "Back".
    case `default` = 0
    /// "Back".
    case generic = 1
    /// None.
    case minimal = 2
  }

  /// Where a search bar is shown.
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
  /// The controller whose item it is.
  weak var owner: UIViewController?

  /// Creates an item with a title.
  public init(title: String) { self.title = title }

  /// Creates an item without a title; the coder isn't read.
  public required init?(coder: NSCoder) { title = "" }

  public override convenience init() { self.init(title: "") }

  /// The title in the middle of the bar.
  open var title: String? { didSet { if title != oldValue { onChange?() } } }
  /// A view to show in place of the title.
  open var titleView: UIView? { didSet { if titleView !== oldValue { onChange?() } } }
  /// A line of text above the title, for which the bar is higher; nil by default.
  open var prompt: String? { didSet { if prompt != oldValue { onChange?() } } }
  /// When the title is large, in a bar that prefers large titles; automatic by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { onChange?() } }
  }

  // MARK: Back button

  /// The text of the back button that leads back to this screen; nil, the default, uses the title.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { onChange?() } } }
  /// The title of the back button that leads back to this screen, unless there is a
  /// `backBarButtonItem`.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { onChange?() } }
  }
  /// The item whose title, image, tint color and menu the back button that leads back to this screen
  /// has; nil, the default, for the title of the screen. Its action isn't performed.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { onChange?() } }
  }
  /// What the back button on this screen does in place of going back; nil by default.
  open var backAction: UIAction? { didSet { onChange?() } }

  /// Whether the screen has no back button; false by default. It then can't be swiped back either.
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

  /// Whether left items are shown beside the back button instead of replacing it; false by default.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { onChange?() } }
  }

  // MARK: Items

  /// The items at the leading side, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange() } }
  /// The items at the trailing side, from the edge inwards.
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

  /// Whether the items of the change in progress fade in.
  private(set) var isAnimatingItems = false

  private func itemsDidChange() { onChange?() }

  /// Replaces the items at the leading side, optionally fading them in.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]!, animated: Bool) {
    animate(animated) { leftBarButtonItems = items }
  }

  /// Replaces the items at the trailing side, optionally fading them in.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]!, animated: Bool) {
    animate(animated) { rightBarButtonItems = items }
  }

  /// Replaces the items at the leading side by one, optionally fading it in.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    animate(animated) { leftBarButtonItem = item }
  }

  /// Replaces the items at the trailing side by one, optionally fading it in.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    animate(animated) { rightBarButtonItem = item }
  }

  private func animate(_ animated: Bool, _ change: () -> Void) {
    isAnimatingItems = animated
    change()
    isAnimatingItems = false
  }

  /// Items of the container that the screen's bar belongs to, before those of the screen.
  var containerItems: [UIBarButtonItem] = [] {
    didSet {
      if !containerItems.elementsEqual(oldValue, by: ===) { onChange?() }
    }
  }

  var showsBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
  }

  // MARK: Search

  /// The search whose bar is part of the navigation bar; nil by default.
  open var searchController: UISearchController? {
    didSet { if searchController !== oldValue { searchControllerDidChange(from: oldValue) } }
  }
  /// Whether the search bar disappears while content is scrolled, and returns at its top; true by
  /// default. A search bar in the row of the title stays.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { onChange?() } }
  }
  /// Where the search bar should be; automatic by default.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if preferredSearchBarPlacement != oldValue { onChange?() } }
  }
  /// Where the search bar is: inline or stacked.
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

  /// How the bar looks for this item; nil, the default, is the bar's own. The item keeps a copy.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set { appearances.standard = adopted(newValue) }
  }
  /// How the bar looks for this item in windows of little height; nil, the default, is as otherwise.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = adopted(newValue) }
  }
  /// How the bar looks for this item while no content is below it; nil, the default, is the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.edge }
    set { appearances.edge = adopted(newValue) }
  }
  /// How the bar looks for this item in windows of little height while no content is below it; nil,
  /// the default, is as otherwise.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactEdge }
    set { appearances.compactEdge = adopted(newValue) }
  }

  private(set) var appearances = NavigationBarAppearances() { didSet { onChange?() } }

  private func adopted(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
    appearance?.adopted { [weak self] in self?.onChange?() }
  }
}
