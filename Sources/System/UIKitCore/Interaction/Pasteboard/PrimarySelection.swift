import HostInterface
import QuartzCore

/// The text that was last selected in any program, which the middle mouse button pastes.
@MainActor package enum PrimarySelection {
  private static var selection: (any HostClipboard)? {
    UIApplication.current?.host.primarySelection
  }

  /// Offers the selected text, which is requested when it is pasted.
  package static func offer(_ text: @escaping @MainActor () -> String?) {
    selection?.set(
      [PasteboardType.plainTextMIME, "text/plain"].map { type in
        TransferForm(type) { text().map { Data($0.utf8) } }
      })
  }

  /// Withdraws the offered text if nothing was selected since.
  package static func withdraw() {
    if let selection, selection.isOwn { selection.set([]) }
  }

  /// Reads the text, including that of another program; `nil` if there is none.
  package static func read(_ completion: @escaping @MainActor (String?) -> Void) {
    guard let selection else { return completion(nil) }
    let type = [PasteboardType.plainTextMIME, "text/plain"].first { selection.types.contains($0) }
    guard let type else { return completion(nil) }
    selection.read(type) { completion($0.map { String(decoding: $0, as: UTF8.self) }) }
  }
}
