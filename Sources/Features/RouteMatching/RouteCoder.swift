/// Turns typed routes into URLs and back: `route(for:)` reads what `url(for:)` prints as an equal
/// value. Only an empty array in an optional property is read as nil.
public struct RouteCoder<Route: TypedRoute>: Sendable {
  /// The patterns, each with the name of its case.
  public let table: RouteTable<String>
  /// The beginning of printed URLs, before the path: `vitrine:`, `https://example.org`.
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
