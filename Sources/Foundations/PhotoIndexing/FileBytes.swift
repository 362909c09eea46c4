import Foundation

/// A file of which parts are read. Reading blocks.
///
/// It isn't mapped: the app would crash if another program truncated a mapped file.
public final class FileBytes {
  /// The length of the file when it was opened, in bytes.
  public let count: Int
  private let descriptor: Int32
  private let device: dev_t
  private let inode: ino_t
  /// Damaged files may lead in circles, or be cut into the smallest pieces.
  private var readsLeft = 20_000

  /// Opens a file; nil if it isn't a regular file that may be read.
  public init?(_ file: FileID) {
    // Opening a pipe would block forever.
    let descriptor = file.withPath { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    count = Int(status.st_size)
    (device, inode) = (status.st_dev, status.st_ino)
  }

  deinit { close(descriptor) }

  /// Whether both are one file, opened by two paths.
  func isSameFile(as other: FileBytes) -> Bool { device == other.device && inode == other.inode }

  /// Returns up to `length` bytes, fewer at the end of the file; nil if there are none.
  public func read(_ length: Int, at offset: Int) -> [UInt8]? {
    guard offset >= 0, offset < count, length > 0, readsLeft > 0 else { return nil }
    readsLeft -= 1
    let length = min(length, count - offset)
    let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, read in
      read = max(0, pread(descriptor, buffer.baseAddress, length, off_t(offset)))
    }
    return bytes.isEmpty ? nil : bytes
  }
}
