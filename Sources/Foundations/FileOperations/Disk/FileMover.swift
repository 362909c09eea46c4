import Foundation
import PhotoIndexing

/// Renames a file on its disk without replacing another one.
public struct FileMover: Sendable {
  /// Renames atomically, or fails with `EEXIST`. Returns nil or the error.
  public var rename: @Sendable (FileID, FileID) -> Int32?

  /// Creates a mover.
  ///
  /// - Parameter rename: What renames atomically; nil is the system's `renameat2`.
  public init(rename: (@Sendable (FileID, FileID) -> Int32?)? = nil) {
    self.rename = rename ?? FileMover.renameInOneStep
  }

  /// Moves a file. Returns nil or the error.
  public func move(_ file: FileID, to place: FileID) -> Int32? {
    let code = rename(file, place)
    // Not supported by old systems and simple file systems.
    guard let code, [ENOSYS, EINVAL, ENOTSUP].contains(code) else { return code }
    return Self.moveByLink(file, to: place)
  }

  @Sendable private static func renameInOneStep(_ file: FileID, to place: FileID) -> Int32? {
    guard let renameat2 else { return ENOSYS }
    return file.withPath { from in
      place.withPath { renameat2(AT_FDCWD, from, AT_FDCWD, $0, noReplace) == 0 ? nil : errno }
    }
  }

  /// A function of the C library that Swift doesn't import, nor the flag RENAME_NOREPLACE.
  private static let renameat2: RenameAt2? = dlsym(nil, "renameat2").map {
    unsafeBitCast($0, to: RenameAt2.self)
  }
  private typealias RenameAt2 =
    @convention(c) @Sendable (
      Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
    ) -> Int32
  private static let noReplace: UInt32 = 1

  /// Adds a second name and removes the first.
  private static func moveByLink(_ file: FileID, to place: FileID) -> Int32? {
    file.withPath { from in
      place.withPath { to in
        if link(from, to) == 0 {
          if unlink(from) == 0 { return nil }
          let code = errno
          unlink(to)
          return code
        }
        // Folders can't have a second name, and no file can on simple file systems.
        guard errno == EPERM || errno == ENOTSUP else { return errno }
        return moveOverPlaceholder(from, to: to)
      }
    }
  }

  /// Takes the name with something empty, which fails if another file has it, and renames over
  /// that.
  private static func moveOverPlaceholder(
    _ from: UnsafePointer<CChar>, to: UnsafePointer<CChar>
  ) -> Int32? {
    var status = stat()
    guard lstat(from, &status) == 0 else { return errno }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    if isFolder {
      guard mkdir(to, 0o700) == 0 else { return errno }
    } else {
      let descriptor = open(to, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { return errno }
      close(descriptor)
    }
    if Foundation.rename(from, to) == 0 { return nil }
    let code = errno
    if isFolder { rmdir(to) } else { unlink(to) }
    return code
  }
}
