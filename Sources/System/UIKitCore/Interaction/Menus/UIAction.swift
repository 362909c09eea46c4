import QuartzCore

/// A closure that is called when an action is performed.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu element that performs its action in a closure, also for the events of controls.
@MainActor open class UIAction: UIMenuElement {
  /// The identifier of an action. Adding an action to a control replaces one with the same
  /// identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The action that pastes the content of the pasteboard.
    public static let paste = Identifier("paste")
  }

  /// The identifier of the action, which is unique unless the app specifies one.
  open private(set) var identifier: Identifier
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The attributes of the action. The default is none.
  open var attributes: UIMenuElement.Attributes
  /// The state of the action's check mark. The default is off.
  open var state: UIMenuElement.State
  /// A longer title that explains the action, which menus provide as a hint to assistive
  /// technologies.
  open var discoverabilityTitle: String?
  /// The image while the action's state is on; `nil` shows `image`.
  open var selectedImage: UIImage?
  /// The control, bar button item or interaction that triggered the action, while the handler runs;
  /// `nil` otherwise.
  open package(set) var sender: Any?
  let handler: UIActionHandler
  /// The keys of the command that the action represents, as menus show them.
  var keyText: String?

  /// Creates an action. Without an identifier it gets a unique one.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: nil, image: image, selectedImage: nil, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: handler)
  }

  /// Creates an action with a subtitle and an image for its on state. Without an identifier it gets
  /// a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    self.discoverabilityTitle = discoverabilityTitle
    self.selectedImage = selectedImage
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Returns `nil`, because a coder has no handler.
  public required init?(coder: NSCoder) { nil }

  package func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
