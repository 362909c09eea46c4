import QuartzCore

/// A command of a find interaction.
final class FindCommand: UIKeyCommand {}

extension UIFindInteraction {
  /// The commands that keys run while the view or the bar has the keyboard.
  var keyCommands: [UIKeyCommand] {
    var commands = [
      command(String(uikit: "Find…"), "f") { $0.presentFindNavigator(showingReplace: false) },
      command(String(uikit: "Find Next"), "g") { $0.findNext() },
      command(String(uikit: "Find Previous"), "g", [.command, .shift]) { $0.findPrevious() },
    ]
    if canReplace {
      let replace = String(uikit: "Find and Replace…")
      commands.append(command(replace, "h") { $0.presentFindNavigator(showingReplace: true) })
      commands.append(
        command(replace, "f", [.command, .alternate]) {
          $0.presentFindNavigator(showingReplace: true)
        })
    }
    if isFindNavigatorVisible {
      commands.append(
        command(String(uikit: "Done"), UIKeyCommand.inputEscape, []) { $0.dismissFindNavigator() })
    }
    return commands
  }

  private var canReplace: Bool {
    activeFindSession?.supportsReplacement ?? (view as? UITextView)?.isEditable ?? true
  }

  private func command(
    _ title: String, _ input: String, _ flags: UIKeyModifierFlags = .command,
    _ run: @escaping @MainActor (UIFindInteraction) -> Void
  ) -> UIKeyCommand {
    FindCommand(
      keyTitle: title, image: nil, input: input, modifierFlags: flags, discoverabilityTitle: nil,
      attributes: [], state: .off, handler: { [weak self] _ in if let self { run(self) } })
  }
}

extension UIView {
  /// The commands of the view's find interactions.
  var findKeyCommands: [UIKeyCommand] {
    storedInteractions.flatMap { ($0 as? UIFindInteraction)?.keyCommands ?? [] }
  }

  /// Called when the view has left its window.
  func endFinding() {
    for interaction in storedInteractions {
      (interaction as? UIFindInteraction)?.dismissFindNavigator()
    }
  }
}
