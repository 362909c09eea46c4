import UIKit

/// Asks which files or folder to open, and opens them in a window of their own.
@MainActor final class FileOpener: NSObject, UIDocumentPickerDelegate {
  /// Opens a window, as the command line would.
  var openWindow: ([URL]) throws -> Void = { try GalleryProcess.start(opening: $0) }
  /// Called when the window was opened, or with the reason if it can't be.
  var onEnd: (((any Error)?) -> Void)?

  /// - Parameter folder: What the dialog shows first.
  func askForFiles(in folder: URL?, over screen: UIViewController) {
    ask([.image, .movie], folder, over: screen)
  }

  /// - Parameter folder: What the dialog shows first.
  func askForFolder(in folder: URL?, over screen: UIViewController) {
    ask([.folder], folder, over: screen)
  }

  private func ask(_ types: [UTType], _ folder: URL?, over screen: UIViewController) {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: types)
    picker.allowsMultipleSelection = true
    picker.directoryURL = folder
    picker.delegate = self
    screen.present(picker, animated: false)
  }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  {
    do {
      try openWindow(urls)
      onEnd?(nil)
    } catch { onEnd?(error) }
  }
}
