import PhotoIndexing

/// The size of a file and a hash of its beginning and its end, by which an album finds a photo that
/// was renamed or moved. Two files with the same sample are, for that purpose, copies.
public struct FileSample: Hashable, Sendable {
  /// The size in bytes.
  public let byteCount: Int64
  /// The hash (FNV-1a).
  public let hash: UInt64

  /// The number of bytes at each end.
  private static let length = 16 << 10

  init(byteCount: Int64, hash: UInt64) {
    (self.byteCount, self.hash) = (byteCount, hash)
  }

  /// Reads the sample of a file; nil if it can't be read. Blocks.
  public init?(of file: FileID) {
    guard let bytes = FileBytes(file), let head = bytes.read(Self.length, at: 0) else { return nil }
    let tail = bytes.read(Self.length, at: max(Self.length, bytes.count - Self.length)) ?? []
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in [head, tail] {
      for byte in part { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    self.init(byteCount: Int64(bytes.count), hash: hash)
  }
}
