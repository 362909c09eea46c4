import Foundation

#if os(Linux)
  import HostInterface
#endif

extension URL {
  /// The path of a file URL as the file system stores it, byte by byte. On Linux a file name may
  /// not be valid UTF-8, in which case Foundation's own `path` is empty.
  public var pathBytes: [UInt8] {
    #if os(Linux)
      filePathBytes
    #else
      withUnsafeFileSystemRepresentation { pointer in
        pointer.map {
          UnsafeBufferPointer(start: $0, count: strlen($0)).map { UInt8(bitPattern: $0) }
        }
          ?? []
      }
    #endif
  }

  /// The last component for display to the user: bytes that aren't valid UTF-8 become U+FFFD.
  public var displayName: String {
    #if os(Linux)
      fileName
    #else
      lastPathComponent
    #endif
  }

  /// Calls a closure with the path for functions of the C library; the pointer is valid only during
  /// the call.
  private func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    body(pathBytes.map { CChar(bitPattern: $0) } + [0])
  }

  /// A value that tells this version of the file from others; `nil` if the file doesn't exist.
  /// Follows links. Blocks.
  public var fileChange: FileChange? {
    var status = stat()
    guard withPath({ stat($0, &status) }) == 0 else { return nil }
    #if os(Linux)
      let (content, any) = (status.st_mtim, status.st_ctim)
    #else
      let (content, any) = (status.st_mtimespec, status.st_ctimespec)
    #endif
    return FileChange(
      seconds: Int(content.tv_sec), nanoseconds: Int(content.tv_nsec),
      byteCount: Int(status.st_size),
      statusSeconds: Int(any.tv_sec), statusNanoseconds: Int(any.tv_nsec))
  }

  /// A Boolean value that indicates whether the file exists and is readable. Blocks.
  public var isReadableFile: Bool { withPath { access($0, R_OK) } == 0 }
}

/// Tells one version of a file from another, also from one that took its place with the same
/// modification time and size, as copies and backups do. The file's number isn't part of it: some
/// file systems give another one each time that they are mounted.
public struct FileChange: Hashable, Sendable {
  /// The modification time in whole seconds since 1970.
  public let seconds: Int
  private let nanoseconds: Int
  /// The size in bytes.
  public let byteCount: Int
  private let statusSeconds: Int
  private let statusNanoseconds: Int

  fileprivate init(
    seconds: Int, nanoseconds: Int, byteCount: Int, statusSeconds: Int, statusNanoseconds: Int
  ) {
    (self.seconds, self.nanoseconds, self.byteCount) = (seconds, nanoseconds, byteCount)
    (self.statusSeconds, self.statusNanoseconds) = (statusSeconds, statusNanoseconds)
  }

  /// The same text for the same version.
  public var text: String {
    "\(seconds).\(nanoseconds) \(byteCount) \(statusSeconds).\(statusNanoseconds)"
  }

  /// Whether the file was changed, or came to its name, after another one was written.
  public func wasTouched(after other: FileChange) -> Bool {
    (statusSeconds, statusNanoseconds) > (other.seconds, other.nanoseconds)
  }
}
