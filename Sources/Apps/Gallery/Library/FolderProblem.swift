import UIKit

/// The reason why a folder shows no photos, as a sentence for the person who opened it.
enum FolderProblem: Error, Hashable, Sendable, CustomStringConvertible {
  case missing(String)
  /// The path has an image's name and doesn't exist.
  case missingPhoto(String)
  case unreadable(String)
  case empty(String)

  var description: String { detail }

  var title: String {
    switch self {
    case .missing: String(localized: "The folder is gone", bundle: .gallery)
    case .missingPhoto: String(localized: "There is no such photo", bundle: .gallery)
    case .unreadable: String(localized: "The folder may not be read", bundle: .gallery)
    case .empty: String(localized: "No photos here", bundle: .gallery)
    }
  }

  var detail: String {
    switch self {
    case .missing(let name):
      String(localized: "“\(name)” was moved, renamed or deleted. Its photos come back when it does.", bundle: .gallery)
    case .missingPhoto(let name):
      String(localized: "“\(name)” was moved, renamed or deleted, or is spelt otherwise.", bundle: .gallery)
    case .unreadable(let name):
      String(localized: "Ask the owner of “\(name)” for permission to look into it.", bundle: .gallery)
    case .empty(let name):
      String(localized: "Put some photos or videos into “\(name)” and they appear.", bundle: .gallery)
    }
  }
}
