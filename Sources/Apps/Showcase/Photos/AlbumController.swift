import PhotoBrowsing
import UIKit
import UIKitCompat

/// A screen of thumbnails in sections that opens the browser, with what to notice above.
///
/// Each demo is this screen with other photos and another browser.
final class AlbumController: DemoScreen {
  private let demo: Demo
  var sections: [[DemoItem]] {
    didSet { if isViewLoaded { collectionView.reloadData() } }
  }
  let sectionTitles: [String]
  /// Configures the browser that is about to open.
  private let configure: (DemoBrowser, AlbumController) -> Void
  private let method: (AlbumController) -> PhotoBrowserController.OpenMethod
  private(set) weak var browser: DemoBrowser?

  let flow = UICollectionViewFlowLayout()
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: flow)
  private let noteLabel = UILabel()
  private var hiddenID: DemoItem.ID?

  init(
    _ demo: Demo, _ sections: [[DemoItem]], titles: [String] = [],
    configure: @escaping (DemoBrowser, AlbumController) -> Void = { _, _ in },
    method: @escaping (AlbumController) -> PhotoBrowserController.OpenMethod = {
      .present(from: $0)
    }
  ) {
    self.demo = demo
    self.sections = sections
    sectionTitles = titles
    self.method = method
    self.configure = configure
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var items: [DemoItem] { sections.flatMap { $0 } }
  var map: PhotoSections { PhotoSections(counts: sections.map(\.count)) }

  // MARK: Lifecycle

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
    noteLabel.setScaledFont(.systemFont(ofSize: 15))
    noteLabel.textColor = .detailText
    collectionView.addSubview(noteLabel)
    view.addSubview(collectionView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
    let width = view.bounds.width
    guard width > 0 else { return }
    let note = noteLabel.sizeThatFits(
      CGSize(width: min(width - 32, 640), height: .greatestFiniteMagnitude))
    noteLabel.frame = view.mirrored(
      CGRect(x: 16, y: 12, width: note.width, height: note.height))
    let columns = max(3, Int(width / 170))
    let gap: CGFloat = 8
    let side = ((width - 16 * 2 - gap * CGFloat(columns - 1)) / CGFloat(columns)).rounded(.down)
    flow.itemSize = CGSize(width: side, height: side)
    flow.minimumLineSpacing = gap
    flow.minimumInteritemSpacing = gap
    noteHeight = note.height + 28
    flow.invalidateLayout()
  }

  private var noteHeight: CGFloat = 0

  // MARK: Browser

  func open(_ index: Int) {
    guard browser == nil, index < items.count else { return }
    let browser = DemoBrowser()
    browser.numberOfPhotos = { [weak self] in self?.items.count ?? 0 }
    browser.photoID = { [weak self] index in
      guard let items = self?.items, items.indices.contains(index) else { return nil }
      return items[index].id
    }
    browser.placeholder = { [weak self] id in
      self?.item(for: id).flatMap { Thumbnails.shared.known($0) }
    }
    browser.loadImage = { [weak self, weak browser] id, pixels in
      guard let item = self?.item(for: id) else { throw CancellationError() }
      return try await PhotoLoader.shared.load(item, pixels: pixels) { fraction in
        browser?.setLoadingProgress(fraction, for: id)
      }
    }
    browser.photoSize = { [weak self] id in
      self?.item(for: id).flatMap { PhotoLoader.shared.knownSize(of: $0) }
    }
    browser.makeCell = { [weak self] browser, index in
      self.flatMap { $0.makeMovingCell(browser, $0.items[index]) }
    }
    browser.setSource(self)
    configure(browser, self)
    self.browser = browser
    browser.open(at: index, by: method(self))
  }

  func item(for id: DemoItem.ID) -> DemoItem? { items.first { $0.id == id } }

  func index(of id: DemoItem.ID) -> Int? { items.firstIndex { $0.id == id } }

  /// A cell for a video; nil for photos, which the browser itself has cells for.
  func makeMovingCell(
    _ browser: PhotoBrowserController, _ item: DemoItem
  ) -> (any PhotoBrowserCell)? {
    switch item.kind {
    case .photo, .animation: return nil
    case .video:
      let cell = browser.dequeueCell(VideoCell.self) { VideoCell() }
      cell.show(
        VideoRequest(id: item.id, url: item.url, placeholder: Thumbnails.shared.known(item)))
      return cell
    case .live(let motion):
      let cell = browser.dequeueCell(LivePhotoCell.self) { LivePhotoCell() }
      if let index = index(of: item.id) { browser.configure(cell, at: index) }
      cell.motion = motion
      return cell
    }
  }

  func thumbnailView(for id: DemoItem.ID) -> UIImageView? {
    guard let path = index(of: id).flatMap({ map.indexPath(of: $0) }) else { return nil }
    return (collectionView.cellForItem(at: path) as? ThumbnailCell)?.imageView
  }
}

extension AlbumController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    guard let cell = cell as? ThumbnailCell else { return cell }
    let item = sections[indexPath.section][indexPath.item]
    cell.show(
      item, pixels: flow.itemSize.width * traitCollection.displayScale, from: .shared)
    cell.isImageHidden = hiddenID == item.id
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    if let index = map.index(of: indexPath) { open(index) }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: section == 0 ? noteHeight : 24, left: 16, bottom: 16, right: 16)
  }
}

extension AlbumController: PhotoSourcing {
  func thumbnail(for id: DemoItem.ID) -> Thumbnail? {
    thumbnailView(for: id).map { Thumbnail(imageView: $0) }
  }

  func revealThumbnail(for id: DemoItem.ID) {
    guard let path = index(of: id).flatMap({ map.indexPath(of: $0) }),
      let frame = collectionView.layoutAttributesForItem(at: path)?.frame
    else { return }
    collectionView.scrollRectToVisible(frame.insetBy(dx: 0, dy: -8), animated: false)
    collectionView.layoutIfNeeded()
  }

  /// By id, because the cell may have been reused during the transition.
  func setThumbnailHidden(_ isHidden: Bool, for id: DemoItem.ID) {
    hiddenID = isHidden ? id : nil
    for case let cell as ThumbnailCell in collectionView.visibleCells {
      cell.isImageHidden = hiddenID != nil && cell.item?.id == hiddenID
    }
  }
}
