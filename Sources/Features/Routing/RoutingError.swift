/// Why a route was not opened.
public enum RoutingError: Error, Sendable, CustomStringConvertible {
  /// No pattern fits; `nearest` is the one that comes nearest.
  case unmatched(url: String, nearest: String?)
  /// The link came from outside, and the route is for the app itself.
  case untrusted(url: String, pattern: String)
  /// An interceptor stopped it.
  case intercepted(pattern: String, reason: String)
  /// Forwards lead back to where they came from.
  case cycle([String])
  /// The route's source could not make its screen.
  case noDestination(pattern: String, reason: String)
  /// There is no screen to show it from.
  case noPresenter(pattern: String)
  /// The screen answered with something else than was asked for.
  case wrongAnswer(expected: String, found: String)
  /// One side of a `RouteResult` sent something else than the other listens for.
  case wrongValue(event: String, expected: String, found: String)

  public var description: String {
    switch self {
    case .unmatched(let url, let nearest):
      "Nothing opens \(url)"
        + (nearest.map { "; the nearest pattern is \($0)." } ?? "; no pattern is registered.")
    case .untrusted(let url, let pattern):
      "\(url) was not opened, because \(pattern) is for the app itself; give the route the trust .external to let links in."
    case .intercepted(let pattern, let reason): "\(pattern) was not opened: \(reason)"
    case .cycle(let hops):
      "Forwarding goes round in a circle (\(hops.joined(separator: " → "))); let one of them open."
    case .noDestination(let pattern, let reason): "\(pattern) has no screen for this: \(reason)"
    case .noPresenter(let pattern):
      "\(pattern) was not shown, because no window has a root controller yet; put the link into the inbox with receive(_:)."
    case .wrongAnswer(let expected, let found):
      "The screen answered with \(found) where \(expected) was asked for; finish(with:) and open(…) must name the same type."
    case .wrongValue(let event, let expected, let found):
      "\(event) was sent with \(found) where \(expected) is listened for; both sides must use the same RouteEvent."
    }
  }
}
