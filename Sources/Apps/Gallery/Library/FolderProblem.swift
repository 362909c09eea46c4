/// The reason why a folder shows no photos, as a sentence for the person who opened it.
enum FolderProblem: Error, Hashable, Sendable, CustomStringConvertible {
  case missing(String)
  /// The path has an image's name and doesn't exist.
  case missingPhoto(String)
  case unreadable(String)
  case empty(String)

  var description: String { "\(title). \(detail)" }

  var title: String {
    switch self {
    case .missing: "The folder is gone"
    case .missingPhoto: "There is no such photo"
    case .unreadable: "The folder may not be read"
    case .empty: "No photos here"
    }
  }

  var detail: String {
    switch self {
    case .missing(let name):
      "“\(name)” was moved, renamed or deleted. Its photos come back when it does."
    case .missingPhoto(let name):
      "“\(name)” was moved, renamed or deleted, or is spelt otherwise."
    case .unreadable(let name): "Ask the owner of “\(name)” for permission to look into it."
    case .empty(let name): "Put some photos or videos into “\(name)” and they appear."
    }
  }
}
