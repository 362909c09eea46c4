import QuartzCore

/// A view controller that manages a search in the content of a screen: a search bar, and the
/// results above the content.
///
/// While a search is active, the controller is a child of the screen and its view covers the
/// screen.
@MainActor open class UISearchController: UIViewController {
  /// The conditions under which the scope bar is shown.
  public enum ScopeBarActivation: Int, Sendable {
    /// The system's choice: the scope bar is shown while the search is active.
    case automatic = 0
    /// The scope bar is shown when the app sets `showsScopeBar` of the search bar.
    case manual = 1
    /// The scope bar is shown while there is text.
    case onTextEntry = 2
    /// The scope bar is shown while the search is active.
    case onSearchActivation = 3
  }

  /// The object that updates the search results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate of the search controller.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The view controller that shows the results; nil if the searched screen itself shows them.
  open private(set) var searchResultsController: UIViewController!
  /// The search bar, which the app adds to a navigation item or to a view of its own.
  open private(set) var searchBar = UISearchBar()

  /// Whether the content beneath is dimmed while no results are shown above it; true by default.
  open var obscuresBackgroundDuringPresentation = true { didSet { updateOverlay() } }
  /// Whether the search bar replaces the navigation bar while the search is active; true by
  /// default. An inline search bar leaves the navigation bar in place.
  open var hidesNavigationBarDuringPresentation = true { didSet { layOutBar(animated: false) } }
  /// Whether the cancel button is shown exactly while the search is active; true by default.
  open var automaticallyShowsCancelButton = true {
    didSet { if isActive { searchBar.showsCancelButton = automaticallyShowsCancelButton } }
  }
  /// The condition under which the scope bar is shown, if there are scope titles; automatic by
  /// default.
  open var scopeBarActivation = ScopeBarActivation.automatic { didSet { updateScopes() } }
  /// Whether the results are shown exactly while there is text; true until the app sets
  /// `showsSearchResultsController`.
  open var automaticallyShowsSearchResultsController = true { didSet { updateOverlay() } }

  private var wantsResults = false
  /// Whether the results are shown while the search is active. Setting it turns off
  /// `automaticallyShowsSearchResultsController`.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? hasText : wantsResults }
    set {
      wantsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  /// The placement of the search bar: inline or stacked.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    hostItem?.searchBarPlacement ?? .stacked
  }

  /// The navigation item that contains the controller; set by the item.
  weak var hostItem: UINavigationItem?
  /// The searched screen; nil while there is no search.
  private(set) weak var screen: UIViewController?
  private var isSearching = false
  /// Whether the delegate is being asked to present the controller.
  private var isAsking = false
  private var hidBar = false
  private var lastPlacement: UINavigationItem.SearchBarPlacement?

  /// Creates a search controller with a view controller that shows the results; nil if the searched
  /// screen itself shows them.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a search controller without a results controller; the coder isn't read.
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

  /// Whether a search is active; false by default. Setting it begins or ends the search, animated
  /// if the screen is visible.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue { begin(in: findScreen()) } else { end(animated: true) }
    }
  }

  /// The searched screen while the controller is active.
  open override var presentingViewController: UIViewController? {
    isSearching ? screen : super.presentingViewController
  }

  /// Ends the search, or dismisses the view controller that the controller presents.
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
    // Lays out before the change, so that only the change is animated.
    screen.view.layoutIfNeeded()
    overlay?.alpha = 0
    placeOverlay(adding: true)
    didMove(toParent: screen)
    updateOverlay()
    // A search bar that the app manages doesn't replace the navigation bar, which is therefore just
    // hidden.
    if hostItem == nil, hidesNavigationBarDuringPresentation,
      let navigation = screen.navigationController, !navigation.isNavigationBarHidden
    {
      hidBar = true
      navigation.setNavigationBarHidden(true, animated: animated)
    }
    change(
      animated: animated,
      completion: { [weak self] in
        if self?.isSearching == true { completion() }
      }
    ) {
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
    change(
      animated: animated,
      completion: { [weak self] in
        guard let self else { return }
        // A search may have begun again in the meantime.
        if !isSearching { leaveScreen() }
        delegate?.didDismissSearchController(self)
        completion?()
      }
    ) {
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

  /// The duration of the beginning and of the end of a search, in seconds.
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

  /// Whether the search bar replaces the navigation bar.
  var replacesBar: Bool { isSearching && hidesNavigationBarDuringPresentation }

  private func layOutBar(animated: Bool) {
    guard let navigation = (screen ?? hostItem?.owner)?.navigationController else { return }
    navigation.layOutBarForSearch()
  }

  /// Called when the scope bar was shown or hidden.
  func barHeightDidChange() { layOutBar(animated: false) }

  /// Called when the bar was laid out. Notifies the delegate if the placement has changed.
  func notePlacement(_ placement: UINavigationItem.SearchBarPlacement) {
    defer { lastPlacement = placement }
    guard let lastPlacement, lastPlacement != placement else { return }
    delegate?.searchController(self, willChangeTo: placement)
    delegate?.searchController(self, didChangeFrom: lastPlacement)
  }

  // MARK: Overlay

  /// The results controller, if it is shown.
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

  /// Covers the content of the screen, below a search bar that is part of the content.
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

  // MARK: Search bar

  /// Called before editing of the search bar begins.
  func willBeginEditing() { isActive = true }

  /// Called when editing of the search bar has begun.
  func didBeginEditing() { if isSearching { searchResultsUpdater?.updateSearchResults(for: self) } }

  /// Called when the user has changed the text.
  func textDidChange() {
    guard isSearching else { return }
    if scopeBarActivation == .onTextEntry { updateScopes() }
    searchResultsUpdater?.updateSearchResults(for: self)
    updateOverlay()
  }

  /// Called when the user has selected a scope.
  func scopeDidChange() { if isSearching { searchResultsUpdater?.updateSearchResults(for: self) } }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isSearching, presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
      return super.pressesBegan(presses, with: event)
    }
    isActive = false
  }
}

extension UIViewController {
  /// The active search in this screen.
  var activeSearch: UISearchController? {
    childrenStorage.lazy.compactMap { $0 as? UISearchController }.first { $0.isActive }
  }

  /// Ends the search in this screen or in its ancestors instead of dismissing it; returns false if
  /// there is none.
  func dismissSearch(animated: Bool, completion: (() -> Void)?) -> Bool {
    var next: UIViewController? = self
    while let controller = next, controller.activePresentation == nil {
      if let search = (controller as? UISearchController) ?? controller.activeSearch,
        search.isActive
      {
        search.dismiss(animated: animated, completion: completion)
        return true
      }
      // Only the searched screen counts, not the container of the screens.
      if controller is UINavigationController { return false }
      next = controller.parentStorage
    }
    return false
  }
}
