/// An error in printing or reading a typed route.
public enum RouteCodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No pattern fits the URL.
  case noMatch(String)
  /// The case of this name has no pattern.
  case caseWithoutPattern(String)
  /// The printed URL would go to another pattern.
  case takenByOther(url: String, pattern: String)
  /// The value of this name doesn't fit into one parameter.
  case notFlat(String)
  /// The text of the name's value isn't of the type.
  case unreadable(String, text: String, type: String)
  /// The link has no value of the name.
  case missing(String)

  /// A sentence with the remedy.
  public var description: String {
    switch self {
    case .noMatch(let url):
      "No pattern fits \(url); explain(_:) on the coder's table says which come near."
    case .caseWithoutPattern(let name): "The case \(name) has no pattern; add one to patterns."
    case .takenByOther(let url, let pattern):
      "\(url) cannot be printed for this value, because \(pattern) would take it; give the parameter a type or the pattern a literal."
    case .notFlat(let name):
      "\(name) is made of several values, which no URL parameter can hold; use texts, numbers, or an array of them."
    case .unreadable(let name, let text, let type):
      "The link's \(name) is \"\(text)\", which is not \(type)."
    case .missing(let name): "The link holds no value named \(name)."
    }
  }
}
