/// An error in a pattern that can't be read.
public enum RoutePatternError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The pattern is empty.
  case empty
  /// Two parameters have the same name.
  case duplicateName(String, pattern: String)
  /// The segment looks like a parameter, and isn't one.
  case badName(segment: String, pattern: String)
  /// The parameter's type is neither built in nor one of the table's.
  case unknownType(String, pattern: String)
  /// Something follows `**`.
  case restNotLast(pattern: String)
  /// An optional part isn't at the end of the path, or doesn't begin with a slash.
  case badOptionalTail(pattern: String)
  /// The pattern has a query.
  case query(pattern: String)
  /// The text isn't a server's name.
  case badServer(String, pattern: String)

  /// A sentence with the remedy.
  public var description: String {
    switch self {
    case .empty:
      "A pattern needs some text; the root is written /."
    case .duplicateName(let name, let pattern):
      "\(pattern) names two parameters \(name), and one would hide the other; give one a new name."
    case .badName(let segment, let pattern):
      "\(segment) in \(pattern) is not a parameter: write one :name of letters, digits and _ per segment, with text before or behind it; a literal colon is %3A."
    case .unknownType(let type, let pattern):
      "\(pattern) asks for the type \(type), which is not known; use int, double, bool, uuid, a|b|c, or give the table your own."
    case .restNotLast(let pattern):
      "Nothing can follow ** in \(pattern), because it takes all that is left; move it to the end."
    case .badOptionalTail(let pattern):
      "An optional part such as (/:page) belongs at the end of the path and begins with a slash; \(pattern) has it elsewhere."
    case .query(let pattern):
      "\(pattern) holds a query; every query is accepted, so leave out what begins with the question mark."
    case .badServer(let server, let pattern):
      "\(server) in \(pattern) is not a server: write its name without user and port, or *.example.org for its subdomains."
    }
  }
}
