import Foundation
import PhotoIndexing

/// Leads the library from one list of photos to the next, one edit after the other: lists are made
/// and compared on a queue of its own, and handed to the main thread with what changed.
@MainActor final class LibraryEditing {
  /// Makes the next list of the one there is.
  typealias Edit = @Sendable (OrderedPhotos) -> OrderedPhotos

  private struct Step {
    let edit: Edit
    /// Asked when it is the edit's turn, and when it is done.
    let isWanted: @MainActor () -> Bool
    let take: @MainActor (OrderedPhotos, PhotoChanges?) -> Void
  }

  /// What is shown.
  private(set) var photos: OrderedPhotos
  private var steps: [Step] = []
  private var isBusy = false
  private let queue = DispatchQueue(label: "LibraryEditing", qos: .userInitiated)

  init(_ photos: OrderedPhotos = OrderedPhotos()) { self.photos = photos }

  /// - Parameters:
  ///   - isWanted: An edit that nobody wants any more is left out.
  ///   - take: Told of the list and of what changed; nil changes when the edit was left out.
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

  /// Whoever lets go last of a hundred thousand photos pays for each; that is not the main thread.
  private func release(_ photos: OrderedPhotos) {
    queue.asyncAfter(deadline: .now() + 1) { withExtendedLifetime(photos) {} }
  }
}
