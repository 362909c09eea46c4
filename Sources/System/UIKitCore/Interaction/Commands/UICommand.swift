import QuartzCore

/// A menu command of the app, which responders may validate before it is displayed or performed.
///
/// Apple's commands call a method by its selector. Here they run a closure, which the initializers
/// in `UIKitCompat` accept on both systems.
@MainActor open class UICommand: UIMenuElement {
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// A longer title for the list of keyboard shortcuts. The default value is `nil`.
  open var discoverabilityTitle: String?
  /// The attributes of the command. The default value is empty.
  open var attributes: UIMenuElement.Attributes
  /// The state of the command's check mark. The default value is `off`.
  open var state: UIMenuElement.State
  private let handler: @MainActor (UICommand) -> Void
  /// The action that menus display for the command.
  private var shown: UIAction?

  package init(
    commandTitle: String, image: UIImage?, discoverabilityTitle: String?,
    attributes: UIMenuElement.Attributes, state: UIMenuElement.State,
    handler: @escaping @MainActor (UICommand) -> Void
  ) {
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: commandTitle, image: image)
  }

  /// Returns `nil`, as a handler can't be decoded.
  public required init?(coder: NSCoder) { nil }

  /// The keys of the command in the form that menus display; `nil` if there are none.
  var keyText: String? { nil }

  func perform() { handler(self) }

  /// An action with the current properties of the command, which represents it in menus.
  var menuAction: UIAction {
    let action = shown ?? UIAction { [weak self] _ in self?.perform() }
    shown = action
    action.title = title
    action.image = image
    action.subtitle = subtitle
    action.attributes = attributes
    action.state = state
    action.discoverabilityTitle = discoverabilityTitle
    action.accessibilityIdentifier = accessibilityIdentifier
    action.keyText = keyText
    return action
  }
}
