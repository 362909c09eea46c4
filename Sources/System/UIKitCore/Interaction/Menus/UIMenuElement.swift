import QuartzCore

/// The base class of actions and menus.
@MainActor open class UIMenuElement: NSObject, UIAccessibilityIdentification {
  /// A set of attributes of a menu element.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The action is dimmed in menus and isn't performed, neither there nor for its control.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action changes or deletes data; menus show it in red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Menus don't show the action.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the action is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The states of an element's check mark.
  public enum State: Int, Sendable {
    /// Not checked.
    case off = 0
    /// Checked.
    case on
    /// Checked for only some of the items; menus show a dash.
    case mixed
  }

  /// The title, for example of a menu row or of the button that is created from the action.
  open internal(set) var title: String
  /// The image beside the title.
  open internal(set) var image: UIImage?
  /// A second line below the title; `nil` by default.
  open var subtitle: String?
  /// A string that identifies the element's row in tests; `nil` by default.
  open var accessibilityIdentifier: String?

  package init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }

  /// Creates an element without a title; the coder isn't read.
  public required init?(coder: NSCoder) { title = "" }
}
