import QuartzCore

/// A closure that runs when an action is triggered.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// The base class of actions, with what they show.
@MainActor open class UIMenuElement: NSObject {
  /// A set of attributes of a menu element.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The action does not run when its control is used.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action changes or deletes data. Nothing in this package shows it differently yet.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The action is not shown. Nothing in this package reads it yet.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The states of an element with a check mark. Nothing in this package shows them yet.
  public enum State: Int, Sendable {
    /// Not checked.
    case off = 0
    /// Checked.
    case on
    /// Checked for a part of the items only.
    case mixed
  }

  /// The title, for example of the button or segment that is made from the action.
  open fileprivate(set) var title: String
  /// The image, for example of the button or segment that is made from the action.
  open fileprivate(set) var image: UIImage?
  /// A second line below the title. Nothing in this package shows it yet.
  open var subtitle: String?

  package init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }

  /// Creates an element without a title; the coder isn't read.
  public required init?(coder: NSCoder) { title = "" }
}

/// A closure with a title and an image, which controls run on their events.
@MainActor open class UIAction: UIMenuElement {
  /// The identity of an action. Adding an action to a control replaces one with the same
  /// identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identity of the action, which is unique unless the app chose one.
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
  /// A longer title that explains the action. Nothing in this package shows it yet.
  open var discoverabilityTitle: String?
  /// The image while the action's state is on; nil shows `image`. Nothing in this package shows
  /// states yet.
  open var selectedImage: UIImage?
  /// The control that triggered the action, while the handler runs; nil otherwise.
  open package(set) var sender: Any?
  let handler: UIActionHandler

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

  /// Returns nil, as a coder has no handler.
  public required init?(coder: NSCoder) { nil }

  package func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
