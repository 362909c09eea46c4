import Foundation
import PhotoIndexing

/// A trash folder, with deleted files in `files` and their original paths in `info`.
struct TrashFolder {
  let folder: FileID
  /// The topmost folder of its disk; nil for the home trash, which stores absolute paths.
  let top: FileID?

  var files: FileID { folder.appending("files") }
  var infos: FileID { folder.appending("info") }

  /// Whether the folders are the user's own, so that nobody else can say what is in them.
  var isSafe: Bool { [folder, files, infos].allSatisfy(isOwn) }

  /// The device that it is on; nil if it doesn't exist.
  var device: dev_t? {
    var status = stat()
    return files.withPath { stat($0, &status) } == 0 ? status.st_dev : nil
  }

  /// Creates the folders, accessible to their owner only. Returns false if that fails, or if
  /// somebody else created a folder or link there.
  func prepare() -> Bool {
    for part in [folder, files, infos] {
      guard part.makeFolder(mode: 0o700), part.withPath({ access($0, W_OK | X_OK) }) == 0 else {
        return false
      }
      guard top == nil || isOwn(part) else { return false }
    }
    return true
  }

  /// The home trash may be a link, because nobody else can create one there.
  private func isOwn(_ part: FileID) -> Bool {
    guard let status = part.status() else { return false }
    return status.st_mode & S_IFMT == S_IFDIR && status.st_uid == getuid()
  }

  /// Writes the info file first, which reserves the name, so that two programs can't use the same
  /// one.
  ///
  /// - Parameters:
  ///   - place: The path of the file with links resolved.
  ///   - origin: The path of the file as it was given.
  ///   - note: Called with the place in the trash before anything is written.
  func reserve(
    _ place: FileID, origin: FileID, inode: ino_t, at date: Date, disk: Disk,
    note: (TrashedFile) throws(FileOperationError) -> Void
  ) throws(FileOperationError) -> TrashedFile {
    let entry = Data(text(for: place, at: date).utf8)
    for number in 1...Self.mostNames {
      let name = Self.name(place, number)
      let info = infos.appending(name + Array(".trashinfo".utf8))
      let file = files.appending(name)
      guard file.status() == nil else { continue }
      let trashed = TrashedFile(
        origin: origin, resolvedOrigin: place, file: file, info: info, inode: inode)
      guard info.status() == nil else { continue }
      try note(trashed)
      var descriptor: Int32 = -1
      if let code = disk.call(
        .create, info,
        {
          descriptor = open($0, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
          return descriptor
        })
      {
        if code == EEXIST { continue }
        throw FileOperationError(errno: code, file: origin)
      }
      let written = entry.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      let code = errno
      close(descriptor)
      guard written == entry.count else {
        _ = info.withPath { unlink($0) }
        throw FileOperationError(errno: written < 0 ? code : ENOSPC, file: origin)
      }
      return trashed
    }
    throw .tooManyOfName(origin.displayName)
  }

  private static let mostNames = 10_000

  /// The maximum length of a name in bytes, without the extension of the info file.
  private static let longestName = 255 - ".trashinfo".utf8.count

  /// Returns "photo.jpg", "photo.2.jpg", "photo.3.jpg"; names that are too long are shortened.
  private static func name(_ origin: FileID, _ number: Int) -> [UInt8] {
    let name = origin.name
    let dot = name.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 > name.startIndex ? $0 : nil }
    var base = name[..<(dot ?? name.endIndex)]
    var suffix = Array(name[(dot ?? name.endIndex)...])
    if suffix.count == 1 || suffix.count > longestName / 2 { (base, suffix) = (name, []) }
    if number > 1 { suffix = Array(".\(number)".utf8) + suffix }
    while base.count + suffix.count > longestName {
      // Remove whole characters.
      while let byte = base.popLast(), byte & 0xC0 == 0x80 {}
    }
    return base + suffix
  }

  /// The first lines of a file's info file, which say where it was.
  func heading(for place: FileID) -> String {
    var path = place
    if let top, place.isBelow(top) {
      path = FileID(Array(place.bytes.dropFirst(top.bytes.count).drop { $0 == FileID.slash }))
    }
    return "[Trash Info]\nPath=\(path.escaped)\n"
  }

  private func text(for place: FileID, at date: Date) -> String {
    "\(heading(for: place))DeletionDate=\(Self.localTime(date))\n"
  }

  /// In the local time zone, as the specification requires.
  private static func localTime(_ date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: date)
    return String(
      format: "%04d-%02d-%02dT%02d:%02d:%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0,
      parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0)
  }
}
