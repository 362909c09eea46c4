import Foundation
import PhotoIndexing

/// Gives a file another name on its disk, and never takes the place of what has that name.
struct FileMover: Sendable {
  /// Renames in one step, or fails with `EEXIST`. Nil, or why it could not be.
  var rename: @Sendable (FileID, FileID) -> Int32? = FileMover.renameInOneStep

  /// Nil, or why it could not be.
  func move(_ file: FileID, to place: FileID) -> Int32? {
    let code = rename(file, place)
    // Old systems and simple disks cannot.
    guard let code, [ENOSYS, EINVAL, ENOTSUP].contains(code) else { return code }
    return Self.moveByLink(file, to: place)
  }

  @Sendable private static func renameInOneStep(_ file: FileID, to place: FileID) -> Int32? {
    guard let renameat2 else { return ENOSYS }
    return file.withPath { from in
      place.withPath { renameat2(AT_FDCWD, from, AT_FDCWD, $0, noReplace) == 0 ? nil : errno }
    }
  }

  /// The C library's, which Swift does not see, nor the flag RENAME_NOREPLACE.
  private static let renameat2: RenameAt2? = dlsym(nil, "renameat2").map {
    unsafeBitCast($0, to: RenameAt2.self)
  }
  private typealias RenameAt2 =
    @convention(c) @Sendable (
      Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
    ) -> Int32
  private static let noReplace: UInt32 = 1

  /// A second name before the first one goes.
  private static func moveByLink(_ file: FileID, to place: FileID) -> Int32? {
    file.withPath { from in
      place.withPath { to in
        if link(from, to) == 0 {
          if unlink(from) == 0 { return nil }
          let code = errno
          unlink(to)
          return code
        }
        // Folders have no second name, and no file has one on simple disks.
        guard errno == EPERM || errno == ENOTSUP else { return errno }
        var status = stat()
        guard lstat(to, &status) != 0 else { return EEXIST }
        return Foundation.rename(from, to) == 0 ? nil : errno
      }
    }
  }
}
