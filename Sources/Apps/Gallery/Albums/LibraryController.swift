import Albums
import ImageLoading
import PhotoBrowsing
import UIKit

/// The library as all photos, as folders and as months; a strip at the bottom chooses. With one
/// folder and one month there is nothing to choose.
final class LibraryController: UIViewController {
  let grid: GridController
  let library: PhotoLibrary
  /// Loads, remembers and measures photos for the album browser; `Composition` joins them.
  var pictures = PhotoPictures()
  /// Goes to a photo among the others of its folder or month.
  var onOpen: ((Photo, PhotoGrouping) -> Void)?
  /// A key that no grid and no browser took.
  var onKey: ((UIKey) -> Bool)?

  private let albumGrids: [AlbumGridController]
  private(set) var shown: UIViewController
  private(set) weak var browser: AlbumBrowserController?
  let modeStrip = TitleStrip()
  private let stripGlass = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))

  init(grid: GridController, library: PhotoLibrary, loader: ImageLoader) {
    self.grid = grid
    self.library = library
    albumGrids = PhotoGrouping.allCases.map { AlbumGridController(grouping: $0, loader: loader) }
    shown = grid
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for grid in albumGrids { join(grid) }
    stripGlass.layer.cornerRadius = TitleStrip.height / 2
    stripGlass.clipsToBounds = true
    stripGlass.isHidden = true
    modeStrip.look = .plain
    // It lies over photos.
    modeStrip.look.text = .label
    modeStrip.setTitles(["All Photos"] + PhotoGrouping.allCases.map(\.title))
    modeStrip.onSelect = { [weak self] in self?.show(mode: $0) }
    stripGlass.contentView.addSubview(modeStrip)
    addChild(grid)
    view.addSubview(grid.view)
    view.addSubview(stripGlass)
    grid.didMove(toParent: self)
  }

  private func join(_ albums: AlbumGridController) {
    albums.onOpen = { [weak self, weak albums] path in
      if let albums { self?.open(path, of: albums) }
    }
    albums.onKey = { [weak self] in self?.onKey?($0) ?? false }
    albums.onChange = { [weak self] in self?.updateStrip() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    shown.view.frame = view.bounds
    let size = modeStrip.sizeThatFits(CGSize(width: view.bounds.width - 32, height: 36))
    stripGlass.frame = CGRect(
      x: ((view.bounds.width - size.width) / 2).rounded(),
      y: view.bounds.height - view.safeAreaInsets.bottom - 14 - size.height, width: size.width,
      height: size.height)
    modeStrip.frame = stripGlass.bounds
  }

  // MARK: Library

  /// Told when the grid of all photos shows the change.
  func libraryDidChange(_ photos: [Photo]) {
    for grid in albumGrids { grid.show(photos) }
  }

  var hasAlbums: Bool { albumGrids.contains { $0.albums.count > 1 } }

  private func updateStrip() {
    stripGlass.isHidden = !hasAlbums
    grid.collectionView.contentInset.bottom = hasAlbums ? AlbumGridController.bottomRoom : 0
    if !hasAlbums { show(mode: 0) }
  }

  // MARK: Modes

  func albumGrid(by grouping: PhotoGrouping) -> AlbumGridController? {
    albumGrids.first { $0.grouping == grouping }
  }

  /// 0 shows all photos, the others the groupings in their order.
  func show(mode: Int) {
    let modes: [UIViewController] = [grid] + albumGrids
    guard modes.indices.contains(mode), modes[mode] !== shown else { return }
    modeStrip.choose(mode)
    exchange(shown, for: modes[mode])
  }

  private func exchange(_ old: UIViewController, for new: UIViewController) {
    shown = new
    old.willMove(toParent: nil)
    addChild(new)
    new.view.frame = view.bounds
    new.view.alpha = 0
    view.insertSubview(new.view, belowSubview: stripGlass)
    let duration = UIAccessibility.isReduceMotionEnabled ? 0 : 0.2
    UIView.animate(
      withDuration: duration, delay: 0, options: .allowUserInteraction,
      animations: { new.view.alpha = 1 },
      completion: { [weak self] _ in
        new.didMove(toParent: self)
        // It may be wanted again already.
        if self?.shown !== old {
          old.view.removeFromSuperview()
          old.removeFromParent()
        }
        if self?.shown === new { new.becomeFirstResponder() }
      })
  }

  /// Control and a digit, as between the tabs of a window.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { press in
      guard hasAlbums, let key = press.key, key.modifierFlags.contains(.control) else {
        return true
      }
      switch key.keyCode {
      case .keyboard1: show(mode: 0)
      case .keyboard2: show(mode: 1)
      case .keyboard3: show(mode: 2)
      default: return true
      }
      return false
    }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  // MARK: Browser

  func open(_ path: IndexPath, of albums: AlbumGridController) {
    if let photo = albums.photo(at: path) { onOpen?(photo, albums.grouping) }
  }

  /// Of the albums that are shown; nil with all photos.
  var shownGrouping: PhotoGrouping? { PhotoGrouping.allCases.first { albumGrid(by: $0) === shown } }

  /// At the photo among its album's; one that shows these albums already is taken again. Nil when
  /// the photo is not among them.
  func browser(forPhoto id: Photo.ID, among grouping: PhotoGrouping) -> AlbumBrowserController? {
    guard let albums = albumGrid(by: grouping), let path = albums.path(of: id) else { return nil }
    if let browser, browser.adapter === albums.adapter { return browser }
    let browser = AlbumBrowserController()
    albums.adapter.selection = path
    browser.adapter = albums.adapter
    let pictures = pictures
    browser.loadItem = { item, pixels in try await pictures.load(item.picId ?? "", pixels) }
    browser.itemPlaceholder = { pictures.placeholder($0.picId ?? "") }
    browser.itemSize = { pictures.pixelSize($0.picId ?? "") }
    browser.source = albums
    browser.onKey = { [weak self] in self?.onKey?($0) ?? false }
    browser.onItemChange = { [weak self] _, item in
      self?.view.window?.windowScene?.title = item.url?.lastPathComponent ?? ""
    }
    browser.onClose = { [weak self, weak albums, weak browser] id in
      let item = id.flatMap { browser?.item(for: $0) }
      if let albums { self?.browserDidClose(item?.picId, of: albums) }
    }
    // Links know photos by their files.
    let ownIndex = browser.photoIndex
    browser.photoIndex = { [weak albums] id in
      guard let albums, let id = id.base as? Photo.ID else { return ownIndex?(id) }
      return albums.path(of: id).flatMap { albums.adapter.album.index(of: $0) }
    }
    self.browser = browser
    return browser
  }

  private func browserDidClose(_ id: String?, of albums: AlbumGridController) {
    view.window?.windowScene?.title = library.title
    if let path = id.flatMap({ albums.path(of: $0) }) {
      albums.select(path, scrolling: false)
      albums.reveal(path)
    }
    albums.becomeFirstResponder()
  }
}

/// Where the pictures of photos come from, by the photos' ids.
struct PhotoPictures {
  var load: @MainActor (_ id: String, _ pixels: CGSize) async throws -> UIImage = { _, _ in
    throw PhotoGone()
  }
  var placeholder: @MainActor (_ id: String) -> UIImage? = { _ in nil }
  var pixelSize: @MainActor (_ id: String) -> CGSize? = { _ in nil }
}

extension AlbumGridController: PhotoSourcing {
  private func path(of id: AnyHashable) -> IndexPath? {
    (id.base as? AlbumItem.ID).flatMap { adapter.album.index(of: $0) }
      .flatMap { adapter.album.indexPath(of: $0) }
  }

  func thumbnail(for id: AnyHashable) -> Thumbnail? {
    guard let cell = path(of: id).flatMap({ cell(at: $0) }), cell.imageView.image != nil else {
      return nil
    }
    return Thumbnail(imageView: cell.imageView)
  }

  func revealThumbnail(for id: AnyHashable) {
    if let path = path(of: id) { reveal(path) }
  }

  func setThumbnailHidden(_ isHidden: Bool, for id: AnyHashable) {
    hiddenID = isHidden ? path(of: id).flatMap { photo(at: $0)?.id } : nil
  }
}
