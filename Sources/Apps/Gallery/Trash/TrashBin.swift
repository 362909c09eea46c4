import Foundation
import PhotoIndexing

/// One trash folder: `files` with what was thrown away, `info` with where it came from.
struct TrashBin {
  let folder: FileID
  /// The top of the disk it is for; nil for the home trash, which notes whole paths.
  let top: FileID?

  private var files: FileID { folder.appending("files") }
  private var infos: FileID { folder.appending("info") }

  /// The disk it lies on; nil when it is not there.
  var device: dev_t? {
    var status = stat()
    return files.withPath { stat($0, &status) } == 0 ? status.st_dev : nil
  }

  /// Makes the folders, for their owner alone. False where that cannot be, and where somebody else
  /// put a folder or a link that would take the files elsewhere.
  func prepare() -> Bool {
    for part in [folder, files, infos] {
      guard part.makeFolder(mode: 0o700), part.withPath({ access($0, W_OK | X_OK) }) == 0 else {
        return false
      }
      guard top == nil || isOwn(part) else { return false }
    }
    return true
  }

  /// The home trash may be a link: nobody else can put one there.
  private func isOwn(_ part: FileID) -> Bool {
    guard let status = part.status() else { return false }
    return status.st_mode & S_IFMT == S_IFDIR && status.st_uid == getuid()
  }

  /// Writes the note first, which takes the name: two programs cannot get the same one.
  ///
  /// - Parameters:
  ///   - place: Where the file is, without links on the way.
  ///   - origin: How it is known here.
  func reserve(
    _ place: FileID, origin: FileID, inode: ino_t, at date: Date
  ) throws(TrashError) -> TrashedFile {
    let note = Data(text(for: place, at: date).utf8)
    for number in 1...Self.mostNames {
      let name = Self.name(place, number)
      let info = infos.appending(name + Array(".trashinfo".utf8))
      let file = files.appending(name)
      guard file.status() == nil else { continue }
      let descriptor = info.withPath { open($0, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600) }
      if descriptor < 0 {
        if errno == EEXIST { continue }
        throw TrashError(errno: errno, name: origin.displayName)
      }
      let written = note.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      let code = errno
      close(descriptor)
      guard written == note.count else {
        _ = info.withPath { unlink($0) }
        throw TrashError(errno: written < 0 ? code : ENOSPC, name: origin.displayName)
      }
      return TrashedFile(origin: origin, place: place, file: file, info: info, inode: inode)
    }
    throw .failed(origin.displayName, reason: "the trash holds too many files of this name")
  }

  private static let mostNames = 10_000

  /// Bytes of a file's name, less those of what a note's name ends with.
  private static let longestName = 255 - ".trashinfo".utf8.count

  /// "photo.jpg", "photo.2.jpg", "photo.3.jpg"; one that is too long for its note ends earlier.
  private static func name(_ origin: FileID, _ number: Int) -> [UInt8] {
    let whole = origin.name
    let dot = whole.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 > whole.startIndex ? $0 : nil }
    var base = whole[..<(dot ?? whole.endIndex)]
    var suffix = Array(whole[(dot ?? whole.endIndex)...])
    if suffix.count == 1 || suffix.count > longestName / 2 { (base, suffix) = (whole, []) }
    if number > 1 { suffix = Array(".\(number)".utf8) + suffix }
    while base.count + suffix.count > longestName {
      // A character goes as a whole.
      while let byte = base.popLast(), byte & 0xC0 == 0x80 {}
    }
    return base + suffix
  }

  private func text(for place: FileID, at date: Date) -> String {
    var path = place
    if let top, place.isBelow(top) {
      path = FileID(Array(place.bytes.dropFirst(top.bytes.count).drop { $0 == FileID.slash }))
    }
    return "[Trash Info]\nPath=\(path.escaped)\nDeletionDate=\(Self.localTime(date))\n"
  }

  /// In the person's time zone, as the specification asks.
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
