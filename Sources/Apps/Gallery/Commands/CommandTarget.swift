import PhotoIndexing

/// The gallery and some of its photos, which a command works with.
@MainActor struct CommandTarget {
  let gallery: Gallery
  /// The photos that a menu or bar is about; nil for those that keys concern.
  let pointedAt: [Photo]?
  /// Which of the command's keys was pressed, counted from 0.
  var keyNumber = 0

  var photos: [Photo] { pointedAt ?? gallery.photosForKeys }

  var stills: [Photo] { photos.filter { !$0.isVideo } }

  /// The photo that commands for a single one concern.
  var photo: Photo? { photos.count == 1 ? photos.first : gallery.currentPhoto }

  var page: PhotoPage? { gallery.photo.page }

  var home: LibraryController { gallery.library.home }

  /// The folder that was chosen in the sidebar, for keys without a photo.
  var folder: FileID? {
    guard pointedAt == nil, !gallery.photo.isBrowsing, case .folder(let folder) = library.scope
    else {
      return nil
    }
    return folder
  }

  var library: PhotoLibrary { gallery.library.photoLibrary }

  /// Whether the library or one of its photos is shown, rather than the trash or another screen.
  var isInLibrary: Bool {
    gallery.photo.isBrowsing || gallery.sidebar.main.content.topViewController === home
  }
}
