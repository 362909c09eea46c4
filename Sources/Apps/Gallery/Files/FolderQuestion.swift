import UIKit

/// Asks for a folder in the desktop's dialog.
@MainActor final class FolderQuestion: NSObject, UIDocumentPickerDelegate {
  private let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.folder])
  private var answer: CheckedContinuation<URL?, Never>?

  /// - Parameters:
  ///   - title: What is asked for.
  ///   - folder: The folder to begin in.
  init(_ title: String, startingIn folder: URL?) {
    super.init()
    picker.title = title
    picker.directoryURL = folder
    picker.delegate = self
  }

  /// Asks once. Returns nil if the person cancels, or if there is nothing to ask over.
  func ask(over screen: UIViewController?) async -> URL? {
    guard let screen, answer == nil else { return nil }
    return await withCheckedContinuation { continuation in
      answer = continuation
      screen.present(picker, animated: false)
    }
  }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  { end(urls.first) }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { end(nil) }

  private func end(_ folder: URL?) {
    answer?.resume(returning: folder)
    answer = nil
  }
}
