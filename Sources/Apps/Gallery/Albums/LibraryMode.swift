import Foundation

/// How the library is shown.
enum LibraryMode: Int, CaseIterable, Codable, Sendable {
  case all, folders, months, years

  /// Whether it shows periods, each with one photo.
  var isOverview: Bool { self == .months || self == .years }

  var title: String {
    switch self {
    case .all: String(gallery: "All Photos")
    case .folders: String(gallery: "Folders")
    case .months: String(gallery: "Months")
    case .years: String(gallery: "Years")
    }
  }
}
