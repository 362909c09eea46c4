import Foundation
import PhotoIndexing

/// Applies edits to the list of photos one after another: lists are made and compared on a queue,
/// and passed to the main thread with their changes.
@MainActor final class LibraryEditing {
  /// Makes the next list from the current one.
  typealias Edit = @Sendable (OrderedPhotos) -> OrderedPhotos

  private struct Step {
    let edit: Edit
    /// Called before and after the edit.
    let isWanted: @MainActor () -> Bool
    let take: @MainActor (OrderedPhotos, PhotoChanges?) -> Void
  }

  /// The photos that are shown.
  private(set) var photos: OrderedPhotos
  private var steps: [Step] = []
  private var isBusy = false
  private let queue = DispatchQueue(label: "LibraryEditing", qos: .userInitiated)

  init(_ photos: OrderedPhotos = OrderedPhotos()) { self.photos = photos }

  /// Queues an edit.
  ///
  /// - Parameters:
  ///   - isWanted: Returns whether the edit is still needed; otherwise it is skipped.
  ///   - take: Called with the list and its changes; the changes are nil if the edit was skipped.
  func apply(
    isWanted: @escaping @MainActor () -> Bool = { true }, _ edit: @escaping Edit,
    take: @escaping @MainActor (OrderedPhotos, PhotoChanges?) -> Void
  ) {
    steps.append(Step(edit: edit, isWanted: isWanted, take: take))
    next()
  }

  private func next() {
    guard !isBusy, !steps.isEmpty else { return }
    let step = steps.removeFirst()
    guard step.isWanted() else {
      step.take(photos, nil)
      return next()
    }
    isBusy = true
    let old = photos
    queue.async {
      let fresh = step.edit(old)
      let changes = PhotoChanges(from: old, to: fresh)
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self.finish(step, fresh, changes) }
      }
    }
  }

  private func finish(_ step: Step, _ fresh: OrderedPhotos, _ changes: PhotoChanges) {
    isBusy = false
    if step.isWanted() {
      release(photos)
      photos = fresh
      step.take(fresh, changes)
    } else {
      release(fresh)
      step.take(photos, nil)
    }
    next()
  }

  /// Releasing a hundred thousand photos takes long, so do it off the main thread.
  private func release(_ photos: OrderedPhotos) {
    queue.asyncAfter(deadline: .now() + 1) { withExtendedLifetime(photos) {} }
  }
}
