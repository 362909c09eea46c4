import QuartzCore

/// An action that a row reveals when it is swiped.
@MainActor open class UIContextualAction: NSObject {
  /// Performs an action for the view that shows it. The handler calls its last argument when the
  /// action is done, and passes whether it was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The effects of an action on its row.
  public enum Style: Int, Sendable {
    /// An action that keeps the row.
    case normal = 0
    /// An action that deletes the row.
    case destructive = 1
  }

  /// The style of the action.
  open private(set) var style: Style
  /// The handler that performs the action.
  open private(set) var handler: Handler
  /// The title of the action's button.
  open var title: String?
  /// The image of the action's button, above the title, in white.
  open var image: UIImage?
  /// The background color of the action's button. The default, also if set to nil, is gray, or red
  /// for a destructive action.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?

  /// Creates an action.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init(style, handler)
    self.title = title
  }

  init(_ style: Style, _ handler: @escaping Handler) {
    self.style = style
    self.handler = handler
    super.init()
  }
}
