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
  /// as far as only one is shown, or has the content of a split view.
  var commandResponder: UIResponder {
    if let firstResponder { return firstResponder }
    return frontController?.innermostScreen ?? self
  }

  /// Where keys go first: to the first responder, otherwise to the frontmost view controller, or to a
  /// page view controller in it, whose pages keys turn.
  var keyResponder: UIResponder {
    if let firstResponder { return firstResponder }
    guard let frontController else { return self }
    var next = frontController.innermostScreen as UIViewController?
    while let controller = next, controller !== frontController {
      if controller is UIPageViewController { return controller }
      next = controller.parent
    }
    return frontController
  }

  /// The view controller that is presented over all others, or the root.
  private var frontController: UIViewController? {
    rootViewController.map { root in
      sequence(first: root, next: \.presentedViewController).reduce(root) { $1 }
    }
  }
}

extension UIViewController {
  fileprivate var innermostScreen: UIViewController {
    var controller = self
    while let child = controller.onlyScreen { controller = child }
    return controller
  }

  /// The child that has the screen by itself; of a split view controller the content's.
  private var onlyScreen: UIViewController? {
    if let split = self as? UISplitViewController, !split.isCollapsed {
      return split.columns[.secondary]?.host
    }
    let shown = appearanceChildren
    return shown.count == 1 ? shown.first : nil
  }
}
