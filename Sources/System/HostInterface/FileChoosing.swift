import Foundation

/// A question that a dialog for files asks.
package struct FileQuestion: Equatable, Sendable {
  package enum Kind: Sendable { case open, folder, save }

  package var kind: Kind
  package var title: String
  /// The files that may be chosen; empty for any.
  package var mimeTypes: [String] = []
  package var allowsMultipleSelection = false
  /// The folder that is shown first; nil for the desktop's choice.
  package var folder: URL?
  /// The name that is proposed for a file to save.
  package var name: String?

  package init(_ kind: Kind, title: String) {
    self.kind = kind
    self.title = title
  }

  /// The name of the files that may be chosen.
  package static var nameOfTypes: String { String(host: "Supported Files") }
}

/// A host whose desktop has a dialog for files.
@MainActor package protocol FileChoosing: AnyObject {
  /// Shows the dialog over a window. The answer comes once, unless the dialog is closed by the app;
  /// nil if the person cancelled.
  func chooseFiles(
    _ question: FileQuestion, over window: (any HostWindow)?,
    answer: @escaping @MainActor ([URL]?) -> Void
  ) -> any HostDialog
}

/// A dialog of the desktop that is open.
@MainActor package protocol HostDialog: AnyObject {
  /// Closes the dialog without an answer.
  func close()
}
