import UIKit

/// Actions that can still be undone. Exactly one of `commit` and `undo` is called, once.
@MainActor final class ToastTransaction {
  private var parts: [(commit: () -> Void, undo: () -> Void)] = []
  private(set) var isResolved = false

  init(commit: @escaping () -> Void, undo: @escaping () -> Void) { parts = [(commit, undo)] }

  /// The number of actions in it.
  var count: Int { parts.count }

  /// Adds the actions of another transaction.
  func absorb(_ other: ToastTransaction) {
    guard !isResolved, !other.isResolved else { return }
    parts += other.parts
    other.parts = []
    other.isResolved = true
  }

  func commit() { resolve { $0.forEach { $0.commit() } } }

  /// Undoes the actions, the latest first.
  func undo() { resolve { $0.reversed().forEach { $0.undo() } } }

  private func resolve(_ body: ([(commit: () -> Void, undo: () -> Void)]) -> Void) {
    guard !isResolved else { return }
    isResolved = true
    let resolved = parts
    parts = []
    body(resolved)
  }
}
