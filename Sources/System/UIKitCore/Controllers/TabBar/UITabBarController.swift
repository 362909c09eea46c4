import QuartzCore

/// A container view controller that shows one of several screens, chosen in a tab bar.
///
/// The selection changes immediately; the screen follows once a running transition has finished.
@MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The delegate of the tab bar controller, which can also provide transitions.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { onDelegateChange?() }
  }
  /// Replaces key-value observation of `delegate`.
  package var onDelegateChange: (() -> Void)?
  /// The bar at the bottom of the screen.
  open private(set) var tabBar = UITabBar()

  private var screens: [UIViewController] = []
  private var selected = NSNotFound
  /// The view controller whose view is on screen or was last.
  var shown: UIViewController?
  private var isBarHidden = false
  var tabView: TabView? { viewIfLoaded as? TabView }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    tabBar.onTap = { [weak self] in self?.choose($0) }
    tabBar.isAtScrollEdge = { [weak self] in self?.isContentAtEdge ?? false }
  }

  /// The scroll view whose position determines the appearance of the bar.
  weak var observedScrollView: UIScrollView?

  open override func loadView() {
    let view = TabView(frame: UIApplication.current?.keyWindow?.bounds ?? .zero)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground
    view.addSubview(view.content)
    view.addSubview(tabBar)
    view.onLayout = { [weak self] in self?.layOutBar() }
    self.view = view
    follow()
  }

  // MARK: Screens

  /// The controllers of the tabs, from the leading side; nil if there are none.
  open var viewControllers: [UIViewController]? {
    get { screens.isEmpty ? nil : screens }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs. The selected controller stays selected if it is among the new ones,
  /// otherwise the first is selected.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let fresh = viewControllers ?? []
    let previousSelection = selectedViewController
    let gone = screens.filter { old in !fresh.contains { $0 === old } }
    let added = fresh.filter { new in !screens.contains { $0 === new } }
    screens = fresh
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    tabBar.setItems(fresh.map(\.tabBarItem), animated: animated)
    let newIndex = previousSelection.flatMap { old in fresh.firstIndex { $0 === old } }
    selected = newIndex ?? (fresh.isEmpty ? NSNotFound : 0)
    tabBar.selectedItem = selectedViewController?.tabBarItem
    follow()
    for controller in gone where controller.parentStorage === self {
      if shown === controller { shown = nil }
      controller.containerSafeAreaInsets = .zero
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in added { controller.didMove(toParent: self) }
  }

  /// The index of the selected tab; `NSNotFound` if there is none. Setting it to an index out of
  /// range has no effect.
  open var selectedIndex: Int {
    get { selected }
    set {
      guard screens.indices.contains(newValue), newValue != selected else { return }
      selected = newValue
      tabBar.selectedItem = screens[newValue].tabBarItem
      follow()
    }
  }

  /// The controller of the selected tab. Setting it to one that isn't in `viewControllers` has no
  /// effect.
  open var selectedViewController: UIViewController? {
    get { screens.indices.contains(selected) ? screens[selected] : nil }
    set {
      if let index = screens.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  /// Selects the tab that the user tapped. Tapping the selected tab again pops its navigation
  /// controller to the root.
  private func choose(_ item: UITabBarItem) {
    guard let controller = screens.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    tabBar(tabBar, didSelect: item)
    if controller === selectedViewController {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedViewController = controller
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Called when the user taps a tab that may be selected, before it is selected. The default does
  /// nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: Bar

  /// Whether the tab bar is hidden; false by default.
  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the tab bar, optionally sliding it in or out.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard animated, viewIfLoaded?.window != nil else { return layOutBar() }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction,
      animations: { [self] in
        layOutBar()
        view.layoutIfNeeded()
      })
  }

  /// Whether the bar is off screen, because it is hidden or because the selected screen hides it.
  private var isBarAway: Bool {
    isBarHidden || (selectedViewController as? UINavigationController)?.hidesBottomBar == true
  }

  func layOutBar() {
    guard let view = tabView else { return }
    view.content.fill(view.bounds)
    let height = UITabBar.height + view.safeAreaInsets.bottom
    let y = isBarAway ? view.bounds.height : view.bounds.height - height
    tabBar.fill(CGRect(x: 0, y: y, width: view.bounds.width, height: height))
    for controller in [shown, currentTransition?.to.controller] {
      controller?.containerSafeAreaInsets = contentInsets
    }
    trackScrolling()
  }

  var contentInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: isBarAway ? 0 : UITabBar.height, right: 0)
  }

  // MARK: Appearance

  override var appearanceChildren: [UIViewController] {
    if let target = currentTransition?.to.controller, appearance.isVisible { return [target] }
    // While this controller disappears, so does the screen that is appearing.
    return [currentTransition?.from.controller, currentTransition?.to.controller ?? shown]
      .compactMap { $0 }.filter { $0.parentStorage === self }
  }
}

/// The view of a tab bar controller, with the bar above the screens.
final class TabView: UIView {
  let content = NavigationContentView()
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  override func safeAreaInsetsDidChange() { onLayout?() }
}

extension UIViewController {
  var storedTabBarItem: UITabBarItem? {
    get {
      if let item = tabBarItemIfCreated { return item }
      if title == nil, let root = (self as? UINavigationController)?.stack.first {
        return root.tabBarItem
      }
      let item = UITabBarItem(title: title ?? navigationItem.title, image: nil, tag: 0)
      sideStorage[ObjectIdentifier(TabBarItemStore.self)] = item
      return item
    }
    set { sideStorage[ObjectIdentifier(TabBarItemStore.self)] = newValue }
  }

  var tabBarItemIfCreated: UITabBarItem? {
    sideStorage[ObjectIdentifier(TabBarItemStore.self)] as? UITabBarItem
  }

  var enclosingTabBarController: UITabBarController? {
    sequence(first: self, next: { $0.parentStorage }).dropFirst()
      .lazy.compactMap { $0 as? UITabBarController }.first
  }
}

/// The key under which view controllers store their tab bar items.
private struct TabBarItemStore {}
