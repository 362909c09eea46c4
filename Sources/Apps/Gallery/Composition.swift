import FileOperations
import ImageLoading
import PhotoBrowsing
import PhotoIndexing
import Routing
import UIKit
import UIKitCompat

/// Combines the features into the photo viewer: the library provides the grid, the grid opens the
/// browser, and both share one loader.
@MainActor final class Composition {
  let library: PhotoLibrary
  let window = UIWindow()
  /// How often Delete was pressed before the neighbors of the named photo were known.
  var deletesBeforeFolder = 0
  let grid: GridController
  /// The root screen: the grid and the library's albums.
  let home: LibraryController
  /// The window's screen: the library with the sidebar.
  private(set) lazy var main = MainController(library: home)
  /// Keeps the sidebar up to date.
  private(set) lazy var updating = SidebarUpdating(search: library.search) { [trashContents] in
    await trashContents.load()
    return trashContents.items.count
  }
  /// The routes to all screens.
  let router = Router()
  var browser: LibraryBrowser?

  let thumbnails: ImageLoader
  /// The memory for the largest animation that is decoded and the photos beside it.
  let photoLoader = ImageLoader(memoryLimit: 48 << 20)
  /// Loads photos that are likely to be shown next.
  private(set) lazy var prefetcher = ImagePrefetcher(loader: photoLoader)
  /// The open photo.
  private(set) var currentID: Photo.ID?
  private var currentLoad: Task<Void, Never>?
  /// Sizes of upright photos in pixels, from their headers.
  private var pixelSizes: [Photo.ID: CGSize] = [:]
  /// Photos whose files were replaced, while the change is told.
  private var outdatedIDs: [Photo.ID] = []
  private var hiddenID: Photo.ID?
  /// Whether the open photo came from the featured strip, which it returns to.
  private var isFromStrip = false
  /// Called when something is first visible: "first thumbnails", "first photo".
  var onMilestone: ((String) -> Void)?
  private var hasShownPhoto = false
  private var hasScanned = false
  private var scanDelay: DelayedCall?
  var launchDelay: DelayedCall?
  /// Photos that were restored from the trash and that the library has not found yet.
  var returningIDs: Set<Photo.ID> = []
  /// What the person has chosen.
  let settings: SettingsStore
  /// The page of the photo that is open.
  weak var page: PhotoPage?
  var panels = PagePanels()
  /// Whether photos open with the filmstrip, as the settings say.
  var showsFilmstrip = false {
    didSet {
      guard showsFilmstrip != oldValue else { return }
      panels.filmstrip = showsFilmstrip
      if let page, page.isFilmstripShown != showsFilmstrip { page.toggleFilmstrip() }
    }
  }
  /// What can be undone.
  let history = UndoHistory()
  /// Everything that is done with files.
  let files: FileWork
  let trash: TrashCoordinator
  /// The photos in the trash.
  let trashContents: TrashContents
  /// The photos that were chosen.
  let selection = PhotoSelection()
  /// The video of the open motion photo.
  var motionVideo: MotionVideo?
  /// Copies files that are dropped.
  var dropping: FileDropping?
  private(set) lazy var fileActions = FileActions(
    files: files, trash: trash, selection: selection)
  private(set) lazy var commands = CommandTable(of: self, keyFile: places.keys)
  /// Whether what was done before the last launch can be undone.
  private let keepsHistory: Bool
  let opener = FileOpener()
  private(set) lazy var tagging = PhotoTagging(library: library, history: history)
  /// How photos are edited.
  let edits = PhotoEdits()
  /// How photos were exported last.
  let exportStore: ExportSettingsStore
  private let views: LibraryViewStore
  let places: Places
  /// The size of the window in the last launch.
  let savedPlacement: SavedPlacement
  /// The photo that the command line names.
  let named: NamedPhoto?

  /// - Parameter named: A photo that is open from the beginning, with the other photos of its
  ///   folder around it.
  init(
    paths: [URL], places: Places = .memory, named: NamedPhoto? = nil, trash: Trash = Trash()
  ) {
    self.named = named
    self.places = places
    settings = SettingsStore(places.settings)
    files = FileWork(over: window, state: places.state, trash: trash, history: history)
    self.trash = TrashCoordinator(files)
    keepsHistory = places.state != nil
    let roots = named.map { [$0.isAlone ? $0.photo.url : $0.photo.id.folder.url] } ?? paths
    trashContents = TrashContents(trash, folders: roots.compactMap { FileID($0) })
    var usual = LibraryView()
    usual.order = named == nil ? places.order : .oldestFirst
    views = LibraryViewStore(file: places.views, paths: roots, usual: usual)
    savedPlacement = SavedPlacement(file: places.placement)
    exportStore = ExportSettingsStore(file: places.export)
    library = PhotoLibrary(
      paths: roots, index: places.index, named: named?.photo, order: views.view.order)
    thumbnails = ImageLoader(memoryLimit: 48 << 20, thumbnails: places.thumbnails)
    grid = GridController(library: library, loader: thumbnails)
    home = LibraryController(grid: grid, library: library, loader: thumbnails)
  }

  func start(_ options: LaunchOptions = LaunchOptions()) {
    grid.delegate = self
    home.delegate = self
    library.onChange = { [weak self] in self?.libraryDidChange() }
    library.onOutdated = { [weak self] in self?.forget($0) }
    grid.isCovered = named != nil
    home.isCovered = named != nil
    startSettings()
    startOpening()
    startTrash()
    startSelecting()
    if keepsHistory { files.start() }
    startTagging()
    startEditing()
    startSidebar()
    window.windowScene?.title = library.title
    var view = views.view
    main.showsSidebar = view.showsSidebar
    main.commands = { [weak self] in self?.commands }
    window.rootViewController = main
    restoreSize()
    window.makeKeyAndVisible()
    restorePlacement()
    registerRoutes()
    // The grid shows the named photo when its page is closed.
    if named != nil { view.middle = nil }
    home.restore(view)
    // A screen or two. Elsewhere in the library, or in folders, all photos have to be known.
    library.firstCount = named == nil && view.middle == nil && view.mode == .all ? 600 : nil
    if named == nil { library.scan() } else { openNamed() }
    begin(with: options)
  }

  /// Remembers how the library is looked at, for the next launch, unless only a named photo was.
  func keepView() {
    keepPlacement()
    guard grid.isViewLoaded, named?.isAlone != true else { return }
    var view = home.libraryView
    view.showsSidebar = main.showsSidebar
    views.view = view
    views.save()
  }

  /// Opens the named photo without animation, in the window's first frame if it is decoded by then.
  private func openNamed() {
    let browser = makeBrowser()
    self.browser = browser
    browser.open(at: 0, from: main, animated: false)
  }

  // MARK: Browser

  func openFeatured(_ photo: Photo) {
    guard let index = library.index(of: photo.id) else { return }
    isFromStrip = true
    open(index)
  }

  func pixelSize(of photo: Photo) -> CGSize? {
    edits.size(of: photo, filePixelSize(of: photo))
  }

  /// The size of the upright photo before it is edited.
  func filePixelSize(of photo: Photo) -> CGSize? {
    photo.pixelSize ?? pixelSizes[photo.id]
      ?? (photo.id == named?.photo.id ? named?.pixelSize : nil)
  }

  /// Returns an image that can be shown at once.
  func placeholder(for photo: Photo) -> UIImage? {
    photoLoader.cache.image(for: screenRequest(for: photo))
      ?? thumbnails.cache.image(for: .thumbnail(of: photo, pixels: grid.thumbnailPixels))
      ?? thumbnailCell(for: photo.id)?.imageView.image ?? stripView(for: photo.id)?.image
  }

  private func thumbnailCell(for id: Photo.ID) -> PhotoGridCell? {
    library.index(of: id).flatMap { grid.cell(at: $0) }
  }

  /// Loads a photo, or a video's poster.
  func loadImage(of photo: Photo?, pixels: CGSize) async throws -> UIImage {
    guard let photo else { throw PhotoNotFound() }
    do {
      try await takeNamed(photo)
      if !photo.isVideo, filePixelSize(of: photo) == nil {
        pixelSizes[photo.id] = try await photoLoader.pixelSize(of: photo.url)
      }
      let image = try await photoLoader.image(
        for: screenRequest(for: photo, pixels: pixels),
        priority: photo.id == currentID ? .high : .low)
      scanBehindNamed()
      if !hasShownPhoto {
        hasShownPhoto = true
        onMilestone?("first photo")
      }
      return image
    } catch {
      if !(error is CancellationError) { scanBehindNamed() }
      throw error
    }
  }

  /// Uses the window's size for all sizes within it, so that images that were decoded ahead are
  /// found.
  func screenRequest(for photo: Photo, pixels: CGSize? = nil) -> ImageRequest {
    let (size, scale) = (window.bounds.size, window.screen.scale)
    let screenSize = CGSize(width: size.width * scale, height: size.height * scale)
    let wanted = pixels ?? screenSize
    let isLarger = wanted.width > screenSize.width + 1 || wanted.height > screenSize.height + 1
    return ImageRequest(of: photo, pixels: isLarger ? wanted : screenSize, animates: true)
  }

  /// The image that was decoded during the start, in the size of the screen, serves all smaller
  /// sizes.
  private func takeNamed(_ photo: Photo) async throws {
    guard let named, let image = try await named.image(of: photo.id) else { return }
    let request = ImageRequest(of: photo, pixels: named.pixels, animates: true)
    photoLoader.cache.store(image, for: request)
    named.releaseImage()
  }

  /// Starts what waited until the named photo was shown or failed.
  private func scanBehindNamed() {
    guard named != nil, !hasScanned else { return }
    hasScanned = true
    // After the frame that shows the photo.
    scanDelay = after(0.05) { [weak self] in self?.library.scan() }
  }

  /// Gives the photo a higher priority than all others, even if it was being loaded already.
  func photoDidChange(to photo: Photo?) {
    currentID = photo?.id
    currentLoad?.cancel()
    currentLoad = nil
    guard let photo else { return prefetcher.stopAll() }
    window.windowScene?.title = photo.name
    let request = screenRequest(for: photo)
    guard named?.photo.id != photo.id, photoLoader.cache.image(for: request) == nil else { return }
    currentLoad = Task { [photoLoader] in
      _ = try? await photoLoader.image(for: request, priority: .high)
    }
  }

  func browserDidClose(lastID: Photo.ID?) {
    browser = nil
    photoDidChange(to: nil)
    scanBehindNamed()
    let isBackInStrip = lastID.flatMap(stripView) != nil
    isFromStrip = false
    uncoverGrid()
    window.windowScene?.title = library.title
    if let lastID, let index = library.index(of: lastID) {
      grid.select(index, scrolling: false)
      if !isBackInStrip { grid.reveal(index, animated: false) }
    }
    grid.becomeFirstResponder()
  }

  private func libraryDidChange() {
    grid.libraryDidChange()
    let photos = library.photos
    browser?.reloadData()
    if !outdatedIDs.isEmpty { reloadPages(of: outdatedIDs) }
    outdatedIDs = []
    if library.isOnDisk { uncoverHome() }
    home.libraryDidChange(photos)
    page?.refresh()
    // Without photos there is nothing that the sidebar has to wait for.
    if case .problem = library.state { updating.isReady = true }
    if library.isOnDisk {
      selection.keep { library.index(of: $0) != nil || returningIDs.contains($0) }
    }
    edits.read(photos)
    showReturned(in: photos)
    // Links wait until the photos are known.
    if library.isOnDisk, deletesBeforeFolder > 0 {
      let count = deletesBeforeFolder
      deletesBeforeFolder = 0
      for _ in 0..<count { trashCurrentPhoto() }
    }
    if named == nil ? library.state != .scanning && !library.isPartial : library.isOnDisk {
      router.isReady = true
    }
  }

  /// Removes cached data of files that were deleted or changed. Pages are loaded again once the
  /// change is complete.
  func forget(_ photos: [Photo]) {
    guard !photos.isEmpty else { return }
    // If a whole folder was removed, remove everything.
    guard photos.count <= PhotoChanges.mostSteps else {
      pixelSizes = [:]
      for loader in [photoLoader, thumbnails] { loader.forget { _ in true } }
      return
    }
    for photo in photos { pixelSizes[photo.id] = nil }
    outdatedIDs = photos.map(\.id)
    let addresses = Set(photos.map(\.url))
    for loader in [photoLoader, thumbnails] { loader.forget { addresses.contains($0.url) } }
  }

  func firstPhotosAreVisible() {
    onMilestone?("first thumbnails")
    updating.isReady = true
    library.firstPhotosAreVisible()
    if let keys = places.keys, FileManager.default.fileExists(atPath: keys.path),
      !commands.problems.isEmpty
    {
      say(
        String(
          localized: "Some keys of your own can’t be used. The list of keys says why.",
          bundle: .gallery))
    }
  }

  // MARK: Keys

  var canUndo: Bool { history.undoName != nil || !trash.leaving.isEmpty }

  /// Handles the keys that are no commands: they depend on what has the focus, or are also others'.
  func handle(_ key: UIKey) -> Bool {
    if window.toasts.handle(key) || commands.handle(key) { return true }
    guard key.keyCode == .keyboardEscape, !isBrowsing else { return false }
    if home.searching.handleEscape() { return true }
    guard window.windowScene?.isFullScreen == true else { return false }
    window.windowScene?.toggleFullScreen()
    return true
  }
}

extension Composition: PhotoSourcing, GridControllerDelegate {
  /// The featured strip's image view of the photo, if it came from there.
  private func stripView(for id: Photo.ID) -> UIImageView? {
    isFromStrip ? grid.featured.imageView(for: id) : nil
  }

  func thumbnail(for id: Photo.ID) -> Thumbnail? {
    if let view = stripView(for: id), view.image != nil { return Thumbnail(imageView: view) }
    guard let cell = thumbnailCell(for: id) else { return nil }
    // The photo itself may be in memory before its thumbnail is.
    if let photo = cell.photo { cell.showUntilLoaded(photoLoader.cache.sharpest(of: photo.url)) }
    return cell.imageView.image == nil ? nil : Thumbnail(imageView: cell.imageView)
  }

  /// Called when the grid is about to be visible again.
  private func uncoverGrid() {
    uncoverHome()
    grid.isCovered = false
  }

  /// Loads what lies behind a photo that was opened at the start.
  private func uncoverHome() {
    home.isCovered = false
    main.isCovered = false
  }

  func revealThumbnail(for id: Photo.ID) {
    uncoverGrid()
    guard stripView(for: id) == nil, let index = library.index(of: id) else { return }
    grid.reveal(index, animated: false)
  }

  func setThumbnailHidden(_ isHidden: Bool, for id: Photo.ID) {
    hiddenID = isHidden ? id : nil
    guard grid.isViewLoaded else { return }
    grid.featured.setImageHidden(isHidden, for: id)
    for case let cell as PhotoGridCell in grid.collectionView.visibleCells { cellIsShown(cell) }
  }

  /// Compares ids, so that a cell that was reused while the browser is open is correct, too.
  func cellIsShown(_ cell: PhotoGridCell) {
    cell.isPictureHidden = hiddenID != nil && cell.photo?.id == hiddenID
    grid.selecting?.mark(cell)
  }
}
