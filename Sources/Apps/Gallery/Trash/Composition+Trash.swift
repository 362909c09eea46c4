import PhotoBrowsing
import PhotoIndexing
import UIKit

extension Composition {
  /// The open photo or video, otherwise the selected one.
  var photoForTrash: Photo? {
    if home.browser != nil || (browser == nil && home.shownAlbums != nil) {
      return home.selectedPhotoID.flatMap { library.photo($0) }
    }
    let index = browser.map(\.currentIndex) ?? grid.selectedIndex
    guard let index, library.photos.indices.contains(index) else { return nil }
    return library.photos[index]
  }

  func startTrash() {
    trash.onRemove = { [weak self] photo in await self?.library.hide(photo.id) }
    trash.onSettle = { [weak self] photo, isGone in
      if !isGone { self?.returningIDs.insert(photo.id) }
      self?.library.unhide(photo.id)
    }
    trash.onRestore = { [weak self] files in self?.photosDidReturn(files) }
  }

  /// Handles keys for the trash and its toast.
  func handleTrashKey(_ key: UIKey) -> Bool {
    if key.keyCode == .keyboardZ, !trash.leaving.isEmpty,
      key.modifierFlags.contains(.control) || key.modifierFlags.contains(.command)
    {
      trash.afterMoves { [weak self] in _ = self?.window.toasts.handle(key) }
      return true
    }
    if window.toasts.handle(key) { return true }
    guard key.keyCode == .keyboardDeleteForward, key.modifierFlags.isDisjoint(with: Self.modifiers)
    else { return false }
    trashCurrentPhoto()
    return true
  }

  func trashCurrentPhoto() {
    // Before the others of its folder are known, the named photo would be the last one and the
    // browser would close.
    guard library.isOnDisk || library.photos.count != 1 || named == nil else {
      deletesBeforeFolder += 1
      return
    }
    // A photo that is closing is neither open nor selected; one that is opening is meant.
    if let open = home.browser ?? browser, !open.isOpen, !open.isBeingPresented { return }
    if let photo = nextToTrash { trash.moveToTrash(photo) }
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
    guard let photo = photoForTrash, let index = library.index(of: photo.id) else { return nil }
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

  private static let modifiers: UIKeyModifierFlags = [.control, .alternate, .command, .shift]

  /// Shows restored photos when the library has found them.
  private func photosDidReturn(_ files: [FileID]) {
    returningIDs.formUnion(files)
    library.scan(.folders(Set(files.map(\.folder))))
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
