import Foundation

/// What becomes of dragged data.
package enum HostDragOperation: Hashable, Sendable { case copy, move }

/// Data that is dragged over a window, or was dropped in it.
@MainActor package protocol HostDrop: AnyObject {
  /// MIME types, best first.
  var types: [String] { get }
  /// Whether its source lets it be moved rather than copied.
  var allowsMove: Bool { get }
  /// Reads the data in one type; nil if its source doesn't give it.
  func read(_ type: String, completion: @escaping @MainActor (Data?) -> Void)
  /// Tells the source what became of a drop that was received, after everything was read; nil for
  /// nothing.
  func finish(_ operation: HostDragOperation?)
}
