import Foundation

#if os(Linux)
  import HostInterface
#endif

extension URL {
  /// The path of a file URL as the system has it, byte by byte. On Linux a name may be no UTF-8, and
  /// Foundation's own `path` is empty then.
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

  /// The last component as people see it: bytes that are no UTF-8 become U+FFFD.
  public var displayName: String {
    #if os(Linux)
      fileName
    #else
      lastPathComponent
    #endif
  }

  /// For calls of the C library; the pointer is good as long as the call.
  private func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    body(pathBytes.map { CChar(bitPattern: $0) } + [0])
  }

  /// When the file last changed, in seconds since 1970, and its size in bytes. Links are followed.
  /// Returns nil if the file doesn't exist. Blocks.
  public var fileChange: (seconds: Int, byteCount: Int)? {
    var status = stat()
    guard withPath({ stat($0, &status) }) == 0 else { return nil }
    #if os(Linux)
      return (Int(status.st_mtim.tv_sec), Int(status.st_size))
    #else
      return (Int(status.st_mtimespec.tv_sec), Int(status.st_size))
    #endif
  }

  /// Whether the file is there and may be read. Blocks.
  public var isReadableFile: Bool { withPath { access($0, R_OK) } == 0 }
}
