import Foundation
import PhotoIndexing

/// The desktop's trash, as the freedesktop trash specification 1.0 has it: what is moved here shows up
/// in every file manager. Files never leave their disk, so that a move is one step and never half done.
///
/// Not GIO's, which does not tell under which name a file lies in the trash: what is brought back must
/// be the file that was moved, and no other of that name.
///
/// An actor, because it waits for disks.
actor Trash {
  /// The person's own trash folder.
  private let home: FileID
  private let mover: FileMover

  /// - Parameter dataFolder: nil is `$XDG_DATA_HOME`, else `~/.local/share`.
  init(dataFolder: URL? = nil, mover: FileMover = FileMover()) {
    home = (dataFolder.flatMap { FileID($0) } ?? Self.defaultDataFolder).appending("Trash")
    self.mover = mover
  }

  private static var defaultDataFolder: FileID {
    // Relative paths are invalid there and have to be ignored.
    if let path = getenv("XDG_DATA_HOME"), path.pointee == CChar(FileID.slash) {
      return FileID(cString: path)
    }
    let folder = FileID(path: FileManager.default.homeDirectoryForCurrentUser.path)
    return folder.appending(".local").appending("share")
  }

  // MARK: There and back

  func move(_ origin: FileID, at date: Date = Date()) throws(TrashError) -> TrashedFile {
    let name = origin.displayName
    // Links above the file lead elsewhere, perhaps to another disk; the file itself may be a link.
    guard let folder = origin.folder.resolved else { throw .gone(name) }
    let place = folder.appending(origin.name)
    guard let status = place.status() else { throw .gone(name) }
    let bin = try bin(for: place, device: status.st_dev)
    let trashed = try bin.reserve(place, origin: origin, inode: status.st_ino, at: date)
    if let code = mover.move(place, to: trashed.file) {
      _ = trashed.info.withPath { unlink($0) }
      throw TrashError(errno: code, name: name)
    }
    return trashed
  }

  /// Back to where it came from, whose folder is made again where needed.
  func restore(_ trashed: TrashedFile) throws(TrashError) {
    let name = trashed.origin.displayName
    // The trash may have been emptied, and another file have got the name there.
    guard trashed.file.status()?.st_ino == trashed.inode else { throw .gone(name) }
    guard trashed.place.status() == nil else { throw .placeTaken(name) }
    guard trashed.place.folder.makeFolder() else { throw .noFolder(name) }
    if let code = mover.move(trashed.file, to: trashed.place) {
      throw code == EEXIST ? .placeTaken(name) : TrashError(errno: code, name: name)
    }
    _ = trashed.info.withPath { unlink($0) }
  }

  /// Returns when what was asked for before is done.
  func idle() {}

  // MARK: Which trash

  /// The home trash for its own disk; on others a folder at their top.
  private func bin(for place: FileID, device: dev_t) throws(TrashError) -> TrashBin {
    let own = TrashBin(folder: home, top: nil)
    if own.prepare(), own.device == device { return own }
    let top = Self.top(of: place, device: device)
    let shared = top.appending(".Trash")
    if Self.isShared(shared) {
      let bin = TrashBin(folder: shared.appending("\(getuid())"), top: top)
      if bin.prepare() { return bin }
    }
    let bin = TrashBin(folder: top.appending(".Trash-\(getuid())"), top: top)
    guard bin.prepare() else { throw .noTrash(place.displayName) }
    return bin
  }

  /// The highest folder of the same disk. No folder of the path may be a link.
  private static func top(of place: FileID, device: dev_t) -> FileID {
    var top = place.folder
    while top.folder != top, top.folder.status()?.st_dev == device { top = top.folder }
    return top
  }

  /// A trash that all users share has to be a folder, no link, and sticky: else one could take away
  /// another's files.
  private static func isShared(_ folder: FileID) -> Bool {
    guard let status = folder.status() else { return false }
    return status.st_mode & S_IFMT == S_IFDIR && status.st_mode & S_ISVTX != 0
  }
}
