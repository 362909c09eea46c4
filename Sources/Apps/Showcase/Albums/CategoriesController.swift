import Albums
import PhotoBrowsing
import UIKit
import UIKitCompat

/// An album's thumbnails under the same strip of titles that lies over its pages. A thumbnail opens
/// the album browser there.
///
/// Each demonstration is this screen with another way to fill the adapter and another browser.
final class CategoriesController: UIViewController {
  let adapter = AlbumAdapter()
  /// The app's data.
  var exhibition = Exhibition.all
  private(set) weak var browser: AlbumBrowserController?

  private let demo: Demo
  private let fill: (CategoriesController) throws -> Void
  private let configure: (AlbumBrowserController, CategoriesController) -> Void

  let titleStrip = TitleStrip()
  private let noteLabel = UILabel()
  private let flow = UICollectionViewFlowLayout()
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: flow)
  private var album = Album()
  private var hiddenID: AnyHashable?
  static let stripHeight: CGFloat = 52
  private static let headerHeight: CGFloat = 44

  /// - Parameters:
  ///   - fill: gives the adapter its album.
  ///   - configure: makes ready the browser that is about to open.
  init(
    _ demo: Demo, fill: @escaping (CategoriesController) throws -> Void,
    configure: @escaping (AlbumBrowserController, CategoriesController) -> Void = { _, _ in }
  ) {
    self.demo = demo
    self.fill = fill
    self.configure = configure
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Life

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(ThumbnailCell.self, forCellWithReuseIdentifier: "photo") {
      ThumbnailCell(frame: $0)
    }
    noteLabel.text = demo.note
    noteLabel.numberOfLines = 0
    noteLabel.font = .systemFont(ofSize: 15)
    noteLabel.textColor = .secondaryLabel
    collectionView.addSubview(noteLabel)
    titleStrip.look = .plain
    titleStrip.onSelect = { [weak self] in self?.scroll(to: $0) }
    view.addSubview(collectionView)
    view.addSubview(titleStrip)
    do { try fill(self) } catch { noteLabel.text = "\(error)" }
    showAlbum()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    guard width > 0 else { return }
    let top = view.safeAreaInsets.top
    let strip = titleStrip.sizeThatFits(CGSize(width: width - 16, height: TitleStrip.height))
    titleStrip.frame = CGRect(
      x: (width - strip.width) / 2, y: top + 8, width: strip.width, height: strip.height)
    collectionView.frame = CGRect(
      x: 0, y: top + Self.stripHeight, width: width,
      height: view.bounds.height - top - Self.stripHeight)
    let note = noteLabel.sizeThatFits(CGSize(width: min(width - 32, 640), height: 1000))
    let noteHeight = note.height + 12
    noteLabel.frame = CGRect(x: 16, y: 4 - noteHeight, width: note.width, height: note.height)
    let isAtTop = collectionView.contentOffset.y <= -collectionView.contentInset.top
    collectionView.contentInset = UIEdgeInsets(top: noteHeight, left: 0, bottom: 16, right: 0)
    if isAtTop { collectionView.contentOffset = CGPoint(x: 0, y: -noteHeight) }
    flow.headerReferenceSize = CGSize(width: width, height: Self.headerHeight)
    let columns = max(3, Int(width / 170))
    let side = ((width - 32 - 8 * CGFloat(columns - 1)) / CGFloat(columns)).rounded(.down)
    flow.itemSize = CGSize(width: side, height: side)
    flow.minimumLineSpacing = 8
    flow.minimumInteritemSpacing = 8
    flow.sectionInset = UIEdgeInsets(top: 4, left: 16, bottom: 8, right: 16)
    flow.invalidateLayout()
  }

  /// The adapter has another album.
  func showAlbum() {
    album = adapter.album
    titleStrip.setTitles(album.titles)
    collectionView.reloadData()
    view.setNeedsLayout()
  }

  private let header = UICollectionView.SupplementaryRegistration<MenuHeader>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { _, _, _ in }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
      return super.pressesBegan(presses, with: event)
    }
    navigationController?.popViewController(animated: true)
  }

  // MARK: Places

  func thumbnailView(at path: IndexPath) -> UIImageView? {
    (collectionView.cellForItem(at: path) as? ThumbnailCell)?.imageView
  }

  private func headerFrame(_ section: Int) -> CGRect? {
    collectionView.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section)
    )?.frame
  }

  private func scroll(to section: Int) {
    guard let frame = headerFrame(section) else { return }
    let (top, bottom) = (collectionView.contentInset.top, collectionView.contentInset.bottom)
    let most = max(-top, collectionView.contentSize.height + bottom - collectionView.bounds.height)
    let wanted = section == 0 ? -top : frame.minY
    collectionView.setContentOffset(CGPoint(x: 0, y: min(wanted, most)), animated: true)
    titleStrip.choose(section)
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
      return try await Photographs.shared.load(item, pixels: pixels)
    }
    browser.itemPlaceholder = { item in
      Exhibition.demoItem(for: item).flatMap { Thumbnails.shared.known($0) }
    }
    browser.itemSize = { item in
      Exhibition.demoItem(for: item).flatMap { Photographs.shared.knownSize(of: $0) }
    }
    browser.source = self
    configure(browser, self)
    self.browser = browser
    do { try browser.open(by: .present(from: self)) } catch { noteLabel.text = "\(error)" }
  }
}

extension CategoriesController: UICollectionViewDataSource, UICollectionViewDelegate {
  func numberOfSections(in collectionView: UICollectionView) -> Int { album.categories.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { album.categories[section].loadedCount }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    guard let cell = cell as? ThumbnailCell,
      let item = album.item(at: indexPath).flatMap({ Exhibition.demoItem(for: $0) })
    else { return cell }
    cell.show(
      item, pixels: flow.itemSize.width * traitCollection.displayScale, from: .shared)
    cell.isPictureHidden = hiddenID == AnyHashable(item.id)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    view.title = album.categories[indexPath.section].tag
    return view
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    open(indexPath)
  }

  /// The strip goes along with a finger; a jump to a title is its own matter.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.isTracking || scrollView.isDecelerating else { return }
    let y = scrollView.contentOffset.y + Self.headerHeight
    let section = album.categories.indices.last { section in
      headerFrame(section).map { $0.minY <= y } ?? false
    }
    titleStrip.choose(section ?? 0)
  }
}

extension CategoriesController: PhotoSourcing {
  private func path(of id: AnyHashable) -> IndexPath? {
    guard let id = id.base as? AlbumItem.ID else { return nil }
    if let index = album.index(of: id) { return album.indexPath(of: index) }
    // Of another adapter's album: the same photo here.
    let photo = browser?.item(for: id)?.picId
    return (0..<album.count).first { photo != nil && album.item(at: $0)?.picId == photo }
      .flatMap { album.indexPath(of: $0) }
  }

  func thumbnail(for id: AnyHashable) -> Thumbnail? {
    path(of: id).flatMap { thumbnailView(at: $0) }.map { Thumbnail(imageView: $0) }
  }

  func revealThumbnail(for id: AnyHashable) {
    guard let path = path(of: id),
      let frame = collectionView.layoutAttributesForItem(at: path)?.frame
    else { return }
    collectionView.scrollRectToVisible(frame.insetBy(dx: 0, dy: -8), animated: false)
    collectionView.layoutIfNeeded()
    titleStrip.choose(path.section)
  }

  /// By the file, which the cell knows too.
  func setThumbnailHidden(_ isHidden: Bool, for id: AnyHashable) {
    let item = path(of: id).flatMap { album.item(at: $0) }
      .flatMap { Exhibition.demoItem(for: $0) }
    hiddenID = isHidden ? item.map { AnyHashable($0.id) } : nil
    for case let cell as ThumbnailCell in collectionView.visibleCells {
      cell.isPictureHidden = hiddenID != nil && cell.item.map { AnyHashable($0.id) } == hiddenID
    }
  }
}

/// The screen as the adapter's data source, for the demonstration that asks it.
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
