import DesktopFiles
import FileOperations
import PhotoIndexing
import UIKit

/// The work with the files of photos.
@MainActor final class FileScene: FileHandling {
  let work: FileWork
  let trash: TrashCoordinator
  let desktop: any DesktopFileActions
  let opener = FileOpener()
  weak var scenes: (any GalleryScenes)?
  /// The folders into which photos were put last.
  let recents: RecentFolders
  /// The card from which photos are being imported, and nothing otherwise.
  let importing: StateFile<[FileID]>
  /// Whether nobody was asked yet about an import that was interrupted.
  var mayOfferImport = true
  /// How often Delete was pressed before the neighbors of the named photo were known.
  private var deletesBeforeFolder = 0
  /// Whether a single photo is shown until its folder was read.
  private let isNamed: Bool

  /// - Parameters:
  ///   - recents: Where the last folders are kept between launches.
  ///   - importing: Where it is kept from where an import is going on.
  init(
    _ work: FileWork, isNamed: Bool, recents: URL? = nil, importing: URL? = nil,
    desktop: any DesktopFileActions = GioDesktop()
  ) {
    (self.work, self.recents) = (work, RecentFolders(recents))
    self.isNamed = isNamed
    self.importing = StateFile(url: importing)
    self.desktop = desktop
    trash = TrashCoordinator(work)
  }

  func start() {
    opener.delegate = self
    trash.delegate = self
  }

  private var library: (any LibraryShowing)? { scenes?.shownLibrary }

  // MARK: Opening more

  func askForFiles() {
    if let front = scenes?.frontController { opener.askForFiles(in: openFolder, over: front) }
  }

  func askForFolder() {
    if let front = scenes?.frontController { opener.askForFolder(in: openFolder, over: front) }
  }

  /// The folder of the open or chosen photo, otherwise the library's.
  private var openFolder: URL? {
    scenes?.currentPhoto?.id.folder.url ?? library?.photoLibrary.paths.first
  }

  /// The folder that was chosen in the sidebar, otherwise that of the current photo, otherwise the
  /// first that was opened.
  var shownFolder: FileID? {
    guard let scenes, let library = library?.photoLibrary else { return nil }
    if !scenes.shownPhoto.isBrowsing, case .folder(let folder) = library.scope { return folder }
    if let photo = scenes.currentPhoto { return photo.id.folder }
    return library.photos.first?.id.folder ?? library.paths.first.flatMap { FileID($0) }
  }

  /// The folder in which new ones are made: the one that is shown, otherwise the first opened one.
  var folderForNew: FileID? {
    guard let library = library?.photoLibrary else { return nil }
    if case .folder(let folder) = library.scope { return folder }
    return library.paths.first.flatMap { FileID($0) }
  }

  // MARK: Deleting

  func trash(_ photos: [Photo]) { trash.moveToTrash(photos) }

  /// Moves what keys concern to the trash.
  func trashCurrentPhotos() {
    if isWaitingForFolder { deletesBeforeFolder += 1 } else { trash(photosToDelete) }
  }

  /// Asks whether what keys concern is to be deleted permanently, and does so.
  func askToDelete() {
    let photos = isWaitingForFolder ? [] : photosToDelete
    guard !photos.isEmpty else { return }
    scenes?.present(
      UIAlertController.deletion(ofPhotos: photos.count) { [trash] isWanted in
        if isWanted { trash.delete(photos) }
      })
  }

  func photosDidChange() {
    offerInterruptedImport()
    guard deletesBeforeFolder > 0, library?.photoLibrary.isOnDisk == true else { return }
    let count = deletesBeforeFolder
    deletesBeforeFolder = 0
    for _ in 0..<count { trashCurrentPhotos() }
  }

  /// Whether the others of the named photo's folder aren't known yet. Without it, the photo would
  /// be the last one and the browser would close.
  private var isWaitingForFolder: Bool {
    guard isNamed, let library = library?.photoLibrary else { return false }
    return !library.isOnDisk && library.photos.count == 1
  }

  /// The chosen photos, otherwise the current one.
  private var photosToDelete: [Photo] {
    guard let scenes, let library else { return [] }
    let open = scenes.shownPhoto.openBrowser
    if open == nil, !library.selection.isEmpty { return library.selectedPhotos }
    // A photo that is closing is neither open nor selected; one that is opening is meant.
    if let open, !open.isOpen, !open.isBeingPresented { return [] }
    return nextToTrash.map { [$0] } ?? []
  }

  /// The current photo, or the one that takes its place if it is being moved to the trash, since it
  /// may still be visible.
  private var nextToTrash: Photo? {
    guard let scenes, let library else { return nil }
    let home = library.home
    let photos = scenes.shownPhoto.opened?.library ?? library.photoLibrary
    if let albums = home.shownAlbums, home.browser != nil || scenes.shownPhoto.browser == nil {
      guard let id = home.selectedPhotoID, let path = albums.indexPath(ofPhoto: id),
        let index = albums.album.index(of: path)
      else { return nil }
      return firstToStay(from: index, of: albums.album.count, in: photos) { index in
        albums.album.indexPath(of: index).flatMap { albums.photo(at: $0)?.id }
      }
    }
    guard let index = scenes.currentPhoto.flatMap({ photos.index(of: $0.id) }) else { return nil }
    return firstToStay(from: index, of: photos.photos.count, in: photos) { photos.photos[$0].id }
  }

  /// The photo after a deleted one takes its place, or at the end the one before.
  private func firstToStay(
    from index: Int, of count: Int, in photos: PhotoLibrary, id: (Int) -> Photo.ID?
  ) -> Photo? {
    var candidate = index
    while candidate >= 0 {
      if let id = id(candidate), !trash.leaving.contains(id),
        let photo = photos.photo(id)
      {
        return photo
      }
      // Search forward to the end, then backward.
      candidate =
        candidate >= index && candidate + 1 < count ? candidate + 1 : min(candidate, index) - 1
    }
    return nil
  }

  // MARK: Changes

  /// Shows photos at their new places when the library has found them there.
  func filesDidChange(_ places: [FileID: FileID], deleted: Set<FileID>, isReversal: Bool) {
    guard let library, let scenes else { return }
    let photos = library.photoLibrary
    let target = shownFolder
    let shown = places.filter { place in
      if isReversal {
        return photos.paths.contains {
          FileID($0).map { place.value.isBelow($0) || place.value == $0 } ?? false
        }
      }
      let folder = place.value.folder
      return photos.index(of: place.key) == nil
        ? folder == target : folder == place.key.folder
    }
    library.awaitReturn(of: shown.values)
    let files = deleted.union(places.keys).union(places.values)
    let folders = LibraryScope.folders(Set(files.map(\.folder)))
    // Folders that nothing is left in stay where they are.
    photos.search.bareFolders.made.formUnion(files.map(\.folder))
    photos.follow(places)
    photos.scan(folders)
    if case .folder(let folder) = photos.scope, let place = folder.place(in: places) {
      let roots = photos.paths.compactMap { FileID($0) }
      // It may be in the trash now, or elsewhere.
      library.home.show(roots.contains { place.isBelow($0) } ? .folder(place) : .all)
      scenes.scopeDidChange()
    }
    scenes.shownPhoto.opened?.library.scan(folders)
    // Undoing at once what replaced a photo leaves the library as it was, so it doesn't tell of a
    // change.
    if isReversal { scenes.openedPhotosDidChange() }
  }
}

extension FileScene: TrashCoordinatorDelegate {
  func willRemove(_ photos: [Photo]) async {
    let ids = Set(photos.map(\.id))
    await scenes?.shownPhoto.opened?.library.hide(ids)
    await library?.photoLibrary.hide(ids)
  }

  func didSettle(_ photo: Photo, isGone: Bool) {
    if !isGone { library?.awaitReturn(of: [photo.id]) }
    library?.photoLibrary.unhide(photo.id)
    scenes?.shownPhoto.opened?.library.unhide(photo.id)
  }
}

extension FileHandling {
  /// The screen over which questions are asked.
  var topScreen: UIViewController? { (work.view as? UIWindow)?.topScreen }

  /// Copies files that another program dropped.
  func copyFiles(of session: any UIDropSession, to folder: FileID) {
    session.loadObjects(ofClass: URL.self) { [self] urls in
      copy(urls.filter(\.isFileURL).compactMap { FileID($0) }, to: folder)
    }
  }
}

extension FileScene: FileOpenerDelegate {
  /// A window that has nothing to show would stay behind the other.
  func showHere(_ urls: [URL]) -> Bool {
    guard case .problem(.empty) = library?.photoLibrary.state else { return false }
    return scenes?.startOver(with: urls) ?? false
  }

  func windowDidFail(_ error: any Error) {
    scenes?.say(String(gallery: "No window could be opened: \(error.localizedDescription)"))
  }
}
