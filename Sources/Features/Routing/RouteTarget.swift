import UIKit

/// A route of the app or a URL, for a router to open.
///
/// Routes are `RouteSource`s. A `URL` and a `String` with a URL or a path are targets as well.
@MainActor public protocol RouteTarget<Answer> {
  /// The type of what the screen answers to `Router.open`, `Any` unless declared: only the screen
  /// knows what a URL leads to.
  associatedtype Answer = Any

  /// How the router finds the route.
  var routeOrigin: RouteRequest.Origin { get }
}

extension String: RouteTarget {
  /// The text as a URL or a path.
  public var routeOrigin: RouteRequest.Origin { .url(self) }
}

extension URL: RouteTarget {
  /// The absolute URL.
  public var routeOrigin: RouteRequest.Origin { .url(absoluteString) }
}
