/// Makes one version of a file out of another, without what both have in common.
public struct FilePatch: Hashable, Sendable {
  private let start: Int
  private let end: Int
  private let middle: [UInt8]
  private let count: Int
  private let checksum: UInt64
  /// The modification time of the version that is made, in nanoseconds since 1970; nil for the time
  /// when it is made.
  var time: Int64?

  /// Creates the patch that makes `new` out of `old`.
  init(from old: [UInt8], to new: [UInt8]) {
    (start, end) = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        let limit = min(old.count, new.count)
        var start = 0
        while start < limit, old[start] == new[start] { start += 1 }
        var end = 0
        while end < limit - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        return (start, end)
      }
    }
    middle = Array(new[start..<(new.count - end)])
    count = old.count
    checksum = Self.checksum(old)
  }

  /// The new version; nil for anything but the old version.
  func applied(to bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count == count, Self.checksum(bytes) == checksum else { return nil }
    return Array(bytes[..<start]) + middle + bytes[(count - end)...]
  }

  /// The bytes that are kept.
  public var byteCount: Int { middle.count }

  private static func checksum(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { buffer in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      var index = 0
      while index + 8 <= buffer.count {
        let word = buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        hash = (hash ^ word) &* 0x100_0000_01B3
        hash ^= hash >> 29
        index += 8
      }
      for byte in buffer[index...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      return hash
    }
  }
}
