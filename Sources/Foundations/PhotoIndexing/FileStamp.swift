import Foundation

/// Distinguishes a changed file from the one that was read: modification time, size, and inode.
public struct FileStamp: Hashable, Sendable {
  /// The modification time in nanoseconds since 1970.
  public var changed: Int64
  /// The size of the file.
  public var byteCount: Int64
  /// The inode, which stays when the file is renamed within its volume.
  public var inode: Int64

  /// Creates a stamp; the time of change is in nanoseconds since 1970.
  public init(changed: Int64, byteCount: Int64, inode: Int64) {
    self.changed = changed
    self.byteCount = byteCount
    self.inode = inode
  }

  /// Creates a stamp from what `stat` returned.
  public init(_ status: stat) {
    changed = Int64(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_mtim.tv_nsec)
    byteCount = Int64(status.st_size)
    inode = Int64(bitPattern: UInt64(status.st_ino))
  }

  /// The time of the last change, rounded to what `Date` can express.
  public var changeDate: Date { Date(timeIntervalSince1970: Double(changed) / 1e9) }

  /// The modification time in local wall-clock time.
  public var moment: WallTime { WallTime(changeDate) }

  /// The coarsest resolution of file systems' timestamps, in nanoseconds. A file may change twice
  /// within it.
  static let coarsestTick: Int64 = 2_000_000_000

  /// Whether the file can't have changed again after it was read without a new timestamp.
  func isSettled(at read: Int64) -> Bool { read &- changed > Self.coarsestTick }
}
