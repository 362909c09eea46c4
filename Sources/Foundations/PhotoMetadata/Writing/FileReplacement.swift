import CGexiv2
import Foundation
import PhotoIndexing

/// Replaces a file by one with new contents, at once: whoever looks sees the old one or the new one.
struct FileReplacement {
  /// The file that is replaced, or made.
  let target: FileID
  /// Where the new contents are written, in the same folder.
  let draft: FileID
  private let descriptor: Int32

  /// - Parameter file: A link is followed, so that it stays one.
  init(of file: FileID) throws {
    target = file.withPath { path in
      guard let real = realpath(path, nil) else { return file }
      defer { free(real) }
      return FileID(Array(UnsafeRawBufferPointer(start: real, count: strlen(real))))
    }
    draft = Self.draft(for: target)
    descriptor = try Self.open(draft, for: target)
  }

  /// A hidden name that is the same each time, so that what crashes leave behind doesn't pile up.
  private static func draft(for file: FileID) -> FileID {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in file.name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return file.folder.appending(".vitrine-\(String(hash, radix: 16)).tmp")
  }

  /// Makes the draft, which belongs to who holds its lock.
  private static func open(_ draft: FileID, for target: FileID) throws -> Int32 {
    let flags = O_RDWR | O_NOFOLLOW | O_CLOEXEC
    for _ in 0..<100 {
      // The system gives a new file its mode. What replaces a file gets that one's in the end, and until
      // then nobody else may read it.
      let mode: mode_t = MetadataWriter.stamp(target) == nil ? 0o666 : 0o600
      var descriptor = draft.withPath { Glibc.open($0, flags | O_CREAT | O_EXCL, mode) }
      let isNew = descriptor >= 0
      if !isNew {
        guard errno == EEXIST else { throw MetadataError(errno: errno) }
        descriptor = draft.withPath { Glibc.open($0, flags) }
        if descriptor < 0, errno == ENOENT { continue }
      }
      guard descriptor >= 0 else { throw MetadataError(errno: errno) }
      guard flock(descriptor, LOCK_EX) == 0 else {
        let reason = errno
        close(descriptor)
        throw MetadataError(errno: reason)
      }
      // The one who held it may have renamed it meanwhile.
      var (own, named) = (stat(), stat())
      if fstat(descriptor, &own) == 0, draft.withPath({ lstat($0, &named) }) == 0,
        own.st_ino == named.st_ino, own.st_dev == named.st_dev
      {
        if isNew { return descriptor }
        // A crash left it behind, perhaps with another mode.
        draft.withPath { _ = unlink($0) }
      }
      close(descriptor)
    }
    throw MetadataError.busy
  }

  /// Gives up what was written. To be called unless `finish` succeeded.
  func discard() {
    draft.withPath { _ = unlink($0) }
    close(descriptor)
  }

  /// Writes the draft's contents.
  func write(_ bytes: some Collection<UInt8>) throws {
    guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
      throw MetadataError(errno: errno)
    }
    try Array(bytes).withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = Glibc.write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw MetadataError(errno: count == 0 ? ENOSPC : errno) }
        done += count
      }
    }
  }

  /// Puts the draft in the target's place.
  ///
  /// - Parameter keepsTimes: Whether the new file has the times of the old one.
  func finish(keepsTimes: Bool) throws {
    var old = stat()
    if target.withPath({ stat($0, &old) }) == 0 {
      // A file that may not be written isn't replaced, although the folder would allow it.
      guard target.withPath({ access($0, W_OK) }) == 0 else { throw MetadataError(errno: errno) }
      // Only root may give files away; the mode is set after, which a change of owner would clear.
      _ = fchown(descriptor, old.st_uid, old.st_gid)
      guard fchmod(descriptor, old.st_mode & 0o7777) == 0 else { throw MetadataError(errno: errno) }
      try copyAttributes()
      if keepsTimes {
        let times = [old.st_atim, old.st_mtim]
        guard futimens(descriptor, times) == 0 else { throw MetadataError(errno: errno) }
      }
    }
    guard fsync(descriptor) == 0 else { throw MetadataError(errno: errno) }
    let isRenamed = draft.withPath { from in target.withPath { rename(from, $0) } } == 0
    guard isRenamed else { throw MetadataError(errno: errno) }
    close(descriptor)
    // The name is on the disk only with its folder.
    let folder = target.folder.withPath { Glibc.open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    if folder >= 0 {
      fsync(folder)
      close(folder)
    }
  }

  private func copyAttributes() throws {
    let size = target.withPath { listxattr($0, nil, 0) }
    guard size > 0 else { return }
    var names = [CChar](repeating: 0, count: size)
    let count = target.withPath { listxattr($0, &names, size) }
    guard count > 0 else { return }
    for name in names.prefix(count).split(separator: 0) {
      let name = Array(name) + [0]
      let length = target.withPath { getxattr($0, name, nil, 0) }
      guard length >= 0 else { continue }
      var value = [UInt8](repeating: 0, count: max(length, 1))
      guard target.withPath({ getxattr($0, name, &value, length) }) == length else { continue }
      let isSet = fsetxattr(descriptor, name, value, length, 0) == 0
      // Labels of the system belong to who may set them; what people set must not be lost.
      if !isSet, String(decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self).hasPrefix("user.") {
        throw MetadataError(errno: errno)
      }
    }
  }
}
