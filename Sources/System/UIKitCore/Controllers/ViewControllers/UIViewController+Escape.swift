import QuartzCore

/// The key for the default action of the Escape key, which on Apple's systems is a key command.
private enum EscapeKey {}

extension UIViewController {
  package var escapeHandler: (@MainActor () -> Void)? {
    get { sideStorage[ObjectIdentifier(EscapeKey.self)] as? @MainActor () -> Void }
    set { sideStorage[ObjectIdentifier(EscapeKey.self)] = newValue }
  }

  /// Performs the default action of Escape, unless the controller has handled the key itself.
  func takeEscape(_ presses: Set<UIPress>) -> Bool {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else { return false }
    guard let escapeHandler else { return presentation?.takeEscape() ?? false }
    escapeHandler()
    return true
  }
}
