import Albums
import FileOperations
import ImageLoading
import PhotoBrowsing
import PhotoEditing
import PhotoIndexing
import Toasts
import UIKit

/// The scenes of a window, as they know each other.
@MainActor protocol GalleryScenes: AnyObject {
  var window: UIWindow { get }
  var settings: SettingsStore { get }
  var commands: CommandTable { get }
  var shownLibrary: any LibraryShowing { get }
  var shownPhoto: any PhotoShowing { get }
  var fileHandler: any FileHandling { get }
  var photoEditor: any PhotoChanging { get }
  var albums: AlbumScene { get }
  /// The open photo or video, otherwise the selected one.
  var currentPhoto: Photo? { get }
  /// Shows other files or folders in this window; returns false if it is none of the program's.
  func startOver(with urls: [URL]) -> Bool
  func photosDidChange(_ photos: [Photo])
  /// Called when the photos of the folder of a file that was opened have changed.
  func openedPhotosDidChange()
  func indexDidChange()
  /// Called when a part of the library is shown that wasn't chosen in the sidebar.
  func scopeDidChange()
  /// Shows a new folder in the sidebar.
  func folderWasMade(_ folder: FileID)
  /// Searches all photos for what is searched in a part of the library.
  func searchAllPhotos(for text: String?)
  /// Called when the library that a photo covered since the start is about to be visible.
  func libraryWasUncovered()
  func firstPhotosAreVisible()
  /// Called when a photo was shown, or couldn't be.
  func photoDidLoad(isShown: Bool)
  /// Handles the keys that are no commands: they depend on what has the focus, or are also others'.
  func handle(_ key: UIKey) -> Bool
}

extension GalleryScenes {
  /// The screen that covers all others.
  var frontController: UIViewController? {
    var front = window.rootViewController
    while let next = front?.presentedViewController { front = next }
    return front
  }

  func present(_ screen: UIViewController) { frontController?.present(screen, animated: true) }

  func say(_ sentence: String) { window.makeNote(sentence).priority(.high).show() }
}

extension PhotoShowing {
  var isBrowsing: Bool { openBrowser != nil }

  /// Whether the photo is on its way back, so that keys are the library's.
  var isLeaving: Bool { openBrowser?.isBeingDismissed == true }
}

/// The library, its grids and what is selected in them.
@MainActor protocol LibraryShowing: PhotoSourcing where ID == Photo.ID {
  var photoLibrary: PhotoLibrary { get }
  var thumbnails: ImageLoader { get }
  var home: LibraryController { get }
  var selection: PhotoSelection { get }
  /// The selected photos in the order of the library.
  var selectedPhotos: [Photo] { get }
  /// Shows photos as soon as the library finds them.
  func awaitReturn(of ids: some Sequence<Photo.ID>)
  /// Returns an image that is on the screen, or was; nil if there is none.
  func thumbnailImage(of photo: Photo) -> UIImage?
  /// Loads visible thumbnails again.
  func reloadThumbnails(of ids: [Photo.ID])
  /// Called when a photo begins its way back to its thumbnail.
  func browserWillClose(at id: Photo.ID?)
  func browserDidClose(at id: Photo.ID?)
}

/// The photo that is open.
@MainActor protocol PhotoShowing: AnyObject {
  var images: PhotoImages { get }
  var openBrowser: (any PhotoFinding)? { get }
  /// The browser of all photos, or of the folder of a file that was opened, while it is open.
  var browser: LibraryBrowser? { get }
  /// The folder of a file that was opened, while it is open.
  var opened: OpenedFolder? { get }
  var page: PhotoPage? { get }
  /// Opens a photo of the library, among those of its folder or among all.
  func open(_ photo: Photo, inFolder: Bool)
  func configure(_ browser: AlbumBrowserController)
  /// Shows a single file, which need not be in the library.
  func makeBrowser(forFile file: Photo.ID) -> LibraryBrowser
  func reloadPages(of ids: [Photo.ID])
  /// Shows an image on the open page of a photo, as it is edited, until that is loaded again.
  func show(_ image: UIImage, of photo: Photo, with edit: PhotoEdit)
  /// Removes cached data of files that were deleted or changed.
  func forget(_ photos: [Photo])
  func photosDidChange()
  /// Called when the editor of the open photo has gone.
  func editorDidClose()
}

/// The work with files.
@MainActor protocol FileHandling: AnyObject {
  var work: FileWork { get }
  var trash: TrashCoordinator { get }
  /// The folder that is shown, into which files are pasted and dropped.
  var shownFolder: FileID? { get }
  func trash(_ photos: [Photo])
  /// Asks for a folder to show.
  func askForFolder()
  func move(_ photos: [Photo], to folder: FileID)
  func copy(_ ids: [FileID], to folder: FileID)
  func moveFolder(_ folder: FileID, to place: FileID)
  func trashFolder(_ folder: FileID)
  func renameFolder(_ folder: FileID)
  /// The commands for a folder.
  func menu(of folder: FileID) -> UIMenu
  /// Tells of a card or a camera that has come.
  func offerImport(from card: FileID)
  func askToImport(from card: FileID)
}

/// The changes of photos.
@MainActor protocol PhotoChanging: AnyObject {
  var edits: PhotoEdits { get }
  var tagging: PhotoTagging { get }
  /// The commands for a tag.
  func menu(ofTag tag: String) -> UIMenu
  func askToRename(tag: String)
  func remove(tag: String)
  /// Writes photos as they are edited now.
  func exporter(of photos: [Photo], _ settings: ExportSettings) -> PhotoExporter
}
