import QuartzCore

extension UIScrollView {
  /// Whether the view controller of the list handles keys itself.
  var hasKeyController: Bool {
    for responder in sequence(first: self as UIResponder, next: \.next) {
      if let controller = responder as? UIViewController {
        return controller.canBecomeFirstResponder
      }
    }
    return false
  }
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
