extension UIBarButtonItem {
  /// The kinds of item with a predefined title or image.
  public enum SystemItem: Int, Sendable {
    /// A button titled "Done", in the done style.
    case done = 0
    /// A button titled "Cancel".
    case cancel = 1
    /// A button titled "Edit".
    case edit = 2
    /// A button titled "Save", in the done style.
    case save = 3
    /// A button that shows a plus sign.
    case add = 4
    /// An empty item that takes up the remaining space of a toolbar.
    case flexibleSpace = 5
    /// An empty item whose `width` is a distance in points.
    case fixedSpace = 6
    /// A button that shows a pencil on a sheet.
    case compose = 7
    /// A button that shows an arrow pointing back.
    case reply = 8
    /// A button that shows an arrow pointing out of a box.
    case action = 9
    /// A button that shows a folder.
    case organize = 10
    /// A button that shows an open book.
    case bookmarks = 11
    /// A button that shows a magnifying glass.
    case search = 12
    /// A button that shows a circular arrow.
    case refresh = 13
    /// A button that shows a cross.
    case stop = 14
    /// A button that shows a camera.
    case camera = 15
    /// A button that shows a bin.
    case trash = 16
    /// A button that shows a play symbol.
    case play = 17
    /// A button that shows a pause symbol.
    case pause = 18
    /// A button that shows a rewind symbol.
    case rewind = 19
    /// A button that shows a fast forward symbol.
    case fastForward = 20
    /// A button titled "Undo".
    case undo = 21
    /// A button titled "Redo".
    case redo = 22
    /// A button titled "Close".
    case close = 24

    /// The title in the language of the user; `nil` for items that show an image.
    var title: String? {
      switch self {
      case .done: String(uikit: "Done")
      case .cancel: String(uikit: "Cancel")
      case .edit: String(uikit: "Edit")
      case .save: String(uikit: "Save")
      case .undo: String(uikit: "Undo")
      case .redo: String(uikit: "Redo")
      case .close: String(uikit: "Close")
      default: nil
      }
    }

    /// The words of a screen reader for an item that shows an image; nil where there are none.
    var label: String? {
      switch self {
      case .add: String(uikit: "Add")
      case .action: String(uikit: "Share")
      case .search: String(uikit: "Search")
      case .trash: String(uikit: "Delete")
      default: nil
      }
    }

    /// The symbol of an item that shows an image.
    var symbolName: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      default: nil
      }
    }
  }
}
