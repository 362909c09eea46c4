import Albums
import ImageLoading
import PhotoBrowsing
import PhotoIndexing
import Toasts
import UIKit

/// The work that the library's screen leaves to others.
@MainActor protocol LibraryControllerDelegate: MessageAnswering {
  var commands: CommandTable? { get }
  /// Opens a photo among the others of its folder.
  func openInFolder(_ photo: Photo)
  /// Configures the album browser that is about to open.
  func configure(_ browser: AlbumBrowserController)
  func gridDidLoad(_ grid: any PhotoGrid)
  func libraryViewDidLoad()
  /// Called when a part of the library is shown that wasn't chosen in the sidebar.
  func scopeDidChange()
  /// Handles keys that neither a grid nor a browser does.
  func handle(_ key: UIKey) -> Bool
}

/// Shows the library as all photos, as folders, as months or as years, chosen in the bar. The choice
/// is hidden if there is only one folder and one month.
final class LibraryController: KeyHandlingController {
  let grid: GridController
  weak var delegate: (any LibraryControllerDelegate)?

  let folders: PhotoAlbumsController
  /// The months and the years.
  let overviews: [OverviewController]
  private(set) var shown: any LibraryGrid
  private(set) weak var browser: FolderBrowser?
  /// A photo to go to as soon as the visible albums contain it.
  private var awaitedID: Photo.ID?
  /// The scroll position before the visible photos were known.
  private var awaitedPlace: LibraryPlace?
  /// The mode of the last launch, until there are albums.
  private var awaitedMode: LibraryMode?
  /// The choice of the mode in the bar.
  private(set) lazy var modes = makeModes()
  let heading = LibraryHeading()
  private(set) lazy var zooming = GridZooming(self)
  private(set) lazy var searching = LibrarySearching(self)
  /// Where a person zoomed last, around which photo, and how far the grid was scrolled then.
  var lastZoom: (point: CGPoint, photo: Photo.ID, offset: CGFloat)?
  /// The slider for the size, where the bar has room for it.
  var sizeSlider: UISlider?
  /// Where scopes were when a person left them.
  private var scopePlaces: [PhotoScope: LibraryPlace] = [:]

  init(_ library: PhotoLibrary, loader: ImageLoader) {
    grid = GridController(library: library, loader: loader)
    folders = PhotoAlbumsController(loader: loader)
    overviews = [(.months, .month), (.years, .year)].map { mode, unit in
      OverviewController(mode, unit: unit, of: library, loader: loader)
    }
    shown = grid
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var library: PhotoLibrary { grid.library }

  override func viewDidLoad() {
    super.viewDidLoad()
    folders.library = self
    for overview in overviews { overview.delegate = self }
    setUpBar()
    zooming.start()
    delegate?.libraryViewDidLoad()
    if !isCovered { showGrid() }
  }

  /// Whether a photo has covered everything since the start, so that the rest is loaded later.
  var isCovered = false { didSet { if !isCovered, isViewLoaded { showGrid() } } }

  private func showGrid() {
    guard grid.parent == nil, shown === grid else { return }
    addChild(grid)
    grid.view.frame = view.bounds
    view.insertSubview(grid.view, at: 0)
    setContentScrollView(grid.collectionView, for: .top)
    grid.didMove(toParent: self)
    delegate?.gridDidLoad(grid)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if shown.parent === self { shown.view.frame = view.bounds }
    updateBar()
    searching.placeStrip()
  }

  // MARK: Library

  /// Called when the grid of all photos shows a change.
  func libraryDidChange(_ photos: [Photo]) {
    folders.show(photos)
    for overview in overviews { overview.show(photos, in: library.order) }
    if shown === grid, !photos.isEmpty { takePlace() }
    heading.show(library)
    searching.libraryDidChange()
  }

  /// Goes to a position as soon as its photo is visible.
  func restore(_ place: LibraryPlace) {
    awaitedPlace = place
    takePlace()
  }

  var hasAlbums: Bool {
    folders.albums.count > 1 || overviews.contains { $0.periods.parts.count > 1 }
  }

  func isUsing(_ albums: PhotoAlbumsController) -> Bool {
    albums.viewIfLoaded?.window != nil || shown === albums || browser?.adapter === albums.adapter
  }

  func albumsDidChange() {
    updateModes()
    takePlace()
    goToAwaited()
  }

  private func updateModes() {
    updateBar()
    if let mode = awaitedMode, hasAlbums, !isEmpty(mode) {
      awaitedMode = nil
      show(mode: mode)
    }
    // A browser returns to the thumbnails that it was opened from.
    if !hasAlbums, browser == nil, !searching.isActive { show(mode: .all) }
  }

  // MARK: Scopes

  /// Shows a part of the library, where it was when a person left it, otherwise from its beginning.
  func show(_ scope: PhotoScope) {
    let place = searching.placeBefore ?? shown.place
    searching.end(returns: false)
    leaveOverview()
    guard scope != library.scope else { return }
    scopePlaces[library.scope] = place
    awaitedPlace = nil
    library.scope = scope
    heading.show(library)
    Task { [weak self] in
      await self?.library.search.finish()
      guard let self, library.scope == scope else { return }
      if let place = scopePlaces[scope] { return restore(place) }
      shown.scrollToTop()
    }
  }

  /// Shows the folder of a photo, and the photo among the others there.
  func showFolder(of photo: Photo) {
    let scope = PhotoScope.folder(photo.id.folder)
    let place = LibraryPlace(middle: (photo.id, 0), selectedID: photo.id)
    guard scope != library.scope else {
      searching.end(returns: false)
      return restore(place)
    }
    show(scope)
    scopePlaces[scope] = place
    delegate?.scopeDidChange()
  }

  /// Shows the part that is shown by the name that its folder has now.
  func follow(_ scope: PhotoScope) {
    library.search.follow(scope)
    heading.show(library)
  }

  // MARK: Modes

  /// How the library is looked at, for the next launch.
  var libraryView: LibraryView {
    var view = LibraryView()
    view.order = library.order
    view.size = size
    view.mode = awaitedMode ?? mode
    // A position that wasn't restored yet is kept.
    let place =
      library.scope == .all
      ? awaitedPlace ?? searching.placeBefore ?? shown.place : scopePlaces[.all]
    if let place, !place.isAtTop {
      view.middle = LibraryView.Middle(
        photo: place.middle.id.escaped, distance: Double(place.middle.distance))
    }
    return view
  }

  /// Restores how the library was looked at as soon as its photos are known.
  func restore(_ view: LibraryView) {
    setSize(view.size, animated: false)
    if view.mode != .all { awaitedMode = view.mode }
    awaitedPlace = view.middle.map {
      LibraryPlace(
        middle: (FileID(escaped: $0.photo), CGFloat($0.distance)), isAtTop: false, selectedID: nil)
    }
  }

  func grid(in mode: LibraryMode) -> any LibraryGrid {
    if mode == .folders { return folders }
    return overviews.first { $0.mode == mode } ?? grid
  }

  private func isEmpty(_ mode: LibraryMode) -> Bool {
    mode == .folders
      ? folders.albums.isEmpty
      : overviews.contains { $0.mode == mode && $0.periods.parts.isEmpty }
  }

  var mode: LibraryMode {
    (shown as? OverviewController)?.mode ?? (shown === folders ? .folders : .all)
  }

  /// The size of thumbnails, an index of `GridLayout.sides`.
  var size: Int { grid.size }

  /// Shows larger or smaller thumbnails of all photos and of folders.
  func setSize(_ size: Int, around point: CGPoint? = nil, animated: Bool = true) {
    guard size != self.size, GridLayout.sides.indices.contains(size) else { return }
    grid.setSize(size, around: point, animated: animated)
    folders.metrics.preferredSide = GridLayout.sides[size]
    if sizeSlider?.isTracking != true { showZoomLevel() }
  }

  func show(mode: LibraryMode) { if mode != self.mode { exchange(for: grid(in: mode)) } }

  /// Shows another grid in place of the one that is shown.
  ///
  /// - Parameters:
  ///   - place: Where it is; nil where the old one was.
  ///   - frame: The frame in the old one of what is in the middle of the place, out of which the
  ///     new one grows; nil lets it fade in.
  func exchange(
    for new: any LibraryGrid, at place: LibraryPlace? = nil, growingFrom frame: CGRect? = nil,
    animated: Bool = true
  ) {
    let (old, oldLevel) = (shown, zoomLevel)
    awaitedPlace = place ?? old.place ?? awaitedPlace
    if let overview = new as? OverviewController, let place = awaitedPlace {
      overview.origins = (
        library.photo(place.middle.id), place.selectedID.flatMap { library.photo($0) }
      )
    }
    shown = new
    modes.selectedSegmentIndex = mode.rawValue
    if sizeSlider?.isTracking != true { showZoomLevel() }
    (new as? PhotoAlbumsController)?.fill()
    old.willMove(toParent: nil)
    addChild(new)
    // It may still be on its way out.
    (new.view.transform, new.view.alpha) = (.identity, 1)
    new.view.frame = view.bounds
    // Below what lies over the grids.
    view.insertSubview(
      new.view, at: view.subviews.firstIndex { $0 === old.view }.map { $0 + 1 } ?? 0)
    searching.placeStrip()
    let id = awaitedPlace?.middle.id
    takePlace()
    // The bar is to hide what is below it from the beginning.
    setContentScrollView(new.collectionView, for: .top)
    let end = id.flatMap(new.indexPath(ofPhoto:)).flatMap(new.frameOnScreen)
    let isCloser = zoomLevel > oldLevel
    let motion = frame.flatMap { start in
      end.map { ZoomMotion(from: start, to: $0, isCloser: isCloser) }
    }
    replace(old, by: new, motion, animated: animated)
  }

  private func replace(
    _ old: any LibraryGrid, by new: any LibraryGrid, _ motion: ZoomMotion?, animated: Bool
  ) {
    let completion = { [weak self] in
      new.didMove(toParent: self)
      // It may have been requested again meanwhile.
      if self?.shown !== old {
        old.view.removeFromSuperview()
        old.removeFromParent()
      }
      if self?.shown === new { new.takeFocusFromLibrary() }
    }
    guard animated, !UIAccessibility.isReduceMotionEnabled else { return completion() }
    if let motion {
      view.insertSubview(new.view, belowSubview: old.view)
      return motion.run(from: old.view, to: new.view, completion: completion)
    }
    new.view.alpha = 0
    UIView.animate(
      withDuration: 0.2, delay: 0, options: .allowUserInteraction,
      animations: { new.view.alpha = 1 }, completion: { _ in completion() })
  }

  private func takePlace() { if let place = awaitedPlace, shown.show(place) { awaitedPlace = nil } }

  /// Handles Escape in the bar, which returns the focus to the thumbnails.
  override func handle(_ key: UIKey) -> Bool {
    if key.keyCode == .keyboardEscape, !shown.isFirstResponder {
      return shown.becomeFirstResponder()
    }
    return delegate?.handle(key) ?? false
  }

  // MARK: Browser

  /// The visible albums; nil if all photos are shown.
  var shownAlbums: PhotoAlbumsController? { shown as? PhotoAlbumsController }

  /// The open photo of an album, otherwise the selected one.
  var selectedPhotoID: Photo.ID? {
    if let browser, !browser.isBeingDismissed {
      return browser.currentItem?.picId.map { FileID(escaped: $0) }
    }
    return shownAlbums.flatMap { albums in
      albums.selectedIndexPath.flatMap { albums.photo(at: $0)?.id }
    }
  }

  func open(_ path: IndexPath, of albums: PhotoAlbumsController) {
    if let photo = albums.photo(at: path) { delegate?.openInFolder(photo) }
  }

  /// Returns a browser of the folders at a photo. One that already shows them is reused. Nil if they
  /// don't have the photo.
  func folderBrowser(forPhoto id: Photo.ID) -> FolderBrowser? {
    let albums = folders
    guard let path = albums.indexPath(ofPhoto: id) else { return nil }
    if let browser, browser.adapter === albums.adapter { return browser }
    albums.fill()
    let browser = FolderBrowser()
    browser.albums = albums
    albums.adapter.selection = path
    browser.adapter = albums.adapter
    browser.setSource(albums)
    browser.onLeave = { [weak albums, weak browser] in
      guard let albums else { return }
      let id = browser?.currentItem?.picId.map { FileID(escaped: $0) }
      if let path = id.flatMap({ albums.indexPath(ofPhoto: $0) }) {
        albums.select(path, scrolling: false)
        browser?.leavingPath = path
      }
      albums.becomeFirstResponder()
    }
    browser.onClose = { [weak self, weak albums, weak browser] id in
      // Keys may have moved on from the photo on its way back.
      if let path = browser?.leavingPath, let albums, albums.selectedIndexPath != path {
        return self?.browserDidClose(nil, of: albums) ?? ()
      }
      let item = id.flatMap { browser?.item(for: $0) }
      if let albums { self?.browserDidClose(item?.picId.map { FileID(escaped: $0) }, of: albums) }
    }
    delegate?.configure(browser)
    self.browser = browser
    return browser
  }

  private func browserDidClose(_ id: Photo.ID?, of albums: PhotoAlbumsController) {
    view.window?.windowScene?.title = library.title
    browser = nil
    if let path = id.flatMap({ albums.indexPath(ofPhoto: $0) }) {
      albums.select(path, scrolling: false)
      albums.reveal(path)
    }
    albums.becomeFirstResponder()
    updateModes()
  }

  /// Goes to a photo as soon as the albums contain it.
  func go(to id: Photo.ID) {
    awaitedID = id
    goToAwaited()
  }

  private func goToAwaited() {
    guard let albums = shownAlbums, let path = awaitedID.flatMap({ albums.indexPath(ofPhoto: $0) })
    else { return }
    awaitedID = nil
    if let browser, let index = albums.adapter.album.index(of: path) {
      browser.goTo(index, animated: false)
    } else {
      albums.select(path)
    }
  }
}
