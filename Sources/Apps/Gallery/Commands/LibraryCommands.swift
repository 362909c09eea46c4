import UIKit

extension PhotoCommand {
  /// What is done in the library: choosing photos, and how they are shown.
  static var library: [PhotoCommand] { choosing + showing }

  private static var choosing: [PhotoCommand] {
    let arrows: [KeyCombination] = [.left, .right, .up, .down]
    return [
      PhotoCommand(
        "choose", String(localized: "Choose a Photo", bundle: .gallery), in: .library,
        keys: arrows + [.home, .end, .pageUp, .pageDown], handling: .fixed, perform: nil),
      PhotoCommand(
        "choose-several", String(localized: "Choose Several Photos", bundle: .gallery),
        in: .library, keys: arrows.map { KeyCombination($0.input, .shift) }, handling: .fixed,
        perform: nil),
      PhotoCommand(
        "select", String(localized: "Select", bundle: .gallery), "checkmark.circle", in: .library,
        keys: [KeyCombination(" ", .command)], handling: .fixed, menu: .selecting,
        isOffered: { target in
          guard !target.gallery.isBrowsing, let photo = target.photos.first else { return false }
          return target.photos.count == 1 && !target.gallery.selection.contains(photo.id)
        }
      ) { if let photo = $0.photo { $0.gallery.home.shown.selecting?.toggle(photo.id) } },
      PhotoCommand(
        "date", String(localized: "Previous or Next Date", bundle: .gallery), in: .library,
        keys: [
          KeyCombination(UIKeyCommand.inputUpArrow, .command),
          KeyCombination(UIKeyCommand.inputDownArrow, .command),
        ], handling: .fixed, perform: nil),
      PhotoCommand(
        "open", String(localized: "Open", bundle: .gallery), "photo", in: .library,
        keys: ["\r", " "], handling: .fixed, menu: .opening,
        isOffered: { !$0.gallery.isBrowsing && $0.photos.count == 1 }
      ) { if let photo = $0.photo { $0.gallery.open(photo) } },
      PhotoCommand(
        "clear", String(localized: "Clear Search or Selection", bundle: .gallery), in: .library,
        keys: [.escape], handling: .fixed, perform: nil),
      PhotoCommand(
        "end-selection", String(localized: "End Selection", bundle: .gallery), "xmark",
        in: .library, bars: [.selection: 0]
      ) { $0.gallery.selection.clear() },
      PhotoCommand(
        "select-all", String(localized: "Select All", bundle: .gallery), in: .library,
        keys: [KeyCombination("a", .command)]
      ) { $0.gallery.home.shown.selecting?.selectAll() },
      PhotoCommand(
        "select-copies", String(localized: "Choose Identical Copies", bundle: .gallery),
        "checkmark.circle", in: .library, menu: .filter,
        isOffered: { $0.gallery.library.scope == .duplicates },
        isEnabled: { !$0.gallery.library.copies.isEmpty }
      ) { $0.gallery.selection.set(Set($0.gallery.library.copies.map(\.id))) },
    ]
  }

  private static var showing: [PhotoCommand] {
    [
      PhotoCommand(
        "sidebar", String(localized: "Show or Hide the Sidebar", bundle: .gallery), in: .library,
        keys: [KeyCombination(UIKeyCommand.f9)], handling: .fixed, perform: nil),
      PhotoCommand(
        "search", String(localized: "Search", bundle: .gallery), in: .library,
        keys: [KeyCombination("f", .command)]
      ) { $0.gallery.home.searching.begin() },
      PhotoCommand(
        "favorites", String(localized: "Favorites", bundle: .gallery), "heart", in: .library,
        menu: .filter, isOffered: { $0.gallery.library.scope != .duplicates }
      ) { $0.gallery.home.searching.begin(with: "is:favorite ") },
      PhotoCommand(
        "rated", String(localized: "Rated at Least", bundle: .gallery), "star", in: .library,
        menu: .filter, isOffered: { $0.gallery.library.scope != .duplicates },
        children: { target in
          (1...5).reversed().map { stars in
            UIAction(title: String(repeating: "★", count: stars)) { _ in
              target.gallery.home.searching.begin(with: "rating:\(stars)+ ")
            }
          }
        }, perform: nil),
      PhotoCommand(
        "larger", String(localized: "Larger Thumbnails", bundle: .gallery), "plus", in: .library,
        keys: [KeyCombination("+", .command), KeyCombination("=", .command)], menu: .size,
        isEnabled: { $0.gallery.home.size + 1 < GridLayout.sides.count }
      ) { $0.gallery.home.setSize($0.gallery.home.size + 1) },
      PhotoCommand(
        "smaller", String(localized: "Smaller Thumbnails", bundle: .gallery), "minus",
        in: .library, keys: [KeyCombination("-", .command)], menu: .size,
        isEnabled: { $0.gallery.home.size > 0 }
      ) { $0.gallery.home.setSize($0.gallery.home.size - 1) },
      PhotoCommand(
        "usual-size", String(localized: "Usual Size of Thumbnails", bundle: .gallery),
        in: .library, keys: [KeyCombination("0", .command)]
      ) { $0.gallery.home.setSize(GridLayout.usualSize) },
      PhotoCommand(
        "mode", String(localized: "All Photos, Folders or Months", bundle: .gallery),
        in: .library, keys: (1...3).map { KeyCombination("\($0)", .command) }, menu: .mode,
        label: { _ in "" }, isOffered: { $0.gallery.home.hasAlbums },
        isEnabled: { $0.gallery.home.hasAlbums }, menuOptions: .displayInline,
        children: { target in
          LibraryMode.allCases.map { mode in
            UIAction(title: mode.title, state: mode == target.gallery.home.mode ? .on : .off) {
              _ in target.gallery.home.show(mode: mode)
            }
          }
        }
      ) { $0.gallery.home.show(mode: LibraryMode.allCases[$0.keyNumber]) },
      PhotoCommand(
        "order", String(localized: "Sort By", bundle: .gallery), in: .library, menu: .order,
        menuOptions: [.displayInline, .singleSelection],
        children: { target in
          let library = target.gallery.library
          return PhotoOrder.allCases.map { order in
            UIAction(title: order.title, state: order == library.order ? .on : .off) { _ in
              library.order = order
            }
          }
        }, perform: nil),
    ]
  }
}
