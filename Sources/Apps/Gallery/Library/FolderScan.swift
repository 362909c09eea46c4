import Foundation
import PhotoIndexing

/// Finds the pictures and films under some paths, folder by folder, so that a change in one of them is
/// found without looking into the others. Blocks the calling thread.
struct FolderScan {
  /// What each folder that was looked into holds itself.
  private(set) var listings: [String: Listing] = [:]
  /// Paths of files that were opened themselves.
  private(set) var singles: [MediaFile] = []
  /// Why there is nothing to see of a path that was opened alone.
  private(set) var problem: FolderProblem?
  /// How many folders the disk was asked about, the last time.
  private(set) var lookCount = 0

  struct Listing: Equatable, Sendable {
    var files: [MediaFile] = []
    var folders: [String] = []
    /// Whether some name leads elsewhere: what changes there is told of the other folder alone.
    var hasLinks = false
  }

  private let paths: [String]
  private let limit: Int
  private var fileCount = 0

  /// Names of picture files end so; what a decoder makes of them is its own matter.
  private static let pictures: Set<String> = [
    "jpg", "jpeg", "jpe", "png", "gif", "webp", "tif", "tiff", "bmp", "svg", "avif", "heic", "heif",
    "jxl", "jp2", "j2k", "jpf", "jpx", "ppm", "pgm", "pbm", "svgz", "tga", "ico", "cur", "qoi", "hdr",
    "exr", "pcx", "xpm",
  ]
  /// Enough for any folder of photographs, few enough to end on any disk.
  static let limit = 100_000

  init(
    _ paths: [URL], limit: Int = FolderScan.limit, isCancelled: @escaping () -> Bool = { false }
  ) {
    self.paths = paths.map(\.path)
    self.limit = limit
    lookAtAll(isCancelled)
  }

  private mutating func lookAtAll(_ isCancelled: () -> Bool) {
    for path in paths {
      var problem: FolderProblem?
      switch Self.kind(of: path) {
      case .folder: problem = collect(path, isCancelled)
      case .file(let stamp): singles.append(Self.file(path, stamp))
      case .missing: problem = .missing(Self.name(of: path))
      case .other: continue
      }
      if paths.count == 1 { self.problem = problem }
    }
  }

  // MARK: What was found

  /// Without facts, in the order of their folders.
  var files: [MediaFile] {
    let alone = singles.filter { listings[Self.folder(of: $0.path)] == nil }
    return listings.sorted { $0.key < $1.key }.flatMap(\.value.files) + alone
  }

  /// All that were looked into.
  var folders: Set<String> { Set(listings.keys) }

  /// Those that lie in some folders themselves.
  func files(in folders: Set<String>) -> [MediaFile] {
    folders.flatMap { listings[$0]?.files ?? [] }
      + singles.filter {
        let folder = Self.folder(of: $0.path)
        return folders.contains(folder) && listings[folder] == nil
      }
  }

  // MARK: Changes

  /// Looks again into some folders, and into those below that were not there before.
  ///
  /// - Returns: All folders whose files may be others now, with those that are gone.
  mutating func lookAgain(
    into changed: Set<String>, isCancelled: () -> Bool = { false }
  ) -> Set<String> {
    lookCount = 0
    let before = folders
    let nearest = changed.map(nearestKnown)
    guard problem == nil, singles.isEmpty, !nearest.contains(nil) else {
      // Something is not as it was, beyond what folders tell.
      (listings, singles, fileCount) = ([:], [], 0)
      lookAtAll(isCancelled)
      return before.union(folders).union(singles.map { Self.folder(of: $0.path) })
    }
    let linking = listings.filter(\.value.hasLinks).keys
    let known = Set(nearest.compactMap { $0 }).union(linking)
    // From the top, so that what is gone with a folder is not looked for.
    for folder in known.sorted() where listings[folder] != nil { refresh(folder, isCancelled) }
    return known.union(before.symmetricDifference(folders))
  }

  /// Folders that another look found otherwise.
  func differences(from other: FolderScan) -> Set<String> {
    let found = folders.union(other.folders).filter { listings[$0] != other.listings[$0] }
    return problem == other.problem && singles == other.singles ? found : found.union(paths)
  }

  /// The folder, else the nearest above it that was looked into.
  private func nearestKnown(_ folder: String) -> String? {
    var folder = folder
    while listings[folder] == nil {
      guard folder != "/", !folder.isEmpty else { return nil }
      folder = Self.folder(of: folder)
    }
    return folder
  }

  private mutating func refresh(_ folder: String, _ isCancelled: () -> Bool) {
    let old = listings[folder] ?? Listing()
    fileCount -= old.files.count
    guard let fresh = list(folder) else {
      fileCount += old.files.count
      forget(folder)
      if paths == [folder] { problem = Self.problem(with: folder) }
      return
    }
    listings[folder] = fresh
    for gone in Set(old.folders).subtracting(fresh.folders) { forget(gone) }
    for new in fresh.folders where listings[new] == nil { _ = collect(new, isCancelled) }
  }

  private mutating func forget(_ folder: String) {
    guard let listing = listings.removeValue(forKey: folder) else { return }
    fileCount -= listing.files.count
    for below in listing.folders { forget(below) }
  }

  // MARK: The disk

  /// Walks folders below, but not through links to folders, which may lead in circles.
  private mutating func collect(_ folder: String, _ isCancelled: () -> Bool) -> FolderProblem? {
    guard listings[folder] == nil, fileCount < limit, !isCancelled() else { return nil }
    guard let listing = list(folder) else { return Self.problem(with: folder) }
    listings[folder] = listing
    // A folder below that cannot be read hides its photos, not those beside it.
    for below in listing.folders { _ = collect(below, isCancelled) }
    return nil
  }

  /// Nil when it cannot be read.
  private mutating func list(_ folder: String) -> Listing? {
    lookCount += 1
    guard let directory = opendir(folder) else { return nil }
    var names: [(name: String, type: Int)] = []
    while let entry = readdir(directory) {
      let type = Int(entry.pointee.d_type)
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.utf8.first != UInt8(ascii: ".") { names.append((name, type)) }
    }
    closedir(directory)
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    var listing = Listing()
    for (name, type) in names.sorted(by: { $0.name < $1.name }) {
      // A folder may be called "trip.jpg".
      if [DT_DIR, DT_UNKNOWN].contains(type), Self.isPlainFolder(prefix + name) {
        listing.folders.append(prefix + name)
      } else if Self.kind(ofName: name) != nil {
        if type == DT_LNK { listing.hasLinks = true }
        guard fileCount < limit, case .file(let stamp) = Self.kind(of: prefix + name) else {
          continue
        }
        listing.files.append(Self.file(prefix + name, stamp))
        fileCount += 1
      }
    }
    return listing
  }

  private enum Kind { case folder, file(FileStamp), missing, other }

  /// Follows links, so that a link to a photo is a photo and a link to a device is not.
  private static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file(FileStamp(status))
    default: return .other
    }
  }

  private static func isPlainFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func problem(with folder: String) -> FolderProblem {
    let name = name(of: folder)
    return FileManager.default.fileExists(atPath: folder) ? .unreadable(name) : .missing(name)
  }

  // MARK: Names

  /// What a file of that name holds; nil when it is neither picture nor film.
  static func kind(ofName name: String) -> MediaFile.Kind? {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    if pictures.contains(ending) { return .photo }
    return FilmHeader.extensions.contains(ending) ? .video : nil
  }

  /// The picture or video at a path; nil when there is none.
  static func file(at url: URL) -> MediaFile? {
    guard kind(ofName: url.lastPathComponent) != nil, case .file(let stamp) = kind(of: url.path)
    else { return nil }
    return file(url.path, stamp)
  }

  private static func file(_ path: String, _ stamp: FileStamp) -> MediaFile {
    MediaFile(path: path, kind: kind(ofName: name(of: path)) ?? .photo, stamp: stamp)
  }

  /// The folder that a path lies in.
  static func folder(of path: String) -> String {
    // Bytes, for a name may begin with an accent, which as a letter would be one with the slash.
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else {
      return "/"
    }
    return String(path[..<slash])
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
