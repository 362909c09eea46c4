import Foundation
import PhotoIndexing

/// A file that says what a program is about to do, as long as that program holds its lock. The lock
/// of a program that ended is gone, so that another one knows whose files are left over.
enum LockedFile {
  /// Makes a file with a name of its own, and takes its lock. Until it has that, the file looks
  /// like one of a program that ended, and another one may remove it.
  static func make(
    disk: Disk, named name: (_ random: String) -> FileID
  ) throws(FileOperationError) -> (file: FileID, descriptor: Int32) {
    for _ in 0..<100 {
      let file = name(String(UInt64.random(in: 0 ... .max), radix: 16))
      var descriptor: Int32 = -1
      if let code = disk.call(
        .note, file,
        {
          descriptor = open($0, O_CREAT | O_EXCL | O_WRONLY | O_APPEND | O_CLOEXEC, 0o600)
          return descriptor
        })
      {
        throw .notNoted(reason: String(cString: strerror(code)))
      }
      // Some file systems have no locks.
      let isLocked =
        disk.call(.lock, file) { _ in flock(descriptor, LOCK_EX | LOCK_NB) } != EWOULDBLOCK
      var status = stat()
      if isLocked, fstat(descriptor, &status) == 0, status.st_nlink > 0 {
        return (file, descriptor)
      }
      close(descriptor)
    }
    throw .notNoted(reason: String(cString: strerror(EWOULDBLOCK)))
  }

  /// Takes the lock of a file whose program ended; nil if that program is still running, or the
  /// file has gone.
  static func take(_ file: FileID) -> Int32? {
    let descriptor = file.withPath { open($0, O_RDWR | O_APPEND | O_NOFOLLOW | O_CLOEXEC) }
    guard descriptor >= 0 else { return nil }
    var status = stat()
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &status) == 0,
      status.st_nlink > 0
    {
      return descriptor
    }
    close(descriptor)
    return nil
  }
}
