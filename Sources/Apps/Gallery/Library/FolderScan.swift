import Foundation
import PhotoIndexing

/// Finds the pictures and films under some paths, folder by folder, so that a change in one of them is
/// found without looking into the others. Blocks the calling thread.
struct FolderScan {
  /// What each folder that was looked into holds itself.
  private(set) var listings: [FileID: Listing] = [:]
  /// Paths of files that were opened themselves.
  private(set) var singles: [MediaFile] = []
  /// Why there is nothing to see of a path that was opened alone.
  private(set) var problem: FolderProblem?
  /// How many folders the disk was asked about, the last time.
  private(set) var lookCount = 0

  struct Listing: Equatable, Sendable {
    var files: [MediaFile] = []
    var folders: [FileID] = []
    /// Whether some name leads elsewhere: what changes there is told of the other folder alone.
    var hasLinks = false
  }

  private let paths: [FileID]
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
    self.paths = paths.compactMap { FileID($0) }
    self.limit = limit
    lookAtAll(isCancelled)
  }

  private mutating func lookAtAll(_ isCancelled: () -> Bool) {
    for path in paths {
      var problem: FolderProblem?
      switch Self.kind(of: path) {
      case .folder: problem = collect(path, isCancelled)
      case .file(let stamp): singles.append(Self.file(path, stamp))
      case .missing:
        let name = path.displayName
        problem = Self.kind(ofName: path.name) == nil ? .missing(name) : .missingPhoto(name)
      case .other: continue
      }
      if paths.count == 1 { self.problem = problem }
    }
  }

  // MARK: What was found

  /// Without facts, in the order of their folders.
  var files: [MediaFile] {
    let alone = singles.filter { listings[$0.id.folder] == nil }
    return listings.sorted { $0.key < $1.key }.flatMap(\.value.files) + alone
  }

  /// All that were looked into.
  var folders: Set<FileID> { Set(listings.keys) }

  /// Those that lie in some folders themselves.
  func files(in folders: Set<FileID>) -> [MediaFile] {
    folders.flatMap { listings[$0]?.files ?? [] }
      + singles.filter {
        let folder = $0.id.folder
        return folders.contains(folder) && listings[folder] == nil
      }
  }

  // MARK: Changes

  /// Looks again into some folders, and into those below that were not there before.
  ///
  /// - Returns: All folders whose files may be others now, with those that are gone.
  mutating func lookAgain(
    into changed: Set<FileID>, isCancelled: () -> Bool = { false }
  ) -> Set<FileID> {
    lookCount = 0
    let before = folders
    let nearest = changed.map(nearestKnown)
    guard problem == nil, singles.isEmpty, !nearest.contains(nil) else {
      // Something is not as it was, beyond what folders tell.
      (listings, singles, fileCount) = ([:], [], 0)
      lookAtAll(isCancelled)
      return before.union(folders).union(singles.map(\.id.folder))
    }
    let linking = listings.filter(\.value.hasLinks).keys
    let known = Set(nearest.compactMap { $0 }).union(linking)
    // From the top, so that what is gone with a folder is not looked for.
    for folder in known.sorted() where listings[folder] != nil { refresh(folder, isCancelled) }
    return known.union(before.symmetricDifference(folders))
  }

  /// Folders that another look found otherwise.
  func differences(from other: FolderScan) -> Set<FileID> {
    let found = folders.union(other.folders).filter { listings[$0] != other.listings[$0] }
    return problem == other.problem && singles == other.singles ? found : found.union(paths)
  }

  /// The folder, else the nearest above it that was looked into.
  private func nearestKnown(_ folder: FileID) -> FileID? {
    var folder = folder
    while listings[folder] == nil {
      let above = folder.folder
      guard above != folder else { return nil }
      folder = above
    }
    return folder
  }

  private mutating func refresh(_ folder: FileID, _ isCancelled: () -> Bool) {
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

  private mutating func forget(_ folder: FileID) {
    guard let listing = listings.removeValue(forKey: folder) else { return }
    fileCount -= listing.files.count
    for below in listing.folders { forget(below) }
  }

  // MARK: The disk

  /// Walks folders below, but not through links to folders, which may lead in circles.
  private mutating func collect(_ folder: FileID, _ isCancelled: () -> Bool) -> FolderProblem? {
    guard listings[folder] == nil, fileCount < limit, !isCancelled() else { return nil }
    guard let listing = list(folder) else { return Self.problem(with: folder) }
    listings[folder] = listing
    // A folder below that cannot be read hides its photos, not those beside it.
    for below in listing.folders { _ = collect(below, isCancelled) }
    return nil
  }

  /// Nil when it cannot be read.
  private mutating func list(_ folder: FileID) -> Listing? {
    lookCount += 1
    guard let directory = folder.withPath({ opendir($0) }) else { return nil }
    var found: [(file: FileID, type: Int)] = []
    while let entry = readdir(directory) {
      let type = Int(entry.pointee.d_type)
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { $0.prefix { $0 != 0 }.map { $0 } }
      if name.first != UInt8(ascii: ".") { found.append((folder.appending(name), type)) }
    }
    closedir(directory)
    var listing = Listing()
    for (file, type) in found.sorted(by: { $0.file < $1.file }) {
      // A folder may be called "trip.jpg".
      if [DT_DIR, DT_UNKNOWN].contains(type), Self.isPlainFolder(file) {
        listing.folders.append(file)
      } else if Self.kind(ofName: file.name) != nil {
        if type == DT_LNK { listing.hasLinks = true }
        guard fileCount < limit, case .file(let stamp) = Self.kind(of: file) else {
          continue
        }
        listing.files.append(Self.file(file, stamp))
        fileCount += 1
      }
    }
    return listing
  }

  private enum Kind { case folder, file(FileStamp), missing, other }

  /// Follows links, so that a link to a photo is a photo and a link to a device is not.
  private static func kind(of file: FileID) -> Kind {
    var status = stat()
    guard file.withPath({ stat($0, &status) }) == 0 else { return .missing }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file(FileStamp(status))
    default: return .other
    }
  }

  private static func isPlainFolder(_ file: FileID) -> Bool {
    var status = stat()
    return file.withPath { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func problem(with folder: FileID) -> FolderProblem {
    let name = folder.displayName
    return folder.withPath { access($0, F_OK) } == 0 ? .unreadable(name) : .missing(name)
  }

  // MARK: Names

  /// What a file of that name holds; nil when it is neither picture nor film.
  static func kind(ofName name: some BidirectionalCollection<UInt8>) -> MediaFile.Kind? {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let ending = String(decoding: name[name.index(after: dot)...], as: UTF8.self).lowercased()
    if pictures.contains(ending) { return .photo }
    return FilmHeader.extensions.contains(ending) ? .video : nil
  }

  static func kind(ofName name: String) -> MediaFile.Kind? { kind(ofName: name.utf8) }

  /// The picture or video at a path; nil when there is none.
  static func file(at url: URL) -> MediaFile? {
    guard let id = FileID(url), kind(ofName: id.name) != nil, case .file(let stamp) = kind(of: id)
    else { return nil }
    return file(id, stamp)
  }

  private static func file(_ file: FileID, _ stamp: FileStamp) -> MediaFile {
    MediaFile(id: file, kind: kind(ofName: file.name) ?? .photo, stamp: stamp)
  }
}
