import PhotoIndexing
import UIKit

extension Photo {
  /// The metadata that the photo is searched by; nil until it was read.
  var details: MediaDetails? { file.facts?.details }
  var isFavorite: Bool { details?.isFavorite ?? false }
  /// 1…5 stars; 0 without, or if the photo was rejected.
  var stars: Int { max(0, details?.rating ?? 0) }
  var tags: [String] { details?.keywords ?? [] }

  /// The words about a thumbnail beside its name: "Favorite, 4 stars"; nil if there is nothing.
  func spokenDetails(isEdited: Bool = false) -> String? {
    let favorite = isFavorite ? String(gallery: "Favorite") : nil
    let rating = stars > 0 ? String(gallery: "\(stars) stars") : nil
    let edited = isEdited ? String(gallery: "Edited") : nil
    let parts = [favorite, rating, edited].compactMap { $0 }
    return parts.isEmpty ? nil : parts.formatted(.list(type: .and, width: .narrow).locale(.user))
  }
}

extension Photo {
  /// The photo with what its file and its sidecar say now. Blocks.
  func described(by reader: PhotoFacts) -> Photo {
    var file = file
    var facts =
      file.facts ?? reader.facts(of: id, kind: file.kind) ?? MediaFacts(width: 0, height: 0)
    _ = reader.describe(&facts, of: id, kind: file.kind, isFromHeader: false)
    file.facts = facts
    return Photo(file)
  }
}
