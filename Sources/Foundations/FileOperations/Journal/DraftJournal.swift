import Foundation
import PhotoIndexing
import Synchronization

/// Keeps the names of drafts that take the place of other files when they are whole, such as photos
/// whose metadata is written. What a kill leaves behind is removed at the next start: it is a
/// hidden copy of a photo.
public final class DraftJournal: Sendable {
  private let folder: FileID
  private let disk: Disk
  private let rewritings = Mutex(Rewritings())

  /// The files that were replaced since the undo list was told of it.
  private struct Rewritings {
    var changes: [IdentityChange] = []
    /// Files that were removed, which may be written again as they were.
    var removed: [FileID: DiskStamp] = [:]
  }

  init(folder: FileID, disk: Disk) {
    self.folder = folder
    self.disk = disk
  }

  /// Notes a draft that is about to be made; to be called on the thread that makes it. Returns what
  /// is to be called when it is gone again. Where it can't be noted, the draft is made
  /// nevertheless.
  ///
  /// - Parameter file: The file whose place it takes. What is undone still means that file, since a
  ///   person changed it here and not elsewhere; nil for none.
  public func note(_ draft: FileID, replacing file: FileID? = nil) -> @Sendable () -> Void {
    let end = note(name: draft)
    guard let file else { return end }
    let before = disk.stamp(file)
    return { [self] in
      noteRewriting(of: file, before)
      end()
    }
  }

  private func noteRewriting(of file: FileID, _ before: DiskStamp?) {
    let after = disk.stamp(file)
    guard before != after else { return }
    rewritings.withLock { state in
      guard let after else { return state.removed[file] = before }
      guard let old = before ?? state.removed.removeValue(forKey: file) else { return }
      state.changes.append(IdentityChange(file: file, old: old, new: after))
    }
  }

  /// Whether the undo list wasn't told of some yet.
  var hasRewritings: Bool { rewritings.withLock { !$0.changes.isEmpty } }

  /// The files that were replaced since this was called last.
  func takeRewritings() -> [IdentityChange] {
    rewritings.withLock { state in
      defer { state.changes = [] }
      return state.changes
    }
  }

  private func note(name draft: FileID) -> @Sendable () -> Void {
    guard folder.makeFolder(mode: 0o700),
      let (file, descriptor) = try? LockedFile.make(
        disk: disk, named: { folder.appending("\($0).draft") })
    else { return {} }
    _ = draft.bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    return {
      _ = file.withPath { unlink($0) }
      close(descriptor)
    }
  }

  /// Removes the drafts of programs that ended. Those on a disk that is unplugged are removed
  /// later. Blocks.
  public func removeLeftovers() {
    for name in disk.names(in: folder) where name.suffix(6).elementsEqual(".draft".utf8) {
      let file = folder.appending(name)
      guard let descriptor = LockedFile.take(file) else { continue }
      defer { close(descriptor) }
      let draft = FileID(FileBytes(file)?.read(1 << 16, at: 0) ?? [])
      if isDone(with: draft) { _ = disk.unlink(file) }
    }
  }

  /// Removes a draft. Returns false if that has to be tried again.
  private func isDone(with draft: FileID) -> Bool {
    guard draft.bytes.first == FileID.slash, PartName.isDraft(draft) else { return true }
    guard let status = disk.status(draft) else { return disk.isFolder(draft.folder) }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else { return true }
    return disk.unlink(draft) == nil
  }
}
