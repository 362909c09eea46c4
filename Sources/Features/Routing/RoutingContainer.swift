import UIKit

/// A container of the app's own, in which the router looks for the visible screen. It knows those
/// of UIKit.
@MainActor public protocol RoutingContainer: UIViewController {
  /// The child that is shown.
  var routedChild: UIViewController? { get }
}

extension UIViewController {
  /// The frontmost screen that this one contains or presents.
  var visibleRoute: UIViewController {
    if let presented = presentedViewController, !presented.isBeingDismissed {
      return presented.visibleRoute
    }
    if let container = self as? any RoutingContainer, let child = container.routedChild {
      return child.visibleRoute
    }
    if let top = (self as? UINavigationController)?.topViewController { return top.visibleRoute }
    if let tab = (self as? UITabBarController)?.selectedViewController { return tab.visibleRoute }
    return self
  }
}
