import PhotoEditing
import PhotoIndexing

/// Reads the edits of photos from their sidecars off the main thread, of those that are new or
/// changed, as long as more are asked for.
@MainActor final class SidecarReading {
  private var photos: [Photo] = []
  private var known: [FileID: PhotoEdits.SidecarEdit] = [:]
  private var isReading = false
  private var isOutdated = false
  /// The number of sidecars that were written.
  private var writeCount = 0

  /// - Parameter take: Called with all edits, once or several times.
  func read(_ photos: [Photo], take: @escaping @MainActor ([FileID: PhotoEdit]) -> Void) {
    self.photos = photos
    isOutdated = true
    guard !isReading else { return }
    isReading = true
    Task {
      while isOutdated {
        isOutdated = false
        let (photos, known, count) = (self.photos, known, writeCount)
        let found = await Task.detached(priority: .utility) {
          SidecarScan.edits(besides: photos, known: known)
        }.value
        // What was read may be older than what was written meanwhile.
        guard count == writeCount else {
          isOutdated = true
          continue
        }
        self.known = found
        take(found.compactMapValues(\.edit))
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
