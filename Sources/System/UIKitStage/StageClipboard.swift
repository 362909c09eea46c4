import Foundation
import HostInterface
import UIKit

/// A clipboard in memory.
@MainActor final class StageClipboard: HostClipboard {
  private var forms: [TransferForm] = []
  private(set) var changeCount = 0
  private(set) var isOwn = false
  /// Whether the program that has the contents hangs.
  var isUnanswered = false
  /// How often the app read from another program while it waited.
  private(set) var waits = 0
  var onChange: (@MainActor () -> Void)?

  var types: [String] { forms.map(\.type) }

  func set(_ forms: [TransferForm]) {
    self.forms = forms
    isOwn = !forms.isEmpty
    changeCount += 1
  }

  /// Another program sets the contents.
  func setByOther(_ forms: [TransferForm]) {
    self.forms = forms
    isOwn = false
    changeCount += 1
    onChange?()
  }

  func data(_ type: String) -> Data? { forms.first { $0.type == type }?.load() }

  func read(_ type: String, completion: @escaping @MainActor (Data?) -> Void) {
    if isOwn || !isUnanswered { completion(data(type)) }
  }

  func readNow(_ type: String) -> Data? {
    if !isOwn { waits += 1 }
    return isOwn || !isUnanswered ? data(type) : nil
  }
}

extension Stage {
  /// Copies in another program. Types are MIME types; text is "text/plain;charset=utf-8".
  public func copyElsewhere(_ contents: KeyValuePairs<String, Data>) {
    host.stageClipboard.setByOther(contents.map { pair in TransferForm(pair.key) { pair.value } })
    advance(frames: 1)
  }

  /// Copies a text in another program.
  public func copyElsewhere(_ text: String) {
    copyElsewhere(["text/plain;charset=utf-8": Data(text.utf8)])
  }

  /// The types that another program can paste.
  public var clipboardTypes: [String] { host.stageClipboard.types }
  /// The data that another program gets that pastes a type.
  public func pasteElsewhere(_ type: String) -> Data? { host.stageClipboard.data(type) }

  /// Whether the program that has the clipboard's contents hangs.
  public var isClipboardUnanswered: Bool {
    get { host.stageClipboard.isUnanswered }
    set { host.stageClipboard.isUnanswered = newValue }
  }

  /// The text that was selected last, which the middle mouse button pastes.
  public var selectedTextElsewhere: String? {
    get {
      host.stageSelection.data("text/plain;charset=utf-8").map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    set {
      host.stageSelection.setByOther(
        newValue.map { text in [TransferForm("text/plain;charset=utf-8") { Data(text.utf8) }] }
          ?? [])
    }
  }
}
