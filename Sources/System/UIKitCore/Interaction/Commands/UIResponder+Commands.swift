import QuartzCore

extension UIViewController {
  private struct KeyCommandsKey {}

  /// The key commands that were added to the controller.
  var addedKeyCommands: [UIKeyCommand] {
    get { sideStorage[ObjectIdentifier(KeyCommandsKey.self)] as? [UIKeyCommand] ?? [] }
    set { sideStorage[ObjectIdentifier(KeyCommandsKey.self)] = newValue }
  }
}

extension UIResponder {
  /// The key commands of the responder, including those of a view's interactions and those added to
  /// a view controller.
  var ownKeyCommands: [UIKeyCommand] {
    var commands = keyCommands ?? []
    if let view = self as? UIView { commands += view.findKeyCommands }
    if let controller = self as? UIViewController {
      for command in controller.addedKeyCommands where !commands.contains(where: { $0 === command })
      {
        commands.append(command)
      }
    }
    return commands
  }

  /// The responder chain that begins with this responder.
  var chain: [UIResponder] { Array(sequence(first: self, next: { $0.next })) }
}

extension UIWindow {
  /// The responder at which the search for commands begins: the first responder, otherwise the
  /// innermost view controller that is displayed alone or as the content of a split view.
  var commandResponder: UIResponder {
    if let firstResponder { return firstResponder }
    return frontController?.innermostScreen ?? self
  }

  /// The responder that receives key presses first: the first responder, otherwise the frontmost
  /// view controller, or a page view controller in it, whose pages are turned with keys.
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

  /// The responder that receives a key first. While an alert or a sheet goes away, Escape is that of
  /// the screen below, as a person sees it; what is typed is still the sheet's. So is all of a screen
  /// with a transition of its own, which may be turning back.
  func keyResponder(for code: UIKeyboardHIDUsage) -> UIResponder {
    guard code == .keyboardEscape, let root = rootViewController,
      let leaving = sequence(first: root, next: \.presentedViewController).first(where: {
        $0.isBeingDismissed && $0.modalPresentationStyle != .fullScreen
      }), let presentation = leaving.presentation, !presentation.mayTurnBack
    else { return keyResponder }
    return presentation.savedResponder ?? leaving.presentingViewController ?? keyResponder
  }

  /// The topmost presented view controller, or the root view controller.
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

  /// The only displayed child view controller; for a split view controller, that of the secondary
  /// column.
  private var onlyScreen: UIViewController? {
    if let split = self as? UISplitViewController, !split.isCollapsed {
      return split.columns[.secondary]?.host
    }
    let shown = appearanceChildren
    return shown.count == 1 ? shown.first : nil
  }
}
