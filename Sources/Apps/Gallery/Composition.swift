import ImageLoading
import PhotoBrowsing
import PhotoIndexing
import Routing
import UIKit
import UIKitCompat

/// Joins the features into the photo viewer: the library feeds the grid, the grid opens the browser,
/// both draw on one loader.
@MainActor final class Composition {
  let library: PhotoLibrary
  let window = UIWindow()
  let grid: GridController
  /// The grid, and the library's albums beside it.
  let home: LibraryController
  /// Every way to a screen.
  let router = Router()
  var browser: PhotoBrowser?

  private let thumbnails: ImageLoader
  /// Room for the largest animation that is decoded, and the photos beside it.
  let pictures = ImageLoader(memoryLimit: 96 << 20)
  /// Upright sizes in pixels that are known from headers.
  private var pixelSizes: [Photo.ID: CGSize] = [:]
  private var hiddenID: Photo.ID?
  /// The photo that is open came from the featured strip, and goes back to it.
  private var isFromStrip = false
  /// Told when the person first sees something: "first thumbnails", "first photo".
  var onMilestone: ((String) -> Void)?
  private var hasShownPhoto = false
  /// Photos that were brought back from the trash and that the library has not seen yet.
  var returningIDs: Set<Photo.ID> = []
  private(set) lazy var trash = TrashDesk(over: window)
  /// The photo that the command line named.
  private let initialPhotoID: Photo.ID?

  /// What is kept from one visit to the next; nil keeps it in memory.
  struct Places: Sendable {
    var index: URL?
    var thumbnails: ThumbnailStore?

    static let memory = Places()
    static var standard: Places {
      Places(index: PhotoIndex.standardFile, thumbnails: ThumbnailStore(program: "vitrine-gallery-1"))
    }
  }

  /// - Parameter paths: One picture opens its folder at that picture.
  init(paths: [URL], places: Places = .memory) {
    var roots = paths
    var initialPhotoID: Photo.ID?
    if paths.count == 1, let file = FileID(paths[0]), FolderScan.kind(ofName: file.name) != nil {
      initialPhotoID = file
      roots = [file.folder.url]
    }
    self.initialPhotoID = initialPhotoID
    library = PhotoLibrary(paths: roots, index: places.index)
    thumbnails = ImageLoader(memoryLimit: 48 << 20, thumbnails: places.thumbnails)
    grid = GridController(library: library, loader: thumbnails)
    home = LibraryController(grid: grid, library: library, loader: thumbnails)
  }

  func start() {
    grid.onOpen = { [weak self] in self?.open($0) }
    grid.featured.onOpen = { [weak self] in self?.openFeatured($0) }
    grid.onKey = { [weak self] in self?.handle($0) ?? false }
    grid.onCellShown = { [weak self] in self?.hideIfShown($0) }
    grid.onLibraryChange = { [weak self] in self?.libraryDidChange($0) }
    library.onOutdated = { [weak self] in self?.forget($0) }
    startTrash()
    grid.onFirstScreen = { [weak self] in self?.onMilestone?("first thumbnails") }
    window.windowScene?.title = library.title
    home.onKey = { [weak self] in self?.handle($0) ?? false }
    home.onOpen = { [weak self] in self?.open($0, among: $1) }
    home.onBrowser = { [weak self] in self?.equip($0) }
    window.rootViewController = home
    window.makeKeyAndVisible()
    registerRoutes()
    if let id = initialPhotoID, let link = GalleryRoute.photo(id: id).link {
      router.receive(link, trust: .app)
    }
    library.scan()
  }

  // MARK: Browser

  private func openFeatured(_ photo: Photo) {
    guard let index = library.index(of: photo.id) else { return }
    isFromStrip = true
    open(index)
  }

  func index(of id: AnyHashable) -> Int? {
    (id.base as? Photo.ID).flatMap { library.index(of: $0) }
  }

  func pixelSize(of photo: Photo) -> CGSize? { photo.pixelSize ?? pixelSizes[photo.id] }

  /// What can be shown at once.
  func placeholder(for photo: Photo) -> UIImage? {
    thumbnails.cache.image(for: .thumbnail(of: photo, pixels: grid.thumbnailPixels))
      ?? thumbnailCell(for: photo.id)?.imageView.image ?? stripView(for: photo.id)?.image
  }

  private func thumbnailCell(for id: AnyHashable) -> PhotoGridCell? {
    index(of: id).flatMap { grid.cell(at: $0) }
  }

  /// A photo, or a film's poster.
  func loadImage(of photo: Photo?, pixels: CGSize) async throws -> UIImage {
    guard let photo else { throw PhotoGone() }
    if !photo.isFilm, pixelSize(of: photo) == nil {
      pixelSizes[photo.id] = try await pictures.pixelSize(of: photo.url)
    }
    let image = try await pictures.image(for: ImageRequest(of: photo, pixels: pixels, animates: true))
    if !hasShownPhoto {
      hasShownPhoto = true
      onMilestone?("first photo")
    }
    return image
  }

  func browserDidClose(lastID: AnyHashable?) {
    browser = nil
    let isBackInStrip = lastID.flatMap(stripView) != nil
    isFromStrip = false
    grid.featured.isResting = false
    window.windowScene?.title = library.title
    if let lastID, let index = index(of: lastID) {
      grid.select(index, scrolling: false)
      if !isBackInStrip { grid.reveal(index, animated: false) }
    }
    grid.becomeFirstResponder()
  }

  private func libraryDidChange(_ photos: [Photo]) {
    browser?.reloadData()
    home.libraryDidChange(photos)
    showReturned(in: photos)
    // Links wait until it is known which photos there are.
    if library.state != .scanning { router.isReady = true }
  }

  /// What is known of files that are gone, or that are others by now.
  private func forget(_ photos: [Photo]) {
    guard !photos.isEmpty else { return }
    // With a whole folder go all.
    guard photos.count <= PhotoChanges.mostSteps else {
      pixelSizes = [:]
      pictures.cache.removeAll()
      return thumbnails.cache.removeAll()
    }
    for photo in photos { pixelSizes[photo.id] = nil }
    let addresses = Set(photos.map(\.url))
    pictures.cache.removeAll { addresses.contains($0.url) }
    thumbnails.cache.removeAll { addresses.contains($0.url) }
  }

  private var isBrowsing: Bool { browser != nil || home.browser != nil }

  // MARK: Keys

  func handle(_ key: UIKey) -> Bool {
    if handleTrashKey(key) { return true }
    let control = key.modifierFlags.contains(.control)
    switch key.keyCode {
    case .keyboardF11: window.windowScene?.toggleFullScreen()
    case .keyboardEscape where !isBrowsing && window.windowScene?.isFullScreen == true:
      window.windowScene?.toggleFullScreen()
    case .keyboardQ where control, .keyboardW where control: window.closeWindow()
    default: return false
    }
    return true
  }
}

/// The photo left the library while it was being opened.
struct PhotoGone: Error, CustomStringConvertible {
  var description: String { "This photo is no longer in the folder." }
}

extension Composition: PhotoSourcing {
  /// Where the featured strip shows the photo, if it came from there.
  private func stripView(for id: AnyHashable) -> UIImageView? {
    guard isFromStrip, let id = id.base as? Photo.ID else { return nil }
    return grid.featured.imageView(for: id)
  }

  func thumbnail(for id: AnyHashable) -> Thumbnail? {
    if let view = stripView(for: id), view.image != nil { return Thumbnail(imageView: view) }
    guard let cell = thumbnailCell(for: id), cell.imageView.image != nil else { return nil }
    return Thumbnail(imageView: cell.imageView)
  }

  func revealThumbnail(for id: AnyHashable) {
    guard stripView(for: id) == nil, let index = index(of: id) else { return }
    grid.reveal(index, animated: false)
  }

  func setThumbnailHidden(_ isHidden: Bool, for id: AnyHashable) {
    hiddenID = isHidden ? id.base as? Photo.ID : nil
    if let id = id.base as? Photo.ID { grid.featured.setPictureHidden(isHidden, for: id) }
    for case let cell as PhotoGridCell in grid.collectionView.visibleCells { hideIfShown(cell) }
  }

  /// By identity, so that a cell which took on another photo while the browser is open is right too.
  private func hideIfShown(_ cell: PhotoGridCell) {
    cell.isPictureHidden = hiddenID != nil && cell.photo?.id == hiddenID
  }
}
