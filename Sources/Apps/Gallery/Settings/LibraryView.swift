import Foundation
import PhotoIndexing

/// How a folder was looked at last: order, size of the thumbnails, mode, scroll position and sidebar.
struct LibraryView: Codable, Equatable, Sendable {
  var order = PhotoOrder.newestFirst
  /// The size of thumbnails, an index of `GridLayout.sides`.
  var size = GridLayout.usualSize
  /// 0 for all photos, otherwise a grouping.
  var mode = 0
  /// The photo in the middle of the window; nil at the top.
  var middle: Middle?
  /// Whether the sidebar is shown in wide windows; nil as long as nobody said so.
  var showsSidebar: Bool?

  struct Middle: Codable, Equatable, Sendable {
    /// The escaped path.
    var photo: String
    /// The distance below the middle in points.
    var distance: Double
  }

  init() {}

  /// What an older or newer version of the program doesn't say stays as usual.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    order = (try? values.decode(PhotoOrder.self, forKey: .order)) ?? order
    size = (try? values.decode(Int.self, forKey: .size)) ?? size
    if !GridLayout.sides.indices.contains(size) { size = GridLayout.usualSize }
    mode = (try? values.decode(Int.self, forKey: .mode)) ?? mode
    middle = try? values.decode(Middle.self, forKey: .middle)
    showsSidebar = try? values.decode(Bool.self, forKey: .showsSidebar)
  }
}

/// Keeps the views of the folders that were opened last, between launches.
@MainActor final class LibraryViewStore {
  /// The number of folders that are remembered.
  private static let limit = 200

  private let file: URL?
  private let key: String
  private let usual: LibraryView
  private var entries: [Entry] = []

  /// The default location, for what programs keep between launches.
  nonisolated static var standardFile: URL {
    let folder = ProcessInfo.processInfo.environment["XDG_STATE_HOME"].flatMap {
      $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil
    }
    let home = FileManager.default.homeDirectoryForCurrentUser
    return (folder ?? home.appendingPathComponent(".local/state"))
      .appendingPathComponent("vitrine/gallery/views.json")
  }

  private struct Entry: Codable {
    var paths: String
    var view: LibraryView
  }

  /// - Parameters:
  ///   - file: The location of the store; nil keeps nothing.
  ///   - paths: The paths that are opened.
  ///   - usual: The view of paths that weren't opened before.
  init(file: URL?, paths: [URL], usual: LibraryView = LibraryView()) {
    self.file = file
    self.usual = usual
    key = paths.compactMap { FileID($0)?.escaped }.joined(separator: "\n")
    // A damaged file is written anew.
    guard let file, let data = try? Data(contentsOf: file) else { return }
    entries = (try? JSONDecoder().decode([Entry].self, from: data)) ?? []
  }

  /// The view of the paths; as usual if they weren't opened before.
  var view: LibraryView {
    get { entries.first { $0.paths == key }?.view ?? usual }
    set {
      guard newValue != view else { return }
      entries.removeAll { $0.paths == key }
      entries.insert(Entry(paths: key, view: newValue), at: 0)
      entries.removeLast(max(0, entries.count - Self.limit))
      isSaved = false
    }
  }

  private var isSaved = true

  /// Writes what has changed. If that fails, the next launch begins as usual.
  func save() {
    guard let file, !isSaved, let data = try? JSONEncoder().encode(entries) else { return }
    isSaved = true
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try? data.write(to: file, options: .atomic)
  }
}
