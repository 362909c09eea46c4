import PhotoIndexing
import UIKit

extension Composition {
  /// The open photo or video, otherwise the selected one.
  var currentPhoto: Photo? {
    if home.browser != nil || (browser == nil && home.shownAlbums != nil) {
      return home.selectedPhotoID.flatMap { library.photo($0) }
    }
    let index = browser.map(\.currentIndex) ?? grid.selectedIndex
    guard let index, library.photos.indices.contains(index) else { return nil }
    return library.photos[index]
  }

  func startTrash() {
    trash.onRemove = { [weak self] photos in await self?.library.hide(Set(photos.map(\.id))) }
    trash.onSettle = { [weak self] photo, isGone in
      if !isGone { self?.returningIDs.insert(photo.id) }
      self?.library.unhide(photo.id)
    }
    files.onDone = { [weak self] outcome, places, isReversal in
      // Of photos that were copied the originals stay chosen.
      self?.selection.move(places.filter { !outcome.copied.contains($0.key) })
      self?.filesDidChange(places, deleted: outcome.deleted, isReversal)
      self?.trashDidChange()
    }
  }

  func trashCurrentPhoto() {
    if isWaitingForFolder { deletesBeforeFolder += 1 } else { fileActions.trash(photosToDelete) }
  }

  /// Deletes for good after a question.
  func askToDelete() { if !isWaitingForFolder { fileActions.askToDelete(photosToDelete) } }

  /// Whether the others of the named photo's folder aren't known yet. Without it, the photo would
  /// be the last one and the browser would close.
  private var isWaitingForFolder: Bool {
    !library.isOnDisk && library.photos.count == 1 && named != nil
  }

  /// The chosen photos, otherwise the current one.
  private var photosToDelete: [Photo] {
    if !isBrowsing, !selection.isEmpty { return fileActions.selected }
    // A photo that is closing is neither open nor selected; one that is opening is meant.
    if let open = home.browser ?? browser, !open.isOpen, !open.isBeingPresented { return [] }
    return nextToTrash.map { [$0] } ?? []
  }

  /// The current photo, or the one that takes its place if it is being moved to the trash, since it
  /// may still be visible.
  private var nextToTrash: Photo? {
    if let albums = home.shownAlbums, home.browser != nil || browser == nil {
      guard let id = home.selectedPhotoID, let path = albums.indexPath(ofPhoto: id),
        let index = albums.album.index(of: path)
      else { return nil }
      return firstToStay(from: index, of: albums.album.count) { index in
        albums.album.indexPath(of: index).flatMap { albums.photo(at: $0)?.id }
      }
    }
    guard let photo = currentPhoto, let index = library.index(of: photo.id) else { return nil }
    return firstToStay(from: index, of: library.photos.count) { library.photos[$0].id }
  }

  /// The photo after a deleted one takes its place, or at the end the one before.
  private func firstToStay(
    from index: Int, of count: Int, id: (Int) -> Photo.ID?
  ) -> Photo? {
    var candidate = index
    while candidate >= 0 {
      if let id = id(candidate), !trash.leaving.contains(id), let photo = library.photo(id) {
        return photo
      }
      // Search forward to the end, then backward.
      candidate =
        candidate >= index && candidate + 1 < count ? candidate + 1 : min(candidate, index) - 1
    }
    return nil
  }

  /// Shows photos at their new places when the library has found them there.
  private func filesDidChange(
    _ places: [FileID: FileID], deleted: Set<FileID>, _ isReversal: Bool
  ) {
    let shown = places.filter { place in
      isReversal
        ? library.paths.contains {
          FileID($0).map { place.value.isBelow($0) || place.value == $0 } ?? false
        }
        : place.key.folder == place.value.folder && library.index(of: place.key) != nil
    }
    returningIDs.formUnion(shown.values)
    let files = deleted.union(places.keys).union(places.values)
    library.scan(.folders(Set(files.map(\.folder))))
    // Undoing at once what replaced a photo leaves the library as it was, so it doesn't tell of a
    // change.
    if isReversal { edits.read(library.photos) }
  }

  /// Shows a restored photo.
  func showReturned(in photos: [Photo]) {
    let returned = returningIDs.filter { library.index(of: $0) != nil }
    guard let index = returned.compactMap({ library.index(of: $0) }).max() else { return }
    returningIDs.subtract(returned)
    if home.browser != nil || (browser == nil && home.shownAlbums != nil) {
      home.go(to: photos[index].id)
    } else if let browser {
      browser.goTo(index, animated: false)
    } else {
      grid.select(index)
    }
  }
}
