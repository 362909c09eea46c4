import Foundation
import PhotoIndexing

/// Finds the images and videos under some paths, by folder, so that a change in one folder is found
/// without reading the others. Blocks the calling thread.
struct FolderScan {
  private(set) var listings: [FileID: Listing] = [:]
  /// The paths of files that were opened directly.
  private(set) var singles: [MediaFile] = []
  /// The reason why the only opened path has no photos.
  private(set) var problem: FolderProblem?
  /// The number of folders that the last scan read from disk.
  private(set) var lookCount = 0

  struct Listing: Equatable, Sendable {
    var files: [MediaFile] = []
    var folders: [FileID] = []
    /// Whether it contains links, whose targets are not observed with this folder.
    var hasLinks = false
  }

  private let paths: [FileID]
  private let limit: Int
  private var fileCount = 0

  /// The extensions of image files. Whether they can be decoded is found out later.
  private static let imageExtensions: Set<String> = [
    "jpg", "jpeg", "jpe", "png", "gif", "webp", "tif", "tiff", "bmp", "svg", "avif", "heic", "heif",
    "jxl", "jp2", "j2k", "jpf", "jpx", "ppm", "pgm", "pbm", "svgz", "tga", "ico", "cur", "qoi",
    "hdr", "exr", "pcx", "xpm", "dng", "cr2", "cr3", "nef", "nrw", "arw", "sr2", "srf", "raf",
    "orf", "rw2", "rwl", "pef", "srw", "erf", "3fr", "iiq", "dcr", "kdc", "mos", "mef", "x3f",
    "gpr",
  ]
  /// The maximum depth of folders.
  static let limit = 100_000

  init(_ paths: [URL], limit: Int = FolderScan.limit, isCancelled: @escaping () -> Bool = { false })
  {
    self.paths = paths.compactMap { FileID($0) }
    self.limit = limit
    scanAll(isCancelled)
  }

  private mutating func scanAll(_ isCancelled: () -> Bool) {
    for path in paths {
      var problem: FolderProblem?
      switch Self.kind(of: path) {
      case .folder: problem = collect(path, isCancelled)
      case .file(let stamp):
        var photo = Self.file(path, stamp)
        photo.sidecar = Sidecar.stamp(of: path)
        singles.append(photo)
      case .missing:
        let name = path.displayName
        problem = Self.kind(ofName: path.name) == nil ? .missing(name) : .missingPhoto(name)
      case .other: continue
      }
      if paths.count == 1 { self.problem = problem }
    }
  }

  // MARK: Results

  /// All files in the order of their folders, without facts.
  var files: [MediaFile] {
    let alone = singles.filter { listings[$0.id.folder] == nil }
    return listings.sorted { $0.key < $1.key }.flatMap(\.value.files) + alone
  }

  var folders: Set<FileID> { Set(listings.keys) }

  func files(in folders: Set<FileID>) -> [MediaFile] {
    folders.flatMap { listings[$0]?.files ?? [] }
      + singles.filter {
        let folder = $0.id.folder
        return folders.contains(folder) && listings[folder] == nil
      }
  }

  // MARK: Changes

  /// Scans some folders again, and those below that are new.
  ///
  /// - Returns: All folders whose files may have changed, including deleted ones.
  mutating func rescan(into changed: Set<FileID>, isCancelled: () -> Bool = { false }) -> Set<
    FileID
  > {
    lookCount = 0
    let before = folders
    let nearest = changed.map(nearestKnown)
    guard problem == nil, singles.isEmpty, !nearest.contains(nil) else {
      // More has changed than the folders reported.
      (listings, singles, fileCount) = ([:], [], 0)
      scanAll(isCancelled)
      return before.union(folders).union(singles.map(\.id.folder))
    }
    let linking = listings.filter(\.value.hasLinks).keys
    let known = Set(nearest.compactMap { $0 }).union(linking)
    // From the top, so that contents of deleted folders are not searched.
    for folder in known.sorted() where listings[folder] != nil { refresh(folder, isCancelled) }
    return known.union(before.symmetricDifference(folders))
  }

  /// The folders that differ from another scan.
  func differences(from other: FolderScan) -> Set<FileID> {
    let found = folders.union(other.folders).filter { listings[$0] != other.listings[$0] }
    return problem == other.problem && singles == other.singles ? found : found.union(paths)
  }

  /// The folder, otherwise its nearest parent that was scanned.
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

  /// Scans subfolders, but not through links to folders, which may be circular.
  private mutating func collect(_ folder: FileID, _ isCancelled: () -> Bool) -> FolderProblem? {
    guard listings[folder] == nil, fileCount < limit, !isCancelled() else { return nil }
    guard let listing = list(folder) else { return Self.problem(with: folder) }
    listings[folder] = listing
    // An unreadable subfolder hides only its own photos.
    for below in listing.folders { _ = collect(below, isCancelled) }
    return nil
  }

  /// Returns the contents of a folder; nil if it can't be read.
  private mutating func list(_ folder: FileID) -> Listing? {
    lookCount += 1
    guard let found = Self.entries(of: folder) else { return nil }
    var listing = Listing()
    let sidecars = FolderSidecars(of: found.map(\.file))
    for (file, type) in found.sorted(by: { $0.file < $1.file }) {
      // A folder may be named "trip.jpg".
      if [DT_DIR, DT_UNKNOWN].contains(type), Self.isPlainFolder(file) {
        listing.folders.append(file)
      } else if FolderSidecars.isSidecar(file.name) {
        if type == DT_LNK { listing.hasLinks = true }
      } else if Self.kind(ofName: file.name) != nil {
        if type == DT_LNK { listing.hasLinks = true }
        guard fileCount < limit, case .file(let stamp) = Self.kind(of: file) else { continue }
        var photo = Self.file(file, stamp)
        photo.sidecar = sidecars.stamp(of: file)
        listing.files.append(photo)
        fileCount += 1
      }
    }
    return listing
  }

  /// The entries of a folder that aren't hidden, in no order; nil if it can't be read.
  static func entries(of folder: FileID) -> [(file: FileID, type: Int)]? {
    guard let directory = folder.withPath({ opendir($0) }) else { return nil }
    defer { closedir(directory) }
    var found: [(file: FileID, type: Int)] = []
    while let entry = readdir(directory) {
      let type = Int(entry.pointee.d_type)
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { $0.prefix { $0 != 0 }.map { $0 } }
      guard name.first != UInt8(ascii: ".") else { continue }
      found.append((folder.appending(name), type))
    }
    return found
  }

  /// The folders below some, each before those within it, whether they have photos or not. Links
  /// aren't followed.
  static func folders(below roots: [FileID]) -> [FileID] {
    var found: [FileID] = []
    var waiting = Array(roots.reversed())
    while let folder = waiting.popLast(), found.count < limit {
      let within = (entries(of: folder) ?? []).filter {
        [DT_DIR, DT_UNKNOWN].contains($0.type) && isPlainFolder($0.file)
      }.map(\.file).sorted()
      found += within
      waiting += within.reversed()
    }
    return found
  }

  private enum Kind { case folder, file(FileStamp), missing, other }

  /// Follows links, so that a link to a photo is a photo and one to a device is not.
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

  /// The kind of a file by its name; nil if it is neither an image nor a video.
  static func kind(ofName name: some BidirectionalCollection<UInt8>) -> MediaFile.Kind? {
    guard let ending = FolderSidecars.ending(of: name) else { return nil }
    if imageExtensions.contains(ending) { return .photo }
    return VideoHeader.extensions.contains(ending) ? .video : nil
  }

  static func kind(ofName name: String) -> MediaFile.Kind? { kind(ofName: name.utf8) }

  /// Returns the image or video at a URL; nil if there is none.
  static func file(at url: URL) -> MediaFile? {
    guard let id = FileID(url), kind(ofName: id.name) != nil, case .file(let stamp) = kind(of: id)
    else { return nil }
    return file(id, stamp)
  }

  private static func file(_ file: FileID, _ stamp: FileStamp) -> MediaFile {
    MediaFile(id: file, kind: kind(ofName: file.name) ?? .photo, stamp: stamp)
  }
}
