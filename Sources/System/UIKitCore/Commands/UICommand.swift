import QuartzCore

/// An action of the app in a menu, which a responder may validate before it is shown or runs.
///
/// Apple's commands call a method by its selector. Here they run a closure, which `UIKitCompat` takes
/// on both systems.
@MainActor open class UICommand: UIMenuElement {
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// A longer title, which the list of keyboard shortcuts shows; nil by default.
  open var discoverabilityTitle: String?
  /// The attributes of the command; none by default.
  open var attributes: UIMenuElement.Attributes
  /// The state of the command's check mark; off by default.
  open var state: UIMenuElement.State
  private let handler: @MainActor (UICommand) -> Void
  /// What menus show for the command.
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

  /// Returns nil, as a coder has no handler.
  public required init?(coder: NSCoder) { nil }

  /// The keys that run the command, as menus show them; nil if there are none.
  var keyText: String? { nil }

  func perform() { handler(self) }

  /// An action that stands for the command in a menu, as it is now.
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
