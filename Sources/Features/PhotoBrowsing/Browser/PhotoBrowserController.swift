import Motion
import Paging
import UIKit
import UIKitCompat

/// The parts of a photo browser that don't depend on the type of ids: pages, appearance, gestures,
/// opening and closing. Transitions, overlays and screens that only show a browser take this class;
/// its subclass `PhotoBrowser` provides the photos.
@MainActor open class PhotoBrowserController: UIViewController {
  /// The screen that photos open from and return to; see `PhotoBrowser.setSource(_:)`.
  public internal(set) weak var source: (any PhotoSourcing)?

  // MARK: Appearance and behavior

  /// How the browser opens and closes. If it isn't set, the photo grows out of its thumbnail and
  /// returns to it or, without a `source`, the browser fades.
  public var transition: any PhotoBrowserTransitioning {
    get { ownTransition ?? (source == nil ? fade : morph) }
    set {
      ownTransition = newValue
      newValue.browser = self
    }
  }
  private var ownTransition: (any PhotoBrowserTransitioning)?
  private lazy var fade = FadeTransition()
  private lazy var morph = {
    let morph = MorphTransition()
    morph.browser = self
    return morph
  }()

  /// The view at the bottom that shows the current page; a `NumberIndicator` by default.
  public var pageIndicator: (any PageIndicator)? = NumberIndicator() {
    didSet { chrome.setIndicator(pageIndicator) }
  }
  /// The direction of paging. A drag across it dismisses the photo: down, or to either side of
  /// vertical pages.
  public var scrollDirection: ScrollDirection = .horizontal {
    didSet { pagingView.axis = scrollDirection == .horizontal ? .horizontal : .vertical }
  }
  /// Whether the first photo follows the last. It has no effect with fewer than three photos.
  public var isLooping: Bool {
    get { pagingView.isLooping }
    set { pagingView.isLooping = newValue }
  }
  /// The views over the photos, the first one at the back.
  public var overlays: [any PhotoBrowserOverlay] = [] {
    didSet {
      chrome.setOverlays(overlays)
      if isViewLoaded { updateOverlays() }
    }
  }
  /// The action of a tap. A click of a mouse does nothing.
  public var tapAction: TapAction = .togglesChrome
  /// Whether a photo that appears without animation in place of another, as by a key, a button of
  /// the mouse or `page(by:animated:)`, takes over its zoom, in pixels, and its visible part. The
  /// page keys then turn the page of a zoomed photo at once. The default is false.
  public var keepsZoom = false
  /// The action of the wheel. A touchpad turns pages and moves photos whatever it is.
  public var wheelAction = WheelAction.zooms { didSet { updateCells() } }
  /// How far photos can be zoomed, and how far a double tap zooms. An `ImageCell` may adjust it by
  /// its own photo; see `ImageCell.adjusted(_:)`.
  public var zoomLimits = ZoomLimits() { didSet { updateCells() } }
  /// Decides whether a drag dismisses the photo.
  public var dismissRule = DismissRule()
  /// Whether the navigation bar is hidden while the browser is on screen.
  public var hidesNavigationBar = true
  /// Whether dragging a photo away and pinching it together close the browser.
  public var allowsDismissGestures = true
  /// The space between two pages, visible only while they move, in points.
  public var pageSpacing: CGFloat {
    get { pagingView.pageSpacing }
    set { pagingView.pageSpacing = newValue }
  }

  /// Whether a close button is shown at the top; an app with a bar of its own hides it. There is
  /// none while the browser is embedded.
  public var showsCloseButton: Bool {
    get { chrome.showsCloseButton }
    set {
      chrome.showsCloseButton = newValue
      setNeedsStatusBarAppearanceUpdate()
    }
  }
  /// How long the pointer rests before page indicator, buttons and overlays are hidden, in seconds.
  /// They stay while it is over one of their controls, or one has the focus.
  public var idleDelay: TimeInterval {
    get { chrome.idleDelay }
    set { chrome.idleDelay = newValue }
  }
  /// Whether page indicator, buttons and overlays are shown.
  public var areControlsShown: Bool {
    get { chrome.isShown }
    set { if newValue { chrome.pointerMoved() } else { chrome.isShown = false } }
  }
  /// Returns whether the controls are used by other means than pointer and focus, such as an open
  /// menu, so that they stay.
  public var areControlsInUse: () -> Bool {
    get { chrome.isInUse }
    set { chrome.isInUse = newValue }
  }

  // MARK: Events

  /// Called when a page appears, disappears, or has done so, after the cell itself was told.
  /// The calls are balanced as those of view controllers are, also when a swipe is reversed.
  public var cellWillAppear: CellEvent?
  /// Called after a page has appeared; see `cellWillAppear`.
  public var cellDidAppear: CellEvent?
  /// Called before a page disappears; see `cellWillAppear`.
  public var cellWillDisappear: CellEvent?
  /// Called after a page has disappeared; see `cellWillAppear`.
  public var cellDidDisappear: CellEvent?

  /// Called when the pages move, by a gesture, a key or a call: 2.5 is half-way between the third
  /// and the fourth page. While looping, the position continues below zero and beyond the last
  /// page.
  public var onPageMove: ((_ position: CGFloat) -> Void)?
  /// Called when the current photo is one of the last `nearEndDistance`, so that the app can append
  /// more. It is called once for each number of photos.
  public var onNearEnd: (() -> Void)?
  /// The number of photos at the end that call `onNearEnd`.
  public var nearEndDistance = 3
  /// Called while a drag to dismiss moves the photo, with its scale: 1 in its place, 0.3 at least.
  public var onDismissDrag: ((_ scale: CGFloat) -> Void)?
  /// Called when a drag to dismiss has ended.
  public var onDismissDragEnd: ((_ isClosing: Bool) -> Void)?
  /// Called when a key is pressed. Return true to keep the browser from handling it.
  public var onKey: ((UIKey) -> Bool)?

  /// Called when page indicator, buttons and overlays are about to be shown or hidden.
  public var onControlsChange: ((_ areShown: Bool) -> Void)?
  /// Called when the current photo is zoomed or moved, in each frame.
  public var onZoom: ((_ cell: ImageCell) -> Void)?
  /// Called when the space of panels has changed, in each frame of its animation.
  public var onPanelMove: ((_ insets: UIEdgeInsets) -> Void)?

  // MARK: Parts

  /// The view for panels beside and below the photo, as large as the browser. They stay when the
  /// controls are hidden, and fade with a photo that is dragged or closes. Touches beside them pass
  /// through.
  public let panelView: UIView = PanelView()
  var panelSpace = PanelSpace()
  var parts = BrowserParts()
  /// The black view behind the photos.
  public let backdropView = UIView()
  let pagingView = PagingView()
  let chrome = Chrome()
  lazy var transitionController = PhotoTransitionController(self)
  var gestures: BrowserGestures?
  var keyRepeat: KeyRepeat?
  var heldKeys: Set<UIKeyboardHIDUsage> = []
  /// Not nil while the browser is in a navigation controller.
  var navigationDelegate: BrowserNavigationDelegate?
  var barFader: NavigationBarFader?
  /// Shown in place of photos if there are none.
  var emptyPage: ErrorPage?
  /// Counts reloads: the same index may be another photo after each.
  var dataGeneration = 0
  /// The page with which `onPageChange` was called last.
  var reportedPage: (index: Int, id: PhotoID)?
  /// The number of photos when `onNearEnd` was called last.
  var countNearEnd: Int?
  /// The number of pages to go on after opening, by keys that were pressed meanwhile.
  var pagesAfterOpening = 0
  /// Whether the pointer was a hand when its style was last asked for.
  var isPointerHand = false
  var isClosing = false
  var isGone = false
  /// Whether the transition that UIKit asked for last shows the browser.
  var isShownByTransition = true

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    modalPresentationStyle = .overFullScreen
    transitioningDelegate = self
    pagingView.isActive = false
  }

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  // MARK: State

  /// The index of the current page; nil if there are none.
  public var currentIndex: Int? { pagingView.currentIndex }
  /// The id of the current photo, with its type erased.
  public var currentPhotoID: PhotoID? { currentIndex.map { erasedID(at: $0) } }
  /// The cell of the current page.
  public var currentCell: (any PhotoBrowserCell)? {
    pagingView.currentPage as? any PhotoBrowserCell
  }

  /// Whether the photo is at rest on its page: not opening, closing, closed or being dragged.
  public var isOpen: Bool { transitionController.phase == .presented && !isClosing && !isGone }

  /// The current page's image, in the coordinates of the browser's view.
  var pageContent: PhotoContent? {
    guard let cell = currentCell, var content = cell.photoContent else { return nil }
    let origin = pageOrigin(of: cell)
    content.frame = content.frame.offsetBy(dx: origin.x, dy: origin.y)
    return content
  }

  /// The frame of the image, or of the cell's `zoomContentView`, or of the whole page.
  var pageContentFrame: CGRect {
    if let content = pageContent { return content.frame }
    guard let cell = currentCell, let content = cell.zoomContentView else { return view.bounds }
    let origin = pageOrigin(of: cell)
    return cell.convert(content.bounds, from: content).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// A moving page counts as if it had arrived.
  private func pageOrigin(of cell: UIView) -> CGPoint {
    let origin = pagingView.isMoving ? .zero : cell.frame.origin
    return CGPoint(x: origin.x + pageFrame.minX, y: origin.y + pageFrame.minY)
  }

  // MARK: For PhotoBrowser

  /// The number of photos that the app has at the moment.
  public var photoCount: Int { 0 }
  /// The text in place of photos if there are none.
  var emptyMessage: String { String(localized: "No Photos", bundle: .photoBrowsing) }
  /// The cell that the app makes for a page; nil for an image cell.
  func ownCell(at index: Int) -> (any PhotoBrowserCell)? { nil }
  /// The id that the app gives a photo; nil if it gives none.
  func ownID(at index: Int) -> PhotoID? { nil }
  /// The current index of a photo, searched from its last index outwards; nil if it was deleted.
  func index(of id: PhotoID, near hint: Int) -> Int? {
    let count = pagingView.pageCount
    for distance in 0..<max(count, 1) {
      for index in [hint - distance, hint + distance] where index >= 0 && index < count {
        if pageID(at: index) == id { return index }
      }
    }
    return nil
  }
  /// Returns the request by which an image cell shows a photo.
  func request(at index: Int) -> PhotoRequest {
    PhotoRequest(id: index) { _ in throw PhotoBrowserError.noLoader }
  }
  /// The file of a photo; nil if it has none.
  func ownFile(at index: Int) -> URL? { nil }
  // `PhotoBrowser` tells the app, with its own ids.
  func didChangePage(to index: Int) {}
  func didClose() {}
  func prefetch(_ indices: [Int]) {}

  // MARK: Lifecycle

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    backdropView.backgroundColor = .black
    backdropView.alpha = 0
    for part in [backdropView, pagingView, transitionController.morphView, chrome, panelView] {
      part.frame = view.bounds
      view.addSubview(part)
    }
    transitionController.morphView.isHidden = true
    pagingView.dataSource = self
    pagingView.delegate = self
    chrome.onShownChange = { [weak self] in self?.controlsDidChange(areShown: $0) }
    chrome.onClose = { [weak self] in self?.close(animated: true) }
    chrome.setIndicator(pageIndicator)
    gestures = BrowserGestures(self)
    panelView.alpha = 0
    chrome.contentInsets = panelInsets
    view.addInteraction(UIPointerInteraction(delegate: self))
    offerActions()
    pagingView.reloadData()
    reloadFilmstrip()
    updateEmptyPage()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    backdropView.frame = view.bounds
    chrome.frame = view.bounds
    panelView.frame = view.bounds
    // A layout direction that is forced on the browser's view applies to its pages.
    pagingView.semanticContentAttribute = view.semanticContentAttribute
    if pagingView.transform.isIdentity { pagingView.frame = pageFrame }
    layOutFilmstrip()
    parts.pageElement?.accessibilityFrameInContainerSpace = pagingView.bounds
  }

  open override func accessibilityPerformEscape() -> Bool {
    MainActor.assumeIsolated { closeForEscape() }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isGone { prepareForReopening(at: nil) }
    chrome.canClose = !isEmbedded
    hideBar()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pagingView.isActive = true
    if transitionController.isWaiting { transitionController.skipOpening() }
    barFader?.hide()
    _ = becomeFirstResponder()
    UIAccessibility.post(notification: .screenChanged, argument: parts.pageElement)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    keyRepeat = nil
    resignFirstResponder()
    showBar()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // Not earlier, because a page that disappears resets its zoom, from which the photo closes.
    pagingView.isActive = false
    barFader?.restore()
    let isDismissed = isBeingDismissed || navigationController?.isBeingDismissed == true
    let isLeaving = isDismissed || isMovingFromParent || transitionController.isClosed
    if isLeaving || (presentingViewController == nil && parent == nil) { leave() }
  }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    // This also covers screens that are removed together with those on top of them.
    if parent == nil, viewIfLoaded?.window == nil { leave() }
  }

  /// Ends what goes on, once it is off the screen.
  func leave() {
    guard !isGone else { return }
    isGone = true
    parts.slideshow?.stop()
    transitionController.restoreThumbnail()
    // Cancels what pages load.
    pagingView.hasPages = false
    resetOverlays()
    navigationDelegate?.detach()
    navigationDelegate = nil
    barFader = nil
    didClose()
  }

  open override var canBecomeFirstResponder: Bool { true }

  /// The status bar is visible while a photo opens, closes or is dragged, because the screen below
  /// is, too. Behind an open photo it comes and goes with the bar that an app has instead of the
  /// close button.
  open override var prefersStatusBarHidden: Bool {
    transitionController.phase == .presented && (showsCloseButton || !areControlsShown)
  }

  /// Light on the dark background, as long as it covers the screen below.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    transitionController.phase == .presented ? .lightContent : .default
  }

  // MARK: Keys

  open override var keyCommands: [UIKeyCommand]? {
    (super.keyCommands ?? []) + keyCommandsOfActions
  }

  /// Whether a screen hides the browser, whose keys aren't the browser's.
  private var isHiddenByScreen: Bool {
    guard let screen = presentedViewController, !screen.isBeingDismissed else { return false }
    return [.fullScreen, .overFullScreen].contains(screen.modalPresentationStyle)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    // While it closes, they are meant for the screen that comes back.
    guard !isClosing || transitionController.isReversed, !isHiddenByScreen else {
      return super.pressesBegan(presses, with: event)
    }
    let rest = presses.filter { press in
      guard let key = press.key else { return true }
      return !handleKeyDown(key)
    }
    // So that Tab finds them.
    if !rest.isEmpty, isOpen { showControlsForKeys() }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forget(presses)
    super.pressesEnded(presses, with: event)
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forget(presses)
    super.pressesCancelled(presses, with: event)
  }
}
