import UIKit

/// The delegate of the dialogs that open files.
@MainActor protocol FileOpenerDelegate: AnyObject {
  /// Shows files or folders in this window; returns false if that has something to show already.
  func showHere(_ urls: [URL]) -> Bool
  /// Called with the reason if a window can't be opened.
  func windowDidFail(_ error: any Error)
}

/// Asks which files or folder to open, and opens them in a window of their own, unless this one has
/// nothing to show.
@MainActor final class FileOpener: NSObject, UIDocumentPickerDelegate {
  /// Opens a window, as the command line would.
  var openWindow: ([URL]) throws -> Void = { try GalleryProcess.start(opening: $0) }
  weak var delegate: (any FileOpenerDelegate)?

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
    if delegate?.showHere(urls) == true { return }
    do { try openWindow(urls) } catch { delegate?.windowDidFail(error) }
  }
}
