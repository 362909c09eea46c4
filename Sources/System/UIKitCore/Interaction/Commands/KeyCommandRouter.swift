import QuartzCore

/// A router that performs the key commands of the responder chain and of the main menu when their
/// keys are pressed.
@MainActor struct KeyCommandRouter {
  let window: UIWindow
  /// The responder at which the responder chain begins.
  let responder: UIResponder

  /// A key command and the responder that owns it.
  struct Entry {
    let command: UIKeyCommand
    let owner: UIResponder
  }

  /// Performs the command for a key; returns whether there is one.
  func perform(_ key: UIKey) -> Bool {
    let isMirrored = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let found = entries.filter {
      $0.command.stroke(isMirrored: isMirrored)?.matches(key) == true
    }
    guard !found.isEmpty else { return false }
    let isForSystem = isUsedBySystem(key)
    for entry in found where entry.command.wantsPriorityOverSystemBehavior || !isForSystem {
      entry.owner.validate(entry.command)
      guard entry.command.attributes.isDisjoint(with: [.disabled, .hidden]) else { continue }
      guard canPerform(entry.command) else { continue }
      entry.command.perform()
      return true
    }
    return false
  }

  /// Whether an object of the responder chain has the method that a command calls.
  private func canPerform(_ command: UIKeyCommand) -> Bool {
    guard let action = command.selector else { return true }
    return responder.target(forAction: action, withSender: command) != nil
  }

  /// The commands that may be performed: those of the responder chain in order, then those of the
  /// main menu.
  var entries: [Entry] {
    var entries: [Entry] = []
    for owner in responder.chain {
      for command in owner.ownKeyCommands where !entries.contains(where: { $0.command === command })
      {
        entries.append(Entry(command: command, owner: owner))
      }
    }
    for command in UIMenuSystem.main.keyCommands
    where !entries.contains(where: { $0.command === command }) {
      entries.append(Entry(command: command, owner: responder))
    }
    return entries
  }

  /// Returns whether the system uses the key for the current responder: to edit text, operate the
  /// focused control, or move the focus.
  private func isUsedBySystem(_ key: UIKey) -> Bool {
    if let owner = responder as? any TextInputOwner { return owner.core.wants(key) }
    let isPlain = key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    guard isPlain else { return false }
    if key.keyCode == .keyboardTab { return true }
    guard let control = responder as? UIControl, control.takesKeyboardFocus,
      !key.modifierFlags.contains(.shift)
    else { return false }
    return ControlKey(key) != nil
  }
}
