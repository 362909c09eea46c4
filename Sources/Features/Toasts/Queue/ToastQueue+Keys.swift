import UIKit

extension ToastQueue {
  /// For a controller's `pressesBegan`: Control-Z or Command-Z presses the action of the toast that
  /// is seen, F6 moves the keyboard to it. True when one of the presses was for a toast.
  ///
  /// Without this call Tab and F6 reach the action, as they do any button: toasts are a focus group
  /// of their own.
  public func handle(_ presses: Set<UIPress>) -> Bool {
    presses.contains { $0.key.map(handle) ?? false }
  }

  /// The same for a single key.
  public func handle(_ key: UIKey) -> Bool {
    guard let view = shown.last(where: { $0.ending == nil && $0.settings.action != nil })?.view
    else { return false }
    let flags = key.modifierFlags.subtracting(.alphaShift)
    switch key.keyCode {
    case .keyboardZ where flags == .control || flags == .command: view.performAction()
    // Once more leads on, as from any group.
    case .keyboardF6 where flags.isEmpty && !view.hasFocus: view.focusAction()
    default: return false
    }
    return true
  }
}
