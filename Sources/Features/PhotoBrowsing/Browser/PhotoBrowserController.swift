import Motion
import Paging
import UIKit
import UIKitCompat

/// What a browser of photos is whatever names its photos: pages, looks, rules, gestures and ways on and
/// off the screen. Transitions, overlays and screens that only show it take this; `PhotoBrowser` adds the
/// photos, by the app's own ids.
@MainActor open class PhotoBrowserController: UIViewController {
  // MARK: Pages

  /// How many there are, asked for on `reloadData()`.
  public var numberOfPhotos: () -> Int = { 0 }
  /// Makes other cells than `ImageCell`, with `dequeueCell(_:make:)`; nil for an image cell.
  public var makeCell:
    ((_ browser: PhotoBrowserController, _ index: Int) -> (any PhotoBrowserCell)?)?
  /// Where photos open from and return to; see `PhotoBrowser.setSource(_:)`.
  public internal(set) weak var source: (any PhotoSourcing)?

  // MARK: Looks and rules

  /// How the browser opens and closes. When none is set it fades; with a `source` one picture grows
  /// out of the thumbnail and returns into it.
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

  public var pageIndicator: (any PageIndicator)? = NumberIndicator() {
    didSet { chrome.setIndicator(pageIndicator) }
  }
  /// Which way pages follow each other. A drag across it takes the photo off the screen: down, or
  /// to either side of vertical pages.
  public var scrollDirection: ScrollDirection = .horizontal {
    didSet { pagingView.axis = scrollDirection == .horizontal ? .horizontal : .vertical }
  }
  public enum ScrollDirection: Sendable { case horizontal, vertical }
  /// Whether the first photo follows the last; not with fewer than three.
  public var isLooping: Bool {
    get { pagingView.isLooping }
    set { pagingView.isLooping = newValue }
  }
  /// Lie over the photos, the first at the bottom.
  public var overlays: [any PhotoBrowserOverlay] = [] {
    didSet {
      chrome.setOverlays(overlays)
      if isViewLoaded { updateOverlays() }
    }
  }
  public enum TapAction: Sendable { case togglesChrome, closes, nothing }
  /// What a finger's tap does. A mouse's click does nothing.
  public var tapAction: TapAction = .togglesChrome
  public var dismissRule = DismissRule()
  /// Whether a navigation bar goes while the browser is on screen.
  public var hidesNavigationBar = true
  /// Whether dragging away and pinching together close the browser.
  public var allowsDismissGestures = true
  /// Points between two photos; seen only while they move.
  public var pageSpacing: CGFloat {
    get { pagingView.pageSpacing }
    set { pagingView.pageSpacing = newValue }
  }

  // MARK: Events

  /// The pages moved, by a finger, a key or a call: 2.5 is half-way between the third photo and the
  /// fourth. While looping it goes on below zero and beyond the last.
  public var onPageMove: ((_ position: CGFloat) -> Void)?
  /// The current photo is one of the last `nearEndDistance`: time to append more. Called once for
  /// each number of photos.
  public var onNearEnd: (() -> Void)?
  public var nearEndDistance = 3
  /// A drag that takes the photo away moves: 1 at its place, down to 0.3.
  public var onDismissDrag: ((_ scale: CGFloat) -> Void)?
  /// Such a drag ended.
  public var onDismissDragEnd: ((_ isClosing: Bool) -> Void)?
  /// A key went down; true keeps it from the browser.
  public var onKey: ((UIKey) -> Bool)?

  // MARK: Parts

  /// Behind the photos; black.
  public let backdropView = UIView()
  let pagingView = PagingView()
  let chrome = Chrome()
  lazy var transitionController = PhotoTransitionController(self)
  var gestures: BrowserGestures?
  var keyRepeat: KeyRepeat?
  var heldKeys: Set<UIKeyboardHIDUsage> = []
  /// While it is in a stack.
  var relay: NavigationRelay?
  var bars: BarCover?
  /// How often the data changed: the same index may be another photo each time.
  var dataRound = 0
  /// What `onPageChange` was told last.
  var reportedPage: (index: Int, id: PhotoID)?
  /// Number of photos when more were asked for.
  var countNearEnd: Int?
  /// Pages that keys asked for while the photo was on its way in.
  var pagesAfterOpening = 0
  var isClosing = false
  var isGone = false

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    modalPresentationStyle = .overFullScreen
    transitioningDelegate = self
    pagingView.isActive = false
  }

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  // MARK: State

  /// The current page; nil when there is none.
  public var currentIndex: Int? { pagingView.currentIndex }
  /// The current photo, to be told from others and to be passed on.
  public var currentPhotoID: PhotoID? { currentIndex.map { photoID(at: $0) } }
  /// The view of the current page.
  public var currentCell: (any PhotoBrowserCell)? {
    pagingView.currentPage as? any PhotoBrowserCell
  }

  /// Whether the photo rests on its page: nothing opens, closes or is being dragged.
  public var isOpen: Bool { transitionController.phase == .presented }

  /// The current page's picture in the browser's view.
  var pageContent: PhotoContent? {
    guard let cell = currentCell, var content = cell.photoContent else { return nil }
    let origin = pageOrigin(of: cell)
    content.frame = content.frame.offsetBy(dx: origin.x, dy: origin.y)
    return content
  }

  /// Where the picture is, or what else the page zooms; the whole page if it names nothing.
  var pageContentFrame: CGRect {
    if let content = pageContent { return content.frame }
    guard let cell = currentCell, let content = cell.zoomContentView else { return view.bounds }
    let origin = pageOrigin(of: cell)
    return cell.convert(content.bounds, from: content).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// A page that is on its way counts as if it were there.
  private func pageOrigin(of cell: UIView) -> CGPoint {
    pagingView.isMoving ? .zero : cell.frame.origin
  }

  // MARK: What PhotoBrowser knows

  /// Nil for a photo that has no id of its own.
  func ownID(at index: Int) -> PhotoID? { nil }
  /// Where a photo is now, searched for from its last place outwards; nil when it is gone.
  func index(of id: PhotoID, near hint: Int) -> Int? {
    let count = pagingView.pageCount
    for distance in 0..<max(count, 1) {
      for index in [hint - distance, hint + distance] where index >= 0 && index < count {
        if pageID(at: index) == id { return index }
      }
    }
    return nil
  }
  /// What an image cell needs to show the photo.
  func request(at index: Int) -> PhotoRequest {
    PhotoRequest(id: index) { _ in throw PhotoBrowserError.noLoader }
  }
  // Set by `PhotoBrowser`, which tells the app with its own ids.
  var didChangePage: ((_ index: Int) -> Void)?
  var didClose: (() -> Void)?
  var prefetchPhotos: ((_ indices: [Int]) -> Void)?

  // MARK: Life

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    backdropView.backgroundColor = .black
    backdropView.alpha = 0
    for part in [backdropView, pagingView, transitionController.morphView, chrome] {
      part.frame = view.bounds
      view.addSubview(part)
    }
    transitionController.morphView.isHidden = true
    pagingView.dataSource = self
    pagingView.delegate = self
    chrome.onShownChange = { [weak self] in self?.currentCell?.chromeDidChange(isShown: $0) }
    chrome.onClose = { [weak self] in self?.close(animated: true) }
    chrome.setIndicator(pageIndicator)
    gestures = BrowserGestures(self)
    pagingView.reloadData()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    backdropView.frame = view.bounds
    chrome.frame = view.bounds
    // A direction that is forced on the browser's view is meant for its pages.
    pagingView.semanticContentAttribute = view.semanticContentAttribute
    if pagingView.transform.isIdentity { pagingView.frame = view.bounds }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isGone { prepareForReopening(at: nil) }
    coverBar()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pagingView.isActive = true
    if transitionController.isWaiting { transitionController.skipOpening() }
    bars?.hide()
    _ = becomeFirstResponder()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    keyRepeat = nil
    resignFirstResponder()
    uncoverBar()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // Not before: a page that is told it left gives up its zoom, from which the photo flies home.
    pagingView.isActive = false
    bars?.restore()
    let isDismissed = isBeingDismissed || navigationController?.isBeingDismissed == true
    let isLeaving = isDismissed || isMovingFromParent || transitionController.isClosed
    if isLeaving || (presentingViewController == nil && parent == nil) { leave() }
  }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    // Also when screens on top of it go with it.
    if parent == nil, viewIfLoaded?.window == nil { leave() }
  }

  private func leave() {
    guard !isGone else { return }
    isGone = true
    transitionController.restoreThumbnail()
    // Nobody waits for what they load any more.
    pagingView.hasPages = false
    forgetOriginals()
    relay?.giveBack()
    relay = nil
    bars = nil
    didClose?()
  }

  open override var canBecomeFirstResponder: Bool { true }

  /// The bar is there while a photo is dragged, opens or closes: the screen below is seen then.
  open override var prefersStatusBarHidden: Bool { transitionController.phase == .presented }

  // MARK: Keys

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { press in
      guard let key = press.key else { return true }
      return !handleKeyDown(key)
    }
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

/// Why the browser itself has no photo to show.
public enum PhotoBrowserError: Error, LocalizedError, CustomStringConvertible {
  case noLoader
  case noID

  public var errorDescription: String? { description }
  public var description: String {
    switch self {
    case .noLoader: "Nothing loads photos here. Set the browser's loadImage."
    case .noID: "This photo has no id. Set the browser's photoID."
    }
  }
}
