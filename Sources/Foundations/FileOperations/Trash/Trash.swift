import Foundation
import PhotoIndexing

/// The desktop's trash, by version 1.0 of the freedesktop trash specification. Files that are moved
/// here appear in every file manager. They stay on their disk, so that moving is atomic.
///
/// It doesn't use GIO, which doesn't return the name of a file in the trash: only the very file
/// that was moved may be restored.
///
/// It is an actor because it waits for disks.
public actor Trash {
  let trash: DesktopTrash

  /// Creates a trash.
  ///
  /// - Parameters:
  ///   - dataFolder: The data folder; nil is `$XDG_DATA_HOME`, otherwise `~/.local/share`.
  ///   - mover: What moves files within a disk.
  public init(dataFolder: URL? = nil, mover: FileMover = FileMover()) {
    var disk = Disk()
    disk.mover = mover
    trash = DesktopTrash(dataFolder: dataFolder.flatMap { FileID($0) }, disk: disk)
  }

  /// Moves a file, folder or link to the trash of its disk.
  public func move(_ origin: FileID, at date: Date = Date()) throws(FileOperationError)
    -> TrashedFile
  {
    try trash.move(origin, at: date)
  }

  /// Moves a file back to its folder, which is created if needed.
  public func restore(_ trashed: TrashedFile) throws(FileOperationError) {
    try trash.restore(trashed)
  }

  /// Returns when all earlier calls have ended.
  public func idle() {}
}
