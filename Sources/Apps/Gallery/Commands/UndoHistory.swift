import UIKit

/// The changes that a person can undo, whatever they concern: files, metadata and edits in one
/// order, the latest first.
@MainActor final class UndoHistory {
  /// Something that is undone at once.
  struct Act: Identifiable {
    let id: Int
    /// The name of the change, such as "Rename 3 Photos".
    fileprivate(set) var name: String
    /// Undoes it. Returns false if nothing could be undone.
    let undo: @MainActor () async -> Bool
    /// Does it again. Nil if it can't be redone.
    let redo: (@MainActor () async -> Bool)?
  }

  private var done: [Act] = []
  private var undone: [Act] = []
  /// The latest that was recorded.
  private(set) var lastID = 0
  /// Called when something was done, undone or redone.
  var onChange: (() -> Void)?
  /// Acts run one after another, in the order in which they were asked for.
  private var work: Task<Void, Never>?
  /// The greatest number of acts that are kept.
  private static let limit = 100

  /// The name of the change that would be undone next; nil if there is nothing.
  var undoName: String? { done.last?.name }
  /// The name of the change that would be redone next; nil if there is nothing.
  var redoName: String? { undone.last?.name }
  /// The latest act that can be undone.
  var lastAct: Act.ID? { done.last?.id }

  /// Adds what was just done. What was undone before can't be redone any more.
  ///
  /// - Parameter start: The latest act when it began; those recorded since are undone before it.
  @discardableResult func record(
    _ name: String, since start: Act.ID? = nil, undo: @escaping @MainActor () async -> Bool,
    redo: (@MainActor () async -> Bool)? = nil
  ) -> Act.ID {
    undone = []
    let meanwhile = done.reversed().prefix { $0.id > start ?? lastID }.count
    let id = keep(name, undo: undo, redo: redo)
    if meanwhile > 0, let act = done.popLast() {
      done.insert(act, at: max(0, done.count - meanwhile))
    }
    return id
  }

  /// Adds what can still be undone, such as the rest of an act that was undone in part. What was
  /// undone before can still be redone.
  @discardableResult func keep(
    _ name: String, undo: @escaping @MainActor () async -> Bool,
    redo: (@MainActor () async -> Bool)? = nil
  ) -> Act.ID {
    done.append(makeAct(name, undo, redo))
    if done.count > Self.limit { done.removeFirst() }
    onChange?()
    return lastID
  }

  /// Adds what can be redone, such as at the start what was undone before the last one ended.
  func keepUndone(
    _ name: String, undo: @escaping @MainActor () async -> Bool,
    redo: @escaping @MainActor () async -> Bool
  ) {
    undone.append(makeAct(name, undo, redo))
    onChange?()
  }

  private func makeAct(
    _ name: String, _ undo: @escaping @MainActor () async -> Bool,
    _ redo: (@MainActor () async -> Bool)?
  ) -> Act {
    lastID += 1
    return Act(id: lastID, name: name, undo: undo, redo: redo)
  }

  /// Gives an act another name, such as when more photos became part of it.
  func rename(_ id: Act.ID, to name: String) {
    guard let index = done.lastIndex(where: { $0.id == id }), done[index].name != name else {
      return
    }
    done[index].name = name
    onChange?()
  }

  /// Forgets an act, which can't be undone any more.
  func forget(_ id: Act.ID) {
    done.removeAll { $0.id == id }
    undone.removeAll { $0.id == id }
    onChange?()
  }

  /// Undoes the latest act, after those that are under way. The completion receives its name; nil
  /// if there was nothing to undo or it couldn't be undone.
  func undo(completion: ((String?) -> Void)? = nil) {
    enqueue { [self] in
      guard let act = done.popLast() else { return completion?(nil) ?? () }
      let isUndone = await act.undo()
      if isUndone, act.redo != nil { undone.append(act) }
      onChange?()
      completion?(isUndone ? act.name : nil)
    }
  }

  /// Redoes what was undone last, if nothing was done since.
  func redo(completion: ((String?) -> Void)? = nil) {
    enqueue { [self] in
      guard let act = undone.popLast() else { return completion?(nil) ?? () }
      let isDone = await act.redo?() ?? false
      if isDone { done.append(act) }
      onChange?()
      completion?(isDone ? act.name : nil)
    }
  }

  private func enqueue(_ step: @escaping @MainActor () async -> Void) {
    let before = work
    work = Task {
      await before?.value
      await step()
    }
  }
}
