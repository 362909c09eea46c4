import Foundation
import PhotoIndexing

/// How a folder was looked at last: order, size of the thumbnails, mode, scroll position, sidebar,
/// and whether photos were featured.
struct LibraryView: Codable, Equatable, Sendable {
  var order = PhotoOrder.newestFirst
  /// The size of thumbnails, an index of `GridLayout.sides`.
  var size = GridLayout.usualSize
  var mode = LibraryMode.all
  /// The photo in the middle of the window; nil at the top.
  var middle: Middle?
  /// Whether the sidebar is shown in wide windows; nil as long as nobody said so.
  var showsSidebar: Bool?
  /// Whether there were photos to feature, for which room is left while not all are known.
  var featuresPhotos = true

  struct Middle: Codable, Equatable, Sendable {
    /// The escaped path.
    var photo: String
    /// The distance below the middle in points.
    var distance: Double
  }

  init() {}

  /// Values that an older or newer version of the program doesn't write keep their defaults.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    order = (try? values.decode(PhotoOrder.self, forKey: .order)) ?? order
    size = (try? values.decode(Int.self, forKey: .size)) ?? size
    if !GridLayout.sides.indices.contains(size) { size = GridLayout.usualSize }
    mode = (try? values.decode(LibraryMode.self, forKey: .mode)) ?? mode
    middle = try? values.decode(Middle.self, forKey: .middle)
    featuresPhotos =
      (try? values.decode(Bool.self, forKey: .featuresPhotos)) ?? featuresPhotos
    showsSidebar = try? values.decode(Bool.self, forKey: .showsSidebar)
  }
}

/// Keeps the views of the folders that were opened last, between launches.
@MainActor final class LibraryViewStore {
  /// The number of folders that are remembered.
  private static let limit = 200

  private let file: StateFile<[Entry]>
  private let key: String
  private var isSaved = true

  private struct Entry: Codable {
    var paths: String
    var view: LibraryView
  }

  /// - Parameters:
  ///   - file: The location of the store; nil keeps nothing.
  ///   - paths: The paths that are opened.
  ///   - usual: The view of paths that weren't opened before.
  init(file: URL?, paths: [URL], usual: LibraryView = LibraryView()) {
    let (file, key) = (
      StateFile<[Entry]>(url: file),
      paths.compactMap { FileID($0)?.escaped }.joined(separator: "\n")
    )
    (self.file, self.key) = (file, key)
    view = file.value?.first { $0.paths == key }?.view ?? usual
  }

  /// The view of the paths; as usual if they weren't opened before.
  var view: LibraryView { didSet { if view != oldValue { isSaved = false } } }

  /// Writes what has changed, beside what other windows have written.
  func save() {
    guard !isSaved else { return }
    isSaved = true
    let others = (file.value ?? []).filter { $0.paths != key }
    file.keep([Entry(paths: key, view: view)] + others.prefix(Self.limit - 1))
  }
}
