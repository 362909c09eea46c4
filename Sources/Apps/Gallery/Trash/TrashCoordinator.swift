import FileOperations
import PhotoIndexing
import Toasts
import UIKit

/// Shows what becomes of deleted photos.
@MainActor protocol TrashCoordinatorDelegate: AnyObject {
  /// Called before photos are moved, so that the next one can be shown without waiting for the
  /// disk.
  func willRemove(_ photos: [Photo]) async
  /// Called after a photo was moved or could not be.
  func didSettle(_ photo: Photo, isGone: Bool)
}

/// Moves photos to the trash, with a toast to undo it.
///
/// The file is in the trash at once, even if the program crashes. After the toast has disappeared,
/// Ctrl+Z and file managers can still restore it.
@MainActor final class TrashCoordinator {
  private let files: FileWork
  /// The files that the toast's button would restore, the latest last.
  private(set) var undoable: [TrashedFile] = []
  weak var delegate: (any TrashCoordinatorDelegate)?
  /// Photos that are being moved to the trash or deleted.
  private(set) var leaving: Set<Photo.ID> = []
  /// Those of them whose move to the trash hasn't begun, in order.
  private var waiting: [Photo.ID] = []
  /// Deletions of single photos in a row, with nothing else done in between, which are undone
  /// together; or one of several at once.
  private var group = UndoGroup()
  /// The act of these deletions.
  private var act: UndoHistory.Act.ID?
  /// How many files it moved.
  private var actCount = 0
  /// Whether the last deletion was of several photos.
  private var wasOfSeveral = false
  /// When the last of them was asked for.
  private var lastTime: Double?
  /// The pause in seconds after which the next deletion is another act. Far more than work on a
  /// slow disk takes, so that how fast the machine is makes no difference.
  private static let longestPause = 120.0

  init(_ files: FileWork) { self.files = files }

  func moveToTrash(_ photo: Photo) { moveToTrash([photo]) }

  func moveToTrash(_ photos: [Photo]) {
    let photos = photos.filter { leaving.insert($0.id).inserted }
    guard !photos.isEmpty else { return }
    let ids = photos.map(\.id)
    let own = Set(ids)
    waiting += ids
    let isLate = lastTime.map { CACurrentMediaTime() - $0 > Self.longestPause } ?? false
    lastTime = CACurrentMediaTime()
    let isApart = isLate || wasOfSeveral || photos.count > 1
    wasOfSeveral = photos.count > 1
    let removal = Task { await delegate?.willRemove(photos) }
    files.enqueue { [self] in
      waiting.removeAll { own.contains($0) }
      // What was done in between is undone before it.
      if isApart || act != files.history.lastAct { beginGroup() }
      let places = ids.map(files.followed)
      let outcome = await files.run(.trash(ids), group: group)
      await removal.value
      settle(photos, at: places, outcome)
      let named = Set(places)
      let trashed = outcome.trashed.filter { named.contains($0.origin) }
      guard !trashed.isEmpty else { return }
      act = files.lastAct
      actCount += trashed.count
      offerUndo(of: trashed)
    }
  }

  /// Deletes photos permanently. Those whose turn hasn't come when the app terminates stay.
  func delete(_ photos: [Photo]) {
    let photos = photos.filter { leaving.insert($0.id).inserted }
    guard !photos.isEmpty else { return }
    let removal = Task { await delegate?.willRemove(photos) }
    files.enqueue { [self] in
      let places = photos.map { files.followed($0.id) }
      let outcome = await files.delete(photos.map(\.id))
      await removal.value
      settle(photos, at: places, outcome)
      guard outcome.doneCount > 0 else { return }
      files.show(String(gallery: "\(outcome.doneCount) photos deleted permanently"))
    }
  }

  private func beginGroup() {
    group = UndoGroup()
    (act, actCount) = (nil, 0)
    files.toasts.result?.dismiss()
  }

  /// Undoes the last act after all pending moves have ended.
  func undo() {
    // A move that is undone before it begins is skipped when the app terminates.
    waiting = []
    files.undo()
  }

  /// Finishes pending moves before the app terminates. Blocks.
  ///
  /// - Parameter limit: The maximum time for a slow disk, in seconds. Files that are not moved by
  ///   then stay.
  func finishMoves(within limit: Double) {
    guard !leaving.isEmpty else { return }
    let (rest, queue, isDone) = (waiting, files.queue, DispatchSemaphore(value: 0))
    waiting = []
    Task.detached(priority: .userInitiated) {
      if !rest.isEmpty { _ = await queue.run(.trash(rest)) }
      // Including the one in progress.
      await queue.idle()
      isDone.signal()
    }
    _ = isDone.wait(timeout: .now() + limit)
  }

  /// - Parameter places: Where the photos were when it was their turn.
  private func settle(_ photos: [Photo], at places: [FileID], _ outcome: FileOutcome) {
    var kept = Set(outcome.skipped)
    for failure in outcome.failures {
      if case .gone = failure.error { continue }
      kept.insert(failure.file)
    }
    let gone = outcome.deleted.union(outcome.trashed.map(\.origin))
    for (photo, place) in zip(photos, places) {
      leaving.remove(photo.id)
      let isKept = kept.contains(place) || (outcome.isCancelled && !gone.contains(place))
      delegate?.didSettle(photo, isGone: !isKept)
    }
  }

  private func offerUndo(of trashed: [TrashedFile]) {
    undoable += trashed
    files.endReadReport()
    files.toasts.message?.dismiss()
    let toast = files.view.showUndoToast(
      id: "trash", { [weak self] _ in self?.message ?? "" },
      commit: { [weak self] in self?.commit(trashed) }, undo: { [weak self] in self?.restore() })
    if case .merged(let first) = toast.admission {
      files.toasts.result = first
    } else {
      files.toasts.result = toast
    }
  }

  private var message: String {
    guard undoable.count == 1, let name = undoable.first?.origin.displayName else {
      return String(gallery: "\(undoable.count) files moved to the trash")
    }
    return String(gallery: "“\(name)” moved to the trash")
  }

  private func commit(_ trashed: [TrashedFile]) {
    let files = Set(trashed)
    undoable.removeAll { files.contains($0) }
  }

  /// Called for each deletion of the toast whose button was pressed.
  private func restore() {
    guard !undoable.isEmpty else { return }
    let all = undoable
    undoable = []
    defer { beginGroup() }
    if let act, act == files.history.lastAct, all.count == actCount { return undo() }
    // Something else was done since, or before the toast, which stays.
    files.perform(.restore(all))
  }
}
