import QuartzCore

/// An action that a row reveals when it is swiped.
@MainActor open class UIContextualAction: NSObject {
  /// Performs an action for the view that shows it, and calls the last argument when it is done, with
  /// whether it was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// Something that keeps the row.
    case normal = 0
    /// Something that deletes the row.
    case destructive = 1
  }

  /// What the action does to its row.
  open private(set) var style: Style
  /// Performs the action.
  open private(set) var handler: Handler
  /// The text of its button.
  open var title: String?
  /// The image of its button, above the title, in white.
  open var image: UIImage?
  /// The color of its button. The default is gray, or red if it is destructive; so is nil.
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
