import UIKit

extension UIBarButtonItem {
  public convenience init(title: String, handler: @escaping @MainActor () -> Void) {
    self.init(title: title, image: nil, primaryAction: UIAction(title: title) { _ in handler() })
  }

  public convenience init(image: UIImage?, handler: @escaping @MainActor () -> Void) {
    self.init(title: nil, image: image, primaryAction: UIAction(image: image) { _ in handler() })
  }

  public convenience init(systemItem: SystemItem, handler: @escaping @MainActor () -> Void) {
    self.init(systemItem: systemItem, primaryAction: UIAction { _ in handler() })
  }

  /// Any view, that is tapped like a button.
  public convenience init(customView: UIView, handler: @escaping @MainActor () -> Void) {
    self.init(customView: customView)
    customView.onTap { _ in handler() }
  }
}
