import Foundation
import PhotoIndexing

/// A part of the library that a person looks at: all photos, those that match a query, or those of
/// which there are several that look alike.
enum PhotoScope: Hashable, Sendable {
  case all, favorites, videos, recent, places, duplicates
  /// A folder with those below it.
  case folder(FileID)
  case year(Int)
  case month(year: Int, month: Int)
  case tag(String)
  /// The photos of an album, in its order.
  case album(FileID)
  /// What a saved search finds.
  case search(SavedSearch)

  /// The query that the photos have to match; nil for all, for duplicates and for
  /// albums.
  var query: PhotoQuery? {
    let text: String? =
      switch self {
      case .all: nil
      case .favorites: "is:favorite"
      case .videos: "is:video"
      case .recent: "is:recent"
      case .places: "is:located"
      case .folder, .tag, .duplicates, .album: nil
      case .search(let search): search.text
      case .year(let year): "\(year)"
      case .month(let year, let month): month < 10 ? "\(year)-0\(month)" : "\(year)-\(month)"
      }
    switch self {
    // Paths and tags may have quotes in them.
    case .folder(let folder):
      return PhotoQuery(tokens: [.init(.below(folder), text: "in:\"\(folder.displayPath)\"")])
    case .tag(let tag): return PhotoQuery(tokens: [.init(.tag(tag), text: "tag:\"\(tag)\"")])
    default: return text.map { PhotoQuery($0) }
    }
  }

  /// The title that a person reads.
  var title: String {
    switch self {
    case .all: String(gallery: "All Photos")
    case .favorites: String(gallery: "Favorites")
    case .videos: String(gallery: "Videos")
    case .recent: String(gallery: "Recently Added")
    case .places: String(gallery: "Places")
    case .duplicates: String(gallery: "Duplicates")
    case .folder(let folder): folder.displayName
    case .year(let year): TimelinePeriod(year: year).title()
    case .month(let year, let month): TimelinePeriod(year: year, month: month).title()
    case .tag(let tag): tag.shown(limit: 100)
    case .album(let file): file.stem
    case .search(let search): search.file.stem
    }
  }

  /// The file of an album; nil for other parts.
  var album: FileID? { if case .album(let file) = self { file } else { nil } }

  /// The file that the part is kept in, of an album or a saved search; nil for other parts.
  var file: FileID? { if case .search(let search) = self { search.file } else { album } }

  /// The folder or the file whose name the part has; nil for other parts.
  private var place: FileID? { if case .folder(let folder) = self { folder } else { file } }

  /// The same part after folders and files were renamed or moved; nil if it wasn't.
  func following(_ places: [FileID: FileID]) -> PhotoScope? {
    guard let fresh = place?.place(in: places) else { return nil }
    switch self {
    case .folder: return .folder(fresh)
    case .album: return .album(fresh)
    case .search(let search): return .search(SavedSearch(file: fresh, text: search.text))
    default: return nil
    }
  }

  /// Whether it went away together with files or folders.
  func isGone(with removed: Set<FileID>) -> Bool {
    place.map { place in removed.contains { place == $0 || place.isBelow($0) } } ?? false
  }

  /// Whether it can have no photos, as nobody can tell what is searched.
  var isNotUnderstood: Bool {
    if case .search(let search) = self { !search.isUnderstood } else { false }
  }

  /// The symbol beside the title.
  var symbol: String {
    switch self {
    case .all: "photo.on.rectangle"
    case .favorites: "heart"
    case .videos: "video"
    case .recent: "clock"
    case .places: "mappin"
    case .duplicates: "square.on.square"
    case .folder: "folder"
    case .year, .month: "calendar"
    case .tag: "tag"
    case .album: "photo.stack"
    case .search: "magnifyingglass"
    }
  }
}
