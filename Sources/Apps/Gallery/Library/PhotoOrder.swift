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

  /// Whether a file comes before another one. Of files with the same date the one whose name comes
  /// first does.
  func isOrdered(
    _ one: (moment: WallTime, id: FileID), _ other: (moment: WallTime, id: FileID)
  ) -> Bool {
    switch self {
    case .newestFirst where one.moment != other.moment: one.moment > other.moment
    case .oldestFirst where one.moment != other.moment: one.moment < other.moment
    default: FileID.isOrderedByName(one.id, other.id)
    }
  }
}
