import Foundation

/// The desktop's trash, as the freedesktop trash specification 1.0 has it: what is moved here shows up
/// in every file manager. Files never leave their disk, so that a move is one step and never half done.
///
/// An actor, because it waits for disks.
actor Trash {
  /// The person's own trash folder.
  private let home: URL

  /// - Parameter dataFolder: nil is `$XDG_DATA_HOME`, else `~/.local/share`.
  init(dataFolder: URL? = nil) {
    home = (dataFolder ?? Self.defaultDataFolder).appendingPathComponent("Trash")
  }

  private static var defaultDataFolder: URL {
    let environment = ProcessInfo.processInfo.environment
    // Relative paths are invalid there and have to be ignored.
    if let path = environment["XDG_DATA_HOME"], path.hasPrefix("/") {
      return URL(fileURLWithPath: path)
    }
    return FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share")
  }

  // MARK: There and back

  func move(_ url: URL, at date: Date = Date()) throws(TrashError) -> TrashedFile {
    let origin = url.standardizedFileURL
    let name = origin.lastPathComponent
    guard let status = Self.status(of: origin) else { throw .gone(name) }
    let bin = try bin(for: origin, device: status.st_dev)
    let trashed = try bin.reserve(origin, inode: status.st_ino, at: date)
    if let code = Self.move(origin, to: trashed.file) {
      unlink(trashed.info.path)
      throw TrashError(errno: code, name: name)
    }
    return trashed
  }

  /// Back to where it came from, whose folder is made again where needed.
  func restore(_ trashed: TrashedFile) throws(TrashError) {
    let name = trashed.origin.lastPathComponent
    // The trash may have been emptied, and another file have got the name there.
    guard Self.status(of: trashed.file)?.st_ino == trashed.inode else { throw .gone(name) }
    guard Self.device(of: trashed.origin) == nil else { throw .placeTaken(name) }
    let folder = trashed.origin.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard access(folder.path + "/.", F_OK) == 0 else { throw .noFolder(name) }
    if let code = Self.move(trashed.file, to: trashed.origin) {
      throw code == EEXIST ? .placeTaken(name) : TrashError(errno: code, name: name)
    }
    unlink(trashed.info.path)
  }

  /// Never over what came there a moment ago, as a mere rename would. Nil, or why it could not be.
  private static func move(_ file: URL, to place: URL) -> Int32? {
    if link(file.path, place.path) == 0 {
      if unlink(file.path) == 0 { return nil }
      let code = errno
      unlink(place.path)
      return code
    }
    // Folders have no second name, and no file has one on simple disks.
    guard errno == EPERM || errno == ENOTSUP else { return errno }
    guard device(of: place) == nil else { return EEXIST }
    return rename(file.path, place.path) == 0 ? nil : errno
  }

  // MARK: Which trash

  /// The home trash for its own disk; on others a folder at their top.
  private func bin(for origin: URL, device: dev_t) throws(TrashError) -> TrashBin {
    let own = TrashBin(folder: home, top: nil)
    if own.prepare(), Self.device(of: home) == device { return own }
    let top = Self.top(of: origin, device: device)
    let shared = top.appendingPathComponent(".Trash")
    if Self.isSafe(shared) {
      let bin = TrashBin(folder: shared.appendingPathComponent("\(getuid())"), top: top)
      if bin.prepare() { return bin }
    }
    let bin = TrashBin(folder: top.appendingPathComponent(".Trash-\(getuid())"), top: top)
    guard bin.prepare() else { throw .noTrash(origin.lastPathComponent) }
    return bin
  }

  /// The highest folder of the same disk.
  private static func top(of url: URL, device: dev_t) -> URL {
    var top = url.deletingLastPathComponent()
    while top.path != "/" {
      let parent = top.deletingLastPathComponent()
      guard self.device(of: parent) == device else { break }
      top = parent
    }
    return top
  }

  /// A trash that all users share has to be a folder, no link, and sticky: else one could take away
  /// another's files.
  private static func isSafe(_ folder: URL) -> Bool {
    var status = stat()
    return lstat(folder.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      && status.st_mode & S_ISVTX != 0
  }

  /// Nil when there is no such file. Links stand for themselves.
  private static func device(of url: URL) -> dev_t? { status(of: url)?.st_dev }

  private static func status(of url: URL) -> stat? {
    var status = stat()
    return lstat(url.path, &status) == 0 ? status : nil
  }
}
