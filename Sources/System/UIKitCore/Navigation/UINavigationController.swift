import QuartzCore

/// A stack of screens with a bar.
///
/// The stack changes at once, the screen follows: what is asked for during a transition is shown by
/// the next one, straight from what is on screen to what is on top then.
@MainActor open class UINavigationController: UIViewController {
  /// Seconds that the bar takes to come and go.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { onDelegateChange?() }
  }
  /// For what observes the key on Apple's systems.
  package var onDelegateChange: (() -> Void)?
  public let navigationBar = UINavigationBar()

  var stack: [UIViewController] = []
  /// Whose view is on screen, or was last; behind `stack.last` while a transition runs.
  var shown: UIViewController?
  /// The stack when `shown` came on screen; a cancelled transition goes back to it.
  var settledStack: [UIViewController] = []
  /// Popped controllers that stay children until the screen has left them.
  var leaving: [UIViewController] = []
  /// Counts changes of the stack, so that a cancelled pop knows whether it may take itself back.
  var stackVersion = 0
  /// What the next transition should do, set by the last change of the stack.
  var requestsAnimation = false
  /// Drives the pop that is being asked for; only set for the length of that call.
  var pendingInteractor: UIPercentDrivenInteractiveTransition?
  private(set) lazy var popInteraction = NavigationPopInteraction(self)
  var navigationView: NavigationView? { viewIfLoaded as? NavigationView }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    change(to: [rootViewController], animated: false)
  }

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
    self.view = view
    popInteraction.attach(to: view)
    follow(animated: false)
  }

  // MARK: Stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

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

  /// Nil when there is nothing to go back to.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: Array(stack.dropLast()), animated: animated)
    return top
  }

  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return popped
  }

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  open var topViewController: UIViewController? { stack.last }
  /// On top of the stack, or presented over it.
  open var visibleViewController: UIViewController? {
    var visible: UIViewController? = stack.last
    var next = activePresentation ?? stack.last?.activePresentation
    while let presentation = next {
      visible = presentation.presentedViewController
      next = presentation.presentedViewController.activePresentation
    }
    return visible
  }

  /// A swipe from the leading edge.
  ///
  /// It works whenever there is a screen to go back to and the
  /// back button is not hidden by `hidesBackButton`, with or without a bar.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popInteraction.recognizer }

  open override var childForStatusBarHidden: UIViewController? { topViewController }

  // MARK: Bar

  private var isBarHidden = false

  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

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

/// The content below, the bar above it.
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

/// Every screen in it fills it.
final class NavigationContentView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    for subview in subviews { subview.fill(bounds) }
  }
}
