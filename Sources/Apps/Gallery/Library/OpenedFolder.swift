import PhotoIndexing

/// The photos of the folder of a file that was opened while the program runs, which the library
/// doesn't show.
@MainActor final class OpenedFolder: PhotoLibraryDelegate {
  let library: PhotoLibrary
  private weak var photo: (any PhotoShowing)?
  private weak var scenes: (any GalleryScenes)?

  /// - Parameter file: The file that was opened, which is shown before its folder was read.
  init(
    of file: Photo, in photo: any PhotoShowing, _ scenes: (any GalleryScenes)?,
    order: PhotoOrder
  ) {
    (self.photo, self.scenes) = (photo, scenes)
    library = PhotoLibrary(paths: [file.id.folder.url], named: file, order: order)
    library.delegate = self
    library.scan()
  }

  func photosDidChange(in library: PhotoLibrary) {
    photo?.photosDidChange()
    scenes?.openedPhotosDidChange()
  }

  func library(_ library: PhotoLibrary, willDrop outdated: [Photo]) { photo?.forget(outdated) }

  func progressDidChange(in library: PhotoLibrary) {}
  func indexDidChange(in library: PhotoLibrary) {}
}
