import Foundation
import PhotoIndexing

/// A file in a trash folder.
public struct TrashedFile: Hashable, Codable, Sendable {
  /// Its original path as it was given.
  public let origin: FileID
  /// The original path with links resolved, because they may change until it is restored.
  public let resolvedOrigin: FileID
  /// Its path in the trash.
  public let file: FileID
  /// The info file with its original path, for file managers.
  public let info: FileID
  /// Its inode, which identifies it under any name on its disk.
  public let inode: ino_t
}
