import Foundation
import PhotoIndexing

/// An open file whose tags another process is to read.
final class TaggedFile {
  let descriptor: Int32

  /// The largest file that is opened, in bytes.
  private static let byteLimit: Int64 = 4 << 30

  /// Opens a file. Throws if it is none whose tags are read.
  init(_ file: FileID, isSidecar: Bool) throws(MetadataError) {
    guard file.bytes.first == FileID.slash else { throw .missing }
    var status = stat()
    guard file.withPath({ stat($0, &status) }) == 0 else { throw MetadataError(errno: errno) }
    // Opening a device may do anything.
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable }
    descriptor = file.withPath { open($0, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw MetadataError(errno: errno) }
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable
    }
    guard isSidecar || TaggedFormat.isKnown(beginning) else { throw .unreadable }
    let limit = isSidecar ? Sidecar.byteLimit : Self.byteLimit
    guard status.st_size <= limit else { throw .tooLarge }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  private var beginning: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: TaggedFormat.length) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, buffer.count, 0))
    }
  }
}
