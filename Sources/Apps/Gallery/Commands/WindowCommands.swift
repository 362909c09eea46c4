import UIKit

extension PhotoCommand {
  static var window: [PhotoCommand] {
    [
      PhotoCommand(
        "undo", String(gallery: "Undo"), in: .window, keys: ["Ctrl+Z"],
        // Otherwise the key may be a toast's.
        isEnabled: { $0.canUndo }
      ) { $0.gallery.files.trash.undo() },
      PhotoCommand(
        "redo", String(gallery: "Redo"), in: .window, keys: ["Ctrl+Shift+Z"],
        isEnabled: { $0.gallery.editing.history.redoName != nil }
      ) { $0.gallery.files.work.redo() },
      PhotoCommand(
        "open-files", String(gallery: "Open Files…"), "doc", in: .window, keys: ["Ctrl+O"],
        at: [.menu(.windows)]
      ) { $0.gallery.files.askForFiles() },
      PhotoCommand(
        "open-folder", String(gallery: "Open Folder…"), "folder", in: .window,
        keys: ["Ctrl+Shift+O"], at: [.menu(.windows)]
      ) { $0.gallery.files.askForFolder() },
      PhotoCommand(
        "full-screen", String(gallery: "Full Screen"), in: .window, keys: ["F11"],
        handling: .commandsEverywhere
      ) { $0.gallery.toggleFullScreen() },
      PhotoCommand(
        "settings", String(gallery: "Settings…"), "gearshape", in: .window, keys: ["Ctrl+,"],
        at: [.menu(.settings)]
      ) { $0.gallery.showSettings() },
      PhotoCommand(
        "shortcuts", String(gallery: "Keyboard Shortcuts"), "keyboard", in: .window,
        keys: ["F1", "Ctrl+?"], at: [.menu(.settings)]
      ) { $0.gallery.showKeys() },
      PhotoCommand(
        "menu", String(gallery: "Menu of Commands"), in: .photos, keys: ["Menu"], handling: .fixed,
        perform: nil),
      PhotoCommand(
        "close", String(gallery: "Close Window"), in: .window, keys: ["Ctrl+W", "Ctrl+Q"],
        handling: .commandsEverywhere
      ) { $0.gallery.window.closeWindow() },
    ]
  }
}

extension CommandTarget {
  fileprivate var canUndo: Bool {
    gallery.editing.history.undoName != nil || !gallery.files.trash.leaving.isEmpty
  }
}
