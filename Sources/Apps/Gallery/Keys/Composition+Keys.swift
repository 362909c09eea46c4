import PhotoBrowsing
import UIKit

/// The keys of the gallery. A view controller that handles keys as presses lists them here, too.
extension Composition {
  func makeKeys() -> GalleryKeys {
    GalleryKeys(libraryKeys + photoKeys + photosKeys + windowKeys) { [weak self] in self?.keyScope }
  }

  /// Where keys are pressed; nil if a screen that has keys of its own covers the library.
  var keyScope: GalleryKey.Scope? {
    var front = frontController
    // The sheet of a photo's information belongs to the photo.
    if let info = front as? InfoController { front = info.presentingViewController }
    // What is done with photos doesn't concern a file that isn't the library's.
    if let front = front as? PhotoBrowserController {
      return front === openBrowser ? .photo : .window
    }
    guard front === window.rootViewController else { return nil }
    return main.content.topViewController === home ? .library : .window
  }

  // MARK: In the library

  private var libraryKeys: [GalleryKey] {
    [
      GalleryKey(
        String(localized: "Choose a Photo", bundle: .gallery), in: .library,
        pressing: Self.arrows + [
          KeyCombination(UIKeyCommand.inputHome), KeyCombination(UIKeyCommand.inputEnd),
          KeyCombination(UIKeyCommand.inputPageUp), KeyCombination(UIKeyCommand.inputPageDown),
        ]),
      GalleryKey(
        String(localized: "Choose Several Photos", bundle: .gallery), in: .library,
        pressing: Self.arrows.map { KeyCombination($0.input, .shift) }),
      GalleryKey(
        String(localized: "Add to the Selection", bundle: .gallery), in: .library,
        pressing: [KeyCombination(" ", .command)]),
      GalleryKey(
        String(localized: "Previous or Next Date", bundle: .gallery), in: .library,
        pressing: [
          KeyCombination(UIKeyCommand.inputUpArrow, .command),
          KeyCombination(UIKeyCommand.inputDownArrow, .command),
        ]),
      GalleryKey(
        String(localized: "Open", bundle: .gallery), in: .library, pressing: ["\r", " "]),
      GalleryKey(
        String(localized: "Clear Search or Selection", bundle: .gallery), in: .library,
        pressing: [KeyCombination(UIKeyCommand.inputEscape)]),
      GalleryKey(
        String(localized: "Select All", bundle: .gallery), in: .library,
        [KeyCombination("a", .command)]
      ) { [weak self] _ in self?.home.shown.selecting?.selectAll() },
      GalleryKey(
        String(localized: "Show or Hide the Sidebar", bundle: .gallery), in: .library,
        pressing: [KeyCombination(UIKeyCommand.f9)]),
      GalleryKey(
        String(localized: "Search", bundle: .gallery), in: .library, [KeyCombination("f", .command)]
      ) { [weak self] _ in self?.home.searching.begin() },
      GalleryKey(
        String(localized: "Paste", bundle: .gallery), in: .library,
        [KeyCombination("v", .command)], when: { UIPasteboard.general.hasURLs }
      ) { [weak self] _ in self?.commands.paste() },
    ] + gridKeys
  }

  private var gridKeys: [GalleryKey] {
    [
      GalleryKey(
        String(localized: "Larger Thumbnails", bundle: .gallery), in: .library,
        [KeyCombination("+", .command), KeyCombination("=", .command)]
      ) { [weak self] _ in self?.changeThumbnailSize(by: 1) },
      GalleryKey(
        String(localized: "Smaller Thumbnails", bundle: .gallery), in: .library,
        [KeyCombination("-", .command)]
      ) { [weak self] _ in self?.changeThumbnailSize(by: -1) },
      GalleryKey(
        String(localized: "Usual Size of Thumbnails", bundle: .gallery), in: .library,
        [KeyCombination("0", .command)]
      ) { [weak self] _ in self?.home.setSize(GridLayout.usualSize) },
      GalleryKey(
        String(localized: "All Photos, Folders or Months", bundle: .gallery), in: .library,
        (1...3).map { KeyCombination("\($0)", .command) },
        when: { [weak self] in self?.home.hasAlbums == true }
      ) { [weak self] in if let number = Int($0) { self?.home.show(mode: number - 1) } },
    ]
  }

  private func changeThumbnailSize(by step: Int) { home.setSize(home.size + step) }

  private static let arrows: [KeyCombination] = [
    UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow, UIKeyCommand.inputUpArrow,
    UIKeyCommand.inputDownArrow,
  ].map { KeyCombination($0) }

  // MARK: With a photo open

  private var photoKeys: [GalleryKey] {
    [
      GalleryKey(
        String(localized: "Turn the Page", bundle: .gallery), in: .photo,
        pressing: [
          UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow, UIKeyCommand.inputHome,
          UIKeyCommand.inputEnd, UIKeyCommand.inputPageUp, UIKeyCommand.inputPageDown,
        ].map { KeyCombination($0) }),
      GalleryKey(
        String(localized: "Zoom In or Out", bundle: .gallery), in: .photo, pressing: ["+", "-"]),
      GalleryKey(
        String(localized: "Fit the Window", bundle: .gallery), in: .photo, pressing: ["0"]),
      GalleryKey(
        String(localized: "Show Each Pixel", bundle: .gallery), in: .photo, pressing: ["1"]),
      GalleryKey(
        String(localized: "Play or Pause a Video", bundle: .gallery), in: .photo, pressing: [" "]),
      GalleryKey(
        String(localized: "Info", bundle: .gallery), in: .photo, ["i"]
      ) { [weak self] _ in self?.pageActions.page?.toggleInfoOrItsSheet() },
      GalleryKey(
        String(localized: "Filmstrip", bundle: .gallery), in: .photo, ["t"]
      ) { [weak self] _ in self?.pageActions.page?.toggleFilmstrip() },
      GalleryKey(
        String(localized: "Compare", bundle: .gallery), in: .photo, ["c"]
      ) { [weak self] _ in self?.pageActions.page?.compare() },
      GalleryKey(
        String(localized: "Slideshow", bundle: .gallery), in: .photo,
        [KeyCombination(UIKeyCommand.f5)]
      ) { [weak self] _ in self?.pageActions.page?.toggleSlideshow() },
      GalleryKey(
        String(localized: "Back to the Library", bundle: .gallery), in: .photo,
        pressing: [KeyCombination(UIKeyCommand.inputEscape)]),
    ]
  }

  // MARK: Photos

  private var hasPhotos: @MainActor () -> Bool {
    { [weak self] in self?.photosForKeys.isEmpty == false }
  }

  private var photosKeys: [GalleryKey] {
    [
      GalleryKey(
        String(localized: "Favorite", bundle: .gallery), in: .photos, ["."],
        when: hasPhotos
      ) { [weak self] _ in if let self { toggleFavorite(photosForKeys) } },
      GalleryKey(
        String(localized: "Stars", bundle: .gallery), in: .photos,
        (0...5).map { KeyCombination("\($0)", .alternate) }, when: hasPhotos
      ) { [weak self] in if let self, let stars = Int($0) { setStars(stars, of: photosForKeys) } },
      GalleryKey(
        String(localized: "Turn Right", bundle: .gallery), in: .photos, ["r"],
        when: hasPhotos
      ) { [weak self] _ in if let self { turn(photosForKeys, quarterTurns: 1) } },
      GalleryKey(
        String(localized: "Turn Left", bundle: .gallery), in: .photos,
        [KeyCombination("r", .shift)], when: hasPhotos
      ) { [weak self] _ in if let self { turn(photosForKeys, quarterTurns: -1) } },
      GalleryKey(
        String(localized: "Edit", bundle: .gallery), in: .photos, ["e"],
        when: { [weak self] in self?.photoForTrash != nil }
      ) { [weak self] _ in if let self, let photo = photoForTrash { edit(photo) } },
      GalleryKey(
        String(localized: "Rename", bundle: .gallery), in: .photos,
        [KeyCombination(UIKeyCommand.f2)], when: hasPhotos
      ) { [weak self] _ in if let self { commands.rename(photosForKeys) } },
      GalleryKey(
        String(localized: "Copy", bundle: .gallery), in: .photos,
        [KeyCombination("c", .command)], when: hasPhotos
      ) { [weak self] _ in if let self { commands.copy(photosForKeys) } },
      GalleryKey(
        String(localized: "Copy Path", bundle: .gallery), in: .photos,
        [KeyCombination("c", [.command, .shift])], when: hasPhotos
      ) { [weak self] _ in if let self { commands.copyPaths(photosForKeys) } },
      GalleryKey(
        String(localized: "Duplicate", bundle: .gallery), in: .photos,
        [KeyCombination("d", .command)], when: hasPhotos
      ) { [weak self] _ in if let self { commands.duplicate(photosForKeys) } },
      GalleryKey(
        String(localized: "Export", bundle: .gallery), in: .photos,
        [KeyCombination("e", .command)], when: hasPhotos
      ) { [weak self] _ in if let self { export(photosForKeys) } },
      GalleryKey(
        String(localized: "Save Edits", bundle: .gallery), in: .photos,
        [KeyCombination("s", .command)], when: hasPhotos
      ) { [weak self] _ in if let self { saveEdits(of: photosForKeys) } },
      GalleryKey(
        String(localized: "Print", bundle: .gallery), in: .photos,
        [KeyCombination("p", .command)], when: hasPhotos
      ) { [weak self] _ in if let self { printPhotos(photosForKeys) } },
      GalleryKey(
        String(localized: "All Metadata", bundle: .gallery), in: .photos,
        [KeyCombination("\r", .alternate)], when: { [weak self] in self?.photoForTrash != nil }
      ) { [weak self] _ in if let self, let photo = photoForTrash { showAllMetadata(of: photo) } },
      GalleryKey(
        String(localized: "Move to Trash", bundle: .gallery), in: .photos,
        pressing: [KeyCombination(UIKeyCommand.inputDelete)]),
      GalleryKey(
        String(localized: "Delete Permanently", bundle: .gallery), in: .photos,
        pressing: [KeyCombination(UIKeyCommand.inputDelete, .shift)]),
      GalleryKey(
        String(localized: "Menu of Commands", bundle: .gallery), in: .photos,
        pressing: [KeyCombination(KeyCombination.menuKey)]),
    ]
  }

  // MARK: The window

  private var windowKeys: [GalleryKey] {
    [
      GalleryKey(
        String(localized: "Undo", bundle: .gallery), in: .window, [KeyCombination("z", .command)],
        // Otherwise the key may be a toast's.
        when: { [weak self] in self?.canUndo == true }
      ) { [weak self] _ in self?.trash.undo() },
      GalleryKey(
        String(localized: "Redo", bundle: .gallery), in: .window,
        [KeyCombination("z", [.command, .shift])],
        when: { [weak self] in self?.history.redoName != nil }
      ) { [weak self] _ in self?.files.redo() },
      GalleryKey(
        String(localized: "Open Files", bundle: .gallery), in: .window,
        [KeyCombination("o", .command)]
      ) { [weak self] _ in self?.askForFiles() },
      GalleryKey(
        String(localized: "Open a Folder", bundle: .gallery), in: .window,
        [KeyCombination("o", [.command, .shift])]
      ) { [weak self] _ in self?.askForFolder() },
      GalleryKey(
        String(localized: "Full Screen", bundle: .gallery), in: .window,
        [KeyCombination(UIKeyCommand.f11)]
      ) { [weak self] _ in self?.toggleFullScreen() }.everywhere(),
      GalleryKey(
        String(localized: "Settings", bundle: .gallery), in: .window,
        [KeyCombination(",", .command)]
      ) { [weak self] _ in self?.showSettings() },
      GalleryKey(
        String(localized: "Keyboard Shortcuts", bundle: .gallery), in: .window,
        [KeyCombination(UIKeyCommand.f1), KeyCombination("?", .command)]
      ) { [weak self] _ in self?.showKeys() },
      GalleryKey(
        String(localized: "Close Window", bundle: .gallery), in: .window,
        [KeyCombination("w", .command), KeyCombination("q", .command)]
      ) { [weak self] _ in self?.window.closeWindow() }.everywhere(),
    ]
  }

  private var canUndo: Bool { history.undoName != nil || !trash.leaving.isEmpty }

  private func toggleFullScreen() {
    let isEntering = window.windowScene?.isFullScreen != true
    window.windowScene?.toggleFullScreen()
    guard isBrowsing, let page = pageActions.page else { return }
    if isEntering { page.showPhotoAlone() } else { page.restorePanels() }
  }

  /// Shows the list of keys.
  func showKeys() {
    guard let front = frontController else { return }
    front.present(KeysController(keys: keys).inSheet(), animated: true)
  }
}
