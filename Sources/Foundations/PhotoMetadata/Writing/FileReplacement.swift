import CSystemShim
import Foundation
import PhotoIndexing

/// Called with the name of a draft before it is made, and with the file whose place it takes;
/// returns what is called when the draft is gone again. A program that keeps these names, and
/// removes such files when it starts, leaves none behind after a kill.
public typealias DraftNoting =
  @Sendable (_ draft: FileID, _ target: FileID) -> @Sendable () -> Void

/// Replaces a file by one with new contents, at once: whoever looks sees the old one or the new
/// one.
struct FileReplacement {
  /// The file that is replaced, or made.
  let target: FileID
  /// Where the new contents are written, in the same folder.
  let draft: FileID
  private let descriptor: Int32
  private let forget: (@Sendable () -> Void)?

  /// - Parameter file: A link is followed, so that it stays one.
  init(of file: FileID, notedBy note: DraftNoting? = nil) throws {
    target = file.withPath { path in
      guard let real = realpath(path, nil) else { return file }
      defer { free(real) }
      return FileID(Array(UnsafeRawBufferPointer(start: real, count: strlen(real))))
    }
    // Where several people may write, one of them may have taken the usual name.
    for draft in [Self.draft(for: target, nil), Self.draft(for: target, .random(in: 0 ... .max))] {
      let forget = note?(draft, target)
      do {
        if let descriptor = try Self.open(draft, for: target) {
          (self.draft, self.descriptor, self.forget) = (draft, descriptor, forget)
          return
        }
      } catch {
        forget?()
        throw error
      }
      forget?()
    }
    throw MetadataError.busy
  }

  /// A hidden name that is the same each time, so that what crashes leave behind doesn't pile up;
  /// or another one.
  private static func draft(for file: FileID, _ number: UInt64?) -> FileID {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in file.name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return file.folder.appending(".vitrine-\(String(number ?? hash, radix: 16)).tmp")
  }

  /// How often the lock of a draft is asked for, and the microseconds in between: two seconds.
  private static let (attempts, pause): (Int, UInt32) = (100, 20_000)

  /// Makes the draft, which belongs to who holds its lock. Returns nil if the name is somebody
  /// else's.
  private static func open(_ draft: FileID, for target: FileID) throws -> Int32? {
    let flags = O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    for _ in 0..<attempts {
      // The system gives a new file its mode. What replaces a file gets that one's in the end, and
      // until then nobody else may read it.
      let mode: mode_t = MetadataWriter.stamp(target) == nil ? 0o666 : 0o600
      var descriptor = draft.withPath { Glibc.open($0, flags | O_CREAT | O_EXCL, mode) }
      let isNew = descriptor >= 0
      if !isNew {
        guard errno == EEXIST else { throw MetadataError(errno: errno) }
        descriptor = draft.withPath { Glibc.open($0, flags) }
        if descriptor < 0, errno == ENOENT { continue }
      }
      guard descriptor >= 0 else { return nil }
      defer { if descriptor >= 0 { close(descriptor) } }
      var (own, named) = (stat(), stat())
      guard fstat(descriptor, &own) == 0,
        isNew || own.st_uid == geteuid() && own.st_mode & S_IFMT == S_IFREG
      else { return nil }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        guard errno == EWOULDBLOCK else { throw MetadataError(errno: errno) }
        usleep(pause)
        continue
      }
      // The one who held it may have renamed it meanwhile.
      if draft.withPath({ lstat($0, &named) }) == 0, own.st_ino == named.st_ino,
        own.st_dev == named.st_dev
      {
        if isNew {
          defer { descriptor = -1 }
          return descriptor
        }
        // A crash left it behind, perhaps with another mode.
        draft.withPath { _ = unlink($0) }
      }
    }
    throw MetadataError.busy
  }

  /// Gives up what was written. To be called unless `finish` succeeded.
  func discard() {
    draft.withPath { _ = unlink($0) }
    close(descriptor)
    forget?()
  }

  /// Writes the draft's contents.
  func write(_ bytes: some Collection<UInt8>) throws {
    guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
      throw MetadataError(errno: errno)
    }
    try Array(bytes).withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = Glibc.write(
          descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw MetadataError(errno: count == 0 ? ENOSPC : errno) }
        done += count
      }
    }
  }

  /// The modification time of a file that takes the place of another one.
  enum Time: Hashable {
    /// When it is written.
    case now
    /// The one of the file whose place it takes.
    case kept
    /// The next one that every file system and program tells from that of the file whose place it
    /// takes.
    case next
    /// In nanoseconds since 1970.
    case at(Int64)

    /// The access time stays for `kept`; nil if the system gives both.
    func values(after old: stat) -> [timespec]? {
      switch self {
      case .now: return nil
      case .kept: return [old.st_atim, old.st_mtim]
      case .next:
        // FAT counts in steps of two seconds. The fraction is a new one each time.
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return [now, timespec(tv_sec: old.st_mtim.tv_sec &+ 2, tv_nsec: now.tv_nsec)]
      case .at(let time):
        let second: Int64 = 1_000_000_000
        let fraction = (time % second + second) % second
        return [
          old.st_atim, timespec(tv_sec: Int((time - fraction) / second), tv_nsec: Int(fraction)),
        ]
      }
    }
  }

  /// Puts the draft in the target's place.
  func finish(_ time: Time = .now) throws {
    var old = stat()
    if target.withPath({ stat($0, &old) }) == 0 {
      // A file that may not be written isn't replaced, although the folder would allow it.
      guard target.withPath({ access($0, W_OK) }) == 0 else { throw MetadataError(errno: errno) }
      // Only root may give files away; the mode is set after, which a change of owner would clear.
      _ = fchown(descriptor, old.st_uid, old.st_gid)
      guard fchmod(descriptor, old.st_mode & 0o7777) == 0 else { throw MetadataError(errno: errno) }
      try copyAttributes(with: time == .kept)
      if let times = time.values(after: old) {
        guard futimens(descriptor, times) == 0 else { throw MetadataError(errno: errno) }
      }
      keepFormerTime(time, of: old)
    }
    guard fsync(descriptor) == 0 else { throw MetadataError(errno: errno) }
    let isRenamed = draft.withPath { from in target.withPath { rename(from, $0) } } == 0
    guard isRenamed else { throw MetadataError(errno: errno) }
    close(descriptor)
    forget?()
    // The name is on the disk only with its folder.
    let folder = target.folder.withPath { Glibc.open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    if folder >= 0 {
      fsync(folder)
      close(folder)
    }
  }

  /// Says by which time a photo without a date is still ordered.
  private func keepFormerTime(_ time: Time, of old: stat) {
    let known = FormerTime(of: target)?.nanoseconds
    switch time {
    case .now, .kept: break
    case .next: FormerTime(nanoseconds: known ?? FileStamp(old).changed).write(to: descriptor)
    case .at(let time):
      if let known, known != time { FormerTime(nanoseconds: known).write(to: descriptor) }
    }
  }

  /// - Parameter hasTime: Whether the file keeps its time, and what is said of it.
  private func copyAttributes(with hasTime: Bool) throws {
    let file = target.withPath { Glibc.open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard file >= 0 else { throw MetadataError(errno: errno) }
    defer { close(file) }
    let size = file_attribute_names(file, nil, 0)
    guard size > 0 else { return }
    var names = [CChar](repeating: 0, count: size)
    let count = file_attribute_names(file, &names, size)
    guard count > 0 else { return }
    for name in names.prefix(count).split(separator: 0) {
      if !hasTime, name.elementsEqual(FormerTime.attribute.utf8.map { CChar(bitPattern: $0) }) {
        continue
      }
      let name = Array(name) + [0]
      let length = file_attribute(file, name, nil, 0)
      guard length >= 0 else { continue }
      var value = [UInt8](repeating: 0, count: max(length, 1))
      guard file_attribute(file, name, &value, length) == length else { continue }
      let isSet = file_set_attribute(descriptor, name, value, length) == 0
      // Labels of the system belong to who may set them; what people set must not be lost.
      if !isSet,
        String(decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self).hasPrefix("user.")
      {
        throw MetadataError(errno: errno)
      }
    }
  }
}
