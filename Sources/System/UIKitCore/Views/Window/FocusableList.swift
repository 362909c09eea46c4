/// A scroll view through whose items keys move a focus.
@MainActor package protocol FocusableList: UIScrollView {
  /// Called when the list has become first responder.
  func focusDidEnter()
  /// Called when the list is no longer first responder.
  func focusDidLeave()
  /// Returns whether a key moved the focus or selected something.
  func takeFocusKey(_ key: UIKey) -> Bool
  /// The view of the first selected item that is visible.
  var selectedItemView: UIView? { get }
  /// Scrolls to the first selected item if none is visible.
  func revealSelectedItem()
}

extension UIWindow {
  /// Gives the keyboard to the first list on the screen, if nothing has it, for keys that move
  /// through lists; returns whether there is one.
  func moveKeyboardFocusIntoList(by presses: Set<UIPress>) -> Bool {
    guard firstResponder == nil else { return false }
    let keys = presses.compactMap(\.key).filter {
      $0.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command])
    }
    guard keys.contains(where: { FocusMove($0.keyCode).map { !$0.isSideways } ?? false }) else {
      return false
    }
    return focusFirstList()
  }
}
