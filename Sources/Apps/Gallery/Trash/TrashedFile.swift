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
  case tooManyOfName(String)
  /// The reason is the system's.
  case failed(String, reason: String)

  var description: String {
    switch self {
    case .gone(let name):
      String(localized: "“\(name)” is no longer there; it may have been moved.", bundle: .gallery)
    case .forbidden(let name):
      String(localized: "“\(name)” may not be moved. Ask the owner of its folder for permission to change it.", bundle: .gallery)
    case .noTrash(let name):
      String(localized: "The disk of “\(name)” has no trash. Delete it with a file manager instead.", bundle: .gallery)
    case .placeTaken(let name):
      String(localized: "Another “\(name)” is in its place now. Rename that one, then restore this one from the trash.", bundle: .gallery)
    case .noFolder(let name):
      String(localized: "The folder that “\(name)” was in is gone and cannot be made again. It stays in the trash.", bundle: .gallery)
    case .tooManyOfName(let name):
      String(localized: "“\(name)” could not be moved: the trash holds too many files of this name.", bundle: .gallery)
    case .failed(let name, let reason):
      String(localized: "“\(name)” could not be moved: \(reason).", bundle: .gallery)
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
