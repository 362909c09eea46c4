import Foundation

/// An action of an element, besides activating it, that assistive technologies offer by name.
@MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Performs an action; returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name that is offered.
  open var name: String
  /// An image beside the name.
  open var image: UIImage?
  /// Performs the action.
  open var actionHandler: Handler?

  /// Creates an action.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with an image.
  public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}
