import Foundation
import HostInterface
import UIKit

/// A clipboard in memory.
@MainActor package final class OffscreenClipboard: HostClipboard {
  private var forms: [TransferForm] = []
  package private(set) var changeCount = 0
  package private(set) var isOwn = false
  /// Whether the program that has the contents hangs.
  package var isUnanswered = false
  /// How often the app read from another program while it waited.
  package private(set) var waits = 0
  package var onChange: (@MainActor () -> Void)?

  package var types: [String] { forms.map(\.type) }

  package func set(_ forms: [TransferForm]) {
    self.forms = forms
    isOwn = !forms.isEmpty
    changeCount += 1
  }

  /// Another program sets the contents.
  package func setByOther(_ forms: [TransferForm]) {
    self.forms = forms
    isOwn = false
    changeCount += 1
    onChange?()
  }

  package func data(_ type: String) -> Data? { forms.first { $0.type == type }?.load() }

  /// Asks for the data as another program does, which waits for it.
  package func load(_ type: String, completion: @escaping @MainActor (Data?) -> Void) {
    guard let form = forms.first(where: { $0.type == type }) else { return completion(nil) }
    form.loadLater(completion)
  }

  package func read(_ type: String, completion: @escaping @MainActor (Data?) -> Void) {
    if isOwn || !isUnanswered { completion(data(type)) }
  }

  package func readNow(_ type: String) -> Data? {
    if !isOwn { waits += 1 }
    return isOwn || !isUnanswered ? data(type) : nil
  }
}
