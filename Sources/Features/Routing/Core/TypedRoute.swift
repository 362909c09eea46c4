/// Screens as values: each prints its URL and is read from it.
///
/// An enum names a pattern for each case, a struct one for itself. Associated values and properties
/// go to the parameters of the same name, the others to the query; both directions come from the
/// `Codable` that the compiler writes.
///
///     enum Screen: TypedRoute {
///       case photo(path: String), album(name: String, page: Int?), settings
///       static let patterns: RoutePatterns = [
///         "photo": "/photo/:path**", "album": "/album/:name(/:page)", "settings": "/settings",
///       ]
///     }
public protocol TypedRoute: Codable, Sendable {
  static var patterns: RoutePatterns { get }
}

/// The pattern of each case by its name; of a struct just the pattern.
public struct RoutePatterns: Sendable, ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral {
  let byCase: [(name: String, pattern: String)]
  let isSingle: Bool

  public init(dictionaryLiteral elements: (String, String)...) {
    byCase = elements.map { ($0, $1) }
    isSingle = false
  }

  public init(stringLiteral value: String) {
    byCase = [("", value)]
    isSingle = true
  }
}

/// Turns typed routes into URLs and back: what `url(for:)` prints, `route(for:)` reads as an equal
/// value.
///
/// Exceptions are values that no text can hold: an empty array in an optional property comes back
/// as nil.
public struct RouteCoder<Route: TypedRoute>: Sendable {
  /// Each case's name by its pattern.
  public let table: RouteTable<String>
  /// What stands before the path of printed URLs: `vitrine:`, `https://example.org`.
  public let base: String
  private let patterns: [String: RoutePattern]

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

  /// - Throws: `RouteCodingError` when the value has no URL of its own.
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

  /// - Throws: `RouteCodingError` when no pattern fits or a value cannot be read.
  public func route(for url: String) throws -> Route {
    guard let match = table.match(url) else { throw RouteCodingError.noMatch(url) }
    return try route(for: match)
  }

  public func route(for match: RouteMatch<String>) throws -> Route {
    let name = Route.patterns.isSingle ? nil : match.route
    let decoder = RouteDecoder(caseName: name, parameters: match.parameters)
    return try Route(from: decoder)
  }
}

extension TypedRoute {
  /// The value's URL. To print many, keep a `RouteCoder`.
  public func url(base: String = "") throws -> String {
    try RouteCoder<Self>(base: base).url(for: self)
  }
}

public enum RouteCodingError: Error, Hashable, Sendable, CustomStringConvertible {
  case noMatch(String)
  case caseWithoutPattern(String)
  case takenByOther(url: String, pattern: String)
  case notFlat(String)
  case unreadable(String, text: String, type: String)
  case missing(String)

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
      "The link's \(name) is \"\(text)\", which is no \(type)."
    case .missing(let name): "The link holds no value named \(name)."
    }
  }
}
