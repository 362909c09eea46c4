import Foundation
import PhotoEditing
import PhotoIndexing

/// Reads the edits of photos from their sidecars off the main thread, of those that are new or
/// changed, as long as more are asked for.
@MainActor final class SidecarReading {
  private var photos: [Photo] = []
  private var edited: Set<FileID> = []
  private var known: [FileID: PhotoEdits.SidecarEdit] = [:]
  private var isReading = false
  private var isOutdated = false
  /// The number of sidecars that were written.
  private var writeCount = 0

  /// - Parameters:
  ///   - edited: All photos that are edited, as far as is known.
  ///   - take: Called once or several times with the edits of the photos that have sidecars, and with nil for
  ///     those that have no edit any more, or are gone.
  func read(
    _ photos: [Photo], edited: Set<FileID>,
    take: @escaping @MainActor ([FileID: PhotoEdit?]) -> Void
  ) {
    (self.photos, self.edited) = (photos, edited)
    isOutdated = true
    guard !isReading else { return }
    isReading = true
    Task {
      while isOutdated {
        isOutdated = false
        let (photos, edited, known, count) = (self.photos, self.edited, known, writeCount)
        let (found, gone) = await Task.detached(priority: .utility) {
          let found = SidecarScan.edits(besides: photos, known: known)
          let bare = photos.lazy.map(\.id).filter {
            found[$0] == nil && (known[$0] != nil || edited.contains($0))
          }
          let gone = edited.filter { id in
            found[id] == nil && id.withPath { access($0, F_OK) } != 0
          }
          return (found, gone.union(bare))
        }.value
        // What was read may be older than what was written meanwhile.
        guard count == writeCount else {
          isOutdated = true
          continue
        }
        self.known.merge(found) { $1 }
        for id in gone { self.known[id] = nil }
        take(found.mapValues(\.edit).merging(gone.map { ($0, nil) }) { $1 })
      }
      isReading = false
    }
  }

  /// Called when the sidecars of photos were written, or are gone.
  ///
  /// - Parameter forgotten: Photos whose sidecars are read again even if they look the same.
  func sidecarsDidChange(forgetting forgotten: [Photo.ID] = []) {
    for id in forgotten { known[id] = nil }
    writeCount += 1
  }
}
