import Foundation
import PhotoIndexing

/// A file in a trash folder.
struct TrashedFile: Hashable, Sendable {
  /// Its original path in the library.
  let origin: FileID
  /// The original path with links resolved, because they may change until it is restored.
  let resolvedOrigin: FileID
  /// Its path in the trash.
  let file: FileID
  /// The info file with its original path, for file managers.
  let info: FileID
  /// Its device and inode, which identify it under any name.
  let inode: ino_t
}

/// The reason why a file could not be moved to the trash or restored.
enum TrashError: Error, Equatable, CustomStringConvertible {
  case gone(String)
  case forbidden(String)
  case noTrash(String)
  case placeTaken(String)
  case noFolder(String)
  case failed(String, reason: String)

  var description: String {
    switch self {
    case .gone(let name): "“\(name)” is no longer there; it may have been moved."
    case .forbidden(let name):
      "“\(name)” may not be moved. Ask the owner of its folder for permission to change it."
    case .noTrash(let name):
      "The disk of “\(name)” has no trash. Delete it with a file manager instead."
    case .placeTaken(let name):
      "Another “\(name)” is in its place now. Rename that one, then restore this one from the trash."
    case .noFolder(let name):
      "The folder that “\(name)” was in is gone and cannot be made again. It stays in the trash."
    case .failed(let name, let reason): "“\(name)” could not be moved: \(reason)."
    }
  }

  init(errno code: Int32, name: String) {
    self =
      switch code {
      case ENOENT, ENOTDIR: .gone(name)
      case EACCES, EPERM, EROFS: .forbidden(name)
      case EXDEV: .noTrash(name)
      default: .failed(name, reason: String(cString: strerror(code)))
      }
  }
}
