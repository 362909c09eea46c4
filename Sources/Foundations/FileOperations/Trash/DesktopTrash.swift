import Foundation
import PhotoIndexing

/// The trash folders of all disks; see `Trash`.
package struct DesktopTrash: Sendable {
  /// The home trash folder.
  let home: FileID
  let disk: Disk

  /// Creates a trash; the data folder is the user's if it is nil.
  package init(dataFolder: FileID? = nil, disk: Disk = Disk()) {
    home = (dataFolder ?? Self.defaultDataFolder).appending("Trash")
    self.disk = disk
  }

  private static var defaultDataFolder: FileID {
    .environmentFolder("XDG_DATA_HOME", else: [".local", "share"])
  }

  // MARK: Moving and restoring

  /// Moves a file, folder or link to the trash of its disk.
  ///
  /// - Parameter note: Called with its place in the trash before anything is written.
  func move(
    _ origin: FileID, at date: Date = Date(),
    note: (TrashedFile) throws(FileOperationError) -> Void = { _ in }
  ) throws(FileOperationError) -> TrashedFile {
    let name = origin.displayName
    // Parent folders may be links, perhaps to another disk. The file itself may be a link, too.
    guard let folder = origin.folder.resolved else { throw .gone(name) }
    let path = folder.appending(origin.name)
    guard let status = disk.status(path) else { throw .gone(name) }
    let trash = try trashFolder(for: path, device: status.st_dev)
    let trashed = try trash.reserve(
      path, origin: origin, inode: status.st_ino, at: date, disk: disk, note: note)
    if let code = disk.rename(path, to: trashed.file) {
      _ = trashed.info.withPath { unlink($0) }
      throw FileOperationError(errno: code, file: origin)
    }
    return trashed
  }

  /// Moves a file back to its folder, which is created if needed.
  func restore(_ trashed: TrashedFile) throws(FileOperationError) {
    try checkRestoring(trashed)
    if let code = disk.rename(trashed.file, to: trashed.resolvedOrigin) {
      let name = trashed.origin.displayName
      throw code == EEXIST
        ? .placeTaken(name) : FileOperationError(errno: code, file: trashed.origin)
    }
    _ = trashed.info.withPath { unlink($0) }
  }

  /// Throws the reason why a file can't be restored, and makes its folder.
  func checkRestoring(_ trashed: TrashedFile) throws(FileOperationError) {
    let name = trashed.origin.displayName
    // The trash may have been emptied, and the name used for another file.
    guard let status = disk.status(trashed.file),
      status.st_ino == trashed.inode || !DiskStamp.hasStableInodes(at: trashed.file)
    else { throw .gone(name) }
    guard staysOnDisk(trashed) else { throw .leavesDisk(name) }
    guard disk.status(trashed.resolvedOrigin) == nil else { throw .placeTaken(name) }
    guard trashed.resolvedOrigin.folder.makeFolder() else { throw .noFolder(name) }
  }

  /// Whether a file comes back to the disk that it is on. Whoever had a disk before may have
  /// written into its trash where files were, and made links that lead elsewhere; the home trash is
  /// the user's own.
  private func staysOnDisk(_ trashed: TrashedFile) -> Bool {
    let trash = trashed.file.folder.folder
    if trash == home || trash.resolved == home.resolved { return true }
    let top = trash.folder.name.elementsEqual(".Trash".utf8) ? trash.folder.folder : trash.folder
    var parent = trashed.resolvedOrigin.folder
    while parent.status() == nil, parent.folder != parent { parent = parent.folder }
    guard let root = top.resolved, let real = parent.resolved,
      let status = disk.status(trashed.file)
    else {
      return false
    }
    return (real == root || real.isBelow(root)) && disk.device(of: real) == status.st_dev
  }

  /// Removes the info file that was reserved for a file which then wasn't moved.
  func release(_ trashed: TrashedFile) {
    guard trashed.file.status() == nil else { return }
    let text = TrashFolder.text(of: trashed.info) ?? Data()
    let folder = trashed.info.folder.folder
    let headings = [nil, folder.folder, folder.folder.folder].map {
      TrashFolder(folder: folder, top: $0).heading(for: trashed.resolvedOrigin)
    }
    // Another program may have taken the name.
    if headings.contains(where: { text.starts(with: $0.utf8) }) || text.isEmpty {
      _ = trashed.info.withPath { unlink($0) }
    }
  }

  // MARK: Trash folders

  /// The home trash for files on its disk, otherwise a folder at the top of the disk.
  private func trashFolder(for place: FileID, device: dev_t) throws(FileOperationError)
    -> TrashFolder
  {
    let own = TrashFolder(folder: home, top: nil)
    if own.prepare(), own.device == device { return own }
    guard
      let trash = sharedFolders(for: place.folder, device: device).first(where: { $0.prepare() })
    else { throw .noTrash(place.displayName) }
    return trash
  }

  /// The trash folders at the top of the disk with a folder, the one to prefer first. They may not
  /// exist yet.
  func sharedFolders(for folder: FileID, device: dev_t) -> [TrashFolder] {
    let top = Self.top(of: folder, device: device)
    let shared = top.appending(".Trash")
    let names = Self.isShared(shared) ? [shared.appending("\(getuid())")] : []
    return (names + [top.appending(".Trash-\(getuid())")]).map { TrashFolder(folder: $0, top: top) }
  }

  /// The topmost folder on the same disk. No folder of the path may be a link.
  private static func top(of folder: FileID, device: dev_t) -> FileID {
    var top = folder
    while top.folder != top, top.folder.status()?.st_dev == device { top = top.folder }
    return top
  }

  /// A trash folder shared by all users has to be a folder rather than a link and be sticky, so
  /// that nobody can remove the files of others.
  private static func isShared(_ folder: FileID) -> Bool {
    guard let status = folder.status() else { return false }
    return status.st_mode & S_IFMT == S_IFDIR && status.st_mode & S_ISVTX != 0
  }
}
