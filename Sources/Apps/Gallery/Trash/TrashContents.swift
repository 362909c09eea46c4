import FileOperations
import PhotoIndexing
import UIKit

/// The photos in the trash folders of the user and of the library's disks.
@MainActor final class TrashContents {
  private let trash: Trash
  private let folders: [FileID]
  /// The photos, the latest first.
  private(set) var items: [TrashItem] = []
  /// Called when they have changed, with those that aren't there any more.
  var onChange: ((_ outdated: [TrashItem]) -> Void)?
  private var loading: Task<[TrashItem], Never>?

  init(_ trash: Trash, folders: [FileID]) {
    self.trash = trash
    self.folders = folders
  }

  /// Looks for photos off the main thread. The newest call wins.
  func load() async {
    let (trash, folders) = (trash, folders)
    let task = Task.detached(priority: .utility) {
      let items = await trash.items(ofDisksWith: folders) { FolderScan.kind(ofName: $0) != nil }
      return items.sorted { one, other in
        let (first, second) = (one.date ?? .distantPast, other.date ?? .distantPast)
        return first == second ? one.id < other.id : first > second
      }
    }
    loading = task
    let fresh = await task.value
    guard loading == task, fresh != items else { return }
    let there = Set(fresh)
    let outdated = items.filter { !there.contains($0) }
    items = fresh
    onChange?(outdated)
  }

  /// Deletes photos for good. Returns why it failed.
  func delete(_ items: [TrashItem]) async -> [FileFailure] {
    let failures = await trash.delete(items)
    await load()
    return failures
  }
}

extension TrashItem {
  /// The photo as thumbnails show it; nil if it isn't one.
  var photo: Photo? {
    guard let kind = FolderScan.kind(ofName: file.resolvedOrigin.name) else { return nil }
    let stamp = FileStamp(changed: 0, byteCount: 0, inode: Int64(bitPattern: UInt64(file.inode)))
    return Photo(MediaFile(id: file.file, kind: kind, stamp: stamp))
  }

  /// The day when it was deleted, in days since 1970; nil if it isn't known.
  var day: Int? { date.map { WallTime($0).day } }
}
