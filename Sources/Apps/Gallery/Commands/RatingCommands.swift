import UIKit

extension PhotoCommand {
  /// Favorites, stars, tags, titles and captions.
  static var rating: [PhotoCommand] { [favorite, rate, tag, describe] }

  private static var describe: PhotoCommand {
    PhotoCommand(
      "describe", String(gallery: "Title and Caption…"), "text.alignleft", in: .photos,
      keys: ["Ctrl+I"], at: [.menu(.changing)]
    ) { target in
      guard !target.photos.isEmpty else { return }
      let form = DescriptionController(target.photos, editing: target.gallery.editing)
      target.gallery.present(form.inSheet())
    }
  }

  private static var favorite: PhotoCommand {
    PhotoCommand(
      "favorite", String(gallery: "Favorite"), "heart", in: .photos, keys: ["."],
      at: [.menu(.changing), .selectionBar(3), .pageBar(1)],
      state: {
        $0.isFavorite
          ? .init(title: String(gallery: "Remove from Favorites"), symbol: "heart.slash")
          : .init(title: String(gallery: "Add to Favorites"))
      }
    ) { $0.gallery.editing.toggleFavorite($0.photos) }
  }

  private static var rate: PhotoCommand {
    PhotoCommand(
      "rate", String(gallery: "Rate"), "star", in: .photos,
      keys: ["0", "1", "2", "3", "4", "5"],
      alternates: ["Alt+0", "Alt+1", "Alt+2", "Alt+3", "Alt+4", "Alt+5"], at: [.menu(.changing)],
      submenu: { target in
        let current = Set(target.photos.map(\.stars))
        return UIMenu(
          options: .singleSelection,
          children: (0...5).map { stars in
            UIAction(
              title: stars == 0
                ? String(gallery: "No stars") : String(repeating: "★", count: stars),
              state: current == [stars] ? .on : .off
            ) { _ in target.gallery.editing.setStars(stars, of: target.photos) }
          })
      }
    ) { $0.gallery.editing.setStars($0.keyNumber, of: $0.photos) }
  }

  private static var tag: PhotoCommand {
    PhotoCommand(
      "tags", String(gallery: "Tags…"), "tag", in: .photos, keys: ["Ctrl+T"],
      at: [.menu(.changing)]
    ) { target in
      guard let screen = target.gallery.frontController else { return }
      let editing = target.gallery.editing
      TagsQuestion(target.photos, tagging: editing.tagging).ask(over: screen) {
        editing.tellOfSaving($0)
      }
    }
  }
}

extension CommandTarget {
  fileprivate var isFavorite: Bool { photos.allSatisfy { (library.photo($0.id) ?? $0).isFavorite } }
}
