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
        pointer.map { UnsafeBufferPointer(start: $0, count: strlen($0)).map { UInt8(bitPattern: $0) } }
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

  /// The time of the file's last change, in seconds since 1970, and its size in bytes; `nil` if the
  /// file doesn't exist. Follows links. Blocks.
  public var fileChange: (seconds: Int, byteCount: Int)? {
    var status = stat()
    guard withPath({ stat($0, &status) }) == 0 else { return nil }
    #if os(Linux)
      return (Int(status.st_mtim.tv_sec), Int(status.st_size))
    #else
      return (Int(status.st_mtimespec.tv_sec), Int(status.st_size))
    #endif
  }

  /// A Boolean value that indicates whether the file exists and is readable. Blocks.
  public var isReadableFile: Bool { withPath { access($0, R_OK) } == 0 }
}
