import PhotoBrowsing
import UIKit
import UIKitCompat

/// Shows an album as a grid of thumbnails with a header over each category and a bar of titles at
/// the top. The items are of the app's own type. Set as the `source` of a browser, it is what photos
/// open from and return to.
///
/// Subclasses provide the thumbnails and headers; see `cell(at:)` and `header(at:)`.
@MainActor
open class AlbumGrid<Item>: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The album on screen.
  public var album = Album<Item>() { didSet { albumDidChange() } }
  /// Called when a thumbnail is clicked or Return is pressed.
  public var onOpen: ((_ path: IndexPath) -> Void)?
  /// Called for keys that the grid doesn't handle. Returns true if the app does.
  public var onKey: ((UIKey) -> Bool)?

  /// The sizes of thumbnails and headers.
  public var metrics = AlbumGridMetrics() {
    didSet { if metrics != oldValue { layoutWidth = 0 } }
  }
  /// A view above the first header that scrolls with the thumbnails, as high as it wants to be.
  public var headerView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let headerView { collectionView.addSubview(headerView) }
    }
  }

  /// The titles of the categories.
  public let titleStrip = TitleStrip()
  private let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let flow = UICollectionViewFlowLayout()
  /// The collection view of thumbnails.
  public private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: flow)
  /// The item whose thumbnail is hidden because the browser shows it.
  var hiddenID: AlbumItemID?
  private var layoutWidth: CGFloat = 0 {
    didSet { if layoutWidth == 0, isViewLoaded { view.setNeedsLayout() } }
  }
  private var headerViewHeight: CGFloat = 0
  static var barHeight: CGFloat { TitleStrip.height + 16 }

  /// Creates a grid without an album.
  public init() { super.init(nibName: nil, bundle: nil) }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  // MARK: For subclasses

  /// Dequeues the thumbnail of an item. Register its class in `viewDidLoad()`.
  open func cell(at path: IndexPath) -> UICollectionViewCell {
    preconditionFailure("AlbumGrid.cell(at:) is for subclasses to override")
  }

  /// Dequeues the header of a category. Register its class in `viewDidLoad()`.
  open func header(at path: IndexPath) -> UICollectionReusableView {
    preconditionFailure("AlbumGrid.header(at:) is for subclasses to override")
  }

  /// Returns the image view of a thumbnail, for the transition to and from the browser. The default
  /// is nil.
  open func imageView(of cell: UICollectionViewCell) -> UIImageView? { nil }

  /// Shows or hides a thumbnail's image, which is hidden while a transition shows it elsewhere.
  open func setImageHidden(_ isHidden: Bool, of cell: UICollectionViewCell) {
    imageView(of: cell)?.isHidden = isHidden
  }

  /// Returns the index path of an item. Override it to find items of another album.
  open func indexPath(of id: AlbumItemID) -> IndexPath? {
    album.index(of: id).flatMap { album.indexPath(of: $0) }
  }

  // MARK: Lifecycle

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.dataSource = self
    collectionView.delegate = self
    titleStrip.style = .plain
    titleStrip.onSelect = { [weak self] in self?.show(category: $0, animated: true) }
    bar.contentView.addSubview(titleStrip)
    view.addSubview(collectionView)
    view.addSubview(bar)
    albumDidChange()
  }

  open override var canBecomeFirstResponder: Bool { true }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  private func albumDidChange() {
    guard isViewLoaded else { return }
    let selected = selectedIndexPath
    titleStrip.setTitles(album.titles)
    collectionView.reloadData()
    // A collection view clears its selection when it reloads.
    if let selected {
      collectionView.selectItem(at: selected, animated: false, scrollPosition: [])
    }
    view.setNeedsLayout()
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { $0.key.map { !reclaimFocus($0) && !handle($0) } ?? true }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  // MARK: Layout

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (place, wasAtTop) = (collectionView.middlePlace, isAtTop)
    collectionView.frame = view.bounds
    let width = view.bounds.width
    let top = view.safeAreaInsets.top + Self.barHeight
    bar.frame = CGRect(x: 0, y: 0, width: width, height: top)
    let size = titleStrip.sizeThatFits(CGSize(width: width - 16, height: TitleStrip.height))
    titleStrip.frame = CGRect(
      x: (width - size.width) / 2, y: top - 8 - size.height, width: size.width,
      height: size.height)
    layOutHeaderView(inside: width)
    setInsets()
    guard width != layoutWidth, width > 0 else { return }
    layoutWidth = width
    metrics.apply(to: flow, inside: width)
    guard let place, album.index(of: place.indexPath) != nil else { return }
    collectionView.layoutIfNeeded()
    // The first photos would seem to be missing.
    if !wasAtTop { collectionView.scroll(to: place) }
  }

  private func layOutHeaderView(inside width: CGFloat) {
    guard let headerView else { return }
    let availableSize = CGSize(width: min(width - 32, 640), height: 1000)
    let size = headerView.sizeThatFits(availableSize)
    headerViewHeight = size.height + 16
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    headerView.frame = CGRect(
      x: isMirrored ? width - 16 - size.width : 16, y: 10 - headerViewHeight, width: size.width,
      height: size.height)
  }

  private func setInsets() {
    let insets = UIEdgeInsets(
      top: Self.barHeight + headerViewHeight, left: 0, bottom: metrics.bottomInset, right: 0)
    guard collectionView.contentInset != insets else { return }
    let wasAtTop = isAtTop
    collectionView.contentInset = insets
    if wasAtTop { collectionView.contentOffset.y = -collectionView.adjustedContentInset.top }
  }

  private var isAtTop: Bool {
    collectionView.contentOffset.y <= -collectionView.adjustedContentInset.top + 1
  }

  /// The side of a thumbnail, in pixels.
  public var thumbnailPixels: CGFloat {
    metrics.side(inside: view.bounds.width) * (view.window?.screen.scale ?? 1)
  }

  // MARK: Scrolling

  /// The index path of the first item below the bar.
  private var topIndexPath: IndexPath? {
    let y = collectionView.contentOffset.y + bar.frame.height
    // The layout knows them before the cells of a new scroll position are there.
    let seen = collectionView.bounds
    let area = CGRect(x: seen.minX, y: y, width: seen.width, height: max(1, seen.maxY - y))
    return collectionView.collectionViewLayout.layoutAttributesForElements(in: area)?
      .filter { $0.representedElementCategory == .cell && $0.frame.maxY > y }
      .map(\.indexPath).min()
  }

  private func headerFrame(_ category: Int) -> CGRect? {
    collectionView.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: category)
    )?.frame
  }

  /// Scrolls to a category's header. Long distances are not animated.
  public func show(category: Int, animated: Bool) {
    guard album.categories.indices.contains(category), let frame = headerFrame(category) else {
      return
    }
    let minimum = -collectionView.adjustedContentInset.top
    let maximum = max(
      minimum,
      collectionView.contentSize.height + collectionView.adjustedContentInset.bottom
        - collectionView.bounds.height)
    let target = category == 0 ? minimum : frame.minY - bar.frame.height
    let offset = CGPoint(x: 0, y: min(max(minimum, target), maximum))
    let distance = abs(offset.y - collectionView.contentOffset.y)
    isJumping = animated && distance > 0 && distance < 3 * collectionView.bounds.height
    collectionView.setContentOffset(offset, animated: isJumping)
    // The last categories may be too short to reach the bar.
    titleStrip.select(category)
    if !isJumping { collectionView.layoutIfNeeded() }
  }

  private var isJumping = false

  /// Scrolls as little as needed to show a whole thumbnail.
  public func reveal(_ path: IndexPath) {
    guard let frame = collectionView.layoutAttributesForItem(at: path)?.frame else { return }
    isJumping = false
    let gap = -metrics.spacing
    collectionView.scrollRectToVisible(frame.insetBy(dx: gap, dy: gap), animated: false)
    collectionView.layoutIfNeeded()
  }

  // MARK: Selection

  /// The index path of the selected thumbnail.
  public var selectedIndexPath: IndexPath? {
    collectionView.indexPathsForSelectedItems?.first.flatMap {
      album.index(of: $0) == nil ? nil : $0
    }
  }

  /// Selects a thumbnail and, unless `scrolling` is false, scrolls to it.
  public func select(_ path: IndexPath, scrolling: Bool = true) {
    guard album.index(of: path) != nil else { return }
    // Before a pending reload the collection view doesn't know the path.
    collectionView.layoutIfNeeded()
    collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    if scrolling { reveal(path) }
  }

  // MARK: UICollectionViewDataSource, UICollectionViewDelegate

  open func numberOfSections(in collectionView: UICollectionView) -> Int { album.categories.count }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { album.categories[section].loadedCount }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = cell(at: indexPath)
    let isHidden = hiddenID != nil && hiddenID.flatMap { self.indexPath(of: $0) } == indexPath
    setImageHidden(isHidden, of: cell)
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { header(at: indexPath) }

  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { onOpen?(indexPath) }

  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.isTracking { isJumping = false }
    if !isJumping, let path = topIndexPath { titleStrip.select(path.section) }
  }

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { isJumping = false }
}
