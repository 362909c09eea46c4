import Albums
import ImageLoading
import PhotoBrowsing
import PhotoIndexing
import UIKit

/// The library in the window: its grids, what is selected in them, and how they are looked at.
@MainActor final class LibraryScene: LibraryShowing {
  let home: LibraryController
  let thumbnails: ImageLoader
  let selection = PhotoSelection()
  weak var scenes: (any GalleryScenes)?
  private let views: LibraryViewStore
  private var hiddenID: Photo.ID?
  /// The photo on its way back, from which keys may have moved on.
  private var leavingID: Photo.ID?
  /// Whether the open photo came from the featured strip, which it returns to.
  private var isFromStrip = false
  /// Photos that were restored from the trash and that the library has not found yet.
  private var returningIDs: Set<Photo.ID> = []
  /// The part of the library that was shown when they were waited for.
  private var returningTo = LibrarySearch.Request()
  /// Copies files that are dropped.
  private var dropping: FileDropping?
  /// Orders albums by hand.
  private var ordering: AlbumOrdering?

  var grid: GridController { home.grid }
  var photoLibrary: PhotoLibrary { home.library }

  /// - Parameter isCovered: Whether a photo covers the library from the beginning.
  init(_ library: PhotoLibrary, thumbnails: ImageLoader, views: LibraryViewStore, isCovered: Bool) {
    self.thumbnails = thumbnails
    self.views = views
    home = LibraryController(library, loader: thumbnails)
    grid.isCovered = isCovered
    home.isCovered = isCovered
  }

  func start() {
    grid.delegate = self
    home.delegate = self
    photoLibrary.delegate = self
    selection.observe { [weak self] in self?.makeSelectionBar() }
    grid.noteView.onChange = { [weak self, weak note = grid.noteView] in
      if let note { self?.scenes?.window.toasts.avoid(note) }
    }
  }

  // MARK: View

  /// Whether the sidebar is shown, as the last launch had it.
  var showsSidebar: Bool? { views.view.showsSidebar }

  /// Shows the library as the last launch did.
  ///
  /// - Parameters:
  ///   - isCovered: Whether a photo is open, whose thumbnail is shown when it is closed.
  ///   - firstCount: How many photos may be shown before all are known.
  func restoreView(isCovered: Bool, firstCount: Int) {
    var view = views.view
    if isCovered { view.middle = nil }
    home.restore(view)
    grid.featured.isExpected = view.featuresPhotos
    // A screen or two. Elsewhere in the library, or in folders, all photos have to be known.
    let isFirstScreen = !isCovered && view.middle == nil && view.mode == .all
    photoLibrary.scanner.firstCount = isFirstScreen ? firstCount : nil
  }

  /// Remembers how the library is looked at, for the next launch.
  func keepView(showsSidebar: Bool?) {
    guard grid.isViewLoaded else { return }
    var view = home.libraryView
    view.showsSidebar = showsSidebar
    view.featuresPhotos = grid.featured.isExpected
    views.view = view
    views.save()
  }

  // MARK: Changes

  func awaitReturn(of ids: some Sequence<Photo.ID>) {
    let request = photoLibrary.search.request
    if returningTo != request { returningIDs = [] }
    returningTo = request
    returningIDs.formUnion(ids)
    // The folder's watch may have told of them before.
    showReturned()
  }

  private func showReturned() {
    // Whoever looks at something else by now isn't led away from it.
    if returningTo != photoLibrary.search.request { returningIDs = [] }
    let photos = photoLibrary.photos
    let returned = returningIDs.filter { photoLibrary.index(of: $0) != nil }
    guard let index = returned.compactMap({ photoLibrary.index(of: $0) }).max() else { return }
    returningIDs.subtract(returned)
    let browser = scenes?.shownPhoto.browser
    if home.browser != nil || (browser == nil && home.shownAlbums != nil) {
      home.go(to: photos[index].id)
    } else if let browser {
      if let page = browser.index(ofPhoto: photos[index].id) {
        browser.goTo(page, animated: false)
      }
    } else {
      grid.select(index)
    }
  }

  func reloadThumbnails(of ids: [Photo.ID]) {
    let views = [grid.isViewLoaded ? grid.collectionView : nil, home.shownAlbums?.collectionView]
    let changed = Set(ids)
    for case let cell as PhotoGridCell in views.compactMap({ $0 }).flatMap(\.visibleCells)
    where cell.photo.map({ changed.contains($0.id) }) == true { cell.reload(from: thumbnails) }
    for overview in home.overviews { overview.reloadCovers(of: changed) }
  }

  // MARK: Selection

  /// Scrolls to the photo that keys concern, unless several are chosen or one is open.
  func revealCurrent() {
    guard selection.isEmpty, scenes?.shownPhoto.isBrowsing != true,
      let id = home.shown.selecting?.cursor, let path = home.shown.indexPath(ofPhoto: id),
      let frame = home.shown.collectionView.layoutAttributesForItem(at: path)?.frame
    else { return }
    let list = home.shown.collectionView
    guard !list.bounds.inset(by: list.adjustedContentInset).intersects(frame) else { return }
    list.scrollToItem(at: path, at: .centeredVertically, animated: false)
  }

  var selectedPhotos: [Photo] {
    selection.ids.compactMap { photoLibrary.index(of: $0) }.sorted().map { photoLibrary.photos[$0] }
  }

  /// Makes the bar when photos are chosen for the first time.
  private func makeSelectionBar() {
    guard let scenes, !selection.isEmpty,
      !home.view.subviews.contains(where: { $0 is SelectionBar })
    else { return }
    let bar = SelectionBar(scenes.commands, selection: selection)
    bar.join(home.view)
    let toasts = scenes.window.toasts
    bar.onVisibility = { [home, weak bar] isVisible in
      home.additionalSafeAreaInsets.bottom = isVisible ? SelectionBar.height + 24 : 0
      if let bar { toasts.avoid(bar) }
      toasts.obstaclesDidChange()
    }
    bar.selectionDidChange()
  }
}

extension LibraryScene: PhotoLibraryDelegate {
  func photosDidChange(in library: PhotoLibrary) {
    grid.libraryDidChange()
    let photos = library.photos
    scenes?.shownPhoto.photosDidChange()
    if library.isOnDisk { uncoverHome() }
    home.libraryDidChange(photos)
    if library.isOnDisk {
      // What has come back to another part of the library can't be seen here.
      selection.keep {
        library.index(of: $0) != nil || (returningIDs.contains($0) && !library.isKnown($0))
      }
    }
    // Photos may have got their new names in the cells that they had.
    selection.showAgain()
    showReturned()
    scenes?.photosDidChange(photos)
  }

  func library(_ library: PhotoLibrary, willDrop outdated: [Photo]) {
    scenes?.shownPhoto.forget(outdated)
  }

  func progressDidChange(in library: PhotoLibrary) { grid.progressDidChange() }

  func indexDidChange(in library: PhotoLibrary) { scenes?.indexDidChange() }
}

extension LibraryScene: LibraryControllerDelegate, GridControllerDelegate {
  var commands: CommandTable? { scenes?.commands }

  func gridDidLoad(_ grid: any PhotoGrid) {
    guard let commands, grid.selecting == nil else { return }
    let selecting = GridSelecting(grid, selection: selection, commands: commands)
    grid.selecting = selecting
    selecting.start()
    if let grid = grid as? GridController {
      ordering = AlbumOrdering(grid) { [weak self] in self?.scenes?.albums.move($0, before: $1) }
      grid.collectionView.dropDelegate = ordering
    }
    let hovering = GridHovering(grid)
    grid.hovering = hovering
    hovering.start()
  }

  func libraryViewDidLoad() {
    guard let files = scenes?.fileHandler else { return }
    dropping = FileDropping(files)
    dropping?.start(in: home.view)
  }

  func configure(_ browser: AlbumBrowserController) { scenes?.shownPhoto.configure(browser) }

  func openInFolder(_ photo: Photo) { scenes?.shownPhoto.open(photo, inFolder: true) }

  func open(_ photo: Photo) {
    scenes?.shownPhoto.open(photo, inFolder: home.shownAlbums != nil)
  }

  func openFeatured(_ photo: Photo) {
    isFromStrip = true
    scenes?.shownPhoto.open(photo, inFolder: false)
  }

  func keepBetter(of photo: Photo) { commands?.perform("keep-better", on: [photo]) }

  /// Compares ids, so that a cell that was reused while the browser is open is correct, too.
  func cellIsShown(_ cell: PhotoGridCell) {
    cell.isImageHidden = hiddenID != nil && cell.photo?.id == hiddenID
    grid.selecting?.mark(cell)
  }

  func firstPhotosAreVisible() {
    scenes?.firstPhotosAreVisible()
    photoLibrary.scanner.update?.resume()
  }

  func searchAllPhotos() { scenes?.searchAllPhotos(for: nil) }

  func scopeDidChange() { scenes?.scopeDidChange() }

  func askForFolder() { scenes?.fileHandler.askForFolder() }

  func handle(_ key: UIKey) -> Bool { scenes?.handle(key) ?? false }
}

extension LibraryScene {
  /// The featured strip's image view of the photo, if it came from there.
  private func stripView(for id: Photo.ID) -> UIImageView? {
    isFromStrip ? grid.featured.imageView(for: id) : nil
  }

  private func cell(for id: Photo.ID) -> PhotoGridCell? {
    photoLibrary.index(of: id).flatMap { grid.cell(at: $0) }
  }

  func thumbnailImage(of photo: Photo) -> UIImage? {
    thumbnails.cache.image(for: .thumbnail(of: photo, pixels: grid.thumbnailPixels)) ?? cell(
      for: photo.id)?.imageView.image ?? stripView(for: photo.id)?.image
  }

  func thumbnail(for id: Photo.ID) -> Thumbnail? {
    if let view = stripView(for: id), view.image != nil { return Thumbnail(imageView: view) }
    guard let cell = cell(for: id) else { return nil }
    // The photo itself may be in memory before its thumbnail is.
    if let photo = cell.photo {
      cell.showUntilLoaded(scenes?.shownPhoto.images.loader.cache.sharpest(of: photo.url))
    }
    return cell.imageView.image == nil ? nil : Thumbnail(imageView: cell.imageView)
  }

  func revealThumbnail(for id: Photo.ID) {
    uncover()
    guard stripView(for: id) == nil, let index = photoLibrary.index(of: id) else { return }
    grid.reveal(index, animated: false)
  }

  func setThumbnailHidden(_ isHidden: Bool, for id: Photo.ID) {
    hiddenID = isHidden ? id : nil
    guard grid.isViewLoaded else { return }
    grid.featured.setImageHidden(isHidden, for: id)
    for case let cell as PhotoGridCell in grid.collectionView.visibleCells { cellIsShown(cell) }
  }

  /// Called when the grid is about to be visible again.
  private func uncover() {
    uncoverHome()
    grid.isCovered = false
  }

  /// Loads what lies behind a photo that was opened at the start.
  private func uncoverHome() {
    home.isCovered = false
    scenes?.libraryWasUncovered()
  }

  /// Lets keys move from the photo before it has arrived.
  func browserWillClose(at id: Photo.ID?) {
    uncover()
    leavingID = id
    if let index = id.flatMap({ photoLibrary.index(of: $0) }) {
      grid.select(index, scrolling: false)
    }
    grid.becomeFirstResponder()
  }

  func browserDidClose(at id: Photo.ID?) {
    let isBackInStrip = id.flatMap(stripView) != nil
    isFromStrip = false
    uncover()
    scenes?.window.windowScene?.title = photoLibrary.title
    let hasMoved = leavingID != nil && leavingID == id && grid.selecting?.cursor != id
    leavingID = nil
    if !hasMoved, let index = id.flatMap({ photoLibrary.index(of: $0) }) {
      grid.select(index, scrolling: false)
      if !isBackInStrip { grid.reveal(index, animated: false) }
    }
    grid.becomeFirstResponder()
  }
}
