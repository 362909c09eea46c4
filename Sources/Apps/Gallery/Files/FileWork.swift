import FileOperations
import PhotoIndexing
import Toasts
import UIKit

/// Performs all work with files, one operation after another, tells how far it is and what became
/// of it, and adds it to what can be undone.
@MainActor final class FileWork {
  let queue: FileOperationQueue
  let history: UndoHistory
  /// The view that toasts are shown over: the window, so that they outlive screens.
  let view: UIView
  /// Called after something was done with files, with their new places by their old ones, in one of
  /// the two cases because it was undone or done again.
  var onDone: ((_ outcome: FileOutcome, _ places: [FileID: FileID], _ isReversal: Bool) -> Void)?
  /// Waits until all that was said of photos is written beside them. What is done with files comes
  /// after it, since it takes both along.
  var finishWriting: (() async -> Void)?

  private var work: Task<Void, Never>?
  private var turns = Turns()
  /// Acts that wait for the operation with files that is going on; nil while there is none.
  private var waiting: [@MainActor ([FileID: FileID]) -> Void]?
  /// The latest operation with files that can be undone.
  private(set) var lastAct: UndoHistory.Act.ID?
  /// The act that further operations of a group become part of.
  private var grouped: (group: UndoGroup, act: UndoHistory.Act.ID)?
  var toasts = WorkToasts()
  /// Files in the trash are restored to where links lead; the library lists them by these paths.
  private var origins: [FileID: FileID] = [:]

  /// The queue's folder if nothing is to be kept.
  private let scratch: FileID?

  /// - Parameter state: Where it is kept what can be undone; nil forgets it when the program ends.
  init(over view: UIView, state: URL?, trash: Trash, history: UndoHistory) {
    let folder = Self.stateFolder(state)
    scratch = state == nil ? folder : nil
    queue = FileOperationQueue(stateFolder: folder, trash: trash)
    self.view = view
    self.history = history
  }

  deinit { if let scratch { try? FileManager.default.removeItem(at: scratch.url) } }

  /// Makes what was done before the last launch undoable again, and offers to continue what a crash
  /// interrupted.
  ///
  /// - Parameter offersImports: Whether parts of imports are offered, too.
  func start(offersImports: Bool) {
    enqueue { [self] in
      let interrupted = await queue.recover()
      let list = await queue.undoList
      for name in list.undoNames.reversed() { keep(name) }
      for name in list.redoNames.reversed() { keepUndone(name) }
      for operation in interrupted where operation.remaining != nil {
        if operation.isImport, !offersImports {
          await queue.forget(operation)
        } else {
          offer(operation)
        }
      }
    }
  }

  // MARK: One after another

  /// Performs a step after all that was asked for before it.
  func enqueue(_ step: @escaping @MainActor () async -> Void) {
    let (earlier, start) = (work, turns.moves.count)
    turns.waitingCount += 1
    work = Task {
      await earlier?.value
      turns.between = start..<turns.moves.count
      await step()
      turns.waitingCount -= 1
      if turns.waitingCount == 0 { turns.moves = [] }
    }
  }

  /// Whether something is being done, or waits for its turn.
  var isBusy: Bool { turns.waitingCount > 0 }

  /// The moves of files between a request and its turn.
  private struct Turns {
    /// Where files went since nothing waited for its turn, operation by operation.
    var moves: [[FileID: FileID]] = []
    var waitingCount = 0
    /// Those of them that came between, for the step at work.
    var between = 0..<0
  }

  /// Where a file is now that was meant when a step was asked for, within this step.
  func followed(_ file: FileID) -> FileID {
    turns.moves[turns.between].reduce(file) { $0.place(in: $1) ?? $0 }
  }

  private func note(_ outcome: FileOutcome) {
    let trashed = Set(outcome.trashed.map(\.origin))
    turns.moves.append(
      outcome.places.filter { !outcome.copied.contains($0.key) && !trashed.contains($0.key) })
  }

  // MARK: Performing

  /// Performs an operation after those that were asked for before, and says what became of it.
  ///
  /// - Parameter offer: What was interrupted, if the operation continues it.
  /// - Parameter message: What was done, for the number of photos; nil says nothing.
  /// - Parameter completion: Called when it has ended.
  func perform(
    _ operation: FileOperation, continuing offer: RecoveredOperation? = nil,
    message: ((_ count: Int) -> String)? = nil, completion: ((FileOutcome) -> Void)? = nil
  ) {
    enqueue { [self] in
      let outcome = await run(operation, continuing: offer)
      if let message, outcome.doneCount > 0, let act = lastAct {
        showResult(message(outcome.doneCount), of: act)
      }
      completion?(outcome)
    }
  }

  /// Performs an operation in its turn, that is within a step of `enqueue`.
  ///
  /// - Parameter group: Operations in a row with the same group are undone together.
  /// - Parameter answer: What is done about names that are taken; nil asks.
  /// - Parameter isImport: Whether it is called an import where it is undone.
  func run(
    _ operation: FileOperation, group: UndoGroup? = nil, answer: ClashAnswer? = nil,
    isImport: Bool = false, continuing offer: RecoveredOperation? = nil
  ) async -> FileOutcome {
    let operation = operation.following(followed)
    let ask: FileOperationQueue.ClashHandler =
      if let answer { { _ in answer } } else { asking(isOne: operation.count == 1) }
    return await run(group: group) { [queue] progress in
      await queue.run(
        operation, group: group, isImport: isImport, continuing: offer, progress: progress,
        clash: ask)
    }
  }

  /// Makes files out of others, in its turn.
  func make(_ files: [FileMaking], in folder: FileID, by maker: @escaping FileMaker) async
    -> FileOutcome
  {
    let ask = asking(isOne: files.count == 1)
    return await run { [queue] progress in
      await queue.make(files, in: folder, progress: progress, clash: ask, by: maker)
    }
  }

  /// Does something with files in its turn, and adds it to what can be undone.
  func run(
    group: UndoGroup? = nil,
    _ body: @escaping @MainActor (@escaping FileOperationQueue.ProgressHandler) async -> FileOutcome
  ) async -> FileOutcome {
    let start = history.lastID
    let outcome = await withProgress(body)
    for file in outcome.trashed { origins[file.resolvedOrigin] = file.origin }
    note(outcome)
    if outcome.doneCount > 0 || !outcome.places.isEmpty {
      await record(in: group, since: start)
      onDone?(outcome, outcome.places, false)
    }
    tell(outcome.failures)
    return outcome
  }

  /// Shows how far something is if it takes long, with a button that cancels it.
  private func withProgress(
    _ body: @escaping @MainActor (@escaping FileOperationQueue.ProgressHandler) async -> FileOutcome
  ) async -> FileOutcome {
    waiting = []
    await finishWriting?()
    let note = FileProgressNote(over: view)
    let task = Task {
      await body { progress in
        DispatchQueue.main.async { MainActor.assumeIsolated { note.show(progress) } }
      }
    }
    note.onCancel = { task.cancel() }
    let outcome = await task.value
    note.end()
    finishWaiting()
    return outcome
  }

  // MARK: Following

  /// Does something with files, at once or as soon as nothing else is being done with them.
  ///
  /// - Parameter act: Called with the places of those that were moved meanwhile by where they were.
  func whenSettled(_ act: @escaping @MainActor ([FileID: FileID]) -> Void) {
    if waiting == nil { act([:]) } else { waiting?.append(act) }
  }

  /// Does what waits where the files are now, without waiting any longer.
  func finishWaiting() {
    let (acts, places) = (waiting ?? [], queue.takePlaces().mapValues { origins[$0] ?? $0 })
    waiting = nil
    for act in acts { act(places) }
  }

  private func asking(isOne: Bool) -> FileOperationQueue.ClashHandler {
    { [weak self] clash in await self?.ask(clash, isOne) ?? ClashAnswer(.skip) }
  }

  private func ask(_ clash: FileClash, _ isOne: Bool) async -> ClashAnswer {
    guard let screen = view.window?.topScreen ?? (view as? UIWindow)?.topScreen else {
      return ClashAnswer(.skip)
    }
    return await ClashQuestion(clash, isOnly: isOne).ask(over: screen)
  }

  /// Deletes photos permanently, in its turn.
  func delete(_ photos: [Photo.ID]) async -> FileOutcome {
    let files = photos.map(followed)
    let outcome = await withProgress { [queue] _ in await queue.delete(files) }
    if !outcome.deleted.isEmpty { onDone?(outcome, [:], false) }
    tell(outcome.failures)
    return outcome
  }

  // MARK: Undoing

  /// Adds what the queue has just done. What was said of photos meanwhile is undone before it.
  private func record(in group: UndoGroup?, since start: UndoHistory.Act.ID) async {
    guard let name = await queue.undoList.undoName else { return }
    if let group, let grouped, grouped.group == group {
      history.rename(grouped.act, to: name)
      lastAct = grouped.act
      return
    }
    let act = history.record(name, since: start, undo: undoing, redo: redoing)
    lastAct = act
    grouped = group.map { ($0, act) }
  }

  private var undoing: @MainActor () async -> Bool {
    { [weak self] in await self?.undoLast() ?? false }
  }
  private var redoing: @MainActor () async -> Bool {
    { [weak self] in await self?.redoLast() ?? false }
  }

  @discardableResult private func keep(_ name: String) -> UndoHistory.Act.ID {
    history.keep(name, undo: undoing, redo: redoing)
  }

  private func keepUndone(_ name: String) { history.keepUndone(name, undo: undoing, redo: redoing) }

  /// Undoes the last act after all work that was asked for, whether it concerned files or not.
  func undo() { turnBack(history.undo) { String(gallery: "Undone: \($0)") } }

  /// Does again what was undone last.
  func redo() { turnBack(history.redo) { String(gallery: "Redone: \($0)") } }

  private func turnBack(
    _ act: @escaping @MainActor (((String?) -> Void)?) -> Void,
    message: @escaping (_ name: String) -> String
  ) {
    enqueue { [self] in
      toasts.result?.dismiss()
      let name = await withCheckedContinuation { done in act { done.resume(returning: $0) } }
      if let name { show(message(name)) }
    }
  }

  private func undoLast() async -> Bool {
    grouped = nil
    let before = await queue.undoList.undoNames
    let outcome = await withProgress { [queue] in await queue.undo(progress: $0) }
    let after = await queue.undoList.undoNames
    // What failed for a reason that may pass can be tried again.
    var rest: UndoHistory.Act.ID?
    if after.count == before.count, let name = after.first { rest = keep(name) }
    finish(outcome)
    tell(outcome.failures, giveUp: rest.map { rest in { [weak self] in self?.giveUp(rest) } })
    return outcome.doneCount > 0
  }

  /// Forgets what couldn't be undone, unless something was done since.
  private func giveUp(_ act: UndoHistory.Act.ID) { enqueue { [self] in await forget(act) } }

  /// Forgets an act with files, which isn't to be undone any more, in its turn, unless something was
  /// done since.
  func forget(_ act: UndoHistory.Act.ID) async {
    guard history.lastAct == act else { return }
    await queue.forgetNextUndo()
    history.forget(act)
  }

  private func redoLast() async -> Bool {
    grouped = nil
    let before = await queue.undoList.redoNames
    let outcome = await withProgress { [queue] in await queue.redo(progress: $0) }
    let after = await queue.undoList.redoNames
    if after.count == before.count, let name = after.first { keepUndone(name) }
    finish(outcome)
    tell(outcome.failures)
    return outcome.doneCount > 0
  }

  private func finish(_ outcome: FileOutcome) {
    note(outcome)
    guard !outcome.places.isEmpty else { return }
    onDone?(outcome, outcome.places.mapValues { origins[$0] ?? $0 }, true)
  }

  /// Undoes an act from its toast, if nothing was done after it.
  func undo(_ act: UndoHistory.Act.ID) {
    if history.lastAct == act { return undo() }
    show(String(gallery: "Something was done since. Press Ctrl+Z to undo that first."))
  }
}
