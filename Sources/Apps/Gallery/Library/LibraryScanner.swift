import Foundation
import PhotoIndexing

/// Brings the library's catalog up to date off the main thread, by one update after another.
@MainActor final class LibraryScanner {
  let paths: [URL]
  /// How many photos of a large library the first update reports before all; nil if all are
  /// awaited.
  var firstCount: Int?
  /// Whether a window shows the photos, so that the first update reads details only once its
  /// thumbnails are visible.
  var waitsForScreen = false
  /// The current update, or the last one; nil before the first, and once it was cancelled.
  private(set) var update: LibraryUpdate?
  /// The number of folders that were scanned, for tests.
  private(set) var lookCount = 0

  /// The scope that no update has scanned yet.
  private var unseen: LibraryScope?
  private let catalog: LibraryCatalog
  private let reader = PhotoFacts()
  private let queue = DispatchQueue(label: "LibraryScanner", qos: .userInitiated)

  /// - Parameter index: The location of the index; nil keeps it in memory.
  init(_ paths: [URL], index: URL?) {
    self.paths = paths
    catalog = LibraryCatalog(index)
  }

  /// Begins an update, which replaces the current one and includes its rest.
  ///
  /// - Parameters:
  ///   - isFirst: Whether no photos are shown yet.
  ///   - tell: Called with each step, as long as it is the current update.
  func scan(
    _ scope: LibraryScope, by order: PhotoOrder, isFirst: Bool, isFiltered: Bool,
    repeatsPhotos: Bool,
    tell: @escaping @MainActor @Sendable (LibraryUpdate.Step) -> Void
  ) {
    update?.cancel()
    let scope = unseen?.union(scope) ?? scope
    unseen = scope
    let update = LibraryUpdate(
      paths, scope, by: order, repeatsPhotos: repeatsPhotos,
      firstCount: isFirst && !isFiltered ? firstCount : nil,
      waitsForScreen: waitsForScreen && isFirst)
    self.update = update
    queue.async { [catalog, reader] in
      let report = { @Sendable (step: LibraryUpdate.Step) in
        DispatchQueue.main.async {
          MainActor.assumeIsolated { if update === self.update { self.take(step, tell) } }
        }
      }
      guard !update.isCancelled else { return }
      if let error = catalog.open() { report(.trouble(error)) }
      if let index = catalog.index { report(.opened(index)) }
      update.run(catalog, by: reader, tell: report)
    }
  }

  private func take(_ step: LibraryUpdate.Step, _ tell: (LibraryUpdate.Step) -> Void) {
    if case .folders(_, let count) = step {
      unseen = nil
      lookCount += count
    }
    tell(step)
  }

  /// Looks for folders that have changed since they were scanned.
  func findMissed(_ found: @escaping @MainActor @Sendable (Set<FileID>) -> Void) {
    queue.async { [catalog, paths] in
      let missed = catalog.scan?.differences(from: FolderScan(paths)) ?? []
      guard !missed.isEmpty else { return }
      DispatchQueue.main.async { MainActor.assumeIsolated { found(missed) } }
    }
  }

  func cancel() {
    update?.cancel()
    update = nil
  }
}
