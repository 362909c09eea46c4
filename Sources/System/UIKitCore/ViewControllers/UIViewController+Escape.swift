import QuartzCore

/// The default action of the Escape key for a screen; on Apple's systems a key command.
private enum EscapeKey {}

extension UIViewController {
  package var escapeHandler: (@MainActor () -> Void)? {
    get { sideStorage[ObjectIdentifier(EscapeKey.self)] as? @MainActor () -> Void }
    set { sideStorage[ObjectIdentifier(EscapeKey.self)] = newValue }
  }

  /// The controller's own handling comes first: this is what it hands on.
  func takeEscape(_ presses: Set<UIPress>) -> Bool {
    guard let escapeHandler,
      presses.contains(where: { $0.key?.keyCode == .keyboardEscape })
    else { return false }
    escapeHandler()
    return true
  }
}
