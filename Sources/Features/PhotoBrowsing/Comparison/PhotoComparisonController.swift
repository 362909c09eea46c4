import UIKit
import UIKitCompat

/// Shows two to four photos side by side, which are zoomed and moved together. It is presented over
/// everything else.
///
/// The first photo stays, and the others can be changed: ← and → compare it with those before and
/// further on, and 2, 3 and 4 show so many photos. The keys of zoom are those of a browser. Esc
/// closes. With ``isFavorite`` each photo has a heart.
@MainActor public final class PhotoComparisonController: UIViewController {
  /// Returns the name of a photo, shown below it. Set it before the controller is presented.
  public var photoName: ((_ index: Int) -> String?)?
  /// Returns whether a photo is a favorite, which gives each photo a heart. Set it before the
  /// controller is presented.
  public var isFavorite: ((_ index: Int) -> Bool)?
  /// Makes a photo whose heart is pressed a favorite, or no longer. Call ``updateFavorites()`` when it
  /// is.
  public var toggleFavorite: ((_ index: Int) -> Void)?
  /// The index of the photo that the pointer came to last, or whose heart was pressed last, if it
  /// is shown; otherwise 0. It is marked where photos have hearts.
  public private(set) var currentIndex = 0 {
    didSet { if currentIndex != oldValue { markCurrent() } }
  }
  /// Called when a key is pressed. Return true to keep the controller from handling it.
  public var onKey: ((UIKey) -> Bool)?
  /// The number of photos that are shown at once, 2…4, or all if there are fewer.
  public var visibleCount: Int {
    get { shownCount }
    set {
      let new = Self.visibleCount(newValue, of: count)
      guard new != shownCount else { return }
      shownCount = new
      start = min(start, max(1, count - new + 1))
      showPanes()
    }
  }
  /// The indices of the photos that are shown, in the order of their places.
  public var visibleIndices: [Int] {
    count > 0 ? [0] + (start..<start + visibleCount - 1) : []
  }
  /// The cells of the photos that are shown, in the order of their places.
  public var visibleCells: [ImageCell] { panes.map(\.cell) }

  private let request: @MainActor (Int) -> PhotoRequest
  private let count: Int
  private var shownCount: Int
  private var panes: [ComparisonPane] = []
  private let close = UIButton()
  /// The first of the photos beside the first pane.
  private var start = 1
  private var isFollowing = false
  private var isLayingOut = false

  /// The largest number of photos that are shown at once.
  public static let maximumVisibleCount = 4
  private static let gap: CGFloat = 4
  private static let closeSide: CGFloat = 40

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - count: The number of photos: the one to compare with others, and the others.
  ///   - visibleCount: The number of photos that are shown at once at first, 2…4.
  ///   - request: Returns what is needed to show a photo, when it is shown.
  public init(
    count: Int, visibleCount: Int = 2, request: @escaping @MainActor (_ index: Int) -> PhotoRequest
  ) {
    self.count = max(0, count)
    shownCount = Self.visibleCount(visibleCount, of: count)
    self.request = request
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    modalPresentationCapturesStatusBarAppearance = true
    modalTransitionStyle = .crossDissolve
  }

  /// Creates a controller of photos.
  ///
  /// - Parameters:
  ///   - photos: The photo to compare with others, and the others.
  ///   - loader: Loads them by their URLs, such as ImageLoading's `ImageLoader`.
  public convenience init<ID: Hashable>(
    _ photos: [BrowserPhoto<ID>], visibleCount: Int = 2, loading loader: some PhotoLoading
  ) {
    self.init(count: photos.count, visibleCount: visibleCount) { photos[$0].request(loader) }
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  private static func visibleCount(_ wanted: Int, of count: Int) -> Int {
    min(max(2, wanted), maximumVisibleCount, max(0, count))
  }

  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.overrideUserInterfaceStyle = .dark
    setUpCloseButton()
    showPanes()
  }

  private func setUpCloseButton() {
    close.setImage(UIImage(systemName: "xmark"), for: .normal)
    close.accessibilityLabel = String(localized: "Close", bundle: .photoBrowsing)
    close.toolTip = close.accessibilityLabel
    close.tintColor = .white
    close.layer.cornerRadius = 10
    close.backgroundColor = UIColor(white: 0, alpha: 0.5)
    close.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    view.addSubview(close)
  }

  // MARK: Panes

  /// Keeps the panes of photos that stay.
  private func showPanes() {
    guard isViewLoaded else { return }
    let old = panes
    panes = visibleIndices.map { index in old.first { $0.index == index } ?? makePane(index) }
    for pane in old where !panes.contains(where: { $0 === pane }) { pane.removeFromSuperview() }
    if !visibleIndices.contains(currentIndex) { currentIndex = 0 }
    markCurrent()
    view.setNeedsLayout()
  }

  private func markCurrent() { for pane in panes { pane.isCurrent = pane.index == currentIndex } }

  /// Asks again which photos are favorites.
  public func updateFavorites() { for pane in panes { pane.isFavorite = isFavorite?(pane.index) } }

  private func makePane(_ index: Int) -> ComparisonPane {
    let pane = ComparisonPane(index, name: photoName?(index), request: request(index))
    pane.cell.onZoom = { [weak self] in self?.didZoom($0) }
    pane.isFavorite = isFavorite?(index)
    pane.onPoint = { [weak self] in self?.currentIndex = index }
    pane.onFavorite = { [weak self] in
      self?.currentIndex = index
      self?.toggleFavorite?(index)
    }
    view.insertSubview(pane, belowSubview: close)
    return pane
  }

  /// The others follow the photo that is zoomed or moved.
  private func didZoom(_ cell: ImageCell) {
    guard !isFollowing, !isLayingOut else { return }
    isFollowing = true
    for pane in panes where pane.cell !== cell { pane.cell.follow(cell) }
    isFollowing = false
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    isLayingOut = true
    for (pane, frame) in zip(panes, Self.frames(panes.count, in: view.bounds.size)) {
      pane.frame = seen(frame)
      pane.layoutIfNeeded()
    }
    isLayingOut = false
    // Photos that were added show what the others show.
    if let first = panes.first?.cell, first.isZoomed { didZoom(first) }
    let safe = view.safeAreaInsets(clearOfWindowControls: .vertical)
    close.frame = seen(
      CGRect(
        x: view.bounds.width - Self.closeSide - 12, y: safe.top + 12, width: Self.closeSide,
        height: Self.closeSide))
  }

  private var isMirrored: Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Returns a frame that was computed from left to right, in the view's direction.
  private func seen(_ frame: CGRect) -> CGRect {
    isMirrored ? frame.offsetBy(dx: view.bounds.width - frame.minX - frame.maxX, dy: 0) : frame
  }

  /// Two photos are beside each other, or above each other in a tall window; four are in a square.
  static func frames(_ count: Int, in size: CGSize) -> [CGRect] {
    guard count > 0 else { return [] }
    let isTall = size.height > size.width
    let columns = count == 4 ? 2 : isTall ? 1 : count
    let rows = (count + columns - 1) / columns
    let width = (size.width - CGFloat(columns - 1) * gap) / CGFloat(columns)
    let height = (size.height - CGFloat(rows - 1) * gap) / CGFloat(rows)
    return (0..<count).map { index in
      CGRect(
        x: CGFloat(index % columns) * (width + gap), y: CGFloat(index / columns) * (height + gap),
        width: width, height: height)
    }
  }

  /// Compares the first photo with those further on, or before.
  public func move(by step: Int) {
    let last = max(1, count - visibleCount + 1)
    // A sum of any two integers may not be one.
    let new = step > 0 ? start + min(step, last - start) : start + max(step, 1 - start)
    guard new != start else { return }
    start = new
    showPanes()
  }

  // MARK: Keys

  public override var canBecomeFirstResponder: Bool { true }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { press in press.key.map { !handle($0) } ?? true }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  private func handle(_ key: UIKey) -> Bool {
    if onKey?(key) == true { return true }
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    switch key.keyCode {
    case .keyboardEscape: dismiss(animated: true)
    case .keyboard2: visibleCount = 2
    case .keyboard3: visibleCount = 3
    case .keyboard4: visibleCount = 4
    case .keyboardRightArrow: move(by: isMirrored ? -1 : 1)
    case .keyboardLeftArrow: move(by: isMirrored ? 1 : -1)
    default: return ZoomCommand(key).flatMap { panes.first?.cell.zoom($0) } ?? false
    }
    return true
  }
}
