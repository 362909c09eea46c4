import PhotoBrowsing
import PhotoIndexing
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
    trash.onRemove = { [weak self] photo in await self?.library.remove(photo.id) }
    trash.onRestore = { [weak self] files in self?.photosDidReturn(files) }
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

  /// They are looked at when the library has noticed them.
  private func photosDidReturn(_ files: [FileID]) {
    returningIDs.formUnion(files)
    library.scan(.folders(Set(files.map(\.folder))))
  }

  /// Goes to a photo that came back.
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
