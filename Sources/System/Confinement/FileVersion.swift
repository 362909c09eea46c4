import Foundation

/// The identity of a file, and of its content when it was opened.
package struct FileVersion: Hashable, Sendable {
  package let device: UInt64
  package let number: UInt64
  package let size: Int
  /// The time of the last modification.
  package let seconds: Int
  package let nanoseconds: Int

  /// The version of an open file; nil if that can't be told.
  package init?(_ descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
    size = Int(status.st_size)
    seconds = Int(status.st_mtim.tv_sec)
    nanoseconds = Int(status.st_mtim.tv_nsec)
  }
}
