/// How far the origin of a request is trusted. Anyone may send a link that a person follows.
///
/// Where no trust is given, a route is the app's own, and so is text or a URL without scheme and
/// host, such as `/photos/7`. With a scheme or host it is the app's own if `Router.ownSchemes` or
/// `Router.ownHosts` names that, and else external. The router can't know where a text comes from:
/// pass links from the system, scanned codes and messages to `Router.receive(_:)`, which takes
/// every link for external, or pass `.external`.
public enum RouteTrust: Int, Comparable, Sendable {
  /// A link from outside: the web, another program, a scanned code.
  case external
  /// The app itself.
  case app

  /// Links from outside are trusted less than the app.
  public static func < (a: RouteTrust, b: RouteTrust) -> Bool { a.rawValue < b.rawValue }
}
