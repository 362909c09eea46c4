extension UIScrollView {
  /// The ways in which a drag dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none = 0
    /// When the drag begins.
    case onDrag
    /// By a finger that pulls the keyboard down. An on-screen keyboard belongs to the desktop and
    /// doesn't cover the window, so that a finger within it never reaches the keyboard.
    case interactive
    /// When the drag begins.
    case onDragWithAccessory
    /// Like `interactive`.
    case interactiveWithAccessory
  }

  /// Ends the editing of text in the window if a drag does so.
  func dismissKeyboard() {
    switch keyboardDismissMode {
    case .none, .interactive, .interactiveWithAccessory: return
    case .onDrag, .onDragWithAccessory: break
    }
    guard let editor = window?.firstResponder, editor is any UIKeyInput else { return }
    editor.resignFirstResponder()
  }
}
