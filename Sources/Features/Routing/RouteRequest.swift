import UIKit

/// One opening of a route, as interceptors, sources and destinations see it.
@MainActor public struct RouteRequest {
  /// What was opened.
  public enum Origin {
    /// A URL or a path.
    case url(String)
    /// A route of the app.
    case source(any RouteSource)

    /// Who opens it unless the caller says otherwise: a URL doesn't tell who wrote it.
    var trust: RouteTrust {
      switch self {
      case .url: .external
      case .source: .app
      }
    }
  }

  /// What was opened in the first place, also after a forward.
  public let origin: Origin
  /// What the caller passed besides.
  public let context: Any?
  /// Who asks.
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
