import QuartzCore

/// A container view controller that manages a stack of screens with a bar.
///
/// The stack changes immediately and the visible screen follows: changes during a transition are
/// shown by a single further transition, from the visible screen to the one that is then on top.
@MainActor open class UINavigationController: UIViewController {
  /// The duration of the animation that shows or hides the bar, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  /// The delegate, which is notified of screens that are shown, and which can provide transitions.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { onDelegateChange?() }
  }
  /// Replaces key-value observing of `delegate`.
  package var onDelegateChange: (() -> Void)?
  /// The bar at the top of the screen.
  open private(set) var navigationBar = UINavigationBar()

  var stack: [UIViewController] = []
  /// The controller whose view is or was last on screen; differs from `stack.last` during a
  /// transition.
  var shown: UIViewController?
  /// The stack at the time when `shown` appeared; a cancelled transition restores it.
  var settledStack: [UIViewController] = []
  /// Controllers that were popped but remain children until they are off screen.
  var leaving: [UIViewController] = []
  /// The number of changes of the stack, so that a cancelled pop restores the stack only if it is
  /// unchanged.
  var stackVersion = 0
  /// Whether the next transition is animated, as the last change of the stack requested.
  var requestsAnimation = false
  /// The interaction controller for the pop in progress; set only during the call that starts it.
  var pendingInteractor: UIPercentDrivenInteractiveTransition?
  /// Items that a container of this controller adds to the bar.
  var containerItems: [UIBarButtonItem] = [] { didSet { showItemsAtRest() } }
  private(set) lazy var popInteraction = NavigationPopInteraction(self)
  /// Created when a screen that zooms is shown.
  private(set) lazy var zoomInteraction = makeZoomInteraction()
  /// Created when bars can be hidden by the user.
  private(set) lazy var barHiding = NavigationBarHiding(self)
  /// The screen for which the bars are laid out.
  weak var barScreen: UIViewController?
  /// The scroll views whose positions determine the layout of the bars.
  var observedScrollViews: [Weak<UIScrollView>] = []
  var isLayingOutBars = false
  var navigationView: NavigationView? { viewIfLoaded as? NavigationView }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a navigation controller with a stack of one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    change(to: [rootViewController], animated: false)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func loadView() {
    let view = NavigationView(frame: UIApplication.current?.keyWindow?.bounds ?? .zero)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.bar = navigationBar
    view.backgroundColor = .systemBackground
    view.addSubview(view.content)
    view.addSubview(navigationBar)
    view.onLayout = { [weak self] in self?.layOutBar() }
    navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
    navigationBar.onItemsChange = { [weak self] in self?.showItemsAtRest() }
    navigationBar.layoutOfItem = { [weak self] in self?.layout(of: $0) }
    self.view = view
    if !isToolbarOff { addToolbar() }
    popInteraction.attach(to: view)
    barHiding.settingsDidChange()
    follow(animated: false)
  }

  // MARK: Stack

  /// The controllers on the stack, the top one last; setting it isn't animated.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the stack. The transition is a pop if the new top controller was already on the
  /// stack, otherwise a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  /// Pushes a controller onto the stack and shows it.
  ///
  /// A controller that is already on the stack is ignored with a warning.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !(viewController is UINavigationController),
      "pushViewController: a navigation controller cannot be pushed")
    guard !stack.contains(where: { $0 === viewController }) else {
      Warning.write("Attempt to push \(viewController), which is on the stack already")
      return
    }
    change(to: stack + [viewController], animated: animated)
  }

  /// Pops the top controller and returns it; `nil` if it is the only one.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Pops the controllers above the given one and returns them; `nil` if it isn't on the stack.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return popped
  }

  /// Pops all controllers but the first and returns them; `nil` if the stack is empty.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// The controller whose view is visible: the top of the stack, or a controller presented over it.
  open var visibleViewController: UIViewController? {
    var visible: UIViewController? = stack.last
    var next = activePresentation ?? stack.last?.activePresentation
    while let presentation = next {
      visible = presentation.presentedViewController
      next = presentation.presentedViewController.activePresentation
    }
    return visible
  }

  /// The gesture recognizer of the swipe from the leading edge that pops the top screen.
  ///
  /// It is active whenever there is a previous screen and `hidesBackButton` isn't set, even if the
  /// bar is hidden or has a custom left item.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popInteraction.recognizer }

  open override var childForStatusBarHidden: UIViewController? { topViewController }
  /// The top view controller while the bar is hidden, which lies below the status bar otherwise.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  // MARK: Bar

  private var isBarHidden = false

  /// A Boolean value that indicates whether the bar is hidden. The default value is `false`.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar, optionally sliding it in or out.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard let view = viewIfLoaded else { return }
    guard animated, view.window != nil else {
      layOutBar()
      view.setNeedsLayout()
      return
    }
    UIView.animate(
      withDuration: Self.hideShowBarDuration, delay: 0, options: .allowUserInteraction,
      animations: {
        self.layOutBar()
        view.layoutIfNeeded()
      })
  }

  /// A Boolean value that determines whether swiping up or scrolling down hides the bars, and the
  /// reverse shows them. The default value is `false`.
  open var hidesBarsOnSwipe = false { didSet { barHiding.settingsDidChange() } }
  /// A Boolean value that determines whether a tap outside of controls hides or shows the bars. The
  /// default value is `false`.
  open var hidesBarsOnTap = false { didSet { barHiding.settingsDidChange() } }
  /// A Boolean value that determines whether the bars are hidden when the keyboard appears. The
  /// default value is `false`.
  open var hidesBarsWhenKeyboardAppears = false { didSet { barHiding.settingsDidChange() } }
  /// The gesture recognizer of the swipe that hides and shows the bars.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
  /// The gesture recognizer of the tap that hides and shows the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  // MARK: Toolbar

  var isToolbarOff = true
  var toolbarIfLoaded: UIToolbar?

  /// The toolbar at the bottom of the screen, which shows the items of the top screen.
  open var toolbar: UIToolbar! { loadedToolbar }

  /// A Boolean value that indicates whether the toolbar is hidden. The default value is `true`.
  /// Screens can also hide it with `hidesBottomBarWhenPushed`.
  open var isToolbarHidden: Bool {
    get { isToolbarOff }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows or hides the toolbar, optionally sliding it in or out.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    changeToolbar(isHidden: hidden, animated: animated)
  }

  // MARK: Appearance

  override var appearanceChildren: [UIViewController] {
    if let target = currentTransition?.to.controller, appearance.isVisible { return [target] }
    let screens = [currentTransition?.from.controller, currentTransition?.to.controller, shown]
    var found: [UIViewController] = []
    for case let screen? in screens where screen.parentStorage === self {
      if !found.contains(where: { $0 === screen }) { found.append(screen) }
    }
    return found
  }

  override func appearanceWillChange(isAppearing: Bool, animated: Bool) {
    guard isAppearing, let shown, currentTransition == nil else { return }
    delegate?.navigationController(self, willShow: shown, animated: animated)
  }

  override func appearanceDidChange(isVisible: Bool, animated: Bool) {
    guard isVisible, let shown, currentTransition == nil else { return }
    delegate?.navigationController(self, didShow: shown, animated: animated)
  }
}

/// The view of a navigation controller, with the bar above the content.
final class NavigationView: UIView {
  let content = NavigationContentView()
  weak var bar: UINavigationBar?
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  override func safeAreaInsetsDidChange() { onLayout?() }
}

/// Keeps its subviews at its own size.
final class NavigationContentView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    for subview in subviews { subview.fill(bounds) }
  }
}
