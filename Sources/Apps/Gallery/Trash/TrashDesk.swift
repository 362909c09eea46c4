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
  /// The photo is no longer in its folder. The way back is offered when this has been seen to.
  var onRemove: ((Photo) async -> Void)?
  /// These photos are in their folders again.
  var onRestore: (([FileID]) -> Void)?
  private var busy: Set<Photo.ID> = []

  /// - Parameter view: what toasts are shown over; the window, so that they outlive its screens.
  init(over view: UIView, trash: Trash = Trash()) {
    self.view = view
    self.trash = trash
    toasts = view.toasts
  }

  func moveToTrash(_ photo: Photo) {
    guard busy.insert(photo.id).inserted else { return }
    Task {
      defer { busy.remove(photo.id) }
      do throws(TrashError) {
        let file = try await trash.move(photo.id)
        await onRemove?(photo)
        offerUndo(of: file)
      } catch {
        tell(error)
      }
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
    Task {
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
