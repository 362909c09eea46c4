import Albums
import PhotoBrowsing
import UIKit
import UIKitCompat

/// Shows an album's thumbnails under the same title strip as its pages. A thumbnail opens the album
/// browser.
///
/// Each demo is this screen with another adapter and another browser.
final class CategoriesController: AlbumGridController {
  /// The app's data.
  var exhibition = Exhibition.all
  private(set) weak var browser: AlbumBrowserController?

  private let fill: (CategoriesController) throws -> Void
  private let configure: (AlbumBrowserController, CategoriesController) -> Void
  private let noteLabel = UILabel()

  /// - Parameters:
  ///   - fill: Sets the adapter's album.
  ///   - configure: Configures the browser that is about to open.
  init(
    _ demo: Demo, fill: @escaping (CategoriesController) throws -> Void,
    configure: @escaping (AlbumBrowserController, CategoriesController) -> Void = { _, _ in }
  ) {
    self.fill = fill
    self.configure = configure
    super.init()
    noteLabel.text = demo.note
    noteLabel.numberOfLines = 0
    noteLabel.setScaledFont(.systemFont(ofSize: 15))
    noteLabel.textColor = .detailText
    metrics.preferredSide = 150
    metrics.minimumColumnCount = 3
    metrics.margin = 16
    setHeadingHeight()
    metrics.bottomInset = 16
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    collectionView.register(ThumbnailCell.self, forCellWithReuseIdentifier: "photo") {
      ThumbnailCell(frame: $0)
    }
    headerView = noteLabel
    onOpen = { [weak self] in self?.open($0) }
    onKey = { [weak self] in self?.leave($0) ?? false }
    do { try fill(self) } catch { noteLabel.text = "\(error)" }
    super.viewDidLoad()
  }

  private func setHeadingHeight() {
    metrics.headerHeight = 14 + UIFontMetrics.default.scaledValue(for: 30)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setHeadingHeight()
  }

  private func leave(_ key: UIKey) -> Bool {
    guard key.keyCode == .keyboardEscape else { return false }
    navigationController?.popViewController(animated: true)
    return true
  }

  // MARK: Thumbnails

  private let header = UICollectionView.SupplementaryRegistration<MenuHeader>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { _, _, _ in }

  override func cell(at path: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
    if let cell = cell as? ThumbnailCell,
      let item = album.item(at: path).flatMap({ Exhibition.demoItem(for: $0) })
    {
      cell.show(item, pixels: thumbnailPixels, from: .shared)
    }
    return cell
  }

  override func header(at path: IndexPath) -> UICollectionReusableView {
    let view = collectionView.dequeueConfiguredReusableSupplementary(using: header, for: path)
    view.title = album.categories[path.section].tag
    return view
  }

  override func imageView(of cell: UICollectionViewCell) -> UIImageView? {
    (cell as? ThumbnailCell)?.imageView
  }

  override func setImageHidden(_ isHidden: Bool, of cell: UICollectionViewCell) {
    (cell as? ThumbnailCell)?.isImageHidden = isHidden
  }

  func thumbnailView(at path: IndexPath) -> UIImageView? {
    collectionView.cellForItem(at: path).flatMap { imageView(of: $0) }
  }

  /// The same photo in another adapter's album.
  override func indexPath(of id: AlbumItem.ID) -> IndexPath? {
    if let path = super.indexPath(of: id) { return path }
    guard let photo = browser?.item(for: id)?.picId else { return nil }
    return (0..<album.count).first { album.item(at: $0)?.picId == photo }
      .flatMap { album.indexPath(of: $0) }
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: false)
    super.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  // MARK: Browser

  func open(_ path: IndexPath) {
    guard browser == nil else { return }
    let browser = AlbumBrowserController()
    adapter.selection = path
    browser.adapter = adapter
    browser.loadItem = { item, pixels in
      guard let item = Exhibition.demoItem(for: item) else { throw AlbumError.noAddress }
      if item.kind == .video { return try await Thumbnails.shared.poster(of: item) }
      return try await PhotoLoader.shared.load(item, pixels: pixels)
    }
    browser.itemPlaceholder = { item in
      Exhibition.demoItem(for: item).flatMap { Thumbnails.shared.known($0) }
    }
    browser.itemSize = { item in
      Exhibition.demoItem(for: item).flatMap { PhotoLoader.shared.knownSize(of: $0) }
    }
    browser.setSource(self)
    configure(browser, self)
    self.browser = browser
    do { try browser.open(by: .present(from: self)) } catch { noteLabel.text = "\(error)" }
  }
}

/// The screen as the adapter's data source, for one of the demos.
extension CategoriesController: AlbumDataSource {
  func photoCategories(in adapter: AlbumAdapter) throws -> [AlbumCategory] {
    try exhibition.rooms.map { try AlbumCategory($0) }
  }

  func videoCategories(in adapter: AlbumAdapter) throws -> [AlbumCategory] {
    try exhibition.reels.map { try AlbumCategory($0, kind: .video) }
  }

  func titles(in adapter: AlbumAdapter) -> [String]? {
    exhibition.rooms.map { "\($0.tag)(\($0.count))" }
  }
}
