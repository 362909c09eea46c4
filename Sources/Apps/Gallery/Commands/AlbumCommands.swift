import UIKit

extension PhotoCommand {
  /// Albums and saved searches.
  static var albums: [PhotoCommand] { collecting + keeping }

  /// Commands for the selected photos.
  private static var collecting: [PhotoCommand] {
    [
      PhotoCommand(
        "add-to-album", String(gallery: "Add to Album…"), "photo.stack", in: .photos, keys: ["b"],
        at: [.menu(.collecting)]
      ) { $0.gallery.albums.askForAlbum(of: $0.photos) },
      PhotoCommand(
        "remove-from-album", String(gallery: "Remove from Album"), "minus.circle", in: .photos,
        keys: ["Shift+B"], at: [.menu(.collecting)], isOffered: { $0.isInAlbum }
      ) { $0.gallery.albums.remove($0.photos) },
      PhotoCommand(
        "album-cover", String(gallery: "Use as Cover"), "photo", in: .photos,
        at: [.menu(.collecting)], isOffered: { $0.isInAlbum && $0.photos.count == 1 }
      ) { if let photo = $0.photo { $0.gallery.albums.setCover(photo) } },
      PhotoCommand(
        "move-earlier", String(gallery: "Move Earlier in Album"), "arrow.backward", in: .photos,
        keys: ["Alt+←"], at: [.menu(.collecting)], isOffered: { $0.isInAlbum },
        isEnabled: { $0.isInAlbum && !$0.photos.isEmpty }
      ) { $0.gallery.albums.move($0.photos, by: -1) },
      PhotoCommand(
        "move-later", String(gallery: "Move Later in Album"), "arrow.forward", in: .photos,
        keys: ["Alt+→"], at: [.menu(.collecting)], isOffered: { $0.isInAlbum },
        isEnabled: { $0.isInAlbum && !$0.photos.isEmpty }
      ) { $0.gallery.albums.move($0.photos, by: 1) },
    ]
  }

  /// Commands for albums themselves.
  private static var keeping: [PhotoCommand] {
    [
      PhotoCommand(
        "new-album", String(gallery: "New Album…"), "plus", in: .library, keys: ["Ctrl+N"],
        at: [.menu(.keeping)]
      ) { $0.gallery.albums.askForName() },
      PhotoCommand(
        "new-folder", String(gallery: "New Folder…"), "folder.badge.plus", in: .library,
        keys: ["Ctrl+Shift+N"], at: [.menu(.keeping)],
        isEnabled: { $0.gallery.files.folderForNew != nil }
      ) {
        if let folder = $0.gallery.files.folderForNew { $0.gallery.files.makeFolder(in: folder) }
      },
      PhotoCommand(
        "save-search", String(gallery: "Save Search…"), "magnifyingglass", in: .library,
        keys: ["Ctrl+Shift+S"], at: [.menu(.keeping)],
        isOffered: { $0.home.searching.savedText != nil },
        isEnabled: { $0.home.searching.savedText != nil }
      ) { $0.gallery.albums.askToSaveSearch() },
      PhotoCommand(
        "rename-album", String(gallery: "Rename Album…"), "pencil", in: .library,
        at: [.menu(.keeping)], isOffered: { $0.library.scope.file != nil }
      ) { if let file = $0.library.scope.file { $0.gallery.albums.rename(file) } },
      PhotoCommand(
        "export-album", String(gallery: "Copy Album to Folder…"), "folder.badge.plus", in: .library,
        at: [.menu(.keeping)], isOffered: { $0.library.scope.album != nil }
      ) { if let album = $0.library.scope.album { $0.gallery.albums.export(album) } },
      PhotoCommand(
        "delete-album", String(gallery: "Delete Album"), "trash", in: .library,
        at: [.menu(.keeping)], isOffered: { $0.library.scope.file != nil }
      ) { if let file = $0.library.scope.file { $0.gallery.albums.delete(file) } },
    ]
  }
}

extension CommandTarget {
  fileprivate var isInAlbum: Bool { library.scope.album != nil }
}
