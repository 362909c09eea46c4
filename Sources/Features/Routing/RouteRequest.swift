import UIKit

/// One opening of a route, as interceptors, sources and destinations see it.
@MainActor public struct RouteRequest {
  /// The target of a request.
  public enum Origin {
    /// A URL or a path.
    case url(String)
    /// A route of the app.
    case source(any RouteSource)
  }

  /// The original target, also after a forward.
  public let origin: Origin
  /// Any other value that the caller passed.
  public let context: Any?
  /// The trust in the origin of the request.
  public let trust: RouteTrust
  /// Whether the screen is shown with an animation.
  public let isAnimated: Bool
  /// Connects the caller and the screen.
  public let result: RouteResult
  /// The pattern of the current route.
  public internal(set) var pattern = ""
  /// The parameters of the path, the query and the routes on the way.
  public internal(set) var parameters: RouteParameters = [:]
  /// The patterns on the way, the current one last.
  public internal(set) var steps: [String] = []
  /// A URL that opens the same again, or nil when there is none: a parameter has no value, the
  /// route isn't registered, or another route takes the URL.
  public internal(set) var url: String?
  weak var presenter: UIViewController?

  /// The context if it is a `Value`.
  public func context<Value>(as type: Value.Type = Value.self) -> Value? { context as? Value }
}
