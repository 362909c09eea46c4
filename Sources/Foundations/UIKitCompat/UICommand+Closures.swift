import UIKit

extension UICommand {
  /// Creates a menu command that runs a closure.
  ///
  /// On Apple's systems, handlers are kept for as long as the app runs: create commands once, when
  /// menus are built or a screen is loaded.
  public convenience init(
    title: String, image: UIImage? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping @MainActor (UICommand) -> Void
  ) {
    #if os(Linux)
      self.init(
        commandTitle: title, image: image, discoverabilityTitle: discoverabilityTitle,
        attributes: attributes, state: state, handler: handler)
    #else
      self.init(
        title: title, image: image, action: #selector(UIResponder.vitrineRunCommand(_:)),
        propertyList: CommandHandlers.add(handler))
      self.discoverabilityTitle = discoverabilityTitle
      self.attributes = attributes
      self.state = state
    #endif
  }
}

extension UIKeyCommand {
  /// Creates a key command for a responder's `keyCommands`, a view controller's `addKeyCommand(_:)`
  /// or a menu.
  ///
  /// On Linux, `.command` is the Control key. On Apple's systems, handlers are kept for as long as
  /// the app runs: create commands once, when menus are built or a screen is loaded.
  public convenience init(
    title: String = "", image: UIImage? = nil, input: String,
    modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping @MainActor (UIKeyCommand) -> Void
  ) {
    #if os(Linux)
      self.init(
        keyTitle: title, image: image, input: input, modifierFlags: modifierFlags,
        discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
        handler: handler)
    #else
      self.init(
        title: title, image: image, action: #selector(UIResponder.vitrineRunCommand(_:)),
        input: input, modifierFlags: modifierFlags,
        propertyList: CommandHandlers.add {
          if let command = $0 as? UIKeyCommand { handler(command) }
        })
      self.discoverabilityTitle = discoverabilityTitle
      self.attributes = attributes
      self.state = state
    #endif
  }
}

#if !os(Linux)
  /// The closures of commands, stored here because menus copy commands, so that no command can hold
  /// one.
  @MainActor private enum CommandHandlers {
    private static var handlers: [String: @MainActor (UICommand) -> Void] = [:]

    /// Stores the closure and returns the property list that identifies it.
    static func add(_ handler: @escaping @MainActor (UICommand) -> Void) -> String {
      let key = UUID().uuidString
      handlers[key] = handler
      return key
    }

    static func run(_ command: UICommand) {
      if let key = command.propertyList as? String { handlers[key]?(command) }
    }
  }

  extension UIResponder {
    @objc fileprivate func vitrineRunCommand(_ command: UICommand) { CommandHandlers.run(command) }
  }
#endif
