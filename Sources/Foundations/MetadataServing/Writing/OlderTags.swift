import Foundation
import PhotoMetadata

/// Keeps keywords, stars, titles and captions in step in the older forms in which a file has them.
struct OlderTags {
  private let changes: [MetadataChange]
  private let keywords: [String]

  /// - Parameter keywords: Those before the changes.
  init(_ changes: [MetadataChange], keywords: [String]) {
    (self.changes, self.keywords) = (changes, keywords)
  }

  private static let keywordTag = "Iptc.Application2.Keywords"
  private static let ratingTag = "Exif.Image.Rating"
  private static let titleTag = "Iptc.Application2.ObjectName"
  private static let captionTag = "Iptc.Application2.Caption"

  /// Writes the photo's file anew; returns its length, or nothing if it has none of these forms.
  /// Without a file for the result, the length is 0: it only tells that there is something to do.
  func write(_ files: MetadataServer.Files) throws -> [Int] {
    guard let photo = files.photo else { throw MetadataError.unreadable }
    return try TagSource.read(photo) { source in
      guard isConcerned(source) else { return [] }
      guard let result = files.result else { return [0] }
      try set(source)
      return [try source.save(over: photo, into: result)]
    }
  }

  private func isConcerned(_ source: TagSource) -> Bool {
    changes.contains { change in
      switch change {
      case .keywords, .addKeywords, .removeKeywords: source.has(Self.keywordTag)
      case .rating: source.has(Self.ratingTag)
      case .title: source.has(Self.titleTag)
      case .caption: source.has(Self.captionTag)
      case .favorite, .edit: false
      }
    }
  }

  private func set(_ source: TagSource) throws {
    var keywords = keywords
    for change in changes {
      switch change {
      case .keywords, .addKeywords, .removeKeywords:
        keywords = change.keywords(from: keywords) ?? keywords
        try set(source, Self.keywordTag, keywords)
      case .rating(let stars):
        try set(source, Self.ratingTag, stars.map { ["\(min(max($0, 0), 5))"] } ?? [])
      case .title(let text): try set(source, Self.titleTag, text.map { [$0] } ?? [])
      case .caption(let text): try set(source, Self.captionTag, text.map { [$0] } ?? [])
      case .favorite, .edit: break
      }
    }
  }

  private func set(_ source: TagSource, _ tag: String, _ values: [String]) throws {
    if source.has(tag) { try source.set(tag, values) }
  }
}
