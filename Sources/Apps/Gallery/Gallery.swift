import FileOperations
import ImageLoading
import PhotoBrowsing
import PhotoIndexing
import Routing
import UIKit
import UIKitCompat

/// The photo viewer: a window with its scenes, which know each other as `GalleryScenes`.
@MainActor final class Gallery: GalleryScenes {
  let window: UIWindow
  let settings: SettingsStore
  let library: LibraryScene
  let sidebar: SidebarScene
  let photo: PhotoScene
  let files: FileScene
  let editing: EditingScene
  let albums: AlbumScene
  private(set) lazy var commands = CommandTable(of: self, keyFile: places.keys)
  /// The routes that links from outside take.
  let router = Router()
  let places: Places
  let start: StartSequence
  var launchDelay: DelayedCall?

  /// - Parameters:
  ///   - named: A photo that is open from the beginning, with the other photos of its folder around
  ///     it.
  ///   - window: The window of a gallery that had nothing to show.
  init(
    paths: [URL], places: Places = .memory, named: NamedPhoto? = nil, trash: Trash = Trash(),
    in window: UIWindow = UIWindow()
  ) {
    self.places = places
    self.window = window
    settings = SettingsStore(places.settings)
    start = StartSequence(named)
    let roots = named.map { [$0.isAlone ? $0.photo.url : $0.photo.id.folder.url] } ?? paths
    var usual = LibraryView()
    usual.order = named == nil ? places.order : .oldestFirst
    let views = LibraryViewStore(file: places.views, paths: roots, usual: usual)
    let photos = PhotoLibrary(
      paths: roots, index: places.index, named: named?.photo, order: views.view.order)
    let thumbnails = ImageLoader(memoryLimit: 48 << 20, thumbnails: places.thumbnails)
    let edits = PhotoEdits()
    edits.install(in: thumbnails)
    library = LibraryScene(photos, thumbnails: thumbnails, views: views, isCovered: named != nil)
    sidebar = SidebarScene(
      library.home, TrashContents(trash, folders: roots.compactMap { FileID($0) }))
    photo = PhotoScene(PhotoImages(edits: edits, named: named), of: library, settings: settings)
    files = FileScene(
      FileWork(over: window, state: places.state, trash: trash, history: UndoHistory()),
      isNamed: named != nil, recents: places.folders, importing: places.importing)
    editing = EditingScene(
      edits, of: photos, files: files, exportStore: ExportSettingsStore(file: places.export))
    albums = AlbumScene(AlbumStore(of: photos, history: files.work.history), files: files)
  }

  func start(_ options: LaunchOptions = LaunchOptions()) {
    library.scenes = self
    sidebar.scenes = self
    photo.scenes = self
    photo.images.scenes = self
    files.scenes = self
    editing.scenes = self
    albums.scenes = self
    let (photos, isNamed) = (library.photoLibrary, start.named != nil)
    settings.observe { [weak self] in self?.settingsDidChange($0) }
    files.work.onDone = { [weak self] in self?.filesDidChange($0, $1, isReversal: $2) }
    library.start()
    files.start()
    if places.state != nil { files.work.start(offersImports: !files.hasInterruptedImport) }
    editing.start()
    albums.start()
    sidebar.start()
    window.windowScene?.title = photos.title
    let isFirst = window.rootViewController == nil
    let main = sidebar.main
    main.showsSidebar = library.showsSidebar
    window.tintColor = .windowTint
    window.rootViewController = main
    restoreSize()
    window.makeKeyAndVisible()
    if isFirst { restorePlacement() }
    registerRoutes()
    library.restoreView(isCovered: isNamed, firstCount: places.firstCount)
    photos.scanner.waitsForScreen = !isNamed
    if isNamed {
      photo.openNamed(from: main)
      start.waitForNamed(photos)
    } else {
      photos.scan()
    }
    begin(with: options)
  }

  /// Remembers how the library is looked at, for the next launch, unless only a named photo was.
  func keepView() {
    keepPlacement()
    if start.named?.isAlone != true { library.keepView(showsSidebar: sidebar.main.showsSidebar) }
  }

  /// Looks for what other programs have changed.
  func windowDidComeToFront() {
    library.photoLibrary.windowDidComeToFront()
    sidebar.trashDidChange()
  }

  /// Finishes what must not be lost, as long as a person waits for a window to close.
  func close() {
    keepView()
    library.photoLibrary.close()
    // What was said of photos is written where these are now, so nothing may move any more.
    files.work.queue.close(within: 2)
    files.trash.finishMoves(within: 2)
    files.work.finishWaiting()
    editing.tagging.finish(within: 2)
    editing.edits.finish(within: 2)
    albums.store.finish(within: 2)
    files.removeDrafts()
  }

  // MARK: Scenes

  var shownLibrary: any LibraryShowing { library }
  var shownPhoto: any PhotoShowing { photo }
  var fileHandler: any FileHandling { files }
  var photoEditor: any PhotoChanging { editing }

  func photosDidChange(_ photos: [Photo]) {
    let library = library.photoLibrary
    // Without photos there is nothing that the sidebar has to wait for.
    if case .problem = library.state { sidebar.updating.isReady = true }
    openedPhotosDidChange()
    files.photosDidChange()
    // Links wait until the photos are known.
    if start.named == nil ? library.state != .scanning && !library.isPartial : library.isOnDisk {
      router.isReady = true
    }
  }

  func openedPhotosDidChange() {
    photo.page?.refresh()
    photo.updateComparison()
    let opened = photo.opened?.library.photos ?? []
    editing.edits.read(library.photoLibrary.photos + opened)
  }

  func indexDidChange() { sidebar.updating.invalidate() }

  func scopeDidChange() {
    let item = SidebarItem.scope(library.photoLibrary.scope)
    sidebar.main.sidebar.select(item)
    sidebar.main.sidebar.reveal(item)
  }

  func folderWasMade(_ folder: FileID) {
    library.photoLibrary.search.bareFolders.made.insert(folder)
    indexDidChange()
    sidebar.main.sidebar.reveal(.scope(.folder(folder)))
  }

  func searchAllPhotos(for text: String?) {
    sidebar.main.sidebar.select(.scope(.all))
    library.home.searching.searchAllPhotos(for: text)
  }

  func libraryWasUncovered() { sidebar.main.isCovered = false }

  private func filesDidChange(_ outcome: FileOutcome, _ places: [FileID: FileID], isReversal: Bool)
  {
    // Of photos that were copied the originals stay chosen.
    library.selection.move(places.filter { !outcome.copied.contains($0.key) })
    files.filesDidChange(places, deleted: outcome.deleted, isReversal: isReversal)
    // Of copies the originals are meant, and photos in the trash may come back.
    let trashed = Set(outcome.trashed.map(\.origin))
    albums.filesDidMove(
      places.filter { !outcome.copied.contains($0.key) && !trashed.contains($0.key) },
      trashed: trashed)
    sidebar.trashDidChange()
  }

  func firstPhotosAreVisible() {
    start.reach(.thumbnails)
    sidebar.updating.isReady = true
    guard let keys = places.keys, FileManager.default.fileExists(atPath: keys.path),
      !commands.problems.isEmpty
    else { return }
    say(String(gallery: "Some keys of your own can’t be used. The list of keys says why."))
  }

  func photoDidLoad(isShown: Bool) {
    start.scanBehindNamed(library.photoLibrary)
    if isShown { start.reach(.photo) }
  }

  // MARK: Keys

  /// The open photo or video, otherwise the selected one.
  var currentPhoto: Photo? {
    let (photos, home) = (library.photoLibrary, library.home)
    let browser = photo.isLeaving ? nil : photo.browser
    if browser != nil, photo.opened != nil { return photo.openedPhoto }
    if home.browser != nil || (browser == nil && home.shownAlbums != nil) {
      return home.selectedPhotoID.flatMap { photos.photo($0) }
    }
    if browser == nil, home.mode.isOverview { return nil }
    let index = browser.map(\.currentIndex) ?? library.grid.selectedIndex
    guard let index, photos.photos.indices.contains(index) else { return nil }
    return photos.photos[index]
  }

  /// The photos that keys concern: the open photo, otherwise the chosen ones, otherwise the current
  /// one.
  var photosForKeys: [Photo] {
    if !photo.isBrowsing || photo.isLeaving, !library.selection.isEmpty {
      return library.selectedPhotos
    }
    return currentPhoto.map { [$0] } ?? []
  }

  /// Where keys are pressed; nil if a screen that has keys of its own covers the library.
  var keyScope: PhotoCommand.Scope? {
    var front = frontController
    while let screen = front, screen.isBeingDismissed { front = screen.presentingViewController }
    // The sheet of a photo's information belongs to the photo.
    if let info = front as? InfoController { front = info.presentingViewController }
    // What is done with photos doesn't concern a file that isn't the library's.
    if let front = front as? PhotoBrowserController {
      return front === photo.openBrowser ? .photo : .window
    }
    guard front === window.rootViewController else { return nil }
    return sidebar.main.content.topViewController === library.home ? .library : .window
  }

  func handle(_ key: UIKey) -> Bool {
    if window.toasts.handle(key) || commands.handle(key) { return true }
    guard key.keyCode == .keyboardEscape, !photo.isBrowsing || photo.isLeaving else { return false }
    if library.home.searching.handleEscape() { return true }
    guard window.windowScene?.isFullScreen == true else { return false }
    window.windowScene?.toggleFullScreen()
    return true
  }

  func toggleFullScreen() {
    let isEntering = window.windowScene?.isFullScreen != true
    window.windowScene?.toggleFullScreen()
    guard photo.isBrowsing, let page = photo.page else { return }
    if isEntering { page.panels.showPhotoAlone() } else { page.panels.restore() }
  }
}
