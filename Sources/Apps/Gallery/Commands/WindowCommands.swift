import UIKit

extension PhotoCommand {
  static var window: [PhotoCommand] {
    [
      PhotoCommand(
        "undo", String(localized: "Undo", bundle: .gallery), in: .window,
        keys: [KeyCombination("z", .command)],
        // Otherwise the key may be a toast's.
        isEnabled: { $0.gallery.canUndo }
      ) { $0.gallery.trash.undo() },
      PhotoCommand(
        "redo", String(localized: "Redo", bundle: .gallery), in: .window,
        keys: [KeyCombination("z", [.command, .shift])],
        isEnabled: { $0.gallery.history.redoName != nil }
      ) { $0.gallery.files.redo() },
      PhotoCommand(
        "open-files", String(localized: "Open Files…", bundle: .gallery), "doc", in: .window,
        keys: [KeyCombination("o", .command)], menu: .windows
      ) { $0.gallery.askForFiles() },
      PhotoCommand(
        "open-folder", String(localized: "Open Folder…", bundle: .gallery), "folder", in: .window,
        keys: [KeyCombination("o", [.command, .shift])], menu: .windows
      ) { $0.gallery.askForFolder() },
      PhotoCommand(
        "full-screen", String(localized: "Full Screen", bundle: .gallery), in: .window,
        keys: [KeyCombination(UIKeyCommand.f11)], handling: .commandsEverywhere
      ) { $0.gallery.toggleFullScreen() },
      PhotoCommand(
        "settings", String(localized: "Settings…", bundle: .gallery), "gearshape", in: .window,
        keys: [KeyCombination(",", .command)], menu: .settings
      ) { $0.gallery.showSettings() },
      PhotoCommand(
        "shortcuts", String(localized: "Keyboard Shortcuts", bundle: .gallery), "keyboard",
        in: .window, keys: [KeyCombination(UIKeyCommand.f1), KeyCombination("?", .command)],
        menu: .settings
      ) { $0.gallery.showKeys() },
      PhotoCommand(
        "menu", String(localized: "Menu of Commands", bundle: .gallery), in: .photos,
        keys: [KeyCombination(KeyCombination.menuKey)], handling: .fixed, perform: nil),
      PhotoCommand(
        "close", String(localized: "Close Window", bundle: .gallery), in: .window,
        keys: [KeyCombination("w", .command), KeyCombination("q", .command)],
        handling: .commandsEverywhere
      ) { $0.gallery.window.closeWindow() },
    ]
  }
}
