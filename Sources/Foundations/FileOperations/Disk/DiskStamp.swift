import CSystemShim
import Foundation
import PhotoIndexing

/// Tells a file from another one of its name, and a changed file from the one that was there.
package struct DiskStamp: Codable, Hashable, Sendable {
  /// The inode; 0 where the file system makes up another one each time it is mounted.
  package var inode: UInt64
  /// The size in bytes; 0 for folders, whose size depends on what is in them.
  package var byteCount: Int64
  /// The modification time in nanoseconds since 1970; 0 for folders.
  package var changed: Int64
  /// Whether it is a folder.
  package var isFolder: Bool

  /// Creates a stamp from what `lstat` returned.
  package init(_ status: stat, hasStableInode: Bool = true) {
    let stamp = FileStamp(status)
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    inode = hasStableInode ? UInt64(status.st_ino) : 0
    byteCount = isFolder ? 0 : stamp.byteCount
    changed = isFolder ? 0 : stamp.changed
  }
}

extension DiskStamp {
  /// Whether both are of the same unchanged file, as far as their file systems can tell.
  func isSame(as other: DiskStamp?) -> Bool {
    guard let other, isFolder == other.isFolder, byteCount == other.byteCount,
      changed == other.changed
    else { return false }
    return inode == other.inode || inode == 0 || other.inode == 0
  }

  /// Whether inodes on the file system of a path stay the same when it is mounted again. FAT, exFAT
  /// and most network file systems and those of programs make them up.
  static func hasStableInodes(at path: FileID) -> Bool {
    ![0x4D44, 0x2011_BAB0, 0x6573_5546, 0xFF53_4D42, 0xFE53_4D42, 0x517B, 0x0102_1997]
      .contains(fileSystem(of: path.folder))
  }

  /// The magic number of a folder's file system; 0 if it isn't known.
  static func fileSystem(of folder: FileID) -> Int {
    folder.withPath { file_system_type($0) } & 0xFFFF_FFFF
  }
}
