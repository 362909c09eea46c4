import PhotoBrowsing
import UIKit

extension Composition {
  /// The photo or film that is open, else the one that is chosen among the thumbnails.
  var photoAtHand: Photo? {
    if home.browser != nil || (browser == nil && home.shownAlbums != nil) {
      return home.photoAtHand.flatMap { library.photo($0) }
    }
    let index = browser.map(\.currentIndex) ?? grid.selectedIndex
    guard let index, library.photos.indices.contains(index) else { return nil }
    return library.photos[index]
  }

  func startTrash() {
    trash.onRemove = { [weak self] photo in self?.photoDidLeave(photo) }
    trash.onRestore = { [weak self] urls in self?.photosDidReturn(urls) }
  }

  /// True when the key was for the trash or for the toast that offers the way back.
  func handleTrashKey(_ key: UIKey) -> Bool {
    if window.toasts.handle(key) { return true }
    guard key.keyCode == .keyboardDeleteForward, key.modifierFlags.isDisjoint(with: Self.modifiers)
    else { return false }
    trashPhotoAtHand()
    return true
  }

  func trashPhotoAtHand() {
    // A photo on its way home is neither open nor chosen.
    if let open = home.browser ?? browser, !open.isOpen { return }
    if let photo = photoAtHand { trash.moveToTrash(photo) }
  }

  private static let modifiers: UIKeyModifierFlags = [.control, .alternate, .command, .shift]

  /// The next one is chosen in its place, so that Delete again goes on.
  private func photoDidLeave(_ photo: Photo) {
    let selected = grid.selectedIndex
    let wasSelected = selected == library.index(of: photo.id)
    library.remove(photo.id)
    if browser == nil, let selected, wasSelected, !library.photos.isEmpty {
      grid.select(min(selected, library.photos.count - 1), scrolling: false)
    }
  }

  /// They are looked at when the library has noticed them.
  private func photosDidReturn(_ urls: [URL]) {
    returningIDs.formUnion(urls.map(\.path))
    library.scan(.folders(Set(urls.map { FolderScan.folder(of: $0.path) })))
  }

  /// Goes to a photo that came back.
  func showReturned(in photos: [Photo]) {
    guard let index = photos.lastIndex(where: { returningIDs.contains($0.id) }) else { return }
    returningIDs.subtract(photos.map(\.id))
    if home.browser != nil || (browser == nil && home.shownAlbums != nil) {
      home.go(to: photos[index].id)
    } else if let browser {
      browser.goTo(index, animated: false)
    } else {
      grid.select(index)
    }
  }
}
