/// Why a route wasn't opened, or why a value couldn't be passed on.
public enum RoutingError: Error, Sendable, CustomStringConvertible {
  /// No pattern fits; `nearest` comes nearest.
  case unmatched(url: String, nearest: String?)
  /// The link came from outside, but the route is for the app itself.
  case untrusted(url: String, pattern: String)
  /// An interceptor stopped it.
  case intercepted(pattern: String, reason: String)
  /// Forwards lead back to an earlier route; these are the patterns on the way.
  case cycle([String])
  /// The route couldn't make its screen, or the screen can't be shown.
  case noDestination(pattern: String, reason: String)
  /// There is no screen to show the route from.
  case noPresenter(pattern: String)
  /// The screen answered with another type than the caller expects.
  case wrongAnswer(expected: String, found: String)
  /// One side of a `RouteResult` sent another type than the other side listens for.
  case wrongValue(event: String, expected: String, found: String)

  /// A sentence with the remedy.
  public var description: String {
    switch self {
    case .unmatched(let url, let nearest):
      "Nothing opens \(url)"
        + (nearest.map { "; the nearest pattern is \($0)." } ?? "; no pattern is registered.")
    case .untrusted(let url, let pattern):
      "\(url) was not opened, because \(pattern) is for the app itself; give the route the trust .external to let links in."
    case .intercepted(let pattern, let reason): "\(pattern) was not opened: \(reason)"
    case .cycle(let steps):
      "Forwarding goes round in a circle (\(steps.joined(separator: " → "))); let one of them open."
    case .noDestination(let pattern, let reason): "\(pattern) has no screen for this: \(reason)"
    case .noPresenter(let pattern):
      "\(pattern) was not shown, because no window has a root controller yet; pass it to receive(_:), which waits."
    case .wrongAnswer(let expected, let found):
      "The screen answered with \(found) where \(expected) is expected; finish(with:) and the route's Answer must be of the same type."
    case .wrongValue(let event, let expected, let found):
      "\(event) was sent with \(found) where \(expected) is listened for; both sides must use the same RouteEvent."
    }
  }
}
