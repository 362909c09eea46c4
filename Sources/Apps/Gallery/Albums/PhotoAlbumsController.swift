import Albums
import ImageLoading
import PhotoIndexing
import UIKit
import UIKitCompat

/// The library cut into albums.
final class PhotoAlbumsController: AlbumGridController {
  let grouping: PhotoGrouping
  private var cut = PhotoAlbumList()
  var albums: [PhotoAlbum] { cut.albums }
  /// The albums were put together anew.
  var onChange: (() -> Void)?

  private let loader: ImageLoader
  private var changeCount = 0
  /// Whether the adapter has the albums as they are.
  private var isFilled = false
  /// Whether the albums, or a photo among them, can be seen.
  var isInUse: () -> Bool = { false }
  private static let cellIdentifier = "photo"
  /// Points for what lies over the grid at the bottom.
  static let bottomRoom: CGFloat = 64

  init(grouping: PhotoGrouping, loader: ImageLoader) {
    self.grouping = grouping
    self.loader = loader
    super.init()
    title = grouping.title
    metrics.spacing = GridLayout.gap
    metrics.margin = GridLayout.gap
    metrics.preferredSide = GridLayout.preferredSide
    setHeadingHeight()
    metrics.bottomRoom = Self.bottomRoom
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    collectionView.register(
      PhotoGridCell.self, forCellWithReuseIdentifier: Self.cellIdentifier
    ) { PhotoGridCell(frame: $0) }
    super.viewDidLoad()
  }

  private func setHeadingHeight() {
    metrics.headingHeight = UIFontMetrics.default.scaledValue(for: AlbumHeader.usualHeight)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setHeadingHeight()
  }

  private let header = UICollectionView.SupplementaryRegistration<AlbumHeader>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { _, _, _ in }

  // MARK: Albums

  /// Cuts the library off the main thread; later photos make earlier ones void.
  func show(_ photos: [Photo]) {
    changeCount += 1
    let (number, grouping) = (changeCount, grouping)
    Task { [weak self] in
      let work = Task.detached(priority: .userInitiated) {
        PhotoAlbumList(PhotoAlbum.albums(of: photos, by: grouping))
      }
      let fresh = await work.value
      if let self, number == self.changeCount { self.take(fresh) }
    }
  }

  private func take(_ fresh: PhotoAlbumList) {
    let selected = isViewLoaded ? selectedPath : nil
    let selectedID = selected.flatMap { photo(at: $0)?.id }
    let old = cut
    cut = fresh
    // Whoever lets go last pays for each photo; that is not the main thread.
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { withExtendedLifetime(old) {} }
    isFilled = false
    if isInUse() { fill(selecting: selectedID, near: selected) }
    onChange?()
  }

  /// Called before the albums are shown or opened: those that nobody sees are not filled with every
  /// change of the library.
  func fill() {
    let selected = isViewLoaded ? selectedPath : nil
    fill(selecting: selected.flatMap { albumPhotoID(at: $0) }, near: selected)
  }

  private func albumPhotoID(at path: IndexPath) -> Photo.ID? {
    album.item(at: path)?.picId.map { FileID(escaped: $0) }
  }

  private func fill(selecting selectedID: Photo.ID?, near selected: IndexPath?) {
    guard !isFilled else { return }
    isFilled = true
    // The mapping is fixed and fits: `PhotoAlbumTests` would tell.
    adapter.setAlbum(albums.compactMap { try? AlbumCategory($0) })
    reloadAlbum()
    // The next one is chosen in the place of one that is gone.
    if let path = selectedID.flatMap({ self.path(ofPhoto: $0) }) ?? nearestPath(to: selected) {
      select(path, scrolling: false)
    }
  }

  private func nearestPath(to path: IndexPath?) -> IndexPath? {
    guard let path, let index = album.nearestIndex(to: path) else { return nil }
    return album.indexPath(of: index)
  }

  func photo(at path: IndexPath) -> Photo? {
    guard albums.indices.contains(path.section),
      albums[path.section].photos.indices.contains(path.item)
    else { return nil }
    return albums[path.section].photos[path.item]
  }

  func path(ofPhoto id: Photo.ID) -> IndexPath? {
    cut.places[id].map { IndexPath(item: $0.item, section: $0.section) }
  }

  // MARK: Thumbnails

  func cell(for path: IndexPath) -> PhotoGridCell? {
    collectionView.cellForItem(at: path) as? PhotoGridCell
  }

  override func cell(at path: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: path)
    if let cell = cell as? PhotoGridCell, let photo = photo(at: path) {
      cell.show(photo, pixels: thumbnailPixels, from: loader)
    }
    return cell
  }

  override func heading(at path: IndexPath) -> UICollectionReusableView {
    let view = collectionView.dequeueConfiguredReusableSupplementary(using: header, for: path)
    if albums.indices.contains(path.section) { view.show(albums[path.section]) }
    return view
  }

  override func pictureView(of cell: UICollectionViewCell) -> UIImageView? {
    (cell as? PhotoGridCell)?.imageView
  }

  override func setPictureHidden(_ isHidden: Bool, of cell: UICollectionViewCell) {
    (cell as? PhotoGridCell)?.isPictureHidden = isHidden
  }

  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    (cell as? PhotoGridCell)?.stopLoading()
  }
}
