import UIKit

/// The reason why a folder shows no photos, as a sentence for the person who opened it.
enum FolderProblem: Error, Hashable, Sendable, CustomStringConvertible {
  case missing(String)
  /// The path has an image's name and doesn't exist.
  case missingPhoto(String)
  case unreadable(String)
  case empty(String)
  /// No photo of a part of the library matches what is searched.
  ///
  /// - Parameters:
  ///   - searched: What is searched, as it was typed.
  ///   - isReading: Whether there are photos of which it isn't known yet.
  case noMatch(PhotoScope, searched: String, isReading: Bool = false)
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
    case .missing: String(gallery: "There is no such folder")
    case .missingPhoto: String(gallery: "There is no such photo")
    case .unreadable: String(gallery: "The folder may not be read")
    case .empty: String(gallery: "No photos here")
    case .noMatch(_, _, true): String(gallery: "Nothing found yet")
    case .noMatch(.all, _, _): String(gallery: "Nothing found")
    case .noMatch(let scope, _, _): String(gallery: "Nothing found in “\(scope.title)”")
    case .emptyScope(let scope): scope.title
    }
  }

  var detail: String {
    switch self {
    case .missing(let name):
      String(
        gallery:
          "“\(name)” doesn’t exist, or was moved, renamed or deleted. Its photos appear as soon as it is there."
      )
    case .missingPhoto(let name):
      String(gallery: "“\(name)” was moved, renamed or deleted, or is spelt otherwise.")
    case .unreadable(let name):
      String(gallery: "Ask the owner of “\(name)” for permission to look into it.")
    case .empty(let name):
      String(gallery: "Put some photos or videos into “\(name)” and they appear.")
    case .emptyScope(.favorites):
      String(gallery: "Photos that you mark with a heart appear here. Press . to mark one.")
    case .emptyScope(.videos): String(gallery: "There are no videos in your folders.")
    case .emptyScope(.recent):
      String(gallery: "Photos that come to your folders appear here for 30 days.")
    case .emptyScope(.duplicates):
      String(
        gallery:
          "Photos of which there are several, or that look alike, appear here in groups, the best of each first."
      )
    case .emptyScope(.album):
      String(gallery: "Drag photos onto this album in the sidebar, or press B to add them.")
    case .emptyScope(let scope) where scope.isNotUnderstood:
      String(
        gallery:
          "This file can’t be read as a search, so it stays as it is. Delete it, or write a search into it, such as rating:5."
      )
    case .emptyScope(.search): String(gallery: "No photo matches this search at present.")
    case .emptyScope(.folder):
      String(
        gallery:
          "There are no photos in this folder, or it was moved, renamed or deleted. They appear as soon as they are there."
      )
    case .emptyScope: String(gallery: "There are no photos here any more.")
    case .noMatch(_, let searched, true):
      String(
        gallery:
          "Some photos haven’t been read yet. Those that match “\(searched.shown(limit: 100))” appear as soon as they have."
      )
    case .noMatch(.all, let searched, _):
      String(
        gallery:
          "No photo matches “\(searched.shown(limit: 100))”. Take something out, or press Escape to see all photos."
      )
    case .noMatch(_, let searched, _):
      String(gallery: "No photo there matches “\(searched.shown(limit: 100))”, but others may.")
    }
  }

  /// The button below the message.
  enum Offer {
    case nothing, allPhotos, folder

    var title: String? {
      switch self {
      case .nothing: nil
      case .allPhotos: String(gallery: "Search All Photos")
      case .folder: String(gallery: "Open Folder…")
      }
    }
  }

  var offer: Offer {
    switch self {
    case .noMatch(let scope, _, _): scope == .all ? .nothing : .allPhotos
    case .missing, .unreadable, .empty: .folder
    case .missingPhoto, .emptyScope: .nothing
    }
  }
}
