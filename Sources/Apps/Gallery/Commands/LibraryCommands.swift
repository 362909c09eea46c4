import UIKit

extension PhotoCommand {
  /// The commands of the library: choosing photos, and how they are shown.
  static var library: [PhotoCommand] { choosing + showing }

  private static var choosing: [PhotoCommand] {
    [
      PhotoCommand(
        "choose", String(gallery: "Choose a Photo"), in: .library,
        keys: ["←", "→", "↑", "↓", "Home", "End", "Page Up", "Page Down"], handling: .fixed,
        perform: nil),
      PhotoCommand(
        "choose-several", String(gallery: "Choose Several Photos"), in: .library,
        keys: ["Shift+←", "Shift+→", "Shift+↑", "Shift+↓"], handling: .fixed, perform: nil),
      PhotoCommand(
        "select", String(gallery: "Select"), "checkmark.circle", in: .library, keys: ["Ctrl+Space"],
        handling: .fixed, at: [.menu(.selecting)],
        isOffered: { target in
          guard !target.gallery.photo.isBrowsing, let photo = target.photos.first else {
            return false
          }
          return target.photos.count == 1 && !target.gallery.library.selection.contains(photo.id)
        }
      ) { if let photo = $0.photo { $0.home.shown.selecting?.toggle(photo.id) } },
      PhotoCommand(
        "date", String(gallery: "Previous or Next Date"), in: .library, keys: ["Ctrl+↑", "Ctrl+↓"],
        handling: .fixed, perform: nil),
      PhotoCommand(
        "open", String(gallery: "Open"), "photo", in: .library, keys: ["Enter", "Space"],
        handling: .fixed, at: [.menu(.opening)],
        isOffered: { !$0.gallery.photo.isBrowsing && $0.photos.count == 1 }
      ) { if let photo = $0.photo { $0.gallery.library.open(photo) } },
      PhotoCommand(
        "clear", String(gallery: "Clear Search or Selection"), in: .library, keys: ["Esc"],
        handling: .fixed, perform: nil),
      PhotoCommand(
        "end-selection", String(gallery: "End Selection"), "xmark", in: .library,
        at: [.selectionBar(0)]
      ) { $0.gallery.library.selection.clear() },
      PhotoCommand(
        "select-all", String(gallery: "Select All"), in: .library, keys: ["Ctrl+A"],
        isEnabled: { $0.home.shown.selecting != nil }
      ) { $0.home.shown.selecting?.selectAll() },
      PhotoCommand(
        "invert-selection", String(gallery: "Invert Selection"), "arrow.left.arrow.right",
        in: .library, keys: ["Ctrl+Shift+I"], at: [.menu(.selecting)],
        isOffered: { !$0.gallery.photo.isBrowsing && !$0.gallery.library.selection.isEmpty }
      ) { target in
        let selection = target.gallery.library.selection
        let before = selection.ids
        target.home.shown.selecting?.selectAll()
        selection.set(selection.ids.subtracting(before))
      },
      PhotoCommand(
        "duplicate-group", String(gallery: "What Differs…"), "square.on.square", in: .photos,
        keys: ["g"], at: [.menu(.describing)],
        isOffered: { $0.library.scope == .duplicates },
        isEnabled: { $0.library.scope == .duplicates && $0.photo != nil }
      ) { if let photo = $0.photo { $0.gallery.showGroup(of: photo) } },
      PhotoCommand(
        "keep-better", String(gallery: "Keep Better"), "checkmark.circle", in: .photos,
        at: [.menu(.describing)], isOffered: { $0.library.scope == .duplicates },
        isEnabled: { $0.library.scope == .duplicates && $0.photo != nil }
      ) { if let photo = $0.photo { $0.gallery.keepBetter(of: photo) } },
      PhotoCommand(
        "keep-better-of-all", String(gallery: "Keep the Better of Each…"), "checkmark.circle",
        in: .library, at: [.menu(.filter)], isOffered: { $0.library.scope == .duplicates },
        isEnabled: { !$0.library.groups.isEmpty }
      ) { $0.gallery.askToKeepBetter() },
      PhotoCommand(
        "select-copies", String(gallery: "Choose Identical Copies"), "checkmark.circle",
        in: .library, at: [.menu(.filter)], isOffered: { $0.library.scope == .duplicates },
        isEnabled: { !$0.library.copies.isEmpty }
      ) { $0.gallery.library.selection.set(Set($0.library.copies.map(\.id))) },
    ]
  }

  private static var showing: [PhotoCommand] {
    [
      PhotoCommand(
        "sidebar", String(gallery: "Show or Hide the Sidebar"), in: .library, keys: ["F9"],
        handling: .fixed, perform: nil),
      // With a photo open, the letters that follow would be commands for it.
      PhotoCommand(
        "search", String(gallery: "Search"), in: .window, keys: ["Ctrl+F"],
        isEnabled: { $0.isInLibrary }
      ) {
        $0.gallery.photo.openBrowser?.close(animated: !UIAccessibility.isReduceMotionEnabled)
        $0.home.searching.begin()
      },
      PhotoCommand(
        "favorites", String(gallery: "Favorites"), "heart", in: .library, at: [.menu(.filter)],
        isOffered: { $0.library.scope != .duplicates }
      ) { $0.home.searching.begin(with: "is:favorite ") },
      PhotoCommand(
        "rated", String(gallery: "Rated at Least"), "star", in: .library, at: [.menu(.filter)],
        isOffered: { $0.library.scope != .duplicates },
        submenu: { target in
          UIMenu(
            children: (1...5).reversed().map { stars in
              UIAction(title: String(repeating: "★", count: stars)) { _ in
                target.home.searching.begin(with: "rating:\(stars)+ ")
              }
            })
        }, perform: nil),
      PhotoCommand(
        "larger", String(gallery: "Larger Thumbnails"), "plus", in: .library,
        keys: ["Ctrl++", "Ctrl+="], at: [.menu(.size)],
        isEnabled: { $0.home.zoomLevel < $0.home.zoomLevels.upperBound }
      ) { $0.home.zoom(to: $0.home.zoomLevel + 1) },
      PhotoCommand(
        "smaller", String(gallery: "Smaller Thumbnails"), "minus", in: .library, keys: ["Ctrl+-"],
        at: [.menu(.size)], isEnabled: { $0.home.zoomLevel > $0.home.zoomLevels.lowerBound }
      ) { $0.home.zoom(to: $0.home.zoomLevel - 1) },
      PhotoCommand(
        "usual-size", String(gallery: "Usual Size of Thumbnails"), in: .library, keys: ["Ctrl+0"]
      ) { $0.home.zoom(to: GridLayout.usualSize) },
      PhotoCommand(
        "mode", String(gallery: "All Photos, Folders, Months or Years"), in: .library,
        keys: ["Ctrl+1", "Ctrl+2", "Ctrl+3", "Ctrl+4"], at: [.menu(.mode)],
        isOffered: { $0.home.hasAlbums },
        isEnabled: { $0.home.hasAlbums },
        submenu: { target in
          UIMenu(
            options: .displayInline,
            children: LibraryMode.allCases.map { mode in
              UIAction(title: mode.title, state: mode == target.home.mode ? .on : .off) { _ in
                target.home.show(mode: mode)
              }
            })
        }
      ) { $0.home.show(mode: LibraryMode.allCases[$0.keyNumber]) },
      PhotoCommand(
        "order", String(gallery: "Sort By"), in: .library, at: [.menu(.order)],
        submenu: { target in
          UIMenu(
            title: String(gallery: "Sort By"), options: [.displayInline, .singleSelection],
            children: PhotoOrder.allCases.map { order in
              UIAction(title: order.title, state: order == target.library.order ? .on : .off) { _ in
                target.library.order = order
              }
            })
        }, perform: nil),
    ]
  }
}
