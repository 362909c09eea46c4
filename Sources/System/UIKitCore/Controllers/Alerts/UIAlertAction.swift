import QuartzCore

/// An action that the user can choose in an alert by a button.
@MainActor open class UIAlertAction: NSObject {
  /// The appearance of an action's button.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// The style of an action that cancels the operation and leaves data unchanged. An alert has at
    /// most one, which Escape also chooses.
    case cancel
    /// The style of an action that changes or deletes data; its title is red.
    case destructive
  }

  /// The title of the button.
  open private(set) var title: String?
  /// The appearance of the button.
  open private(set) var style: Style
  /// A Boolean value that determines whether the user can choose the action. The default value is
  /// `true`; a presented alert updates when it changes.
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }
  let handler: ((UIAlertAction) -> Void)?
  var onChange: (() -> Void)?

  /// Creates an action. The handler is called after the alert has been dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
