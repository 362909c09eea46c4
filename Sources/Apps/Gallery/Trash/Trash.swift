import Foundation
import PhotoIndexing

/// The desktop's trash, by version 1.0 of the freedesktop trash specification. Files that are moved
/// here appear in every file manager. They stay on their disk, so that moving is atomic.
///
/// It doesn't use GIO, which doesn't return the name of a file in the trash: only the very file
/// that was moved may be restored.
///
/// It is an actor because it waits for disks.
actor Trash {
  /// The home trash folder.
  private let home: FileID
  private let mover: FileMover

  /// - Parameter dataFolder: The data folder; nil is `$XDG_DATA_HOME`, otherwise `~/.local/share`.
  init(dataFolder: URL? = nil, mover: FileMover = FileMover()) {
    home = (dataFolder.flatMap { FileID($0) } ?? Self.defaultDataFolder).appending("Trash")
    self.mover = mover
  }

  private static var defaultDataFolder: FileID {
    // Relative paths are invalid and have to be ignored.
    if let path = getenv("XDG_DATA_HOME"), path.pointee == CChar(FileID.slash) {
      return FileID(cString: path)
    }
    let folder = FileID(path: FileManager.default.homeDirectoryForCurrentUser.path)
    return folder.appending(".local").appending("share")
  }

// MARK: Moving and restoring

  func move(_ origin: FileID, at date: Date = Date()) throws(TrashError) -> TrashedFile {
    let name = origin.displayName
    // Parent folders may be links, perhaps to another disk. The file itself may be a link, too.
    guard let folder = origin.folder.resolved else { throw .gone(name) }
    let path = folder.appending(origin.name)
    guard let status = path.status() else { throw .gone(name) }
    let trash = try trashFolder(for: path, device: status.st_dev)
    let trashed = try trash.reserve(path, origin: origin, inode: status.st_ino, at: date)
    if let code = mover.move(path, to: trashed.file) {
      _ = trashed.info.withPath { unlink($0) }
      throw TrashError(errno: code, name: name)
    }
    return trashed
  }

  /// Moves a file back to its folder, which is created if needed.
  func restore(_ trashed: TrashedFile) throws(TrashError) {
    let name = trashed.origin.displayName
    // The trash may have been emptied, and the name used for another file.
    guard trashed.file.status()?.st_ino == trashed.inode else { throw .gone(name) }
    guard trashed.resolvedOrigin.status() == nil else { throw .placeTaken(name) }
    guard trashed.resolvedOrigin.folder.makeFolder() else { throw .noFolder(name) }
    if let code = mover.move(trashed.file, to: trashed.resolvedOrigin) {
      throw code == EEXIST ? .placeTaken(name) : TrashError(errno: code, name: name)
    }
    _ = trashed.info.withPath { unlink($0) }
  }

  /// Returns when all earlier calls have ended.
  func idle() {}

// MARK: Trash folders

  /// The home trash for files on its disk, otherwise a folder at the top of the disk.
  private func trashFolder(for place: FileID, device: dev_t) throws(TrashError) -> TrashFolder {
    let own = TrashFolder(folder: home, top: nil)
    if own.prepare(), own.device == device { return own }
    let top = Self.top(of: place, device: device)
    let shared = top.appending(".Trash")
    if Self.isShared(shared) {
      let trash = TrashFolder(folder: shared.appending("\(getuid())"), top: top)
      if trash.prepare() { return trash }
    }
    let trash = TrashFolder(folder: top.appending(".Trash-\(getuid())"), top: top)
    guard trash.prepare() else { throw .noTrash(place.displayName) }
    return trash
  }

  /// The topmost folder on the same disk. No folder of the path may be a link.
  private static func top(of place: FileID, device: dev_t) -> FileID {
    var top = place.folder
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
