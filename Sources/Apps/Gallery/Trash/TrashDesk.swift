import PhotoIndexing
import Toasts
import UIKit

/// Moves photos to the trash and offers to bring them back.
///
/// The file is in the trash at once, where a crash or a power cut leaves it; the toast only keeps the
/// way back at hand. When it has gone, file managers still have it.
@MainActor final class TrashDesk {
  private let trash: Trash
  private let toasts: ToastQueue
  private let view: UIView
  /// What the toast's button would bring back, the latest last.
  private(set) var undoable: [TrashedFile] = []
  /// Called when a photo is about to leave its folder: nobody has to wait for the disk to see the next
  /// one.
  var onRemove: ((Photo) async -> Void)?
  /// Called when the disk holds true again for a photo, which has left its folder or could not.
  var onSettle: ((_ photo: Photo, _ isGone: Bool) -> Void)?
  /// These photos are in their folders again.
  var onRestore: (([FileID]) -> Void)?
  /// Photos that are on their way to the trash.
  private(set) var leaving: Set<Photo.ID> = []
  /// Those of them whose move has not begun, in their order.
  private var waiting: [Photo.ID] = []
  /// Files go and come back one after the other, in the order they were asked to.
  private var work: Task<Void, Never>?

  /// - Parameter view: what toasts are shown over; the window, so that they outlive its screens.
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
      do throws(TrashError) {
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

  /// Called when what is on its way has arrived, and the way back is offered.
  func afterMoves(_ step: @escaping @MainActor () -> Void) {
    // What is called back need not go at all when the app ends before.
    waiting = []
    enqueue { step() }
  }

  /// Moves what a person has thrown away and is still in its folder, before the app ends. Blocks.
  ///
  /// - Parameter limit: Seconds that a slow disk may take; what it has not moved by then stays.
  func finishMoves(within limit: Double) {
    guard !leaving.isEmpty else { return }
    let (files, trash, isDone) = (waiting, trash, DispatchSemaphore(value: 0))
    waiting = []
    Task.detached(priority: .userInitiated) {
      for file in files { _ = try? await trash.move(file) }
      // The one that was under way, too.
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
      id: "trash", { $0 == 1 ? "“\(name)” moved to the trash" : "\($0) files moved to the trash" },
      commit: { [weak self] in self?.undoable.removeAll { $0 == file } },
      undo: { [weak self] in self?.restore(file) })
  }

  private func restore(_ file: TrashedFile) {
    undoable.removeAll { $0 == file }
    enqueue { [self] in
      do throws(TrashError) {
        try await trash.restore(file)
        onRestore?([file.origin])
      } catch {
        tell(error)
      }
    }
  }

  private func tell(_ error: TrashError) {
    view.makeToast(TextToastItem(text: error.description)).position(.safeBottom, offset: -16)
      .priority(.high).show()
  }
}
