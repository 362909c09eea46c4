import Foundation

/// How the library is shown.
enum LibraryMode: Int, CaseIterable, Codable, Sendable {
  case all, folders, months

  /// - Parameter grouping: The grouping that is shown; nil for all photos.
  init(_ grouping: PhotoGrouping?) {
    self = Self.allCases.first { $0.grouping == grouping } ?? .all
  }

  /// Its grouping of the photos; nil for all photos.
  var grouping: PhotoGrouping? {
    switch self {
    case .all: nil
    case .folders: .folder
    case .months: .month
    }
  }

  var title: String { grouping?.title ?? String(gallery: "All Photos") }
}
