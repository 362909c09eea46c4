import PhotoIndexing

/// A library, as those see it that watch its folders.
@MainActor protocol LibraryWatchDelegate: AnyObject {
  func filesMayHaveChanged(in scope: LibraryScope)
  /// Called when the folders begin to be watched: files may have been added before.
  func watchDidBegin()
  func progressDidChange()
}

/// Watches the opened paths and all folders below, as far as the system allows it.
@MainActor final class LibraryWatch {
  weak var delegate: (any LibraryWatchDelegate)?
  private let roots: [FileID]
  private var monitor: FolderMonitor?
  /// Folders that couldn't be watched; all of them while nothing is watched.
  private var unwatchedCount = 0 {
    didSet { if unwatchedCount != oldValue { delegate?.progressDidChange() } }
  }

  init(_ roots: [FileID]) { self.roots = roots }

  var isActive: Bool { monitor != nil }
  /// Whether no change is missed.
  var isComplete: Bool { isActive && unwatchedCount == 0 }

  /// A message for the person; nil if all folders are watched.
  var trouble: String? {
    unwatchedCount == 0
      ? nil
      : String(
        gallery:
          "Changes in \(unwatchedCount) folders are seen only when this window comes to the front: the system watches no more at once. Raise fs.inotify.max_user_watches to change that."
      )
  }

  func watch(_ folders: Set<FileID>) {
    let isFirst = monitor == nil
    if isFirst {
      monitor = FolderMonitor(roots: roots) { [weak self] scope in
        if let self, isActive { delegate?.filesMayHaveChanged(in: scope) }
      }
    }
    guard let monitor else { return unwatchedCount = folders.count }
    monitor.watch(folders) { [weak self] outcome in
      guard let self, self.monitor === monitor else { return }
      unwatchedCount = outcome.unwatchedCount
      // Files may have been added to a new folder before it was watched.
      if isFirst {
        delegate?.watchDidBegin()
      } else if !outcome.fresh.isEmpty {
        delegate?.filesMayHaveChanged(in: .folders(outcome.fresh))
      }
    }
  }

  func stop() {
    monitor?.stop()
    monitor = nil
  }
}
