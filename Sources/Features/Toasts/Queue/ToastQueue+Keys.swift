import UIKit

extension ToastQueue {
  /// Handles keys; call it from a view controller's `pressesBegan`. Control-Z or Command-Z performs
  /// the action of the visible toast, F6 moves the focus to it. Returns true if one of the presses
  /// was handled.
  ///
  /// Without it, Tab and F6 still reach the action, because toasts are a focus group of their own.
  public func handle(_ presses: Set<UIPress>) -> Bool {
    presses.contains { $0.key.map(handle) ?? false }
  }

  /// Handles a single key.
  public func handle(_ key: UIKey) -> Bool {
    guard
      let view = shown.last(where: { $0.dismissalReason == nil && $0.settings.action != nil })?.view
    else { return false }
    let flags = key.modifierFlags.subtracting(.alphaShift)
    switch key.keyCode {
    case .keyboardZ where flags == .control || flags == .command: view.performAction()
    // Pressed again, it moves the focus on, as from any group.
    case .keyboardF6 where flags.isEmpty && !view.hasFocus: view.focusAction()
    default: return false
    }
    return true
  }
}
