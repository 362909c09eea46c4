import Foundation
import PhotoIndexing

/// A file that is to be made out of another one, such as an exported photo.
public struct FileMaking: Hashable, Sendable {
  /// The file that it is made of, which stays as it is.
  public var source: FileID
  /// Its name with the extension, in bytes.
  public var name: [UInt8]

  /// Whether it gets a number if its name is taken, rather than that being asked about.
  public var isNumbered: Bool

  /// Creates a file to be made.
  public init(_ source: FileID, name: some Sequence<UInt8>, isNumbered: Bool = false) {
    self.source = source
    self.name = Array(name)
    self.isNumbered = isNumbered
  }

  /// Creates a file that is called as a copy of its source: "lake copy.jpg", or "lake copy (2).jpg"
  /// if there is one.
  ///
  /// - Parameters:
  ///   - pattern: What a copy is called, with "{name}" in place of its source's name without the
  ///     ending: "{name} copy".
  ///   - name: The name that it is made of.
  public init(copying source: FileID, as pattern: String, name: some Collection<UInt8>) {
    let parts = FreeName.parts(name)
    let words = pattern.components(separatedBy: "{name}").map { Array($0.utf8) }
    let copy = Array(words.joined(separator: parts.stem)) + parts.ending
    self.init(
      source, name: copy.count > FreeName.longest ? Array(name) : copy, isNumbered: true)
  }
}

/// A file that is to be replaced by one that is made out of it.
public struct FileReplacing: Hashable, Sendable {
  /// The file.
  public var file: FileID
  /// Files that are replaced at the same time, such as its sidecar.
  public var others: [FileID]
  /// Files that go to the trash at the same time.
  public var removed: [FileID]

  /// Creates a file to be replaced.
  public init(_ file: FileID, with others: [FileID] = [], removing removed: [FileID] = []) {
    self.file = file
    self.others = others
    self.removed = removed
  }
}

/// Fills a file that is made out of another one. Called on a background thread, which it may block.
public typealias FileMaker =
  @Sendable (_ source: FileID, _ draft: FileDraft) throws(FileOperationError) -> Void

/// The empty file that a `FileMaker` fills. It gets its name when it is whole and on the disk.
public struct FileDraft {
  /// Where the draft is, under a name that isn't its own.
  public let file: FileID
  private let disk: Disk
  private let watch: CopyWatch

  init(file: FileID, disk: Disk, watch: CopyWatch) {
    self.file = file
    self.disk = disk
    self.watch = watch
  }

  /// Whether the person cancelled; whoever fills the draft stops then.
  public var isCancelled: Bool { watch.isCancelled() }

  /// Replaces the draft's contents.
  public func write(_ data: Data) throws(FileOperationError) {
    if let code = disk.fault?(.write, file) { throw failure(code, rest: Int64(data.count)) }
    let descriptor = file.withPath { open($0, O_WRONLY | O_TRUNC | O_NOFOLLOW | O_CLOEXEC) }
    guard descriptor >= 0 else { throw failure(errno, rest: 0) }
    defer { close(descriptor) }
    var done = 0
    while done < data.count {
      if isCancelled { throw .cancelled }
      let count = data.withUnsafeBytes { bytes in
        Foundation.write(
          descriptor, bytes.baseAddress?.advanced(by: done), min(4 << 20, data.count - done))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        throw failure(count < 0 ? errno : ENOSPC, rest: Int64(data.count - done))
      }
      done += count
    }
  }

  /// Gives the draft the owner, mode and extended attributes of a file that it takes the place of,
  /// as far as its file system can hold them.
  public func takeAttributes(of other: FileID) {
    let input = other.withPath { open($0, O_RDONLY | O_CLOEXEC) }
    let output = file.withPath { open($0, O_WRONLY | O_NOFOLLOW | O_CLOEXEC) }
    var status = stat()
    if input >= 0, output >= 0, fstat(input, &status) == 0 {
      Disk.copyAttributes(input, output, status)
    }
    for descriptor in [input, output] where descriptor >= 0 { close(descriptor) }
  }

  /// Gives the draft the next modification time after that of a file that it takes the place of,
  /// which every file system and program tells from it: two seconds later, since FAT counts in
  /// steps of two.
  public func takeTime(after other: FileID) {
    var status = stat()
    guard other.withPath({ stat($0, &status) }) == 0 else { return }
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let times = [now, timespec(tv_sec: status.st_mtim.tv_sec &+ 2, tv_nsec: now.tv_nsec)]
    _ = file.withPath { utimensat(AT_FDCWD, $0, times, AT_SYMLINK_NOFOLLOW) }
  }

  func create() throws(FileOperationError) {
    var descriptor: Int32 = -1
    let code = disk.call(.create, file) {
      descriptor = open($0, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o666)
      return descriptor
    }
    if let code { throw failure(code, rest: 0) }
    close(descriptor)
  }

  /// Waits until the draft is on the disk.
  func finish() throws(FileOperationError) -> DiskStamp {
    let descriptor = file.withPath { open($0, O_RDONLY | O_NOFOLLOW | O_CLOEXEC) }
    guard descriptor >= 0 else { throw failure(errno, rest: 0) }
    defer { close(descriptor) }
    var code = disk.fault?(.sync, file)
    if code == nil, fsync(descriptor) != 0 { code = errno }
    if let code { throw failure(code, rest: 0) }
    guard let stamp = disk.stamp(file) else { throw .gone(file.displayName) }
    return stamp
  }

  private func failure(_ code: Int32, rest: Int64) -> FileOperationError {
    if code == EACCES || code == EPERM { return .closedFolder(file.folder.displayName) }
    let missing = max(rest - (disk.available(in: file.folder) ?? 0), 1)
    return FileOperationError(errno: code, file: file, folder: file.folder, missing: missing)
  }
}
