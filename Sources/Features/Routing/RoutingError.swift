import UIKit

/// An error of a route that wasn't opened, or of a value that couldn't be passed on.
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
      if let nearest {
        String(
          localized: "Nothing opens \(url); the nearest pattern is \(nearest).", bundle: .routing)
      } else {
        String(localized: "Nothing opens \(url); no pattern is registered.", bundle: .routing)
      }
    case .untrusted(let url, let pattern):
      String(
        localized:
          "\(url) was not opened, because \(pattern) is for the app itself; give the route the trust .external to let links in, or name the link's scheme or host in ownSchemes or ownHosts if only the app writes such links.",
        bundle: .routing)
    case .intercepted(let pattern, let reason):
      String(localized: "\(pattern) was not opened: \(reason)", bundle: .routing)
    case .cycle(let steps): Self.circle(steps.joined(separator: " → "))
    case .noDestination(let pattern, let reason):
      String(localized: "\(pattern) has no screen for this: \(reason)", bundle: .routing)
    case .noPresenter(let pattern):
      String(
        localized:
          "\(pattern) was not shown, because no window has a root controller yet; pass it to receive(_:), which waits.",
        bundle: .routing)
    case .wrongAnswer(let expected, let found):
      String(
        localized:
          "The screen answered with \(found) where \(expected) is expected; finish(with:) and the route's Answer must be of the same type.",
        bundle: .routing)
    case .wrongValue(let event, let expected, let found):
      String(
        localized:
          "\(event) was sent with \(found) where \(expected) is listened for; both sides must use the same RouteEvent.",
        bundle: .routing)
    }
  }

  private static func circle(_ steps: String) -> String {
    String(
      localized: "Forwarding goes round in a circle (\(steps)); let one of them open.",
      bundle: .routing)
  }
}

extension RoutingError {
  /// The sentence that a person is shown: an interceptor's reason as it is.
  var sentence: String {
    if case .intercepted(_, let reason) = self { reason } else { description }
  }
}
