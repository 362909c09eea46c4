import UIKit

/// The reason why a folder shows no photos, as a sentence for the person who opened it.
enum FolderProblem: Error, Hashable, Sendable, CustomStringConvertible {
  case missing(String)
  /// The path has an image's name and doesn't exist.
  case missingPhoto(String)
  case unreadable(String)
  case empty(String)
  /// No photo matches what is searched.
  case noMatch
  /// A part of the library has no photos.
  case emptyScope(PhotoScope)

  var description: String { detail }

  /// The symbol above the title.
  var symbol: String {
    switch self {
    case .noMatch: "magnifyingglass"
    case .emptyScope(let scope): scope.symbol
    default: "photo"
    }
  }

  /// Whether there are photos that aren't shown.
  var isAboutFilter: Bool {
    switch self {
    case .noMatch, .emptyScope: true
    default: false
    }
  }

  var title: String {
    switch self {
    case .missing: String(localized: "The folder is gone", bundle: .gallery)
    case .missingPhoto: String(localized: "There is no such photo", bundle: .gallery)
    case .unreadable: String(localized: "The folder may not be read", bundle: .gallery)
    case .empty: String(localized: "No photos here", bundle: .gallery)
    case .noMatch: String(localized: "Nothing found", bundle: .gallery)
    case .emptyScope(let scope): scope.title
    }
  }

  var detail: String {
    switch self {
    case .missing(let name):
      String(
        localized: "“\(name)” was moved, renamed or deleted. Its photos come back when it does.",
        bundle: .gallery)
    case .missingPhoto(let name):
      String(
        localized: "“\(name)” was moved, renamed or deleted, or is spelt otherwise.",
        bundle: .gallery)
    case .unreadable(let name):
      String(
        localized: "Ask the owner of “\(name)” for permission to look into it.", bundle: .gallery)
    case .empty(let name):
      String(
        localized: "Put some photos or videos into “\(name)” and they appear.", bundle: .gallery)
    case .emptyScope(.favorites):
      String(
        localized: "Photos that you mark with a heart appear here. Press . to mark one.",
        bundle: .gallery)
    case .emptyScope(.videos):
      String(localized: "There are no videos in your folders.", bundle: .gallery)
    case .emptyScope(.recent):
      String(
        localized: "Photos that come to your folders appear here for 30 days.", bundle: .gallery)
    case .emptyScope(.duplicates):
      String(
        localized:
          "Photos of which there are several, or that look alike, appear here in groups, the best of each first.",
        bundle: .gallery)
    case .emptyScope: String(localized: "There are no photos here any more.", bundle: .gallery)
    case .noMatch:
      String(
        localized:
          "No photo matches all of this. Take something out, or press Escape to see all photos.",
        bundle: .gallery)
    }
  }
}
