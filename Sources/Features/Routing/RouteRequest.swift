import UIKit

/// One opening of a route, as its source, its interceptors and its destination see it.
@MainActor public struct RouteRequest {
  public enum Origin {
    case url(String)
    case source(any RouteSource)
  }

  /// What was opened in the first place, also behind forwards.
  public let origin: Origin
  /// Of the route that is asked now.
  public let pattern: String
  /// Of the path, the query and the sources on the way.
  public let parameters: RouteParameters
  /// Whatever the caller handed over besides.
  public let context: Any?
  public let trust: RouteTrust
  public let isAnimated: Bool
  /// Patterns asked so far, this one last.
  public let hops: [String]
  /// Joins the caller and the destination.
  public let result: RouteResult
  /// A URL that opens the same again; nil where none would: a parameter has no value, the source is
  /// not registered, another route takes the URL.
  public let url: String?

  /// The context if it is a `Value`.
  public func context<Value>(as type: Value.Type = Value.self) -> Value? { context as? Value }
}
