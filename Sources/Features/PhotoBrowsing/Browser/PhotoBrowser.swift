import Motion
import Paging
import UIKit
import UIKitCompat

/// Shows photos full size, one page each: opens from a thumbnail, pages, zooms, and returns into
/// the thumbnail of whatever photo is current.
///
/// It holds no data. It asks by index for as many photos as there are, and by id for everything
/// else, so that photos may come and go while it is open.
@MainActor open class PhotoBrowser: UIViewController {
  // MARK: Data

  public var numberOfPhotos: () -> Int = { 0 }
  /// What stays the same when photos before it come and go. The index when not set: then each
  /// `reloadData()` shows what the data has at the current index by then.
  public var photoID: (_ index: Int) -> AnyHashable {
    get { { [ownID] in ownID?($0) ?? AnyHashable($0) } }
    set { ownID = newValue }
  }
  /// Nil for photos that have no id of their own.
  var ownID: ((_ index: Int) -> AnyHashable?)?
  /// Where a photo is now. Searched from its last place outwards when not set.
  public var photoIndex: ((_ id: AnyHashable) -> Int?)?
  /// Upright pixels, when they are known before the photo is loaded.
  public var photoSize: (_ id: AnyHashable) -> CGSize? = { _ in nil }
  /// What can be shown at once: a thumbnail from a cache.
  public var placeholder: (_ id: AnyHashable) -> UIImage? = { _ in nil }
  /// See `PhotoRequest.load`. What it throws is shown in words, with a button to try again.
  public var loadImage: @MainActor (_ id: AnyHashable, _ pixels: CGSize) async throws -> UIImage = {
    _, _ in throw PhotoBrowserError.noLoader
  }
  /// See `PhotoRequest.loadRegion`.
  public var loadRegion:
    (@MainActor (_ id: AnyHashable, _ region: CGRect, _ pixels: CGSize) async throws -> UIImage)?
  /// See `PhotoRequest.loadPreview`.
  public var loadPreview: (@MainActor (_ id: AnyHashable) async -> UIImage?)?
  /// Makes other cells than `ImageCell`, with `dequeueCell(_:make:)`; nil for an image cell.
  public var makeCell: ((_ browser: PhotoBrowser, _ index: Int) -> (any PhotoBrowserCell)?)?
  /// Where photos open from and return to.
  public weak var source: (any PhotoSourcing)?

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

  /// Another photo is current; also once when the browser opens.
  public var onPageChange: ((_ index: Int, _ id: AnyHashable) -> Void)?
  /// The pages moved, by a finger, a key or a call: 2.5 is half-way between the third photo and the
  /// fourth. While looping it goes on below zero and beyond the last.
  public var onPageMove: ((_ position: CGFloat) -> Void)?
  /// The browser is gone; the photo that was shown last, nil when there was none left.
  public var onClose: ((_ id: AnyHashable?) -> Void)?
  /// The current photo is one of the last `nearEndDistance`: time to append more. Called once for
  /// each number of photos.
  public var onNearEnd: (() -> Void)?
  public var nearEndDistance = 3
  /// A drag that takes the photo away moves: 1 at its place, down to 0.3.
  public var onDismissDrag: ((_ scale: CGFloat) -> Void)?
  /// Such a drag ended.
  public var onDismissDragEnd: ((_ isClosing: Bool) -> Void)?
  /// Photos that are likely to be wanted soon.
  public var onPrefetch: ((_ ids: [AnyHashable]) -> Void)?
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
  var reportedPage: (index: Int, id: AnyHashable)?
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

  public var currentIndex: Int? { pagingView.currentIndex }
  public var currentID: AnyHashable? { currentIndex.map { id(at: $0) } }
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
    onClose?(currentID)
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

  public var errorDescription: String? { description }
  public var description: String {
    switch self {
    case .noLoader: "Nothing loads photos here. Set the browser's loadImage."
    }
  }
}
