import CGtk
import CGtkShim
import Foundation
import HostInterface

/// A dialog for files, of the desktop's portal or GTK's own.
@MainActor final class GtkFileDialog: HostDialog {
  private var dialog: OpaquePointer?
  private var answer: (@MainActor ([URL]?) -> Void)?
  /// A dialog is alive while it is open.
  private var itself: GtkFileDialog?

  init(
    _ question: FileQuestion, over parent: UnsafeMutablePointer<GtkWindow>?,
    answer: @escaping @MainActor ([URL]?) -> Void
  ) {
    self.answer = answer
    itself = self
    let kind =
      switch question.kind {
      case .open: HOST_FILES_OPEN
      case .folder: HOST_FILES_FOLDER
      case .save: HOST_FILES_SAVE
      }
    let dialog = host_file_dialog_new(parent, question.title, kind)
    self.dialog = dialog
    for type in question.mimeTypes { host_file_dialog_add_mime_type(dialog, type) }
    host_file_dialog_set_multiple(dialog, question.allowsMultipleSelection ? 1 : 0)
    if let folder = question.folder { host_file_dialog_set_folder(dialog, folder.absoluteString) }
    if let name = question.name { host_file_dialog_set_name(dialog, name) }
    host_file_dialog_show(
      dialog,
      { context, uris in
        guard let dialog = object(context, as: GtkFileDialog.self) else { return }
        var urls: [URL] = []
        var next = uris
        while let uri = next?.pointee {
          if let url = URL(string: String(cString: uri)) { urls.append(url) }
          next = next?.successor()
        }
        let chosen = uris == nil ? nil : urls
        MainActor.assumeIsolated { MainLoopWait.deliver { dialog.end(chosen) } }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func end(_ urls: [URL]?) {
    let answer = answer
    close()
    answer?(urls)
  }

  func close() {
    answer = nil
    if let dialog { host_file_dialog_free(dialog) }
    dialog = nil
    itself = nil
  }
}
