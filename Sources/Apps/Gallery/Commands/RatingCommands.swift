import UIKit

extension PhotoCommand {
  /// Favorites and stars.
  static var rating: [PhotoCommand] { [favorite, rate] }

  private static var favorite: PhotoCommand {
    var command = PhotoCommand(
      "favorite", String(localized: "Favorite", bundle: .gallery), "heart", in: .photos,
      keys: ["."], menu: .changing, bars: [.selection: 3, .page: 1],
      label: {
        $0.isFavorite
          ? String(localized: "Remove from Favorites", bundle: .gallery)
          : String(localized: "Add to Favorites", bundle: .gallery)
      }, isOn: { $0.isFavorite }
    ) { $0.gallery.toggleFavorite($0.photos) }
    command.onSymbol = "heart.slash"
    return command
  }

  private static var rate: PhotoCommand {
    PhotoCommand(
      "rate", String(localized: "Rate", bundle: .gallery), "star", in: .photos,
      keys: (0...5).map { KeyCombination("\($0)", .alternate) }, menu: .changing,
      menuOptions: .singleSelection,
      children: { target in
        let current = Set(target.photos.map(\.stars))
        return (0...5).map { stars in
          UIAction(
            title: stars == 0
              ? String(localized: "No stars", bundle: .gallery)
              : String(repeating: "★", count: stars),
            state: current == [stars] ? .on : .off
          ) { _ in target.gallery.setStars(stars, of: target.photos) }
        }
      }
    ) { $0.gallery.setStars($0.keyNumber, of: $0.photos) }
  }
}

extension CommandTarget {
  fileprivate var isFavorite: Bool {
    photos.allSatisfy { (gallery.library.photo($0.id) ?? $0).isFavorite }
  }
}
