/// A route as a value that prints its URL and is read from it.
///
/// An enum names a pattern for each case, a struct one for itself. Associated values and properties
/// become the parameters of the same name, or go to the query. The compiler's `Codable` does the
/// rest.
///
///     enum Screen: TypedRoute {
///       case photo(path: String), album(name: String, page: Int?), settings
///       static let patterns: RoutePatterns = [
///         "photo": "/photo/:path**", "album": "/album/:name(/:page)", "settings": "/settings",
///       ]
///     }
public protocol TypedRoute: Codable, Sendable {
  /// The pattern of each case, or the struct's.
  static var patterns: RoutePatterns { get }
}

/// The patterns of an enum's cases by their names, or the one pattern of a struct.
public struct RoutePatterns: Sendable, ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral {
  let byCase: [(name: String, pattern: String)]
  let isSingle: Bool

  /// Creates the patterns of an enum's cases.
  public init(dictionaryLiteral elements: (String, String)...) {
    byCase = elements.map { ($0, $1) }
    isSingle = false
  }

  /// Creates the pattern of a struct.
  public init(stringLiteral value: String) {
    byCase = [("", value)]
    isSingle = true
  }
}

/// Turns typed routes into URLs and back: `route(for:)` reads what `url(for:)` prints as an equal
/// value. Only an empty array in an optional property is read as nil.
public struct RouteCoder<Route: TypedRoute>: Sendable {
  /// The patterns, each with the name of its case.
  public let table: RouteTable<String>
  /// What precedes the path of printed URLs: `vitrine:`, `https://example.org`.
  public let base: String
  private let patterns: [String: RoutePattern]

  /// Creates a coder.
  ///
  /// - Parameters:
  ///   - base: What precedes the path of printed URLs: `vitrine:`, `https://example.org`.
  ///   - reading: How patterns and links are read.
  ///   - types: Types that patterns may name besides the built-in ones.
  /// - Throws: `RouteTableError` when a pattern can't be read, or two take the same URLs.
  public init(
    base: String = "", reading: LinkReading = LinkReading(), types: [ParameterType] = []
  ) throws(RouteTableError) {
    var table = RouteTable<String>(reading: reading, types: types)
    var patterns: [String: RoutePattern] = [:]
    for (name, pattern) in Route.patterns.byCase { patterns[name] = try table.add(pattern, name) }
    self.table = table
    self.patterns = patterns
    self.base = base
  }

  /// Prints the URL of a value.
  ///
  /// - Throws: `RouteCodingError` when the value has no URL of its own, or `RoutePrintingError`.
  public func url(for route: Route) throws -> String {
    let encoder = RouteEncoder(hasCases: !Route.patterns.isSingle)
    try route.encode(to: encoder)
    if let name = encoder.sink.refused { throw RouteCodingError.notFlat(name) }
    let name = encoder.sink.caseName ?? ""
    guard let pattern = patterns[name] else { throw RouteCodingError.caseWithoutPattern(name) }
    let values = RouteParameters(items: encoder.sink.items)
    // A place in the path holds one text.
    if let list = pattern.parameterNames.first(where: { values.values($0).count > 1 }) {
      throw RouteCodingError.notFlat(list)
    }
    let url = try pattern.url(values, base: base)
    let found = table.match(url)?.pattern
    guard found == pattern else {
      throw RouteCodingError.takenByOther(url: url, pattern: found?.description ?? "nothing")
    }
    return url
  }

  /// Reads the value of a URL.
  ///
  /// - Throws: `RouteCodingError` when no pattern fits or a parameter can't be read.
  public func route(for url: String) throws -> Route {
    guard let match = table.match(url) else { throw RouteCodingError.noMatch(url) }
    return try route(for: match)
  }

  /// Reads the value of a match in `table`.
  ///
  /// - Throws: `RouteCodingError` when a parameter can't be read.
  public func route(for match: RouteMatch<String>) throws -> Route {
    let name = Route.patterns.isSingle ? nil : match.route
    let decoder = RouteDecoder(caseName: name, parameters: match.parameters)
    return try Route(from: decoder)
  }
}

extension TypedRoute {
  /// Prints the value's URL. Use a `RouteCoder` to print many.
  public func url(base: String = "") throws -> String {
    try RouteCoder<Self>(base: base).url(for: self)
  }
}

/// Why a typed route can't be printed or read.
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
