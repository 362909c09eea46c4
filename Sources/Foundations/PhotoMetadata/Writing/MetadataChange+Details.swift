import PhotoIndexing

extension MetadataChange {
  /// Changes what is known of a photo as it will be known once the change is written.
  public func apply(to details: inout MediaDetails) {
    switch self {
    case .title(let text): details.title = text.flatMap(Self.filled)
    case .caption(let text): details.caption = text.flatMap(Self.filled)
    case .rating(let stars): details.rating = stars.map { min(max($0, -1), 5) }
    case .favorite(let isFavorite): details.isFavorite = isFavorite
    case .keywords, .addKeywords, .removeKeywords:
      details.keywords = keywords(from: details.keywords) ?? details.keywords
    // Searches know nothing of edits.
    case .edit: break
    }
  }

  /// The changes that bring back what the changes take away, for photos with these details. Edits
  /// aren't details, and stay as they are.
  public static func inverse(
    of changes: [MetadataChange], before details: MediaDetails
  ) -> [MetadataChange] {
    changes.reversed().compactMap { change -> MetadataChange? in
      switch change {
      case .title: .title(details.title)
      case .caption: .caption(details.caption)
      case .rating: .rating(details.rating)
      case .favorite: .favorite(details.isFavorite)
      case .keywords, .addKeywords, .removeKeywords: .keywords(details.keywords)
      case .edit: nil
      }
    }
  }
}
