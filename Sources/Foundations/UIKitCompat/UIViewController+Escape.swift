import UIKit

extension UIViewController {
  /// Sets a handler for the Escape key, which is called while this controller is in front or
  /// contains the keyboard focus, unless the controller handles the key itself. Pass `nil` to
  /// remove it.
  public func onEscape(_ handler: (@MainActor () -> Void)?) {
    #if os(Linux)
      escapeHandler = handler
    #else
      setEscapeCommand(handler)
    #endif
  }
}

#if !os(Linux)
  private enum EscapeKey: SideStorageKey {
    static let defaultValue: EscapeCommand? = nil
  }

  @MainActor private final class EscapeCommand {
    let command: UIKeyCommand
    let handler: @MainActor () -> Void

    init(_ handler: @escaping @MainActor () -> Void) {
      self.handler = handler
      command = UIKeyCommand(
        input: UIKeyCommand.inputEscape, modifierFlags: [],
        action: #selector(UIViewController.vitrineTakeEscape))
    }
  }

  extension UIViewController {
    fileprivate func setEscapeCommand(_ handler: (@MainActor () -> Void)?) {
      if let old = self[side: EscapeKey.self] { removeKeyCommand(old.command) }
      let command = handler.map(EscapeCommand.init)
      self[side: EscapeKey.self] = command
      if let command { addKeyCommand(command.command) }
    }

    @objc fileprivate func vitrineTakeEscape() { self[side: EscapeKey.self]?.handler() }
  }
#endif
