/// Who asks to open a route. Links may come from anyone who can show a person something to click.
public enum RouteTrust: Int, Comparable, Sendable {
  /// A link from outside: the web, another program, a scanned code.
  case external
  /// The app itself.
  case app

  public static func < (a: RouteTrust, b: RouteTrust) -> Bool { a.rawValue < b.rawValue }
}
