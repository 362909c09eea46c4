import Foundation

/// What tells a file that was written again from the one that was read: time of change, size, and
/// the number that the disk knows it by.
public struct FileStamp: Hashable, Sendable {
  /// Nanoseconds since 1970.
  public var changed: Int64
  /// The size of the file.
  public var byteCount: Int64
  /// The number that the file keeps when it is renamed within its volume.
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

  /// As a clock on the wall showed it, here.
  public var moment: WallTime { WallTime(changeDate) }

  /// A file may change twice within one tick of its disk's clock, two seconds on the coarsest: what
  /// was read so soon after a change may be what was there before another one.
  static let coarsestTick: Int64 = 2_000_000_000

  func isSettled(at read: Int64) -> Bool { read &- changed > Self.coarsestTick }
}
