/// An error of a pattern that wasn't added. Patterns are named as they were written.
public enum RouteTableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The pattern can't be read.
  case badPattern(RoutePatternError)
  /// The first pattern would take URLs that the second, which was added before, takes already.
  case clash(String, String)

  /// A sentence with the remedy.
  public var description: String {
    switch self {
    case .badPattern(let error): error.description
    case .clash(let new, let old):
      "\(new) takes URLs that \(old) takes already; remove one of them, or give them different literals, types or hosts."
    }
  }
}
