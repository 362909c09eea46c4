import QuartzCore

/// A menu command of the app, which responders may validate before it is displayed or performed.
///
/// A command calls the first object of the responder chain that has its action's method, or runs a
/// closure, which the initializers in `UIKitCompat` accept on both systems.
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
  /// The app's own information, such as what the command is about; `nil` by default.
  open private(set) var propertyList: Any?
  /// Runs the command.
  final var handler: @MainActor (UICommand) -> Void = { _ in }
  /// The method that the command calls; `nil` if it runs a closure.
  private(set) var selector: Selector?
  /// The action that menus display for the command, while one does.
  private weak var shown: UIAction?

  init(
    commandTitle: String, image: UIImage?, discoverabilityTitle: String?,
    attributes: UIMenuElement.Attributes, state: UIMenuElement.State
  ) {
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: commandTitle, image: image)
  }

  package convenience init(
    commandTitle: String, image: UIImage?, discoverabilityTitle: String?,
    attributes: UIMenuElement.Attributes, state: UIMenuElement.State,
    handler: @escaping @MainActor (UICommand) -> Void
  ) {
    self.init(
      commandTitle: commandTitle, image: image, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
    self.handler = handler
  }

  /// Creates a command that calls the first object of the responder chain that has a method.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(
      commandTitle: title, image: image, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state,
      handler: { UIApplication.send(action, to: nil, from: $0) })
    take(action, propertyList)
  }

  /// Returns `nil`, as a handler can't be decoded.
  public required init?(coder: NSCoder) { nil }

  func take(_ action: Selector, _ propertyList: Any?) {
    selector = action
    self.propertyList = propertyList
  }

  /// The keys of the command in the form that menus display; `nil` if there are none.
  var keyText: String? { nil }

  func perform() { handler(self) }

  /// An action with the current properties of the command, which represents it in menus.
  var menuAction: UIAction {
    // It is performed after its menu, which may have held the command, is gone.
    let action = shown ?? UIAction { _ in self.perform() }
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
