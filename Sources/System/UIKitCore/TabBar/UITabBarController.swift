import QuartzCore

/// Screens side by side, one of them shown, with a bar to choose.
///
/// The selection changes at once, the screen follows when a transition that runs is over.
@MainActor open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { onDelegateChange?() }
  }
  /// For what observes the key on Apple's systems.
  package var onDelegateChange: (() -> Void)?
  public let tabBar = UITabBar()

  private var screens: [UIViewController] = []
  private var selected = NSNotFound
  /// Whose view is on screen, or was last.
  var shown: UIViewController?
  private var isBarHidden = false
  var tabView: TabView? { viewIfLoaded as? TabView }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.onTap = { [weak self] in self?.choose($0) }
  }

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

  open var viewControllers: [UIViewController]? {
    get { screens.isEmpty ? nil : screens }
    set { setViewControllers(newValue, animated: false) }
  }

  /// What was selected stays so when it is among the new ones, else the first is.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let fresh = viewControllers ?? []
    let kept = selectedViewController
    let gone = screens.filter { old in !fresh.contains { $0 === old } }
    let added = fresh.filter { new in !screens.contains { $0 === new } }
    screens = fresh
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    tabBar.setItems(fresh.map(\.tabBarItem), animated: animated)
    let place = kept.flatMap { old in fresh.firstIndex { $0 === old } }
    selected = place ?? (fresh.isEmpty ? NSNotFound : 0)
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

  /// `NSNotFound` without any screen.
  open var selectedIndex: Int {
    get { selected }
    set {
      guard screens.indices.contains(newValue), newValue != selected else { return }
      selected = newValue
      tabBar.selectedItem = screens[newValue].tabBarItem
      follow()
    }
  }

  open var selectedViewController: UIViewController? {
    get { screens.indices.contains(selected) ? screens[selected] : nil }
    set {
      if let index = screens.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  /// The tab of a navigation controller that is shown already goes back to its root.
  private func choose(_ item: UITabBarItem) {
    guard let controller = screens.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    if controller === selectedViewController {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedViewController = controller
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  // MARK: Bar

  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

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

  func layOutBar() {
    guard let view = tabView else { return }
    view.content.fill(view.bounds)
    let height = UITabBar.height + view.safeAreaInsets.bottom
    let y = isBarHidden ? view.bounds.height : view.bounds.height - height
    tabBar.fill(CGRect(x: 0, y: y, width: view.bounds.width, height: height))
    for controller in [shown, currentTransition?.to.controller] {
      controller?.containerSafeAreaInsets = contentInsets
    }
  }

  var contentInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: isBarHidden ? 0 : UITabBar.height, right: 0)
  }

  // MARK: Appearance

  override var appearanceChildren: [UIViewController] {
    if let target = currentTransition?.to.controller, appearance.isVisible { return [target] }
    // While this controller goes, the one that comes goes too.
    return [currentTransition?.from.controller, currentTransition?.to.controller ?? shown]
      .compactMap { $0 }.filter { $0.parentStorage === self }
  }
}

/// The screen below, the bar above it.
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
  /// With the controller's title until it is given one of its own.
  public var tabBarItem: UITabBarItem! {
    get {
      let key = ObjectIdentifier(TabBarItemStore.self)
      if let item = sideStorage[key] as? UITabBarItem { return item }
      let item = UITabBarItem(title: title ?? navigationItem.title, image: nil, tag: 0)
      sideStorage[key] = item
      return item
    }
    set { sideStorage[ObjectIdentifier(TabBarItemStore.self)] = newValue }
  }

  public var tabBarController: UITabBarController? {
    sequence(first: self, next: { $0.parentStorage }).dropFirst()
      .lazy.compactMap { $0 as? UITabBarController }.first
  }
}

/// Names the place where controllers keep their items.
private struct TabBarItemStore {}
