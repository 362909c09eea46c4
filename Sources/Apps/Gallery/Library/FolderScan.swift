import Foundation
import PhotoIndexing

/// Finds the pictures under some paths. Blocks the calling thread.
struct FolderScan {
  /// Without facts, in no order that means anything.
  private(set) var files: [MediaFile] = []
  /// All that were looked into.
  private(set) var folders: [String] = []
  /// Why there is nothing to see of a path that was opened alone.
  private(set) var problem: FolderProblem?

  private var seen: Set<String> = []
  private let isCancelled: () -> Bool

  /// Names of picture files end so; what a decoder makes of them is its own matter.
  static let extensions: Set<String> = [
    "jpg", "jpeg", "jpe", "png", "gif", "webp", "tif", "tiff", "bmp", "svg", "avif", "heic", "heif",
    "jxl", "ppm", "pgm", "pbm",
  ]
  /// Enough for any folder of photographs, few enough to end on any disk.
  static let limit = 100_000

  private let limit: Int

  init(
    _ paths: [URL], limit: Int = FolderScan.limit, isCancelled: @escaping () -> Bool = { false }
  ) {
    self.limit = limit
    self.isCancelled = isCancelled
    for path in paths.map(\.path) {
      var problem: FolderProblem?
      switch Self.kind(of: path) {
      case .folder: problem = collect(path)
      case .file(let stamp): add(path, stamp)
      case .missing: problem = .missing(Self.name(of: path))
      case .other: continue
      }
      if paths.count == 1 { self.problem = problem }
    }
  }

  private mutating func add(_ path: String, _ stamp: FileStamp) {
    if seen.insert(path).inserted {
      files.append(MediaFile(path: path, kind: .photo, stamp: stamp))
    }
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

  /// Walks folders below, but not through links to folders, which may lead in circles.
  private mutating func collect(_ folder: String) -> FolderProblem? {
    guard let directory = opendir(folder) else {
      let name = Self.name(of: folder)
      return FileManager.default.fileExists(atPath: folder) ? .unreadable(name) : .missing(name)
    }
    var names: [(name: String, mayBeFolder: Bool)] = []
    while let entry = readdir(directory) {
      let mayBeFolder = [DT_DIR, DT_UNKNOWN].contains(Int(entry.pointee.d_type))
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append((name, mayBeFolder)) }
    }
    closedir(directory)
    folders.append(folder)
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    for (name, mayBeFolder) in names.sorted(by: { $0.name < $1.name }) {
      guard files.count < limit, !isCancelled() else { return nil }
      if Self.isPicture(name) {
        if case .file(let stamp) = Self.kind(of: prefix + name) { add(prefix + name, stamp) }
      } else if mayBeFolder, Self.isPlainFolder(prefix + name) {
        // A folder below that cannot be read hides its photos, not those beside it.
        _ = collect(prefix + name)
      }
    }
    return nil
  }

  static func isPicture(_ name: String) -> Bool {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return extensions.contains(name[name.index(after: dot)...].lowercased())
  }

  private static func isPlainFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

/// Why a folder shows no photos, in words for the person who opened it.
enum FolderProblem: Error, Hashable, Sendable, CustomStringConvertible {
  case missing(String)
  case unreadable(String)
  case empty(String)

  var description: String { "\(title). \(detail)" }

  var title: String {
    switch self {
    case .missing: "The folder is gone"
    case .unreadable: "The folder may not be read"
    case .empty: "No photos here"
    }
  }

  var detail: String {
    switch self {
    case .missing(let name):
      "“\(name)” was moved, renamed or deleted. Its photos come back when it does."
    case .unreadable(let name): "Ask the owner of “\(name)” for permission to look into it."
    case .empty(let name): "Put some pictures into “\(name)” and they appear."
    }
  }
}
