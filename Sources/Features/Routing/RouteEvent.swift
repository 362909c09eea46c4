/// The name of a callback and the type of its values.
///
///     let picked = RouteEvent<Int>("picked")
///     result.on(picked) { number in … }   // in the caller
///     routeResult?.send(picked, 7)        // in the screen
public struct RouteEvent<Value>: Sendable {
  /// The name, which must be unique between a caller and its screen.
  public let name: String

  /// Creates an event.
  public init(_ name: String) { self.name = name }
}
