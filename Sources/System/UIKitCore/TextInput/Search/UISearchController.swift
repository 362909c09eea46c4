import QuartzCore

/// A search in the content of a screen: a search bar, and the results above the content.
///
/// While a search is active the controller is a child of the screen, which its view covers.
@MainActor open class UISearchController: UIViewController {
  /// When the scopes are shown.
  public enum ScopeBarActivation: Int, Sendable {
    /// When the system wants it: while the search is active.
    case automatic = 0
    /// When the app sets `showsScopeBar` of the search bar.
    case manual = 1
    /// While there is text.
    case onTextEntry = 2
    /// While the search is active.
    case onSearchActivation = 3
  }

  /// The object that shows the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that follows the search.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The controller that shows the results; nil if the screen that is searched shows them.
  open private(set) var searchResultsController: UIViewController!
  /// The search bar, which the app puts into the navigation item or into a view of its own.
  open private(set) var searchBar = UISearchBar()

  /// Whether the content behind is dimmed while no results are above it; true by default.
  open var obscuresBackgroundDuringPresentation = true { didSet { updateOverlay() } }
  /// Whether the search bar takes the place of the navigation bar while the search is active; true by
  /// default. An inline search bar leaves it.
  open var hidesNavigationBarDuringPresentation = true { didSet { layOutBar(animated: false) } }
  /// Whether the cancel button is shown while the search is active, and only then; true by default.
  open var automaticallyShowsCancelButton = true {
    didSet { if isActive { searchBar.showsCancelButton = automaticallyShowsCancelButton } }
  }
  /// When the scopes are shown, if there are any; automatic by default.
  open var scopeBarActivation = ScopeBarActivation.automatic { didSet { updateScopes() } }
  /// Whether the results are shown while there is text, and only then; true until the app sets
  /// `showsSearchResultsController`.
  open var automaticallyShowsSearchResultsController = true { didSet { updateOverlay() } }

  private var wantsResults = false
  /// Whether the results are shown while the search is active; setting it ends the automatic.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? hasText : wantsResults }
    set {
      wantsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  /// Where the search bar is: inline or stacked.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    hostItem?.searchBarPlacement ?? .stacked
  }

  /// The navigation item that has the controller; set by the item.
  weak var hostItem: UINavigationItem?
  /// The screen that is searched; nil while there is no search.
  private(set) weak var screen: UIViewController?
  private var isSearching = false
  /// Whether the app is asked to present the controller.
  private var isAsking = false
  private var hidBar = false
  private var lastPlacement: UINavigationItem.SearchBarPlacement?

  /// Creates a search whose results a controller shows; nil if the screen itself shows them.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a search without a controller for results; the coder isn't read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    searchBar.controller = self
    searchBar.placeholder = String(uikit: "Search")
  }

  private var overlay: SearchOverlayView? { viewIfLoaded as? SearchOverlayView }
  private var hasText: Bool { searchBar.text?.isEmpty == false }

  open override func loadView() {
    let view = SearchOverlayView(frame: .zero)
    view.onTapOutside = { [weak self] in self?.isActive = false }
    self.view = view
  }

  // MARK: Activity

  /// Whether a person searches; false by default. Setting it begins or ends the search, with an
  /// animation if the screen is visible.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue { begin(in: findScreen()) } else { end(animated: true) }
    }
  }

  /// The screen that is searched while the controller is active.
  open override var presentingViewController: UIViewController? {
    isSearching ? screen : super.presentingViewController
  }

  /// Ends the search, or dismisses what the controller presents.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard isSearching, activePresentation == nil else {
      return super.dismiss(animated: flag, completion: completion)
    }
    end(animated: flag, completion: completion)
  }

  private func begin(in screen: UIViewController?) {
    guard let screen, !isAsking else { return }
    isAsking = true
    delegate?.presentSearchController(self)
    isAsking = false
    guard !isSearching else { return }
    delegate?.willPresentSearchController(self)
    start(in: screen, animated: true) { [weak self] in
      guard let self else { return }
      delegate?.didPresentSearchController(self)
    }
  }

  /// Begins the search for `present(_:animated:)`.
  func present(from presenter: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard !isSearching else { return }
    start(in: findScreen() ?? presenter, animated: animated) { completion?() }
  }

  private func start(
    in screen: UIViewController, animated: Bool, completion: @escaping () -> Void
  ) {
    isSearching = true
    self.screen = screen
    screen.addChild(self)
    // A frame before the change, so that nothing but the change is animated.
    screen.view.layoutIfNeeded()
    overlay?.alpha = 0
    placeOverlay(adding: true)
    didMove(toParent: screen)
    updateOverlay()
    // A bar of the app's own doesn't take the navigation bar's place, so that that only leaves.
    if hostItem == nil, hidesNavigationBarDuringPresentation,
      let navigation = screen.navigationController, !navigation.isNavigationBarHidden
    {
      hidBar = true
      navigation.setNavigationBarHidden(true, animated: animated)
    }
    change(animated: animated, completion: { [weak self] in
      if self?.isSearching == true { completion() }
    }) {
      if self.automaticallyShowsCancelButton { self.searchBar.showsCancelButton = true }
      self.updateScopes()
      self.overlay?.alpha = 1
    }
  }

  private func end(animated: Bool, completion: (() -> Void)? = nil) {
    guard isSearching else { return }
    delegate?.willDismissSearchController(self)
    isSearching = false
    searchBar.resignFirstResponder()
    searchBar.text = ""
    searchResultsUpdater?.updateSearchResults(for: self)
    if hidBar {
      hidBar = false
      screen?.navigationController?.setNavigationBarHidden(false, animated: animated)
    }
    change(animated: animated, completion: { [weak self] in
      guard let self else { return }
      // It may have begun again meanwhile.
      if !isSearching { leaveScreen() }
      delegate?.didDismissSearchController(self)
      completion?()
    }) {
      if self.automaticallyShowsCancelButton { self.searchBar.showsCancelButton = false }
      self.updateScopes()
      self.overlay?.alpha = 0
    }
  }

  /// Ends a search whose bar leaves the screen.
  func endWithoutAnimation() { end(animated: false) }

  private func leaveScreen() {
    guard parentStorage != nil else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
    screen = nil
    updateOverlay()
  }

  /// How long a search takes to begin and to end, in seconds.
  private static let duration: TimeInterval = 0.3

  private func change(
    animated: Bool, completion: @escaping () -> Void, _ body: @escaping () -> Void
  ) {
    let isSeen = searchBar.window != nil || screen?.viewIfLoaded?.window != nil
    guard animated, isSeen, !UIAccessibility.isReduceMotionEnabled else {
      body()
      layOutBar(animated: false)
      return completion()
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        body()
        self.layOutBar(animated: true)
      }, completion: { _ in completion() })
  }

  // MARK: Screen

  private func findScreen() -> UIViewController? {
    if let owner = hostItem?.owner { return owner }
    var next: UIResponder? = searchBar.superview
    while let responder = next {
      if let controller = responder as? UIViewController { return controller }
      next = responder.next
    }
    return nil
  }

  /// Whether the search bar takes the place of the navigation bar.
  var replacesBar: Bool { isSearching && hidesNavigationBarDuringPresentation }

  private func layOutBar(animated: Bool) {
    guard let navigation = (screen ?? hostItem?.owner)?.navigationController else { return }
    navigation.layOutBarForSearch()
  }

  /// Called when scopes came or went.
  func barHeightDidChange() { layOutBar(animated: false) }

  /// Called when the bar was laid out, to tell of another placement.
  func notePlacement(_ placement: UINavigationItem.SearchBarPlacement) {
    defer { lastPlacement = placement }
    guard let lastPlacement, lastPlacement != placement else { return }
    delegate?.searchController(self, willChangeTo: placement)
    delegate?.searchController(self, didChangeFrom: lastPlacement)
  }

  // MARK: Overlay

  /// The controller of the results that are shown.
  var shownResults: UIViewController? {
    isSearching && showsSearchResultsController ? searchResultsController : nil
  }

  private func updateOverlay() {
    guard isSearching, let overlay else { return }
    let results = shownResults
    if let results, results.parentStorage !== self {
      addChild(results)
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      overlay.results = results.view
      results.didMove(toParent: self)
    } else if results == nil, let old = searchResultsController, old.parentStorage === self {
      old.willMove(toParent: nil)
      overlay.results = nil
      old.removeFromParent()
    }
    overlay.isDimmed = obscuresBackgroundDuringPresentation && results == nil
    placeOverlay(adding: false)
    screen?.navigationController?.trackScrolling()
  }

  /// Covers what the screen shows, below a search bar that is part of its content.
  func placeOverlay(adding: Bool) {
    guard let screenView = screen?.viewIfLoaded else { return }
    view.layer.zPosition = 2000
    if adding || view.superview !== screenView { screenView.addSubview(view) }
    var frame = screenView.bounds
    if hostItem == nil, searchBar.isDescendant(of: screenView) {
      let bar = searchBar.convert(searchBar.bounds, to: screenView)
      frame.size.height = max(0, frame.maxY - bar.maxY)
      frame.origin.y = bar.maxY
    }
    view.fill(frame)
  }

  private func updateScopes() {
    guard searchBar.scopeButtonTitles?.isEmpty == false else { return }
    switch scopeBarActivation {
    case .manual: break
    case .onTextEntry: searchBar.showsScopeBar = isSearching && hasText
    case .automatic, .onSearchActivation: searchBar.showsScopeBar = isSearching
    }
  }

  // MARK: The search bar

  /// Called when the search bar is about to be edited.
  func willBeginEditing() { isActive = true }

  /// Called when the search bar is edited.
  func didBeginEditing() { if isSearching { searchResultsUpdater?.updateSearchResults(for: self) } }

  /// Called when a person has changed the text.
  func textDidChange() {
    guard isSearching else { return }
    if scopeBarActivation == .onTextEntry { updateScopes() }
    searchResultsUpdater?.updateSearchResults(for: self)
    updateOverlay()
  }

  /// Called when a person has chosen a scope.
  func scopeDidChange() { if isSearching { searchResultsUpdater?.updateSearchResults(for: self) } }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isSearching, presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
      return super.pressesBegan(presses, with: event)
    }
    isActive = false
  }
}

extension UIViewController {
  /// The search that is active in this screen.
  var activeSearch: UISearchController? {
    childrenStorage.lazy.compactMap { $0 as? UISearchController }.first { $0.isActive }
  }

  /// Ends the search in this screen or around it, in place of a dismissal; false if there is none.
  func dismissSearch(animated: Bool, completion: (() -> Void)?) -> Bool {
    var next: UIViewController? = self
    while let controller = next, controller.activePresentation == nil {
      if let search = (controller as? UISearchController) ?? controller.activeSearch, search.isActive {
        search.dismiss(animated: animated, completion: completion)
        return true
      }
      // Only the screen that is searched, not the container of the screens.
      if controller is UINavigationController { return false }
      next = controller.parentStorage
    }
    return false
  }
}
