import CGtk
import CGtkShim
import Foundation
import HostInterface

/// A dialog for files: the portal's, or GTK's own where there is none.
@MainActor package final class GtkFileDialog: HostDialog {
  private let question: FileQuestion
  private let parent: UnsafeMutablePointer<GtkWindow>?
  private var request: PortalRequest?
  private var dialog: OpaquePointer?
  private var answer: (@MainActor ([URL]?) -> Void)?
  /// A dialog is alive while it is open.
  private var itself: GtkFileDialog?

  /// - Parameter bus: The session's bus if nil.
  init(
    _ question: FileQuestion, bus: OpaquePointer? = nil,
    over parent: UnsafeMutablePointer<GtkWindow>?, answer: @escaping @MainActor ([URL]?) -> Void
  ) {
    self.question = question
    self.parent = parent
    self.answer = answer
    itself = self
    if let parent { g_object_ref(parent) }
    request = PortalRequest(PortalRequest.Question(question), bus: bus, over: parent) {
      [weak self] in self?.take($0)
    }
  }

  private func take(_ answer: PortalRequest.Answer) {
    request = nil
    switch answer {
    case .results(let results): end(Self.urls(in: results))
    case .cancelled: end(nil)
    case .unavailable: GtkLibrary.hasDisplay ? showOwn() : end(nil)
    }
  }

  private static func urls(in results: OpaquePointer) -> [URL] {
    guard let list = PortalRequest.value("uris", "as", in: results) else { return [] }
    defer { g_variant_unref(list) }
    return (0..<g_variant_n_children(list)).compactMap { index in
      guard let item = g_variant_get_child_value(list, index) else { return nil }
      defer { g_variant_unref(item) }
      return g_variant_get_string(item, nil).flatMap { URL(string: String(cString: $0)) }
    }
  }

  private func showOwn() {
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

  package func close() {
    answer = nil
    request?.close()
    request = nil
    if let dialog { host_file_dialog_free(dialog) }
    dialog = nil
    itself = nil
  }

  isolated deinit { if let parent { g_object_unref(parent) } }
}

extension PortalRequest.Question {
  /// A question for files, in the words of the portal.
  fileprivate init(_ question: FileQuestion) {
    let isSaving = question.kind == .save
    self.init(
      interface: "FileChooser", version: question.kind == .folder ? 3 : 1,
      method: isSaving ? "SaveFile" : "OpenFile", title: question.title)
    options = {
      var options: [(String, OpaquePointer?)] = []
      if let name = question.name {
        options.append(("current_name", g_variant_new_string(name)))
      }
      // Portals take any path here, also one that is no UTF-8.
      if let folder = question.folder {
        let path = folder.withUnsafeFileSystemRepresentation { $0.map(g_variant_new_bytestring) }
        if let path { options.append(("current_folder", path)) }
      }
      guard !isSaving else { return options }
      let isFolder = question.kind == .folder
      let isMultiple = question.allowsMultipleSelection
      options.append(("directory", g_variant_new_boolean(isFolder ? 1 : 0)))
      options.append(("multiple", g_variant_new_boolean(isMultiple ? 1 : 0)))
      if !question.mimeTypes.isEmpty {
        options.append(("filters", Self.filters(question.mimeTypes)))
      }
      return options
    }
  }

  /// One filter of types.
  @MainActor private static func filters(_ types: [String]) -> OpaquePointer? {
    var patterns = types.map { type in
      // 1 stands for types, and 0 for patterns of names.
      var pattern = [g_variant_new_uint32(1), g_variant_new_string(type)]
      return g_variant_new_tuple(&pattern, 2)
    }
    var filter = [
      g_variant_new_string(FileQuestion.nameOfTypes),
      g_variant_new_array(nil, &patterns, gsize(patterns.count)),
    ]
    var filters = [g_variant_new_tuple(&filter, 2)]
    return g_variant_new_array(nil, &filters, 1)
  }
}
