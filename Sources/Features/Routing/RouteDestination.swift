import UIKit
import UIKitCompat

/// A screen that decides itself how it is shown.
@MainActor public protocol RouteDestination: UIViewController {
  /// How the default `showRoute` shows it.
  var routePresentation: RoutePresentation { get }

  func showRoute(_ request: RouteRequest, from presenter: UIViewController)

  /// Asked of the visible screen when a new one of the same class is about to be shown.
  func routeAction(for request: RouteRequest) -> SameDestinationAction

  /// Takes over what the request brings; follows `.update`.
  func updateRoute(_ request: RouteRequest)
}

extension RouteDestination {
  public var routePresentation: RoutePresentation { .automatic }

  public func showRoute(_ request: RouteRequest, from presenter: UIViewController) {
    routePresentation.show(self, presenter, request.isAnimated)
  }

  public func routeAction(for request: RouteRequest) -> SameDestinationAction { .new }
  public func updateRoute(_ request: RouteRequest) {}
}

/// What happens when the screen that is asked for is visible already.
public enum SameDestinationAction: Sendable { case none, update, new }

/// A way of bringing a screen up. Apps add their own, from any transition they have.
@MainActor public struct RoutePresentation {
  /// The destination, who shows it, and whether that is animated.
  public let show: @MainActor (UIViewController, UIViewController, Bool) -> Void

  public init(show: @escaping @MainActor (UIViewController, UIViewController, Bool) -> Void) {
    self.show = show
  }

  /// Pushes where there is a navigation controller, else presents.
  public static let automatic = RoutePresentation { destination, presenter, animated in
    let navigation = presenter as? UINavigationController ?? presenter.navigationController
    if let navigation, !(destination is UINavigationController) {
      navigation.pushViewController(destination, animated: animated)
    } else {
      presenter.present(destination, animated: animated)
    }
  }

  /// As `automatic`: without a navigation controller there is nothing to push onto.
  public static let push = automatic

  public static let present = RoutePresentation { destination, presenter, animated in
    presenter.present(destination, animated: animated)
  }

  /// Presents within a navigation controller of the destination's own.
  public static let presentInNavigation = RoutePresentation { destination, presenter, animated in
    let navigation = UINavigationController(rootViewController: destination)
    presenter.present(navigation, animated: animated)
  }
}

/// A controller of the app's own that shows one of several others: says which, so that the router
/// finds the visible screen. Those of UIKit it knows.
@MainActor public protocol RoutingContainer: UIViewController {
  var routedChild: UIViewController? { get }
}

extension UIViewController {
  private enum ResultKey: SideStorageKey {
    static var defaultValue: RouteLife? { nil }
  }

  private enum URLKey: SideStorageKey {
    static var defaultValue: String? { nil }
  }

  private enum WatchKey: SideStorageKey {
    static var defaultValue: ScreenWatch? { nil }
  }

  /// The way back to who opened this screen; nil when no router did.
  public var routeResult: RouteResult? { self[side: ResultKey.self]?.result }

  /// What would open this screen again; nil when no URL would.
  public internal(set) var routeURL: String? {
    get { self[side: URLKey.self] }
    set { self[side: URLKey.self] = newValue }
  }

  func attach(_ result: RouteResult, url: String?) {
    if let old = routeResult, old !== result { old.finish() }
    self[side: ResultKey.self] = RouteLife(result)
    routeURL = url
  }

  /// Ends the result when the screen goes. Loads its view.
  func watchLeaving() {
    if self[side: WatchKey.self] == nil { self[side: WatchKey.self] = ScreenWatch(self) }
  }

  /// The screen in front, of those that this one holds or presents.
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
