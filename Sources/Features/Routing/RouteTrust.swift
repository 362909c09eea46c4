/// How far the origin of a request is trusted. Anyone may send a link that a person follows.
public enum RouteTrust: Int, Comparable, Sendable {
  /// A link from outside: the web, another program, a scanned code.
  case external
  /// The app itself.
  case app

  /// Links from outside are trusted less than the app.
  public static func < (a: RouteTrust, b: RouteTrust) -> Bool { a.rawValue < b.rawValue }
}
