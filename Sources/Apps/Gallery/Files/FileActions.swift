import DesktopFiles
import PhotoIndexing
import UIKit

/// What is done with the files of photos.
@MainActor final class FileActions {
  let files: FileWork
  let trash: TrashCoordinator
  let selection: PhotoSelection
  let desktop: any DesktopFileActions
  /// The chosen photos in the order of the library.
  var orderedSelection: () -> [Photo] = { [] }
  /// The folder that is shown, into which files are pasted and dropped.
  var shownFolder: () -> FileID? = { nil }
  /// The folder that was chosen last.
  var lastFolder: URL?

  init(
    files: FileWork, trash: TrashCoordinator, selection: PhotoSelection,
    desktop: any DesktopFileActions = GioDesktop()
  ) {
    self.files = files
    self.trash = trash
    self.selection = selection
    self.desktop = desktop
  }

  var selected: [Photo] { orderedSelection() }
  /// The screen over which questions are asked.
  var topScreen: UIViewController? { (files.view as? UIWindow)?.topScreen }
}
