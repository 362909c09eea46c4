import PhotoIndexing
import UIKit
import UIKitCompat

extension PhotoQuery.Token {
  var chipTitle: String {
    switch value {
    case .favorite: String(gallery: "Favorites")
    case .kind(.video): String(gallery: "Videos")
    case .kind(.photo): String(gallery: "Photos")
    case .located: PhotoScope.places.title
    case .added: PhotoScope.recent.title
    case .near(let town): String(gallery: "Near \(town.name(in: .user))")
    default: displayText(in: .user).shown(limit: 100)
    }
  }

  /// The symbol before the chip's title; nil for stars, one more of which would be counted.
  var titleSymbol: String? { if case .rating = value { nil } else { chipSymbol } }

  /// The symbol that says what the chip is about.
  var chipSymbol: String {
    switch value {
    case .text: "magnifyingglass"
    case .date, .month: "calendar"
    case .camera: "camera"
    case .tag: "tag"
    case .rating: "star.fill"
    case .kind(.video): "video"
    case .kind(.photo): "photo"
    case .favorite: "heart.fill"
    case .type: "doc"
    case .folder, .below: "folder"
    case .located, .near: PhotoScope.places.symbol
    case .added: PhotoScope.recent.symbol
    }
  }

  /// Whether more was understood than a word.
  var isMoreThanText: Bool { if case .text = value { false } else { true } }
}
