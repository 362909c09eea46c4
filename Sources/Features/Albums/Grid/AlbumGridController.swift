import PhotoBrowsing
import UIKit
import UIKitCompat

/// An album's thumbnails: a heading over each category, and the titles of all in a bar above, which
/// go along. Pages of the browser come out of it and go home to it when it is their `source`.
///
/// What thumbnails and headings look like is a subclass's matter: see `cell(at:)` and `heading(at:)`.
@MainActor open class AlbumGridController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// What is shown here and what the browser opens: one for both.
  public let adapter: AlbumAdapter
  /// As it is on screen: the adapter's at the last `reloadAlbum()`.
  public private(set) var album = Album()
  /// A thumbnail was clicked, or Enter pressed.
  public var onOpen: ((_ path: IndexPath) -> Void)?
  /// A key that is not the grid's own.
  public var onKey: ((UIKey) -> Bool)?

  public var metrics = AlbumGridMetrics() {
    didSet { if metrics != oldValue { layoutWidth = 0 } }
  }
  /// Lies above the first heading and scrolls with it, as high as it wants to be.
  public var headView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let headView { collectionView.addSubview(headView) }
    }
  }

  public let titleStrip = TitleStrip()
  private let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let flow = UICollectionViewFlowLayout()
  public private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: flow)
  /// The item that is away in the browser.
  var hiddenID: AlbumItem.ID?
  private var layoutWidth: CGFloat = 0 {
    didSet { if layoutWidth == 0, isViewLoaded { view.setNeedsLayout() } }
  }
  private var headHeight: CGFloat = 0
  static let barHeight: CGFloat = TitleStrip.height + 16

  public init(adapter: AlbumAdapter = AlbumAdapter()) {
    self.adapter = adapter
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  // MARK: For subclasses

  /// Dequeues the thumbnail of an item. Register its class in `viewDidLoad()`.
  open func cell(at path: IndexPath) -> UICollectionViewCell {
    preconditionFailure("AlbumGridController.cell(at:) is for subclasses to override")
  }

  /// Dequeues the heading of a category.
  open func heading(at path: IndexPath) -> UICollectionReusableView {
    preconditionFailure("AlbumGridController.heading(at:) is for subclasses to override")
  }

  /// The picture of a thumbnail that is on screen, for the way between it and its page.
  open func pictureView(of cell: UICollectionViewCell) -> UIImageView? { nil }

  /// The picture flies between its thumbnail and its page, and is not to be seen here.
  open func setPictureHidden(_ isHidden: Bool, of cell: UICollectionViewCell) {
    pictureView(of: cell)?.isHidden = isHidden
  }

  /// Where an item of the browser is here; those of another adapter's album are looked for by
  /// subclasses.
  open func path(of id: AlbumItem.ID) -> IndexPath? {
    album.index(of: id).flatMap { album.indexPath(of: $0) }
  }

  // MARK: Life

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.dataSource = self
    collectionView.delegate = self
    titleStrip.look = .plain
    titleStrip.onSelect = { [weak self] in self?.show(category: $0, animated: true) }
    bar.contentView.addSubview(titleStrip)
    view.addSubview(collectionView)
    view.addSubview(bar)
    reloadAlbum()
  }

  open override var canBecomeFirstResponder: Bool { true }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  /// Shows what the adapter has by now.
  public func reloadAlbum() {
    let selected = isViewLoaded ? selectedPath : nil
    album = adapter.album
    guard isViewLoaded else { return }
    titleStrip.setTitles(album.titles)
    collectionView.reloadData()
    // A collection view forgets it with its data.
    if let selected, album.index(of: selected) != nil {
      collectionView.selectItem(at: selected, animated: false, scrollPosition: [])
    }
    view.setNeedsLayout()
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { $0.key.map { !takeBackFocus($0) && !handle($0) } ?? true }
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
    placeHead(inside: width)
    setInsets()
    guard width != layoutWidth, width > 0 else { return }
    layoutWidth = width
    metrics.apply(to: flow, inside: width)
    guard let place, album.index(of: place.indexPath) != nil else { return }
    collectionView.layoutIfNeeded()
    // The very top stays the top where what was in the middle can be seen there.
    if !wasAtTop || !collectionView.shows(place.indexPath) { collectionView.scroll(to: place) }
  }

  private func placeHead(inside width: CGFloat) {
    guard let headView else { return }
    let room = CGSize(width: min(width - 32, 640), height: 1000)
    let size = headView.sizeThatFits(room)
    headHeight = size.height + 16
    headView.frame = CGRect(x: 16, y: 10 - headHeight, width: size.width, height: size.height)
  }

  private func setInsets() {
    let insets = UIEdgeInsets(
      top: Self.barHeight + headHeight, left: 0, bottom: metrics.bottomRoom, right: 0)
    guard collectionView.contentInset != insets else { return }
    let wasAtTop = isAtTop
    collectionView.contentInset = insets
    if wasAtTop { collectionView.contentOffset.y = -collectionView.adjustedContentInset.top }
  }

  private var isAtTop: Bool {
    collectionView.contentOffset.y <= -collectionView.adjustedContentInset.top + 1
  }

  /// Pixels of a square's side.
  public var thumbnailPixels: CGFloat {
    metrics.side(inside: view.bounds.width) * (view.window?.screen.scale ?? 1)
  }

  // MARK: Places

  /// Of the first item below the bar.
  private var topPath: IndexPath? {
    let y = collectionView.contentOffset.y + bar.frame.height
    return collectionView.indexPathsForVisibleItems.sorted().first { path in
      collectionView.layoutAttributesForItem(at: path).map { $0.frame.maxY > y } ?? false
    }
  }

  private func headingFrame(_ category: Int) -> CGRect? {
    collectionView.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: category)
    )?.frame
  }

  /// Brings a category's heading under the bar. A long way is not gone through.
  public func show(category: Int, animated: Bool) {
    guard album.categories.indices.contains(category), let frame = headingFrame(category) else {
      return
    }
    let least = -collectionView.adjustedContentInset.top
    let most = max(
      least,
      collectionView.contentSize.height + collectionView.adjustedContentInset.bottom
        - collectionView.bounds.height)
    let wanted = category == 0 ? least : frame.minY - bar.frame.height
    let offset = CGPoint(x: 0, y: min(max(least, wanted), most))
    let way = abs(offset.y - collectionView.contentOffset.y)
    isJumping = animated && way > 0 && way < 3 * collectionView.bounds.height
    collectionView.setContentOffset(offset, animated: isJumping)
    // The last ones may be too short to reach the bar.
    titleStrip.choose(category)
    if !isJumping { collectionView.layoutIfNeeded() }
  }

  private var isJumping = false

  /// Scrolls as little as needed to show the whole square.
  public func reveal(_ path: IndexPath) {
    guard let frame = collectionView.layoutAttributesForItem(at: path)?.frame else { return }
    isJumping = false
    let gap = -metrics.spacing
    collectionView.scrollRectToVisible(frame.insetBy(dx: gap, dy: gap), animated: false)
    collectionView.layoutIfNeeded()
  }

  // MARK: Selection

  public var selectedPath: IndexPath? {
    collectionView.indexPathsForSelectedItems?.first.flatMap { album.index(of: $0) == nil ? nil : $0 }
  }

  public func select(_ path: IndexPath, scrolling: Bool = true) {
    guard album.index(of: path) != nil else { return }
    // A reload that is still to come would not know the path.
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
    let isHidden = hiddenID != nil && hiddenID.flatMap { path(of: $0) } == indexPath
    setPictureHidden(isHidden, of: cell)
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { heading(at: indexPath) }

  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { onOpen?(indexPath) }

  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.isTracking { isJumping = false }
    if !isJumping, let path = topPath { titleStrip.choose(path.section) }
  }

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { isJumping = false }
}
