import UIKit

extension Router {
  /// URLs that open the current screens again, from the bottom to the top. Screens without a URL
  /// are left out.
  ///
  /// - Parameter root: The controller to begin at; that of `rootController` by default.
  public func savedStack(of root: UIViewController? = nil) -> [String] {
    var urls: [String] = []
    var next = root ?? rootController()
    while let controller = next {
      urls += controller.stackedRoutes.compactMap(\.routeURL)
      next = controller.presentedViewController
    }
    return urls
  }

  /// Opens the URLs of `savedStack`, one over the other and without animation. They count as the
  /// app's own.
  ///
  /// - Returns: Why some couldn't be opened; the others are.
  @discardableResult public func restore(_ urls: [String]) -> [RoutingError] {
    var errors: [RoutingError] = []
    isRestoring = true
    defer { isRestoring = false }
    for url in urls {
      do { try show(url, trust: .app, animated: false) } catch { errors.append(error) }
    }
    return errors
  }
}

extension UIViewController {
  fileprivate var stackedRoutes: [UIViewController] {
    if let navigation = self as? UINavigationController {
      return [self] + navigation.viewControllers.flatMap(\.stackedRoutes)
    }
    if let tab = (self as? UITabBarController)?.selectedViewController {
      return [self] + tab.stackedRoutes
    }
    if let child = (self as? any RoutingContainer)?.routedChild {
      return [self] + child.stackedRoutes
    }
    return [self]
  }
}
