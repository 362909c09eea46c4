import UIKit

extension UIBarButtonItem {
  /// Creates an item with a title that calls a closure when it is tapped.
  public convenience init(title: String, handler: @escaping @MainActor () -> Void) {
    self.init(title: title, image: nil, primaryAction: UIAction(title: title) { _ in handler() })
  }

  /// Creates an item with an image that calls a closure when it is tapped.
  public convenience init(image: UIImage?, handler: @escaping @MainActor () -> Void) {
    self.init(title: nil, image: image, primaryAction: UIAction(image: image) { _ in handler() })
  }

  /// Creates a system item that calls a closure when it is tapped.
  public convenience init(systemItem: SystemItem, handler: @escaping @MainActor () -> Void) {
    self.init(systemItem: systemItem, primaryAction: UIAction { _ in handler() })
  }

  /// Creates an item with a custom view that calls a closure when it is tapped.
  public convenience init(customView: UIView, handler: @escaping @MainActor () -> Void) {
    self.init(customView: customView)
    customView.onTap { _ in handler() }
  }
}
