import UIKit

extension ToastQueue {
  /// For a controller's `pressesBegan`: Control-Z or Command-Z presses the action of the toast that
  /// is seen, F6 moves the keyboard to it. True when the presses were for a toast.
  ///
  /// Without this call the Tab key reaches the action, as it does any button.
  public func handle(_ presses: Set<UIPress>) -> Bool {
    guard let view = shown.last(where: { $0.ending == nil && $0.settings.action != nil })?.view
    else { return false }
    for case let key? in presses.map(\.key) {
      let flags = key.modifierFlags.subtracting(.alphaShift)
      if key.keyCode == .keyboardZ, flags == .control || flags == .command {
        view.performAction()
        return true
      }
      if key.keyCode == .keyboardF6, flags.isEmpty {
        view.focusAction()
        return true
      }
    }
    return false
  }
}
