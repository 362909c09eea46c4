import QuartzCore

extension UIViewController {
  private struct KeyCommandsKey {}

  /// The commands that were added.
  var addedKeyCommands: [UIKeyCommand] {
    get { sideStorage[ObjectIdentifier(KeyCommandsKey.self)] as? [UIKeyCommand] ?? [] }
    set { sideStorage[ObjectIdentifier(KeyCommandsKey.self)] = newValue }
  }

  /// Adds a command that keys run while the controller or something in it has the keyboard.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    guard !addedKeyCommands.contains(where: { $0 === keyCommand }) else { return }
    addedKeyCommands.append(keyCommand)
  }

  /// Removes a command that was added.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }
}

extension UIResponder {
  /// The commands of the responder, with those that were added to a view controller.
  var ownKeyCommands: [UIKeyCommand] {
    var commands = keyCommands ?? []
    if let controller = self as? UIViewController {
      for command in controller.addedKeyCommands where !commands.contains(where: { $0 === command }) {
        commands.append(command)
      }
    }
    return commands
  }

  /// The responder and those after it in the chain.
  var chain: [UIResponder] { Array(sequence(first: self, next: { $0.next })) }
}

extension UIWindow {
  /// Where commands are looked for first: at the first responder, otherwise at the innermost screen
  /// as far as only one is shown.
  var commandResponder: UIResponder {
    if let firstResponder { return firstResponder }
    guard var controller = keyResponder as? UIViewController else { return keyResponder }
    while controller.appearanceChildren.count == 1, let child = controller.appearanceChildren.first {
      controller = child
    }
    return controller
  }
}
