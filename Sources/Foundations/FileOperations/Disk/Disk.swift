import Foundation
import PhotoIndexing

/// The calls of the system that the module makes. Tests let calls fail, or end the program before
/// one.
package struct Disk: Sendable {
  /// A kind of call.
  package enum Call: String, Sendable, CaseIterable {
    case status, list, read, create, write, clone, sync, rename, unlink, makeFolder, removeFolder
    /// A line of the journal or the undo list is written.
    case note
    /// A journal gets its lock.
    case lock
  }

  /// Called before each call that changes something or reads contents; an error that it returns is
  /// the call's.
  package var fault: (@Sendable (Call, FileID) -> Int32?)?
  /// Renames without replacing.
  package var mover = FileMover()
  /// Where a name is found, on file systems that don't tell upper from lower case; nil for the
  /// others. Tests stand in for such a file system with it.
  package var spelling: (@Sendable (FileID) -> FileID)?

  /// Creates the real disk.
  package init() {}

  /// Performs a call that returns -1 and sets `errno` if it fails. Returns nil or the error.
  func call(
    _ kind: Call, _ file: FileID, _ body: (UnsafePointer<CChar>) -> Int32
  ) -> Int32? {
    if let code = fault?(kind, file) { return code }
    return file.withPath { body($0) == -1 ? errno : nil }
  }

  // MARK: Looking

  /// The status of a file, or of a link itself; nil if it isn't there or can't be asked.
  func status(_ file: FileID) -> stat? {
    if fault?(.status, file) != nil { return nil }
    return (spelling?(file) ?? file).status()
  }

  /// The stamp of a file, or of a link itself; nil if it isn't there.
  func stamp(_ file: FileID) -> DiskStamp? {
    status(file).map { DiskStamp($0, hasStableInode: DiskStamp.hasStableInodes(at: file)) }
  }

  /// The device of a folder, following links; nil if it isn't there.
  func device(of folder: FileID) -> dev_t? {
    var status = stat()
    guard fault?(.status, folder) == nil else { return nil }
    return folder.withPath { stat($0, &status) } == 0 ? status.st_dev : nil
  }

  /// Whether a path leads to a folder, following links.
  package func isFolder(_ file: FileID) -> Bool {
    var status = stat()
    return file.withPath { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in a folder, in bytes and in no order.
  package func names(in folder: FileID) -> [[UInt8]] {
    guard fault?(.list, folder) == nil, let list = folder.withPath({ opendir($0) }) else {
      return []
    }
    defer { closedir(list) }
    var names: [[UInt8]] = []
    while let entry = readdir(list) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != [0x2E], name != [0x2E, 0x2E] { names.append(name) }
    }
    return names
  }

  /// Whether two paths are one entry of a folder that doesn't tell their spellings apart.
  func isSameEntry(_ one: FileID, _ other: FileID) -> Bool {
    guard one != other, one.folder == other.folder, let left = status(one),
      let right = status(other),
      left.st_ino == right.st_ino, left.st_dev == right.st_dev
    else { return false }
    let names = names(in: one.folder)
    return !(names.contains(Array(one.name)) && names.contains(Array(other.name)))
  }

  /// The bytes that may still be written to the disk of a folder; nil if it doesn't say.
  func available(in folder: FileID) -> Int64? {
    var status = statvfs()
    guard folder.withPath({ statvfs($0, &status) }) == 0, status.f_blocks > 0 else { return nil }
    return Int64(
      clamping: UInt64(status.f_bavail).multipliedReportingOverflow(by: UInt64(status.f_frsize))
        .partialValue)
  }

  // MARK: Changing

  /// Renames without replacing another file. Returns nil or the error.
  func rename(_ file: FileID, to place: FileID) -> Int32? {
    if let code = fault?(.rename, file) { return code }
    if let spelling, spelling(place).status() != nil { return EEXIST }
    return mover.move(spelling?(file) ?? file, to: place)
  }

  /// Removes a name. Returns nil or the error.
  func unlink(_ file: FileID) -> Int32? { call(.unlink, file) { Foundation.unlink($0) } }

  /// Makes a folder in one that exists. Returns nil or the error.
  func makeFolder(_ folder: FileID) -> Int32? { call(.makeFolder, folder) { mkdir($0, 0o777) } }

  /// Removes an empty folder. Returns nil or the error.
  func removeFolder(_ folder: FileID) -> Int32? { call(.removeFolder, folder) { rmdir($0) } }

  /// Makes the names in a folder outlast a loss of power. File systems that can't are left alone.
  func sync(folder: FileID) {
    guard fault?(.sync, folder) == nil else { return }
    let descriptor = folder.withPath { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
