import CGtk
import Foundation

/// Asks for a folder with GTK's chooser, which is the desktop's own where there is a portal.
@MainActor final class FolderChooser {
  private let dialog: OpaquePointer?
  private var completion: CheckedContinuation<URL?, Never>?

  init(title: String, accept: String, folder: URL?) {
    dialog = gtk_file_chooser_native_new(
      title, Self.activeWindow, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, accept, nil)
    guard let dialog else { return }
    gtk_native_dialog_set_modal(dialogPointer(dialog), 1)
    if let folder, let file = g_file_new_for_uri(folder.absoluteString) {
      gtk_file_chooser_set_current_folder(dialog, file, nil)
      g_object_unref(UnsafeMutableRawPointer(file))
    }
  }

  private static var activeWindow: UnsafeMutablePointer<GtkWindow>? {
    guard let list = gtk_window_list_toplevels() else { return nil }
    defer { g_list_free(list) }
    var item: UnsafeMutablePointer<GList>? = list
    while let current = item {
      if let window = current.pointee.data?.assumingMemoryBound(to: GtkWindow.self),
        gtk_window_is_active(window) != 0
      {
        return window
      }
      item = current.pointee.next
    }
    return nil
  }

  private func dialogPointer(_ dialog: OpaquePointer) -> UnsafeMutablePointer<GtkNativeDialog> {
    UnsafeMutablePointer(dialog)
  }

  /// Shows the dialog until it is answered.
  func run() async -> URL? {
    guard let dialog else { return nil }
    let answered:
      @convention(c) (UnsafeMutableRawPointer?, gint, UnsafeMutableRawPointer?) -> Void = {
        _, response, context in
        guard let context else { return }
        let chooser = Unmanaged<FolderChooser>.fromOpaque(context).takeUnretainedValue()
        MainActor.assumeIsolated {
          chooser.end(isAccepted: response == GTK_RESPONSE_ACCEPT.rawValue)
        }
      }
    g_signal_connect_data(
      UnsafeMutableRawPointer(dialog), "response", unsafeBitCast(answered, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    return await withCheckedContinuation { (continuation: CheckedContinuation<URL?, Never>) in
      completion = continuation
      gtk_native_dialog_show(dialogPointer(dialog))
    }
  }

  private func end(isAccepted: Bool) {
    guard let completion, let dialog else { return }
    self.completion = nil
    var url: URL?
    if isAccepted, let file = gtk_file_chooser_get_file(dialog) {
      if let uri = g_file_get_uri(file) {
        url = URL(string: String(cString: uri))
        g_free(uri)
      }
      g_object_unref(UnsafeMutableRawPointer(file))
    }
    gtk_native_dialog_hide(dialogPointer(dialog))
    completion.resume(returning: url)
  }

  isolated deinit { if let dialog { g_object_unref(UnsafeMutableRawPointer(dialog)) } }
}
