import HostInterface
import UIKit

extension Stage {
  /// Copies in another program. Types are MIME types; text is "text/plain;charset=utf-8".
  public func copyElsewhere(_ contents: KeyValuePairs<String, Data>) {
    host.offscreenClipboard.setByOther(
      contents.map { pair in TransferForm(pair.key) { pair.value } })
    advance(frames: 1)
  }

  /// Copies a text in another program.
  public func copyElsewhere(_ text: String) {
    copyElsewhere(["text/plain;charset=utf-8": Data(text.utf8)])
  }

  /// The types that another program can paste.
  public var clipboardTypes: [String] { host.offscreenClipboard.types }
  /// The data that another program gets that pastes a type.
  public func pasteElsewhere(_ type: String) -> Data? { host.offscreenClipboard.data(type) }

  /// Asks for the data in a type, which may come later, as another program does.
  public func pasteElsewhere(
    _ type: String, completion: @escaping @MainActor (Data?) -> Void
  ) {
    host.offscreenClipboard.load(type, completion: completion)
  }

  /// Whether the program that has the clipboard's contents hangs.
  public var isClipboardUnanswered: Bool {
    get { host.offscreenClipboard.isUnanswered }
    set { host.offscreenClipboard.isUnanswered = newValue }
  }

  /// The text that was selected last, which the middle mouse button pastes.
  public var selectedTextElsewhere: String? {
    get {
      host.offscreenSelection.data("text/plain;charset=utf-8").map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    set {
      host.offscreenSelection.setByOther(
        newValue.map { text in [TransferForm("text/plain;charset=utf-8") { Data(text.utf8) }] }
          ?? [])
    }
  }
}
