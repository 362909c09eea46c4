import QuartzCore

/// An object that manages a view: it creates the view, and is notified when the view appears,
/// changes its size or disappears.
@MainActor open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  var viewStorage: UIView?
  private var isLoadingView = false

  /// The state of the appearance callbacks; see `UIViewController+Appearance`.
  var appearance = AppearanceState()
  package internal(set) var childrenStorage: [UIViewController] = []
  weak var parentStorage: UIViewController?
  /// The presentation of another view controller by this one, which retains it.
  var activePresentation: UIPresentationController?
  /// The presentation of this controller.
  weak var presentation: UIPresentationController?
  /// The presentation controller that was requested before the presentation.
  var preparedPresentation: UIPresentationController?
  /// The presentation that the app requested, while another one replaces it.
  var originalPresentation: UIPresentationController?
  /// The transition in which the controller takes part.
  var currentTransition: ScreenTransition?
  /// The coordinator of a size change, while the window changes its size.
  var sizeCoordinator: TransitionCoordinator?
  /// The trait overrides of the controller and the observers of its traits; nil if there are none.
  var traitNode: TraitNode?
  /// The traits as of the last update; nil before the view was in a window.
  var resolvedTraits: UITraitCollection?
  var movement = ControllerMovement()
  /// The safe area insets of a container's bars, in addition to the app's own.
  var containerSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if containerSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }
  private var navigationItemStorage: UINavigationItem?

  /// Creates a view controller. Nib files aren't supported, so the name must be nil.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(
      nibNameOrNil == nil, "UIViewController.init(nibName:bundle:): nib files are not read")
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller like `init(nibName:bundle:)` with nil; the coder isn't read.
  public required init?(coder: NSCoder) {
    nibBundle = nil
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// The name of the controller's nib file; always nil, because nib files aren't supported.
  open var nibName: String? { nil }
  /// The bundle that the controller was created with.
  open private(set) var nibBundle: Bundle?

  // MARK: Editing

  /// Whether the user can edit the content of the screen; false by default.
  open var isEditing: Bool {
    get { editing.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Called when the screen begins or ends editing. Overrides call `super` and update their views.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing) }

  /// A bar button with the title "Edit", or "Done" during editing, that begins and ends editing.
  open var editButtonItem: UIBarButtonItem { ownEditButtonItem }
  var editing = EditingState()

  // MARK: Containers

  /// Whether the tab bar and toolbar are hidden while this screen or one above it is at the top of
  /// a navigation controller's stack; false by default. Set it before the screen is pushed.
  open var hidesBottomBarWhenPushed = false
  /// Returns the scroll view that bars at an edge observe: the one that was set, or the first one
  /// that is found there.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    storedContentScrollView(for: edge) ?? foundContentScrollView(for: edge)
  }
  /// The nearest enclosing navigation controller.
  open var navigationController: UINavigationController? { enclosingNavigationController }
  /// The nearest enclosing tab bar controller.
  open var tabBarController: UITabBarController? { enclosingTabBarController }
  /// The nearest enclosing split view controller.
  open var splitViewController: UISplitViewController? { enclosingSplitViewController }
  /// Shows a view controller in the secondary column of the enclosing split view controller, or
  /// presents it if there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetail(vc, sender: sender)
  }
  /// The item that represents the controller in a tab bar; unless set, it is created with the
  /// controller's title, and that of a navigation controller is its root's.
  open var tabBarItem: UITabBarItem! {
    get { storedTabBarItem }
    set { storedTabBarItem = newValue }
  }
  /// Updates the status bar from the preferences of the view controller on screen.
  open func setNeedsStatusBarAppearanceUpdate() { updateStatusBar() }

  // MARK: View

  /// The view of the controller, which is loaded when it is first accessed.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewStorage
    }
    set { replaceView(with: newValue) }
  }

  /// Creates the view; by default an empty one of the key window's size.
  open func loadView() {
    let view = UIView(frame: UIApplication.current?.keyWindow?.bounds ?? .zero)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() {
    guard viewStorage == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    if viewStorage == nil { view = UIView() }
    isLoadingView = false
    viewDidLoad()
  }

  /// The view; nil if it isn't loaded.
  open var viewIfLoaded: UIView? { viewStorage }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { viewStorage != nil }

  /// Called when the view has been loaded.
  open func viewDidLoad() {}

  /// The title of the screen, which its navigation item and its tab bar item also display.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      navigationItemStorage?.title = title
      tabBarItemIfCreated?.title = title
    }
  }

  /// The title and buttons of the screen in a navigation bar; created when first accessed.
  open var navigationItem: UINavigationItem {
    if let navigationItemStorage { return navigationItemStorage }
    let item = UINavigationItem(title: title ?? "")
    item.owner = self
    navigationItemStorage = item
    return item
  }

  // MARK: Appearance

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after `viewWillAppear(_:)`, once the view is in a window.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before layout after the view's `setNeedsUpdateConstraints()`; updates constraints.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the layout margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Whether the controller is appearing because it is presented.
  open var isBeingPresented: Bool { movement.isBeingPresented }
  /// Whether the controller is disappearing because it is dismissed.
  open var isBeingDismissed: Bool { movement.isBeingDismissed }
  /// Whether the controller is appearing because it was added to a container.
  open var isMovingToParent: Bool { movement.isMovingToParent }
  /// Whether the controller is disappearing because it is removed from a container.
  open var isMovingFromParent: Bool { movement.isMovingFromParent }

  /// Whether children appear and disappear along with the controller; true by default. If it is
  /// false, the controller calls their `beginAppearanceTransition` and `endAppearanceTransition`
  /// itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Notifies a child that it is about to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Notifies a child that it has appeared or disappeared.
  open func endAppearanceTransition() { endAppearance() }

  // MARK: Containment

  /// The children, in the order in which they were added.
  open var children: [UIViewController] { childrenStorage }
  /// The container of the controller.
  open var parent: UIViewController? { parentStorage }
  /// Adds a child, removing it from its former container.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Removes the controller from its container.
  open func removeFromParent() { leaveParent() }
  /// Called before the controller is added to a container, or removed from it if nil.
  open func willMove(toParent parent: UIViewController?) { noteWillMove(to: parent) }
  /// Called when the controller has been added to a container, or removed from it if nil.
  open func didMove(toParent parent: UIViewController?) { noteDidMove(to: parent) }

  /// Replaces a child's view with another child's, animating the changes; the duration is in
  /// seconds.
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

  /// The style in which the controller covers the one that presents it; automatic by default.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue { preparedPresentation = nil } }
  }
  /// Whether the user can't dismiss the presented controller; false by default. Sheets and popovers
  /// consult the controller and its children that are on screen.
  open var isModalInPresentation = false
  /// The style in which the controller appears and disappears without a transitioning delegate;
  /// from the bottom by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The transition with which the controller is pushed, presented and removed; nil for the usual.
  open var preferredTransition: UIViewController.Transition?
  /// Whether presentations in the current context cover this controller's view; false by default.
  open var definesPresentationContext = false
  /// The delegate that provides animators and the presentation controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { if transitioningDelegate !== oldValue { preparedPresentation = nil } }
  }

  /// The controller that this one or the nearest container presents.
  open var presentedViewController: UIViewController? {
    activePresentation?.presentedViewController ?? parentStorage?.presentedViewController
  }

  /// The controller that presents this one or the nearest container.
  open var presentingViewController: UIViewController? {
    presentation?.presenter ?? parentStorage?.presentingViewController
  }

  /// The presentation controller of this controller or its container; if there is none yet, the one
  /// that it will use.
  open var presentationController: UIPresentationController? {
    presentation ?? parentStorage?.presentationController ?? preparePresentation()
  }

  /// Presents another view controller, after waiting for a transition in progress.
  ///
  /// The call is ignored with a warning if a controller is already presented, or if this one isn't
  /// in a window.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { startPresenting(viewControllerToPresent, animated: flag, completion: completion) }

  /// Dismisses the controller that this one presents, including everything presented on top of it,
  /// or this controller if it presents none.
  /// Waits for a transition in progress.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  /// Pushes a view controller onto the enclosing navigation controller's stack, or presents it if
  /// there is none.
  open func show(_ vc: UIViewController, sender: Any?) { pushOrPresent(vc, sender) }

  /// The coordinator of the transition or size change in progress.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinator }

  // MARK: Status bar

  /// Whether the status bar should be hidden; false by default. Desktops have no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// The child that determines whether the status bar is hidden instead; nil by default.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The preferred style of the status bar; the scene's `statusBarManager` has the style that the
  /// controller on screen prefers.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The child that determines the style of the status bar instead; nil by default.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The orientations that the screen supports; all by default. As for windows on iPad, this and
  /// the two next values aren't used: the window determines its size.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Whether the screen turns with the device; true by default.
  open var shouldAutorotate: Bool { true }
  /// The preferred initial orientation of the screen.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the home indicator can hide; false by default. Desktops have none: it isn't used.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whether the controller determines the status bar's appearance in any presentation style.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// The part of the view that bars cover at the top.
  open var topLayoutGuide: any UILayoutSupport { coveredEdge(isTop: true) }
  /// The part of the view that bars cover at the bottom.
  open var bottomLayoutGuide: any UILayoutSupport { coveredEdge(isTop: false) }
  /// Called when memory runs low; release what can be made again. The default does nothing.
  open func didReceiveMemoryWarning() {}

  // MARK: Size and traits

  open var preferredContentSize: CGSize = .zero {
    didSet { if preferredContentSize != oldValue { preferredContentSizeWasSet() } }
  }

  /// Insets that are added to the safe area of the view, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }

  /// Whether the margins of the view are at least the system's minimum; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.marginsMayHaveChanged() }
  }

  /// The minimum margins of the system, in points: 16 at the sides, 20 in wide windows.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The light or dark appearance of the view and its subviews; unspecified if it is inherited.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitNode?.overrides[UITraitUserInterfaceStyle.self] ?? .unspecified }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// The traits of the controller, which its view inherits.
  open var traitCollection: UITraitCollection { resolvedTraits ?? currentTraits() }
  /// Called when traits have changed, before layout. The previous traits are nil the first time.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Sets traits that replace those that a child inherits, below the child's own overrides.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { setOverrides(collection, of: childViewController) }

  /// Returns the traits that were set for a child; nil if there are none.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { overrides(of: childViewController) }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the parent's size for a child that fills the view; another child keeps its own size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { childSize(of: container, parentSize: parentSize) }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardSize(size, with: coordinator) }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTraits(newCollection, with: coordinator) }

  // MARK: Responder

  /// The presenter if the controller is presented; otherwise the superview of its view or, if there
  /// is none, the parent.
  open override var next: UIResponder? {
    if let presenter = presentation?.presenter { return presenter }
    return viewIfLoaded?.superview ?? parentStorage
  }
  override var placeView: UIView? { viewIfLoaded }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !takeEscape(presses) { super.pressesBegan(presses, with: event) }
  }

  // MARK: For system containers

  /// The children whose views are visible whenever this controller's is.
  var appearanceChildren: [UIViewController] {
    guard let view = viewStorage else { return [] }
    return childrenStorage.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  /// Called before the controller's own callbacks; `appearanceDidChange` is called after them.
  func appearanceWillChange(isAppearing: Bool, animated: Bool) {}
  func appearanceDidChange(isVisible: Bool, animated: Bool) {}

  // MARK: Bars, keys and presentations

  /// The items that a navigation controller's toolbar shows for this screen; nil by default.
  open var toolbarItems: [UIBarButtonItem]? {
    get { toolbarItemsStorage }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces the items of the navigation controller's toolbar for this screen, optionally fading
  /// them in.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    toolbarItemsStorage = toolbarItems
    navigationController?.toolbarItemsDidChange(of: self, animated: animated)
  }

  /// Sets the scroll view that the bars at the specified edges observe; with nil, the bars find
  /// one.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    setBarScrollView(scrollView, edge)
  }

  /// Adds a key command, which is available while the controller or one of its descendants is in
  /// the responder chain.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    guard !addedKeyCommands.contains(where: { $0 === keyCommand }) else { return }
    addedKeyCommands.append(keyCommand)
  }

  /// Removes a key command that was added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  /// Updates the traits of the view controller and its view immediately if an update is pending.
  open func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }

  /// The popover in which this controller or a container is presented or, before that, will be
  /// presented; `nil` for other styles.
  ///
  /// An action sheet and an activity view controller have a popover with any style, and use it in a
  /// regular width.
  open var popoverPresentationController: UIPopoverPresentationController? {
    (self as? any PopoverPreparing)?.preparePopover()
    return ownPresentation as? UIPopoverPresentationController
  }

  /// The sheet in which this controller or a container is presented or, before that, will be
  /// presented; `nil` for other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    ownPresentation as? UISheetPresentationController
  }
}
