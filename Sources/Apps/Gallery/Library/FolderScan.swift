import Foundation

/// Finds the pictures under some paths. Blocks the calling thread.
enum FolderScan {
  /// What a folder holds, or why that cannot be told.
  enum Outcome: Sendable {
    case photos([Photo])
    case failed(FolderProblem)
  }

  /// Names of picture files end so; what a decoder makes of them is its own matter.
  static let extensions: Set<String> = [
    "jpg", "jpeg", "jpe", "png", "gif", "webp", "tif", "tiff", "bmp", "svg", "avif", "heic", "heif",
    "jxl", "ppm", "pgm", "pbm",
  ]
  /// Enough for any folder of photographs, few enough to end on any disk.
  static let limit = 100_000

  /// Oldest first; photos of one second by name.
  static func run(_ paths: [URL]) -> Outcome {
    var photos: [Photo] = []
    var seen: Set<String> = []
    for path in paths {
      switch kind(of: path) {
      case .folder:
        do { try collect(path, into: &photos, seen: &seen) } catch {
          if paths.count == 1 { return .failed(error) }
        }
      case .file(let photo):
        if seen.insert(photo.id).inserted { photos.append(photo) }
      case .missing:
        if paths.count == 1 { return .failed(.missing(path.lastPathComponent)) }
      case .other: continue
      }
    }
    photos.sort { ($0.date, $0.name, $0.id) < ($1.date, $1.name, $1.id) }
    return .photos(photos)
  }

  private enum Kind { case folder, file(Photo), missing, other }

  /// Follows links, so that a link to a photo is a photo and a link to a device is not.
  private static func kind(of url: URL) -> Kind {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return .missing }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG:
      let time = status.st_mtim
      let date = Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
      return .file(Photo(url: url, date: date, byteCount: Int(status.st_size)))
    default: return .other
    }
  }

  /// Walks folders below, but not through links to folders, which may lead in circles.
  private static func collect(
    _ folder: URL, into photos: inout [Photo], seen: inout Set<String>
  ) throws(FolderProblem) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      let isThere = FileManager.default.fileExists(atPath: folder.path)
      throw isThere ? .unreadable(folder.lastPathComponent) : .missing(folder.lastPathComponent)
    }
    for name in names.sorted() where !name.hasPrefix(".") && photos.count < limit {
      let url = folder.appendingPathComponent(name)
      if extensions.contains(url.pathExtension.lowercased()) {
        if case .file(let photo) = kind(of: url), seen.insert(photo.id).inserted {
          photos.append(photo)
        }
      } else if isPlainFolder(url) {
        // A folder below that cannot be read hides its photos, not those beside it.
        try? collect(url, into: &photos, seen: &seen)
      }
    }
  }

  private static func isPlainFolder(_ url: URL) -> Bool {
    var status = stat()
    return lstat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

/// Why a folder shows no photos, in words for the person who opened it.
enum FolderProblem: Error, Hashable, Sendable {
  case missing(String)
  case unreadable(String)
  case empty(String)

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
