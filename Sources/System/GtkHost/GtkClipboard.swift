import CGtk
import CGtkShim
import Foundation
import HostInterface

/// The clipboard or the primary selection of a display.
@MainActor final class GtkClipboard: HostClipboard {
  private let clipboard: OpaquePointer?
  private var signal: gulong = 0
  private var provider: UnsafeMutablePointer<GdkContentProvider>?
  private var forms: [TransferForm] = []
  private var isSetting = false
  /// The current contents as another program gave them, by type; a value of nil for nothing.
  private var answers: [String: Data?] = [:]
  private var asked: Set<String> = []

  private(set) var changeCount = 0
  var onChange: (@MainActor () -> Void)?

  /// How long a program may take to answer while the app waits for it, in seconds.
  private static let patience: TimeInterval = 1

  /// - Parameter clipboard: Not owned; nil without a display.
  init(_ clipboard: OpaquePointer?) {
    self.clipboard = clipboard
    guard let clipboard else { return }
    signal = host_clipboard_on_change(
      clipboard,
      { context in
        guard let clipboard = object(context, as: GtkClipboard.self) else { return }
        MainActor.assumeIsolated { clipboard.changed() }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  isolated deinit {
    if let clipboard, signal != 0, !DisplayLoss.hasHappened {
      g_signal_handler_disconnect(UnsafeMutableRawPointer(clipboard), signal)
    }
    if let provider { g_object_unref(provider) }
  }

  private func changed() {
    changeCount += 1
    answers = [:]
    asked = []
    guard !isSetting else { return }
    MainLoopWait.deliver { [weak self] in self?.onChange?() }
  }

  var isOwn: Bool {
    guard let clipboard, let provider else { return false }
    return gdk_clipboard_get_content(clipboard) == provider
  }

  var types: [String] {
    guard !isOwn else { return forms.map(\.type) }
    return TransferContent.types(in: clipboard.flatMap(gdk_clipboard_get_formats))
  }

  func set(_ forms: [TransferForm]) {
    guard let clipboard else { return }
    let made = forms.isEmpty ? nil : TransferContent.makeProvider(forms)
    let former = provider
    (self.forms, provider) = (forms, made)
    isSetting = true
    if gdk_clipboard_set_content(clipboard, made) == 0 { changeCount += 1 }
    isSetting = false
    if let former { g_object_unref(former) }
  }

  func read(_ type: String, completion: @escaping @MainActor (Data?) -> Void) {
    guard !isOwn else { return completion(forms.first { $0.type == type }?.load()) }
    if let answer = answers[type] { return completion(answer) }
    ask(for: type) { answer in MainLoopWait.deliver { completion(answer) } }
  }

  func readNow(_ type: String) -> Data? {
    guard !isOwn else { return forms.first { $0.type == type }?.load() }
    if let answer = answers[type] { return answer }
    // A program that didn't answer once is not waited for again; its answer may still come.
    guard types.contains(type), !asked.contains(type) else { return nil }
    asked.insert(type)
    ask(for: type) { _ in }
    let count = changeCount
    _ = MainLoopWait.wait(limit: Self.patience) { answers[type] != nil || changeCount != count }
    return answers[type] ?? nil
  }

  private func ask(for type: String, completion: @escaping @MainActor (Data?) -> Void) {
    guard let clipboard else { return completion(nil) }
    let count = changeCount
    let reader = TransferContent.Reader { [weak self] answer in
      if let self, changeCount == count { answers[type] = .some(answer) }
      completion(answer)
    }
    host_clipboard_read(clipboard, type, TransferContent.Reader.callback, reader.context)
  }
}
