import Foundation
import PhotoIndexing

/// The file in which an operation notes what it is about to do, so that it can be finished or taken
/// back after a crash. It holds a lock on it while it is at work; the lock of a program that ended
/// is gone.
///
/// Lines needn't be on the disk before the step that they announce: after a loss of power, the
/// worst is a part file that is left over. Originals are removed only when their copies are on the
/// disk.
final class Journal {
  let file: FileID
  private let descriptor: Int32
  private let disk: Disk
  private let encoder = JSONEncoder()
  /// Whether the last line is incomplete, as a full disk leaves it.
  private var isCut = false

  /// Creates a journal in a folder, which is made if needed.
  init(
    _ heading: JournalHeading, in folder: FileID, disk: Disk
  ) throws(FileOperationError) {
    self.disk = disk
    guard folder.makeFolder(mode: 0o700) else {
      throw .notNoted(reason: String(cString: strerror(errno)))
    }
    (file, descriptor) = try LockedFile.make(disk: disk) {
      folder.appending("\(heading.number)-\($0).journal")
    }
    do throws(FileOperationError) {
      try note(.begin(heading))
    } catch {
      remove()
      throw error
    }
    fsync(descriptor)
  }

  /// Continues a journal of a program that ended; nil if that program is still running.
  init?(continuing file: FileID, disk: Disk) {
    self.file = file
    self.disk = disk
    guard let descriptor = LockedFile.take(file) else { return nil }
    self.descriptor = descriptor
    // The last line may be incomplete.
    _ = write(descriptor, "\n", 1)
  }

  deinit { close(descriptor) }

  /// Adds a line.
  func note(_ record: JournalRecord) throws(FileOperationError) {
    guard let line = try? encoder.encode(record) else { throw .notNoted(reason: "\(record)") }
    let newline = [UInt8(ascii: "\n")]
    let text = (isCut ? newline : []) + line + newline
    var code = disk.fault?(.note, file)
    if code == nil {
      let count = text.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count != text.count { code = count < 0 ? errno : ENOSPC }
      if count > 0 { isCut = count < text.count }
    }
    if let code { throw .notNoted(reason: String(cString: strerror(code))) }
  }

  /// Removes the journal when its operation has ended and the undo list has it.
  func remove() { _ = file.withPath { unlink($0) } }

  /// The lines of a journal, without those that are damaged.
  static func records(of file: FileID) -> [JournalRecord] {
    let decoder = JSONDecoder()
    return (file.contents ?? Data()).split(separator: UInt8(ascii: "\n")).compactMap {
      try? decoder.decode(JournalRecord.self, from: $0)
    }
  }
}
