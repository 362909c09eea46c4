/// An error in printing a URL.
public enum RoutePrintingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The parameter has no value.
  case missing(String, pattern: String)
  /// The value isn't of the parameter's type.
  case refused(String, value: String, type: String, pattern: String)
  /// The pattern has a `*` or `**` without a name.
  case wildcard(pattern: String)

  /// A sentence with the remedy.
  public var description: String {
    switch self {
    case .missing(let name, let pattern):
      "\(pattern) cannot be printed without a value for \(name)."
    case .refused(let name, let value, let type, let pattern):
      "\"\(value)\" cannot be printed as \(name) of \(pattern), because it is not \(type)."
    case .wildcard(let pattern):
      "\(pattern) cannot be printed, because nothing says what its wildcard stands for; name it, as in :name or :name**."
    }
  }
}
