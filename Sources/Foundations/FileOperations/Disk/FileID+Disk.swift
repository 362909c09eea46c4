import Foundation
import PhotoIndexing

extension FileID {
  /// Creates the identity of a file from its path as the C library gives it.
  public init(cString: UnsafePointer<CChar>) {
    self.init(
      UnsafeBufferPointer(start: cString, count: strlen(cString)).map { UInt8(bitPattern: $0) })
  }

  /// The path with links resolved; nil if it doesn't exist.
  public var resolved: FileID? {
    withPath { path in
      guard let found = realpath(path, nil) else { return nil }
      defer { free(found) }
      return FileID(cString: found)
    }
  }

  /// The status of the file, or of the link itself; nil if it doesn't exist.
  public func status() -> stat? {
    var status = stat()
    return withPath { lstat($0, &status) } == 0 ? status : nil
  }

  /// The bytes of a file of this program; nil if it can't be read.
  var contents: Data? { FileBytes(self).map { Data($0.read($0.count, at: 0) ?? []) } }

  /// Creates the folder and its parents. Returns false if it can't be created.
  public func makeFolder(mode: mode_t = 0o777) -> Bool {
    let isThere = { self.appending(".").withPath { access($0, F_OK) == 0 } }
    if isThere() { return true }
    guard folder != self, folder.makeFolder(mode: mode) else { return false }
    return withPath { mkdir($0, mode) } == 0 || isThere()
  }
}
