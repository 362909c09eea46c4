import PhotoIndexing

/// The orders of photos in the library.
enum PhotoOrder: String, CaseIterable, Codable, Sendable {
  case newestFirst, oldestFirst, name

  var title: String {
    switch self {
    case .newestFirst: String(localized: "Newest First", bundle: .gallery)
    case .oldestFirst: String(localized: "Oldest First", bundle: .gallery)
    case .name: String(localized: "Name", bundle: .gallery)
    }
  }

  /// What the order of a file depends on.
  struct Key {
    let isUnreadable: Bool
    let moment: WallTime
    let id: FileID

    init(_ photo: Photo) {
      isUnreadable = photo.isUnreadable
      moment = photo.file.moment
      id = photo.id
    }
  }

  /// Whether a file comes before another one. Files that can't be read are the last; of files with
  /// the same date the one whose name comes first is.
  func isOrdered(_ one: Key, _ other: Key) -> Bool {
    if one.isUnreadable != other.isUnreadable { return other.isUnreadable }
    switch self {
    case .newestFirst where one.moment != other.moment: return one.moment > other.moment
    case .oldestFirst where one.moment != other.moment: return one.moment < other.moment
    default: return FileID.isOrderedByName(one.id, other.id)
    }
  }
}
