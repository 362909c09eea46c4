import FileOperations
import PhotoIndexing
import Toasts
import UIKit

/// Moves photos to the trash, with a toast to undo it.
///
/// The file is in the trash at once, even if the program crashes. After the toast has disappeared,
/// file managers can still restore it.
@MainActor final class TrashCoordinator {
  private let trash: Trash
  private let toasts: ToastQueue
  private let view: UIView
  /// The files that the toast's button would restore, the latest last.
  private(set) var undoable: [TrashedFile] = []
  /// Called before a photo is moved, so that the next one can be shown without waiting for the
  /// disk.
  var onRemove: ((Photo) async -> Void)?
  /// Called after a photo was moved or could not be.
  var onSettle: ((_ photo: Photo, _ isGone: Bool) -> Void)?
  /// Called after photos were restored.
  var onRestore: (([FileID]) -> Void)?
  /// Photos that are being moved to the trash.
  private(set) var leaving: Set<Photo.ID> = []
  /// Those of them whose move has not begun, in order.
  private var waiting: [Photo.ID] = []
  /// Files are moved and restored one after another, in order.
  private var work: Task<Void, Never>?

  /// - Parameter view: The view that toasts are shown over: the window, so that they outlive
  ///   screens.
  init(over view: UIView, trash: Trash = Trash()) {
    self.view = view
    self.trash = trash
    toasts = view.toasts
  }

  func moveToTrash(_ photo: Photo) {
    guard leaving.insert(photo.id).inserted else { return }
    waiting.append(photo.id)
    let removal = Task { await onRemove?(photo) }
    enqueue { [self] in
      waiting.removeAll { $0 == photo.id }
      do throws(FileOperationError) {
        let file = try await trash.move(photo.id)
        await removal.value
        settle(photo, isGone: true)
        offerUndo(of: file)
      } catch {
        await removal.value
        if case .gone = error { settle(photo, isGone: true) } else { settle(photo, isGone: false) }
        tell(error)
      }
    }
  }

  /// Performs a step after all pending moves have ended.
  func afterMoves(_ step: @escaping @MainActor () -> Void) {
    // A move that is undone before it begins is skipped when the app terminates.
    waiting = []
    enqueue { step() }
  }

  /// Finishes pending moves before the app terminates. Blocks.
  ///
  /// - Parameter limit: The maximum time for a slow disk, in seconds. Files that are not moved by
  ///   then stay.
  func finishMoves(within limit: Double) {
    guard !leaving.isEmpty else { return }
    let (files, trash, isDone) = (waiting, trash, DispatchSemaphore(value: 0))
    waiting = []
    Task.detached(priority: .userInitiated) {
      for file in files { _ = try? await trash.move(file) }
      // Including the one in progress.
      await trash.idle()
      isDone.signal()
    }
    _ = isDone.wait(timeout: .now() + limit)
  }

  private func settle(_ photo: Photo, isGone: Bool) {
    leaving.remove(photo.id)
    onSettle?(photo, isGone)
  }

  private func enqueue(_ step: @escaping @MainActor () async -> Void) {
    let earlier = work
    work = Task {
      await earlier?.value
      await step()
    }
  }

  private func offerUndo(of file: TrashedFile) {
    undoable.append(file)
    let name = file.origin.displayName
    view.showUndoToast(
      id: "trash",
      { count in
        count == 1
          ? String(localized: "“\(name)” moved to the trash", bundle: .gallery)
          : String(localized: "\(count) files moved to the trash", bundle: .gallery)
      },
      commit: { [weak self] in self?.undoable.removeAll { $0 == file } },
      undo: { [weak self] in self?.restore(file) })
  }

  private func restore(_ file: TrashedFile) {
    undoable.removeAll { $0 == file }
    enqueue { [self] in
      do throws(FileOperationError) {
        try await trash.restore(file)
        onRestore?([file.origin])
      } catch {
        tell(error)
      }
    }
  }

  private func tell(_ error: FileOperationError) {
    view.makeToast(TextToastItem(text: error.description)).position(.safeBottom, offset: -16)
      .priority(.high).show()
  }
}
