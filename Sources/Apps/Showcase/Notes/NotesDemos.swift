import UIKit

/// A small app in one screen, as for iOS: a list, an editor and a sheet.
extension Catalog {
  static let appDemos: [Demo] = [
    Demo(
      "notes", "Notes",
      "A list with a search and a swipe that deletes, moved through by arrow keys. The editor finds and replaces with Ctrl+F and Ctrl+H, shares, and tells about a note in a sheet. The notes are kept."
    ) { _ in NotesController(store: NoteStore(defaults: .standard)) }
  ]
}
