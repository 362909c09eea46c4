import Foundation

/// The contents that were copied last, or selected last for the middle mouse button. Types are MIME
/// types; text is "text/plain;charset=utf-8".
@MainActor package protocol HostClipboard: AnyObject {
  /// Increases whenever this or another program changes the contents.
  var changeCount: Int { get }
  /// Whether the contents are those that this program set last.
  var isOwn: Bool { get }
  /// The types of the contents, best first; empty if there are none.
  var types: [String] { get }
  /// Called after another program has changed the contents.
  var onChange: (@MainActor () -> Void)? { get set }
  /// Offers contents; empty ones remove what there is.
  func set(_ forms: [TransferForm])
  /// Reads the contents in one type; nil if the program that has them doesn't give them. A program
  /// that hangs never answers.
  func read(_ type: String, completion: @escaping @MainActor (Data?) -> Void)
  /// Reads the contents while the app waits, briefly and without any event for it.
  func readNow(_ type: String) -> Data?
}

/// One form of what is copied or dragged.
package struct TransferForm {
  package typealias Load = @MainActor (_ completion: @escaping @MainActor (Data?) -> Void) -> Void

  package var type: String
  /// Called when somebody wants the data at once; nil if there is none any more, or none yet.
  package var load: @MainActor () -> Data?
  /// Called when somebody wants the data, which may come later.
  package var loadLater: Load

  package init(_ type: String, load: @escaping @MainActor () -> Data?) {
    self.type = type
    self.load = load
    loadLater = { $0(load()) }
  }

  /// A form whose data may come later.
  package init(_ type: String, loadLater: @escaping Load) {
    self.type = type
    load = {
      let answer = TransferAnswer()
      loadLater { answer.data = $0 }
      return answer.data
    }
    self.loadLater = loadLater
  }
}

@MainActor private final class TransferAnswer {
  var data: Data?
  nonisolated init() {}
}
