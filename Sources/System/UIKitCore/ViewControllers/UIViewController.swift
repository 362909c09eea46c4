import QuartzCore

/// Rules over one view: when it is made, seen, resized, covered and left.
@MainActor open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  private var viewStorage: UIView?
  private var isLoadingView = false

  /// Where the view is between gone and seen; see `UIViewController+Appearance`.
  var appearance = AppearanceState()
  package internal(set) var childrenStorage: [UIViewController] = []
  weak var parentStorage: UIViewController?
  /// What it presents; keeps the presented controller.
  var activePresentation: UIPresentationController?
  /// How it is presented.
  weak var presentation: UIPresentationController?
  /// The presentation controller that was requested before the presentation.
  var preparedPresentation: UIPresentationController?
  /// The change of screens that it takes part in now.
  var currentTransition: Transition?
  /// Lent while the window changes its size.
  var sizeCoordinator: TransitionCoordinator?
  var movement = ControllerMovement()
  /// What a container's bars cover, beyond the app's own insets.
  var containerSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if containerSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }
  private var navigationItemStorage: UINavigationItem?

  /// Nib files are not read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(
      nibNameOrNil == nil, "UIViewController.init(nibName:bundle:): nib files are not read")
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: View

  /// Made on the first reading.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewStorage
    }
    set { replaceView(with: newValue) }
  }

  open func loadView() {
    let view = UIView(frame: UIApplication.current?.keyWindow?.bounds ?? .zero)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  public func loadViewIfNeeded() {
    guard viewStorage == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    if viewStorage == nil { view = UIView() }
    isLoadingView = false
    viewDidLoad()
  }

  public var viewIfLoaded: UIView? { viewStorage }
  public var isViewLoaded: Bool { viewStorage != nil }

  open func viewDidLoad() {}

  private func replaceView(with view: UIView?) {
    guard view !== viewStorage else { return }
    viewStorage?.viewController = nil
    viewStorage = view
    view?.viewController = self
    view?.updateSafeArea()
  }

  open var title: String? {
    didSet { if title != oldValue { navigationItemStorage?.title = title } }
  }

  open var navigationItem: UINavigationItem {
    if let navigationItemStorage { return navigationItemStorage }
    let item = UINavigationItem(title: title ?? "")
    navigationItemStorage = item
    return item
  }

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}

  open var isBeingPresented: Bool { movement.isBeingPresented }
  open var isBeingDismissed: Bool { movement.isBeingDismissed }
  open var isMovingToParent: Bool { movement.isMovingToParent }
  open var isMovingFromParent: Bool { movement.isMovingFromParent }

  /// False: the container calls `beginAppearanceTransition` and `endAppearanceTransition` itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() { endAppearance() }

  // MARK: Containment

  open var children: [UIViewController] { childrenStorage }
  open var parent: UIViewController? { parentStorage }
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) { noteWillMove(to: parent) }
  open func didMove(toParent parent: UIViewController?) { noteDidMove(to: parent) }

  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  // MARK: Presentation

  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue { preparedPresentation = nil } }
  }
  /// Whether a person may not take it away while it is presented; its presentation heeds it.
  open var isModalInPresentation = false
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether presentations in the current context cover this controller's view.
  open var definesPresentationContext = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { if transitioningDelegate !== oldValue { preparedPresentation = nil } }
  }

  /// The presented controller of this controller or of a container of it.
  open var presentedViewController: UIViewController? {
    activePresentation?.presentedViewController ?? parentStorage?.presentedViewController
  }

  open var presentingViewController: UIViewController? {
    presentation?.presenter ?? parentStorage?.presentingViewController
  }

  /// For a controller that isn't presented yet, the presentation that it will use.
  open var presentationController: UIPresentationController? {
    presentation ?? parentStorage?.presentationController ?? preparePresentation()
  }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away what this controller presents, with all that is presented on top; if it presents
  /// nothing, takes away this controller itself.
  ///
  /// Waits for a transition that is under way.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  /// Pushes where there is a navigation controller around, else presents.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinator }

  // MARK: Status bar

  open var prefersStatusBarHidden: Bool { false }
  /// Decides in this controller's place.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether a controller that is presented over another without replacing it decides.
  open var modalPresentationCapturesStatusBarAppearance = false

  // MARK: Size and traits

  open var preferredContentSize: CGSize = .zero {
    didSet { if preferredContentSize != oldValue { preferredContentSizeWasSet() } }
  }

  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.propagateTraits() }
    }
  }

  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// A child that fills the view gets the new size, another keeps its own.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    childSize(of: container, parentSize: parentSize)
  }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSize(size, with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTraits(newCollection, with: coordinator)
  }

  // MARK: Responder

  /// After a controller comes what its view lies in; after a presented one its presenter.
  open override var next: UIResponder? {
    if let presenter = presentation?.presenter { return presenter }
    return viewIfLoaded?.superview ?? parentStorage
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !takeEscape(presses) { super.pressesBegan(presses, with: event) }
  }

  // MARK: For containers of the system

  /// Children whose views are seen whenever this controller's is.
  var appearanceChildren: [UIViewController] {
    guard let view = viewStorage else { return [] }
    return childrenStorage.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  /// Called before and after the controller's own callbacks went to it.
  func appearanceWillChange(isAppearing: Bool, animated: Bool) {}
  func appearanceDidChange(isVisible: Bool, animated: Bool) {}
}

/// The reason for a view controller's appearance transition, while it runs.
struct ControllerMovement {
  var isBeingPresented = false
  var isBeingDismissed = false
  var isMovingToParent = false
  var isMovingFromParent = false
}
