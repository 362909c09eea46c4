import Albums
import ImageLoading
import PhotoBrowsing
import PhotoIndexing
import UIKit

/// The photo that is open, in a browser of all photos or of the folder or month that it is in.
@MainActor final class PhotoScene: PhotoShowing {
  let images: PhotoImages
  let library: any LibraryShowing
  let settings: SettingsStore
  weak var scenes: (any GalleryScenes)?
  private(set) var browser: LibraryBrowser?
  /// The photos of the browser, unless they are the library's.
  private(set) var opened: OpenedFolder?
  weak var page: PhotoPage?
  var panels = PagePanels.Choice()
  /// Whether photos open with the filmstrip, as the settings say.
  private var showsFilmstrip = false
  private var motionVideo: MotionVideo?
  /// Photos whose files were replaced, while the change is told.
  private var outdatedIDs: [Photo.ID] = []
  /// The photo that was asked for while another one was closing.
  private var next: (photo: Photo, isInFolder: Bool)?

  init(_ images: PhotoImages, of library: any LibraryShowing, settings: SettingsStore) {
    (self.images, self.library, self.settings) = (images, library, settings)
  }

  var openBrowser: (any PhotoFinding)? { library.home.browser ?? browser }

  // MARK: Opening

  func open(_ photo: Photo, inFolder: Bool) {
    let found: (any PhotoFinding)? =
      inFolder
      ? library.home.folderBrowser(forPhoto: photo.id) : browser(forPhoto: photo.id)
    guard let found, let root = scenes?.window.rootViewController,
      let index = found.index(ofPhoto: photo.id)
    else { return }
    if found.isOpen { return found.goTo(index) }
    guard found.presentingViewController == nil else {
      if !found.isBeingPresented { next = (photo, inFolder) }
      return
    }
    found.open(at: index, from: root)
    scenes?.window.toasts.bringToFront()
  }

  /// Opens the photo that the command line names without animation, in the window's first frame if
  /// it is decoded by then.
  func openNamed(from screen: UIViewController) {
    let made = makeBrowser(of: library.photoLibrary)
    browser = made
    made.open(at: 0, from: screen, animated: false)
  }

  /// Returns the open browser if it has the photo; otherwise one for the visible albums, the
  /// library's, or one for the folder of this file, in place of the open one.
  func browser(forPhoto id: Photo.ID) -> any PhotoFinding {
    if let open = openBrowser, open.index(ofPhoto: id) != nil {
      if open.presentedViewController != nil { open.dismiss(animated: false) }
      return open
    }
    leaveForAnother()
    let home = library.home
    if home.shownAlbums != nil, let made = home.folderBrowser(forPhoto: id) { return made }
    home.leaveOverview(animated: false)
    var photos = library.photoLibrary
    if photos.index(of: id) == nil {
      guard let file = FolderScan.file(at: id.url) else { return makeBrowser(forFile: id) }
      let folder = OpenedFolder(of: Photo(file), in: self, scenes, order: photos.order)
      opened = folder
      photos = folder.library
    }
    let made = makeBrowser(of: photos)
    browser = made
    return made
  }

  /// Closes what is open, as another file takes its place. What was edited is kept.
  func leaveForAnother() {
    guard let open = openBrowser, !open.isBeingDismissed else { return }
    (scenes?.frontController as? EditorController)?.finish()
    open.close(animated: false)
  }

  /// The photo that is open among those of its folder, rather than of the library.
  var openedPhoto: Photo? {
    guard let opened, let browser, let id = browser.currentIndex.flatMap({ browser.id(at: $0) })
    else { return nil }
    return opened.library.photo(id)
  }

  // MARK: Changes

  /// Called when another photo is open, or none.
  private func photoDidChange(to photo: Photo?) {
    images.prefer(photo)
    // The window is about the photo that is edited, which may have gone meanwhile.
    guard !(openBrowser?.presentedViewController is EditorController) else { return }
    if let photo { scenes?.window.windowScene?.title = photo.name }
  }

  func editorDidClose() {
    if isBrowsing, let photo = scenes?.currentPhoto { photoDidChange(to: photo) }
  }

  private func browserDidClose(lastID: Photo.ID?) {
    photoDidChange(to: nil)
    scenes?.photoDidLoad(isShown: false)
    library.browserDidClose(at: lastID)
    openNext()
  }

  private func openNext() {
    guard let next else { return }
    self.next = nil
    open(next.photo, inFolder: next.isInFolder)
  }

  func photosDidChange() {
    browser?.reloadData()
    if !outdatedIDs.isEmpty { reloadPages(of: outdatedIDs) }
    outdatedIDs = []
  }

  /// Removes cached data of files that were deleted or changed. Pages are loaded again once the
  /// change is complete.
  func forget(_ photos: [Photo]) {
    guard !photos.isEmpty else { return }
    let loaders = [images.loader, thumbnails]
    // If a whole folder was removed, remove everything.
    guard photos.count <= PhotoChanges.mostSteps else {
      images.forgetSizes(of: nil)
      for loader in loaders { loader.forget { _ in true } }
      return
    }
    images.forgetSizes(of: photos)
    outdatedIDs = photos.map(\.id)
    let addresses = Set(photos.map(\.url))
    for loader in loaders { loader.forget { addresses.contains($0.url) } }
  }

  /// Loads the open pages of photos again.
  func reloadPages(of ids: [Photo.ID]) {
    browser?.reloadPhotos(ids)
    if let shown = library.home.browser, let index = shown.currentIndex,
      let id = shown.id(at: index)
    {
      shown.reloadPhotos([id])
    }
  }

  /// Lets the settings take effect.
  func settingsDidChange() {
    openBrowser?.wheelAction = settings.value.wheel.action
    openBrowser?.keepsZoom = settings.value.keepsZoom
    page?.updateSlideshow()
    guard settings.value.showsFilmstrip != showsFilmstrip else { return }
    showsFilmstrip.toggle()
    panels.filmstrip = showsFilmstrip
    if let page, page.panels.shown.filmstrip != showsFilmstrip { page.panels.toggleFilmstrip() }
  }

  // MARK: Browsers

  private func makeBrowser(of library: PhotoLibrary) -> LibraryBrowser {
    let browser = LibraryBrowser()
    let images = images
    let photo = { @MainActor (id: Photo.ID) in library.photo(id) }
    browser.numberOfPhotos = { library.photos.count }
    browser.photoID = { library.photos[$0].id }
    browser.photoIndex = { library.index(of: $0) }
    browser.photoSize = { photo($0).flatMap { images.pixelSize(of: $0) } }
    browser.placeholder = { photo($0).flatMap { images.placeholder(for: $0) } }
    browser.loadImage = { try await images.image(of: photo($0), pixels: $1) }
    browser.makeCell = { [weak self] browser, index in
      self?.videoCell(for: library.photos[index], in: browser)
        ?? self?.motionCell(for: library.photos[index], at: index, in: browser)
    }
    browser.setSource(self.library)
    browser.onPageChange = { [weak self] _, id in self?.photoDidChange(to: id.flatMap(photo)) }
    browser.onLeave = { [weak self, weak browser] in
      self?.library.browserWillClose(at: browser?.currentIndex.flatMap { browser?.id(at: $0) })
    }
    browser.onClose = { [weak self, weak browser] id in
      guard let self else { return }
      // Another file may have taken its place.
      if self.browser === browser { self.browser = nil }
      if let folder = opened, folder.library === library {
        library.close()
        opened = nil
      }
      browserDidClose(lastID: id)
    }
    configure(browser, photo: photo)
    return browser
  }

  /// Configures the browser of folders or months, whose pages come from its album.
  func configure(_ browser: AlbumBrowserController) {
    let (images, library) = (images, library.photoLibrary)
    let photo = { @MainActor (item: AlbumItem) in
      item.picId.flatMap { library.photo(FileID(escaped: $0)) }
    }
    browser.itemSize = { photo($0).flatMap { images.pixelSize(of: $0) } }
    browser.itemPlaceholder = { photo($0).flatMap { images.placeholder(for: $0) } }
    browser.loadItem = { try await images.image(of: photo($0), pixels: $1) }
    let makeCell = browser.makeCell
    browser.makeCell = { [weak self] browser, index in
      if let cell = makeCell?(browser, index) { return cell }
      guard let album = browser as? AlbumBrowserController, let id = album.id(at: index),
        let photo = album.item(for: id).flatMap(photo)
      else { return nil }
      return self?.motionCell(for: photo, at: index, in: browser)
    }
    browser.onItemChange = { [weak self] _, item in self?.photoDidChange(to: photo(item)) }
    browser.titleStripTop = PhotoBar.height
    let onClose = browser.onClose
    browser.onClose = { [weak self] in
      self?.photoDidChange(to: nil)
      onClose?($0)
      self?.openNext()
    }
    configure(browser) { [weak browser] id in browser?.item(for: id).flatMap(photo) }
  }

  /// Configures any browser of the library.
  private func configure<ID>(
    _ browser: PhotoBrowser<ID>, photo: @escaping @MainActor (ID) -> Photo?
  ) {
    let images = images
    browser.photoName = { [weak browser] in browser?.id(at: $0).flatMap(photo)?.name }
    browser.loadRegion = { try await images.region($1, of: photo($0), pixels: $2) }
    browser.loadPreview = { await images.preview(of: photo($0)) }
    browser.onPrefetch = { images.prefetch($0.compactMap(photo)) }
    browser.keepsZoom = settings.value.keepsZoom
    browser.wheelAction = settings.value.wheel.action
    let page = PhotoPage(of: browser, in: self) { [weak browser] index in
      browser?.id(at: index).flatMap(photo)
    }
    let pages = PhotoPages(
      over: browser, loader: images.loader, keys: page.turningKeys, photoAt: page.photoAt)
    page.pages = pages
    browser.overlays.append(pages.button)
    // Behind others, so that its scrim is.
    browser.overlays.insert(contentsOf: [page.bar, page.arrows, page.slideshowBar], at: 0)
    browser.onKey = { [weak self, weak page] in
      page?.handle($0) == true || self?.scenes?.handle($0) == true
    }
    if let indicator = browser.pageIndicator { scenes?.window.toasts.avoid(indicator) }
  }

  private func videoCell(for photo: Photo, in browser: PhotoBrowserController) -> VideoCell? {
    guard photo.isVideo else { return nil }
    let cell = browser.dequeueCell(VideoCell.self) { VideoCell() }
    let images = images
    cell.show(
      VideoRequest(
        id: photo.id, url: photo.url, videoSize: images.pixelSize(of: photo),
        placeholder: images.placeholder(for: photo),
        loadPoster: { try await images.image(of: photo, pixels: $0) }))
    return cell
  }

  /// Shows a single file, which need not be in the library.
  func makeBrowser(forFile file: Photo.ID) -> LibraryBrowser {
    let browser = LibraryBrowser()
    browser.numberOfPhotos = { 1 }
    browser.photoID = { _ in file }
    browser.photoIndex = { $0 == file ? 0 : nil }
    browser.loadImage = { [images] _, pixels in
      try await images.loader.image(
        for: ImageRequest(url: file.url, pixels: pixels, animates: true))
    }
    if FolderScan.kind(ofName: file.name) == .video {
      browser.makeCell = { browser, _ in
        let cell = browser.dequeueCell(VideoCell.self) { VideoCell() }
        cell.show(VideoRequest(id: file, url: file.url))
        return cell
      }
    }
    browser.onPageChange = { [weak self] _, _ in
      self?.scenes?.window.windowScene?.title = file.displayName
    }
    browser.onKey = { [weak self] in self?.scenes?.handle($0) ?? false }
    browser.onClose = { [weak self, library] _ in
      self?.scenes?.window.windowScene?.title = library.photoLibrary.title
    }
    return browser
  }

  // MARK: Motion photos

  /// The page of a photo that may have a video of its moment; nil for other photos.
  private func motionCell(for photo: Photo, at index: Int, in browser: PhotoBrowserController)
    -> LivePhotoCell?
  {
    guard !photo.isVideo, MotionPhoto.isPossible(in: photo.id) else { return nil }
    let cell = browser.dequeueCell(LivePhotoCell.self) { LivePhotoCell() }
    // Below the bar with its fade.
    cell.badgeTop = PhotoBar.height + 40
    browser.configure(cell, at: index)
    return cell
  }

  /// Looks for the video of the open photo. An edited photo no longer looks like it.
  func findMotion(of photo: Photo, in browser: PhotoBrowserController) {
    guard let cell = browser.currentCell as? LivePhotoCell, cell.motion == nil,
      !images.edits.isEdited(photo.id)
    else { return }
    let id = photo.id
    Task {
      let (video, file) = await Task.detached(priority: .utility) {
        let video = MotionPhoto.find(in: id).flatMap { MotionVideo($0, of: id) }
        return (video, video == nil ? LivePair.video(of: id) : nil)
      }.value
      guard let url = video?.url ?? file?.url, browser.currentCell === cell, images.currentID == id
      else { return }
      motionVideo = video
      cell.motion = url
    }
  }
}
