import UIKit

extension PhotoCommand {
  static var window: [PhotoCommand] {
    [
      PhotoCommand(
        "undo", String(gallery: "Undo"), "arrow.uturn.backward", in: .window, keys: ["Ctrl+Z"],
        at: [.menu(.undoing)],
        // Otherwise the key may be a toast's.
        isEnabled: { $0.canUndo },
        state: { target in
          .init(title: target.history.undoName.map { String(gallery: "Undo “\($0)”") })
        }
      ) { $0.gallery.files.trash.undo() },
      PhotoCommand(
        "redo", String(gallery: "Redo"), "arrow.uturn.forward", in: .window,
        keys: ["Ctrl+Shift+Z"], at: [.menu(.undoing)],
        isEnabled: { $0.history.redoName != nil },
        state: { target in
          .init(title: target.history.redoName.map { String(gallery: "Redo “\($0)”") })
        }
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
        "import", String(gallery: "Import from Folder…"), "square.and.arrow.down", in: .window,
        at: [.menu(.windows)]
      ) { $0.gallery.files.askForImport() },
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
  fileprivate var history: UndoHistory { gallery.editing.history }

  fileprivate var canUndo: Bool {
    history.undoName != nil || !gallery.files.trash.leaving.isEmpty || gallery.files.work.isBusy
  }
}
