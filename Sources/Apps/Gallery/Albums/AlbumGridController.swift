import Albums
import ImageLoading
import UIKit

/// The library cut into albums: their titles in a strip above, their thumbnails below each other.
final class AlbumGridController: UIViewController {
  let grouping: PhotoGrouping
  /// What the grid shows and the browser opens: one album for both.
  let adapter = AlbumAdapter()
  private(set) var albums: [PhotoAlbum] = []
  var onOpen: ((IndexPath) -> Void)?
  /// A key that is not the grid's own.
  var onKey: ((UIKey) -> Bool)?
  /// The albums were put together anew.
  var onChange: (() -> Void)?
  /// The photo that the browser shows is away from here.
  var hiddenID: String? { didSet { updateHiddenPictures() } }

  let titleStrip = TitleStrip()
  private let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let flow = UICollectionViewFlowLayout()
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: flow)
  private let loader: ImageLoader
  private(set) var layout = GridLayout(width: 1)
  private var changeCount = 0
  private static let cellIdentifier = "photo"
  static let barHeight: CGFloat = 52
  /// Points for what lies over the grid at the bottom.
  static let bottomRoom: CGFloat = 64

  init(grouping: PhotoGrouping, loader: ImageLoader) {
    self.grouping = grouping
    self.loader = loader
    super.init(nibName: nil, bundle: nil)
    title = grouping.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(
      PhotoGridCell.self, forCellWithReuseIdentifier: Self.cellIdentifier
    ) { PhotoGridCell(frame: $0) }
    titleStrip.look = .plain
    titleStrip.onSelect = { [weak self] in self?.show(section: $0) }
    bar.contentView.addSubview(titleStrip)
    view.addSubview(collectionView)
    view.addSubview(bar)
    showAlbums()
  }

  private let header = UICollectionView.SupplementaryRegistration<AlbumHeader>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { _, _, _ in }

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
    let top = view.safeAreaInsets.top + Self.barHeight
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: top)
    let size = titleStrip.sizeThatFits(CGSize(width: view.bounds.width - 16, height: 36))
    titleStrip.frame = CGRect(
      x: (view.bounds.width - size.width) / 2, y: top - 8 - size.height, width: size.width,
      height: size.height)
    let insets = UIEdgeInsets(top: Self.barHeight, left: 0, bottom: Self.bottomRoom, right: 0)
    if collectionView.contentInset != insets {
      let isAtTop = collectionView.contentOffset.y <= -collectionView.adjustedContentInset.top
      collectionView.contentInset = insets
      if isAtTop { collectionView.contentOffset.y = -collectionView.adjustedContentInset.top }
    }
    let fresh = GridLayout(width: view.bounds.width)
    guard fresh != layout else { return }
    let anchor = collectionView.contentOffset.y > 1 ? topPath : nil
    layout = fresh
    fresh.apply(to: flow)
    flow.headerReferenceSize = CGSize(width: view.bounds.width, height: AlbumHeader.height)
    flow.invalidateLayout()
    if let anchor {
      collectionView.layoutIfNeeded()
      reveal(anchor)
    }
  }

  // MARK: Albums

  /// Cuts the library off the main thread; later photos make earlier ones void.
  func show(_ photos: [Photo]) {
    changeCount += 1
    let (number, grouping) = (changeCount, grouping)
    Task { [weak self] in
      let work = Task.detached(priority: .userInitiated) {
        PhotoAlbum.albums(of: photos, by: grouping)
      }
      let albums = await work.value
      if let self, number == self.changeCount { self.take(albums) }
    }
  }

  private func take(_ fresh: [PhotoAlbum]) {
    let selected = isViewLoaded ? selectedPath.flatMap { photo(at: $0)?.id } : nil
    albums = fresh
    // The mapping is fixed and fits: `PhotoAlbumTests` would tell.
    adapter.setAlbum(fresh.compactMap { try? AlbumCategory($0) })
    if isViewLoaded { showAlbums(selecting: selected) }
    onChange?()
  }

  private func showAlbums(selecting id: String? = nil) {
    titleStrip.setTitles(adapter.album.titles)
    collectionView.reloadData()
    if let path = id.flatMap({ path(of: $0) }) { select(path, scrolling: false) }
    view.setNeedsLayout()
  }

  func photo(at path: IndexPath) -> Photo? {
    guard albums.indices.contains(path.section),
      albums[path.section].photos.indices.contains(path.item)
    else { return nil }
    return albums[path.section].photos[path.item]
  }

  func path(of id: String) -> IndexPath? {
    for (section, album) in albums.enumerated() {
      if let item = album.photos.firstIndex(where: { $0.id == id }) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  func cell(at path: IndexPath) -> PhotoGridCell? {
    collectionView.cellForItem(at: path) as? PhotoGridCell
  }

  var thumbnailPixels: CGFloat { layout.side * (view.window?.screen.scale ?? 1) }

  // MARK: Places

  /// Of the photo below the bar, nearest to the left.
  private var topPath: IndexPath? {
    let y = collectionView.contentOffset.y + bar.frame.height
    return collectionView.indexPathsForVisibleItems.sorted().first { path in
      collectionView.layoutAttributesForItem(at: path).map { $0.frame.maxY > y } ?? false
    }
  }

  /// Brings an album's heading under the bar.
  func show(section: Int) {
    guard albums.indices.contains(section),
      let frame = collectionView.layoutAttributesForItem(
        at: IndexPath(item: 0, section: section))?.frame
    else { return }
    let top = frame.minY - GridLayout.gap - AlbumHeader.height - bar.frame.height
    let most = collectionView.contentSize.height + Self.bottomRoom - collectionView.bounds.height
    collectionView.contentOffset = CGPoint(
      x: 0, y: max(-bar.frame.height, min(top, max(most, -bar.frame.height))))
    // The last ones may be too short to reach the bar.
    titleStrip.choose(section)
    collectionView.layoutIfNeeded()
  }

  /// Scrolls as little as needed to show the whole square.
  func reveal(_ path: IndexPath) {
    guard let frame = collectionView.layoutAttributesForItem(at: path)?.frame else { return }
    collectionView.scrollRectToVisible(
      frame.insetBy(dx: -GridLayout.gap, dy: -GridLayout.gap), animated: false)
    collectionView.layoutIfNeeded()
  }

  var selectedPath: IndexPath? {
    collectionView.indexPathsForSelectedItems?.first.flatMap { photo(at: $0) == nil ? nil : $0 }
  }

  func select(_ path: IndexPath, scrolling: Bool = true) {
    guard photo(at: path) != nil else { return }
    collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    if scrolling { reveal(path) }
  }

  private func updateHiddenPictures() {
    for case let cell as PhotoGridCell in collectionView.visibleCells {
      cell.imageView.isHidden = hiddenID != nil && cell.photo?.id == hiddenID
    }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { $0.key.map { !handle($0) } ?? true }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }
}

extension AlbumGridController: UICollectionViewDataSource, UICollectionViewDelegate {
  func numberOfSections(in collectionView: UICollectionView) -> Int { albums.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { albums[section].photos.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: indexPath)
    if let cell = cell as? PhotoGridCell, let photo = photo(at: indexPath) {
      cell.show(photo, pixels: thumbnailPixels, from: loader)
      cell.imageView.isHidden = photo.id == hiddenID
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    view.show(albums[indexPath.section])
    return view
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    onOpen?(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    (cell as? PhotoGridCell)?.stopLoading()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let path = topPath { titleStrip.choose(path.section) }
  }
}
