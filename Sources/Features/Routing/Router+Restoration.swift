import UIKit

extension Router {
  /// The screens that are open, from the bottom to the top, as URLs that open them again. Screens
  /// without a URL are left out.
  public func savedStack(of root: UIViewController? = nil) -> [String] {
    var urls: [String] = []
    var next = root ?? rootController()
    while let controller = next {
      urls += controller.stackedRoutes.compactMap(\.routeURL)
      next = controller.presentedViewController
    }
    return urls
  }

  /// Opens the URLs one upon the other, without animation. They are those of `savedStack`, which
  /// the app kept itself, and so open everything that the app may.
  ///
  /// - Returns: Why some could not be opened; the others are.
  @discardableResult public func restore(_ urls: [String]) -> [RoutingError] {
    var errors: [RoutingError] = []
    isRestoring = true
    defer { isRestoring = false }
    for url in urls {
      do { try open(url, trust: .app, animated: false) } catch { errors.append(error) }
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
