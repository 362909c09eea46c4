import CSystemShim
import Foundation
import PhotoIndexing

extension Disk {
  /// The number of bytes that are copied at a time: few enough to stop soon, and to see progress.
  private static let portion = 4 << 20

  /// Copies a file or link under a new name, with its mode, times and extended attributes, and
  /// waits until the copy is on the disk. The copy shares the original's blocks where the file
  /// system can, and has its holes. What was written is removed if that fails.
  ///
  /// - Returns: The stamp of the copy.
  func copy(_ file: FileID, to part: FileID, _ watch: CopyWatch) throws(FileOperationError)
    -> DiskStamp
  {
    guard let status = status(file) else { throw .gone(file.displayName) }
    switch status.st_mode & S_IFMT {
    case S_IFLNK: try copyLink(file, to: part, status)
    case S_IFREG:
      do throws(FileOperationError) {
        try copyContents(file, to: part, watch)
      } catch {
        if case .placeTaken = error {} else { _ = part.withPath { Foundation.unlink($0) } }
        throw error
      }
    default: throw .notAFile(file.displayName)
    }
    guard let stamp = stamp(part) else { throw .gone(part.displayName) }
    return stamp
  }

  private func copyLink(
    _ file: FileID, to part: FileID, _ status: stat
  ) throws(FileOperationError) {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    guard file.withPath({ readlink($0, &target, Int(PATH_MAX)) }) >= 0 else {
      throw FileOperationError(errno: errno, file: file)
    }
    if let code = call(.create, part, { symlink(target, $0) }) {
      throw FileOperationError(errno: code, file: file, folder: part.folder)
    }
    var times = [status.st_atim, status.st_mtim]
    _ = part.withPath { utimensat(AT_FDCWD, $0, &times, AT_SYMLINK_NOFOLLOW) }
  }

  private func copyContents(
    _ file: FileID, to part: FileID, _ watch: CopyWatch
  ) throws(FileOperationError) {
    if let code = fault?(.read, file) { throw FileOperationError(errno: code, file: file) }
    let input = file.withPath { open($0, O_RDONLY | O_NOFOLLOW | O_CLOEXEC) }
    guard input >= 0 else { throw FileOperationError(errno: errno, file: file) }
    defer { close(input) }
    var status = stat()
    guard fstat(input, &status) == 0 else { throw FileOperationError(errno: errno, file: file) }
    var output: Int32 = -1
    if let code = call(
      .create, part,
      {
        output = open($0, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        return output
      })
    {
      throw FileOperationError(errno: code, file: file, folder: part.folder)
    }
    defer { close(output) }
    let size = Int64(status.st_size)
    if fault?(.clone, part) == nil, file_clone(output, input) == 0 {
      watch.advance(size)
    } else {
      try copyExtents(input, output, size: size, file, part, watch)
    }
    Self.copyAttributes(input, output, status)
    var times = [status.st_atim, status.st_mtim]
    _ = futimens(output, &times)
    var code = fault?(.sync, part)
    if code == nil, fsync(output) != 0 { code = errno }
    if let code { throw failure(code, file, part, rest: 0) }
    var after = stat()
    guard fstat(input, &after) == 0, FileStamp(after) == FileStamp(status) else {
      throw .changing(file.displayName)
    }
  }

  /// Copies what isn't a hole.
  private func copyExtents(
    _ input: Int32, _ output: Int32, size: Int64, _ file: FileID, _ part: FileID, _ watch: CopyWatch
  ) throws(FileOperationError) {
    guard ftruncate(output, off_t(size)) == 0 else { throw failure(errno, file, part, rest: size) }
    var offset: Int64 = 0
    var buffer: [UInt8] = []
    while offset < size {
      let data = Int64(file_next_data(input, off_t(offset)))
      // Past the last hole; or the file system doesn't know of holes.
      if data < 0, errno == ENXIO { break }
      let start = max(offset, data)
      watch.advance(start - offset)
      let hole = Int64(file_next_hole(input, off_t(start)))
      let end = hole > start ? min(hole, size) : size
      offset = start
      while offset < end {
        if watch.isCancelled() { throw .cancelled }
        if let code = fault?(.write, part) { throw failure(code, file, part, rest: size - offset) }
        let count = Int(min(end - offset, Int64(Self.portion)))
        let copied = try copyPortion(input, output, offset, count, &buffer, file, part, size)
        guard copied > 0 else { throw .changing(file.displayName) }
        offset += Int64(copied)
        watch.advance(Int64(copied))
      }
    }
    if offset < size { watch.advance(size - offset) }
  }

  /// Returns the number of bytes that were copied; 0 at the end of the file.
  private func copyPortion(
    _ input: Int32, _ output: Int32, _ offset: Int64, _ count: Int, _ buffer: inout [UInt8],
    _ file: FileID, _ part: FileID, _ size: Int64
  ) throws(FileOperationError) -> Int {
    if buffer.isEmpty {
      let copied = file_copy_range(input, output, off_t(offset), count)
      if copied > 0 { return copied }
      // Between file systems, in old systems and on some network file systems it can't, or copies
      // nothing.
      if copied < 0, [ENOSPC, EDQUOT, EIO, EFBIG].contains(errno) {
        throw failure(errno, file, part, rest: size - offset)
      }
      buffer = [UInt8](repeating: 0, count: 1 << 20)
    }
    let read = buffer.withUnsafeMutableBytes { bytes in
      pread(input, bytes.baseAddress, min(count, bytes.count), off_t(offset))
    }
    guard read >= 0 else { throw FileOperationError(errno: errno, file: file) }
    var done = 0
    while done < read {
      let written = buffer.withUnsafeBytes { bytes in
        pwrite(
          output, bytes.baseAddress?.advanced(by: done), read - done, off_t(offset) + off_t(done))
      }
      guard written > 0 else {
        throw failure(written < 0 ? errno : ENOSPC, file, part, rest: size - offset)
      }
      done += written
    }
    return read
  }

  private func failure(
    _ code: Int32, _ file: FileID, _ part: FileID, rest: Int64
  ) -> FileOperationError {
    let free = available(in: part.folder) ?? 0
    return FileOperationError(
      errno: code, file: file, folder: part.folder, missing: max(rest - free, 1))
  }

  /// Copies owner, extended attributes and mode, as far as the copy's file system holds them and
  /// the user may set them.
  static func copyAttributes(_ input: Int32, _ output: Int32, _ status: stat) {
    _ = fchown(output, status.st_uid, status.st_gid)
    let count = file_attribute_names(input, nil, 0)
    if count > 0 {
      var names = [CChar](repeating: 0, count: count)
      let length = max(0, min(count, file_attribute_names(input, &names, count)))
      for name in names.prefix(length).split(separator: 0) {
        let text = Array(name) + [0]
        let size = file_attribute(input, text, nil, 0)
        guard size >= 0 else { continue }
        var value = [UInt8](repeating: 0, count: size)
        let read = file_attribute(input, text, &value, size)
        if read >= 0 { _ = file_set_attribute(output, text, value, read) }
      }
    }
    fchmod(output, status.st_mode & 0o7777)
  }

  /// Whether two files have the same bytes, read from the disk; links, whether they lead to the
  /// same place.
  func haveSameContents(
    _ one: FileID, _ other: FileID, _ watch: CopyWatch = CopyWatch()
  ) throws(FileOperationError) -> Bool {
    guard let status = status(one), let copied = self.status(other) else {
      throw .gone(one.displayName)
    }
    guard status.st_mode & S_IFMT == copied.st_mode & S_IFMT, status.st_size == copied.st_size
    else {
      return false
    }
    if status.st_mode & S_IFMT == S_IFLNK { return target(of: one) == target(of: other) }
    let (left, right) = (try opened(one), try opened(other))
    defer {
      close(left)
      close(right)
    }
    // What was just written would be read from memory.
    posix_fadvise(right, 0, 0, POSIX_FADV_DONTNEED)
    var buffers = (
      [UInt8](repeating: 0, count: 1 << 20), [UInt8](repeating: 0, count: 1 << 20)
    )
    var offset: off_t = 0
    while offset < status.st_size {
      if watch.isCancelled() { throw .cancelled }
      let count = try read(left, &buffers.0, offset, one)
      guard count > 0, try read(right, &buffers.1, offset, other) == count,
        memcmp(buffers.0, buffers.1, count) == 0
      else { return false }
      offset += off_t(count)
      watch.advance(Int64(count))
    }
    return true
  }

  private func target(of link: FileID) -> [CChar] {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    _ = link.withPath { readlink($0, &target, Int(PATH_MAX)) }
    return target
  }

  private func opened(_ file: FileID) throws(FileOperationError) -> Int32 {
    let descriptor = file.withPath { open($0, O_RDONLY | O_NOFOLLOW | O_CLOEXEC) }
    guard descriptor >= 0 else { throw FileOperationError(errno: errno, file: file) }
    return descriptor
  }

  /// Fills the buffer as far as the file goes. Returns the number of bytes.
  private func read(
    _ descriptor: Int32, _ buffer: inout [UInt8], _ offset: off_t, _ file: FileID
  ) throws(FileOperationError) -> Int {
    if let code = fault?(.read, file) { throw FileOperationError(errno: code, file: file) }
    var done = 0
    while done < buffer.count {
      let count = buffer.withUnsafeMutableBytes { bytes in
        pread(
          descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done,
          offset + off_t(done))
      }
      guard count >= 0 else { throw FileOperationError(errno: errno, file: file) }
      if count == 0 { break }
      done += count
    }
    return done
  }
}
