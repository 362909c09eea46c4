import QuartzCore

/// A choice that an alert offers as a button.
@MainActor open class UIAlertAction: NSObject {
  /// The appearance of an action's button.
  public enum Style: Int, Sendable {
    /// A choice like any other.
    case `default` = 0
    /// The choice that leaves things as they are. An alert has at most one, which Escape chooses,
    /// too.
    case cancel
    /// A choice that changes or deletes data; its title is red.
    case destructive
  }

  /// The title of the button.
  open private(set) var title: String?
  /// The appearance of the button.
  open private(set) var style: Style
  /// Whether the user can choose the action. The default is true; an alert that is shown follows
  /// changes.
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }
  let handler: ((UIAlertAction) -> Void)?
  var onChange: (() -> Void)?

  /// Creates an action. The handler is called after the alert was dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
