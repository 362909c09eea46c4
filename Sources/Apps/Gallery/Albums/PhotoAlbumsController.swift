import Albums
import ImageLoading
import PhotoIndexing
import UIKit
import UIKitCompat

/// Shows the library's albums.
final class PhotoAlbumsController: AlbumGridController {
  private var cut = PhotoAlbumList()
  var albums: [PhotoAlbum] { cut.albums }
  /// The screen that shows it.
  weak var library: LibraryController?

  private let loader: ImageLoader
  private var changeCount = 0
  /// Whether the adapter has the current albums.
  private var isFilled = false
  private static let cellIdentifier = "photo"
  var selecting: GridSelecting?
  var hovering: GridHovering?

  init(loader: ImageLoader) {
    self.loader = loader
    super.init()
    title = LibraryMode.folders.title
    metrics.spacing = GridLayout.gap
    metrics.margin = GridLayout.gap
    metrics.preferredSide = GridLayout.sides[GridLayout.usualSize]
    setHeadingHeight()
    onOpen = { [weak self] path in
      guard let self, selecting?.takesClick(at: path) != true else { return }
      library?.open(path, of: self)
    }
    onKey = { [weak self] in self?.library?.delegate?.handle($0) ?? false }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    collectionView.register(PhotoGridCell.self, forCellWithReuseIdentifier: Self.cellIdentifier) {
      PhotoGridCell(frame: $0)
    }
    super.viewDidLoad()
    library?.delegate?.gridDidLoad(self)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      func others() -> Bool {
        super.pressesBegan([press], with: event)
        return true
      }
      if let key = press.key, let selecting {
        _ = selecting.handle(key) { others() }
      } else {
        _ = others()
      }
    }
  }

  private func setHeadingHeight() {
    metrics.headerHeight = UIFontMetrics.default.scaledValue(for: AlbumHeader.usualHeight)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setHeadingHeight()
  }

  private let header = UICollectionView.SupplementaryRegistration<AlbumHeader>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { _, _, _ in }

  // MARK: Albums

  /// Groups photos off the main thread. A later call replaces an earlier one.
  func show(_ photos: [Photo]) {
    changeCount += 1
    let number = changeCount
    Task { [weak self] in
      let work = Task.detached(priority: .userInitiated) {
        PhotoAlbumList(PhotoAlbum.albums(of: photos))
      }
      let fresh = await work.value
      if let self, number == self.changeCount { self.take(fresh) }
    }
  }

  private func take(_ fresh: PhotoAlbumList) {
    let selected = isViewLoaded ? selectedIndexPath : nil
    let selectedID = selected.flatMap { photo(at: $0)?.id }
    let old = cut
    cut = fresh
    // Releasing many photos takes long, so do it off the main thread.
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { withExtendedLifetime(old) {} }
    isFilled = false
    if library?.isUsing(self) == true { fill(selecting: selectedID, near: selected) }
    library?.albumsDidChange()
  }

  /// Updates the adapter. Called before the albums are shown or opened, so that invisible ones are
  /// not updated with each change.
  func fill() {
    let selected = isViewLoaded ? selectedIndexPath : nil
    fill(selecting: selected.flatMap { albumPhotoID(at: $0) }, near: selected)
  }

  private func albumPhotoID(at path: IndexPath) -> Photo.ID? {
    album.item(at: path)?.picId.map { FileID(escaped: $0) }
  }

  private func fill(selecting selectedID: Photo.ID?, near selected: IndexPath?) {
    guard !isFilled else { return }
    isFilled = true
    // The mapping is constant; `PhotoAlbumTests` checks it.
    adapter.setAlbum(albums.compactMap { try? AlbumCategory($0) })
    reloadAlbum()
    // The next photo is selected in place of a deleted one.
    if let path = selectedID.flatMap({ self.indexPath(ofPhoto: $0) }) ?? nearestPath(to: selected) {
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

  func indexPath(ofPhoto id: Photo.ID) -> IndexPath? { cut.indexPath(of: id) }

  // MARK: Thumbnails

  func cell(for path: IndexPath) -> PhotoGridCell? {
    collectionView.cellForItem(at: path) as? PhotoGridCell
  }

  override func cell(at path: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: path)
    if let cell = cell as? PhotoGridCell, let photo = photo(at: path) {
      cell.show(photo, pixels: thumbnailPixels, from: loader)
      selecting?.mark(cell)
    }
    return cell
  }

  override func header(at path: IndexPath) -> UICollectionReusableView {
    let view = collectionView.dequeueConfiguredReusableSupplementary(using: header, for: path)
    if albums.indices.contains(path.section) { view.show(albums[path.section]) }
    return view
  }

  override func imageView(of cell: UICollectionViewCell) -> UIImageView? {
    (cell as? PhotoGridCell)?.imageView
  }

  override func setImageHidden(_ isHidden: Bool, of cell: UICollectionViewCell) {
    (cell as? PhotoGridCell)?.isImageHidden = isHidden
  }

  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { (cell as? PhotoGridCell)?.stopLoading() }
}
