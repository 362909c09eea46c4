import UIKit

/// A screen that decides how it is shown.
@MainActor public protocol RouteDestination: UIViewController {
  /// How the default `showRoute` shows the screen. `.automatic` by default.
  var routePresentation: RoutePresentation { get }

  /// Shows the screen. Follows `routePresentation` by default.
  func showRoute(_ request: RouteRequest, from presenter: UIViewController)

  /// Called on the visible screen when another one of its class is about to be shown. `.new` by
  /// default.
  func routeAction(for request: RouteRequest) -> SameDestinationAction

  /// Takes over a request, after `routeAction(for:)` returned `.update`.
  func updateRoute(_ request: RouteRequest)
}

extension RouteDestination {
  /// Pushes where there is a navigation controller, and presents elsewhere.
  public var routePresentation: RoutePresentation { .automatic }

  /// Shows the screen as `routePresentation` says.
  public func showRoute(_ request: RouteRequest, from presenter: UIViewController) {
    routePresentation.show(self, presenter, request.isAnimated)
  }

  /// Shows another screen.
  public func routeAction(for request: RouteRequest) -> SameDestinationAction { .new }

  /// Ignores the request, as a screen does that never returns `.update`.
  public func updateRoute(_ request: RouteRequest) {}
}

/// The treatment of a request for a screen whose class is visible already.
public enum SameDestinationAction: Sendable {
  /// The visible screen stays as it is.
  case none
  /// The visible screen takes the request over.
  case update
  /// Another screen is shown.
  case new
}
