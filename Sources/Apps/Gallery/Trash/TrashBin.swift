import Foundation

/// One trash folder: `files` with what was thrown away, `info` with where it came from.
struct TrashBin {
  let folder: URL
  /// The top of the disk it is for; nil for the home trash, which notes whole paths.
  let top: URL?

  private var files: URL { folder.appendingPathComponent("files") }
  private var infos: URL { folder.appendingPathComponent("info") }

  /// Makes the folders, for their owner alone. False where that cannot be.
  func prepare() -> Bool {
    for part in [files, infos] {
      try? FileManager.default.createDirectory(
        at: part, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      guard access(part.path, W_OK | X_OK) == 0 else { return false }
    }
    return true
  }

  /// Writes the note first, which takes the name: two programs cannot get the same one.
  func reserve(
    _ origin: URL, inode: ino_t, at date: Date
  ) throws(TrashError) -> TrashedFile {
    let note = Data(text(for: origin, at: date).utf8)
    for number in 1...Self.mostNames {
      let name = Self.name(origin, number)
      let info = infos.appendingPathComponent(name + ".trashinfo")
      let file = files.appendingPathComponent(name)
      var status = stat()
      guard lstat(file.path, &status) != 0 else { continue }
      let descriptor = open(info.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
      if descriptor < 0 {
        if errno == EEXIST { continue }
        throw TrashError(errno: errno, name: origin.lastPathComponent)
      }
      let written = note.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      let code = errno
      close(descriptor)
      guard written == note.count else {
        unlink(info.path)
        throw TrashError(errno: written < 0 ? code : ENOSPC, name: origin.lastPathComponent)
      }
      return TrashedFile(origin: origin, file: file, info: info, inode: inode)
    }
    throw .failed(origin.lastPathComponent, reason: "the trash holds too many files of this name")
  }

  private static let mostNames = 10_000

  /// Bytes of a file's name, less those of what a note's name ends with.
  private static let longestName = 255 - ".trashinfo".utf8.count

  /// "photo.jpg", "photo.2.jpg", "photo.3.jpg"; one that is too long for its note ends earlier.
  private static func name(_ origin: URL, _ number: Int) -> String {
    let whole = origin.lastPathComponent
    var base = origin.deletingPathExtension().lastPathComponent
    var suffix = origin.pathExtension.isEmpty ? "" : ".\(origin.pathExtension)"
    if suffix.utf8.count > longestName / 2 { (base, suffix) = (whole, "") }
    if number > 1 { suffix = ".\(number)\(suffix)" }
    while base.utf8.count + suffix.utf8.count > longestName { base.removeLast() }
    return base + suffix
  }

  private func text(for origin: URL, at date: Date) -> String {
    var path = origin.path
    if let top, path.hasPrefix(top.path) {
      path = String(path.dropFirst(top.path.count).drop { $0 == "/" })
    }
    let escaped = path.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? path
    return "[Trash Info]\nPath=\(escaped)\nDeletionDate=\(Self.localTime(date))\n"
  }

  /// What a URL's path may hold as it is.
  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/-._~!$&'()*+,;=:@"
  )

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
